import type { Translation } from '../../shape';
import type { klotzReasons as english } from '../en/klotzReasons';

/** Lo que habla a favor de una jugada. */
export const klotzReasons: Translation<typeof english> = {
  wins: 'El Klotz entra en su meta y gana.',
  forces: {
    one: 'Gana en el acto.',
    other: 'Fuerza la victoria en {count} jugadas.',
  },
  captures: 'Devuelve el Klotz de {player} al centro.',
  parries: 'Cierra la meta a {player}.',
  threatens: 'Amenaza con entrar en la meta.',
  escapes: 'Pone el Klotz fuera de peligro.',
  nears: {
    one: 'Al Klotz le queda entonces una jugada hasta la meta.',
    other: 'Al Klotz le quedan entonces {count} jugadas hasta la meta.',
  },
  opens: {
    one: 'Despeja el camino: una jugada hasta la meta.',
    other: 'Despeja el camino: {count} jugadas hasta la meta.',
  },
  hinders: 'Alarga el camino de {player}.',
  'holds-out': 'Aquí pierde cualquier jugada; esta es la que más aguanta.',
  prepares: 'Aún no amenaza nada, pero a la larga es el mejor sitio.',
};
