import type { Translation } from '../../shape';
import type { climbersReasons as english } from '../en/climbersReasons';

/** Was für einen Zug bei The Climbers spricht. */
export const climbersReasons: Translation<typeof english> = {
  wins: 'Das beendet das Spiel und gewinnt es.',
  climbs: 'Die Figur kommt auf Höhe {height}.',
  leads: 'Das bringt die Führung.',
  hinders: '{player} hätte auf Höhe {height} gehen können; das ist nun versperrt.',
  readies: 'Im nächsten Zug ist dann Höhe {height} erreichbar.',
  saves: 'Es kostet keine Leiter.',
  waits: 'Besseres ist nicht in Sicht; so wird nichts verschenkt.',
};
