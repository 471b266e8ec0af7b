import type { Translation } from '../../shape';
import type { climbersReasons as english } from '../en/climbersReasons';

/** Lo que habla a favor de un turno de The Climbers. */
export const climbersReasons: Translation<typeof english> = {
  wins: 'Termina la partida, y la gana.',
  climbs: 'El peón llega a la altura {height}.',
  leads: 'Toma la delantera.',
  hinders: '{player} habría podido subir a pie hasta la altura {height}; ahora está cerrado.',
  readies: 'La altura {height} queda al alcance en el próximo turno.',
  saves: 'No cuesta ninguna escalera.',
  waits: 'No hay nada mejor a la vista; así no se regala nada.',
};
