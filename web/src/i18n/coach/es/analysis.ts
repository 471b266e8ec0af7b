import type { Translation } from '../../shape';
import type { analysis as english } from '../en/analysis';

/** El análisis de una partida. */
export const analysis: Translation<typeof english> = {
  title: 'Análisis',
  close: 'Cerrar el análisis',
  chart:
    'Posibilidades de ganar de cada cual; {known} de {of} jugadas valoradas. La lista de abajo dice lo mismo.',
  progress: '{known} de {of}',
  stop: 'Detener',
  'go-on': 'Seguir',
  percent: '{percent} %',
  best: 'Lo mejor desde aquí:',
  show: 'Mostrarlo en el tablero',
  'best-played': 'Es lo que se jugó.',
  try: 'Seguir desde aquí',
  'try-bots': 'Contra bots',
  'turning-none': 'Ninguna jugada por sí sola dio la vuelta a esta partida.',
  turning: 'Punto de inflexión:',
  'turning-points': 'Puntos de inflexión:',
  moves: 'Cada jugada y su valoración',
  move: 'Jugada',
  chance: 'Posibilidad tras ella',
  better: 'Mejor',
  honest: 'La estimación de un bot fuerte tras un vistazo, no una prueba.',
};
