import type { Translation } from '../../shape';
import type { klotzReasons as english } from '../en/klotzReasons';

/** Was für einen Zug spricht. */
export const klotzReasons: Translation<typeof english> = {
  wins: 'Der Klotz zieht in sein Ziel und gewinnt.',
  forces: {
    one: 'Das gewinnt auf der Stelle.',
    other: 'Das erzwingt den Sieg in {count} Zügen.',
  },
  captures: 'Das schickt den Klotz von {player} zurück in die Mitte.',
  parries: 'Das hält {player} vom Ziel fern.',
  threatens: 'Das droht, ins Ziel zu ziehen.',
  escapes: 'Das bringt den Klotz aus der Gefahr.',
  nears: {
    one: 'Danach fehlt dem Klotz noch ein Zug zum Ziel.',
    other: 'Danach fehlen dem Klotz noch {count} Züge zum Ziel.',
  },
  opens: {
    one: 'Das macht den Weg frei: noch ein Zug zum Ziel.',
    other: 'Das macht den Weg frei: noch {count} Züge zum Ziel.',
  },
  hinders: 'Das macht den Weg von {player} länger.',
  'holds-out': 'Hier verliert jeder Zug; dieser hält am längsten stand.',
  prepares: 'Noch keine Drohung, aber auf Dauer der bessere Platz.',
};
