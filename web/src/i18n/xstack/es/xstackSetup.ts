import type { Translation } from '../../shape';
import type { xstackSetup as english } from '../en/xstackSetup';

/** Una partida nueva de X-Stack. */
export const xstackSetup: Translation<typeof english> = {
  lead: 'Manos firmes, de dos a cinco, en esta pantalla. Todo está listo para una partida contra un bot: cambia lo que quieras.',
  level1Text: 'Busca bloques sueltos y confía en la suerte. Bueno para las primeras partidas.',
  level2Text: 'Prueba algunos bloques de cabeza antes de tocar uno.',
  level3Text: 'Prueba muchos, con mano temblorosa, y toma el más seguro. Tarda un poco más.',
  pile: 'Pila',
  'design-fan': 'Abanico',
  'design-wall': 'Muro',
  'design-high-fan': 'Abanico alto',
  'design-own': 'Propia',
  'design-fan-text': 'Pisos de barras y tablillas que se ensanchan hacia arriba. La pila habitual.',
  'design-wall-text': 'Dos filas de cubos y barras, puestos como ladrillos. Estrecho y alto.',
  'design-high-fan-text':
    'Un abanico sobre tablas menos profundas, con un piso más. Para manos firmes.',
  'design-own-text': 'Una pila del editor.',
  'pile-title': '{design}, número {number}',
  number: 'Número de la pila',
  'number-text': 'El mismo número construye siempre la misma pila.',
  another: 'Otra',
  'make-pile': 'Construir una pila',
  'own-missing': 'Elige una de tus pilas, o construye una.',
  options: 'Mano y rondas',
  hand: 'Mano',
  'hand-text':
    'La fuerza que puede hacer la mano antes de que un bloque se le escurra. Una mano fuerte arrastra la pila.',
  'hand-gentle': 'Suave',
  'hand-normal': 'Normal',
  'hand-strong': 'Fuerte',
  tremor: 'Temblor',
  'tremor-text':
    'Ninguna mano está quieta del todo: tiembla un poco por sí sola, igual para todos en la mesa.',
  'tremor-none': 'Ninguno',
  'tremor-steady': 'Poco',
  'tremor-natural': 'Natural',
  'tremor-shaky': 'Mucho',
  rounds: 'Rondas',
  'rounds-text':
    'Tantas pilas una tras otra; los puntos se suman, y cada vez empieza el siguiente.',
};
