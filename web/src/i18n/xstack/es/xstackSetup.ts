import type { Translation } from '../../shape';
import type { xstackSetup as english } from '../en/xstackSetup';

/** Una partida nueva de X-Stack. */
export const xstackSetup: Translation<typeof english> = {
  lead: 'Manos firmes, de dos a cinco, en esta pantalla. Todo está listo para una partida contra un bot: cambia lo que quieras.',
  level1Text:
    'Tira de lo que parece suelto a simple vista y confía en la suerte. Para las primeras partidas.',
  level2Text: 'Prueba uno o dos gestos de cabeza antes de tocar nada.',
  level3Text: 'Tiene mejor ojo y todavía se arriesga.',
  level4Text: 'Compara algunas maneras y no siempre toma la más segura.',
  level5Text: 'Sopesa puntos y riesgo, y para cuando es suficiente.',
  level6Text: 'Prueba tres veces su favorito antes de hacerlo.',
  level7Text: 'Compara muchas maneras y juega a ganar, no a sumar puntos.',
  level8Text: 'La mano más firme: lo prueba todo varias veces, hasta dos segundos.',
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
