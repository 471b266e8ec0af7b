import type { climbersSetup as english } from '../en/climbersSetup';
import type { Translation } from '../shape';

export const climbersSetup: Translation<typeof english> = {
  lead: 'The Climbers para dos a cinco en esta pantalla. Todo está listo para jugar contra un bot: cambia lo que quieras.',
  order: 'Orden de turno',
  orderListed: 'El de la lista',
  orderDrawn: 'Al azar',
  orderListedText: 'Empieza quien está arriba. Las flechas cambian el orden.',
  orderDrawnText: 'Se sortea al empezar la partida.',
  earlier: 'Jugador {number} antes en el orden de turno',
  later: 'Jugador {number} después en el orden de turno',
  violet:
    'El violeta es el color más difícil: en cada bloque está enfrente del gris, y donde uno queda arriba el otro no. Con menos de cinco se queda en la caja, salvo que alguien lo elija.',
  level1Text: 'Construye y sube donde se le ocurre mirar. Para las primeras partidas.',
  level2Text: 'Construye un escalón donde lo ve y sube, solo para sí.',
  level3Text: 'Sube tan alto como ve y cuida más sus escaleras.',
  level4Text: 'Piensa en más turnos y en lo que te abren.',
  level5Text: 'Repasa sus mejores turnos y de vez en cuando cierra una cara.',
  level6Text: 'Continúa sus mejores turnos hasta el siguiente y bloquea donde duele.',
  level7Text:
    'Juzga cada lugar para cada bloque por lo que ha ganado partidas, pero no siempre toma el mejor.',
  level8Text: 'El más fuerte: piensa hasta dos segundos en los mejores turnos de todos.',
  tower: 'Torre',
  towerText: 'Cada número construye su propia torre, siempre la misma. Puedes decírselo a alguien.',
  towerNumber: 'Número de la torre',
  towerTitle: 'Torre {number}',
  others: 'Ver otras',
  towerAlt: 'La torre {number} al empezar con sus peones: {height} unidades de alto.',
  rules: 'Reglas por acordar',
  preset: 'Edición',
  classic: 'Clásica',
  modern: 'Moderna',
  own: 'La vuestra',
  classicText:
    'Las reglas de 2008: se puede volver a bajar y, a igual altura, gana quien llegó el último.',
  modernText:
    'La edición de 2017, según cuentan quienes la reseñaron: nunca hacia abajo, todos los peones pueden moverse tras cada turno y, a igual altura, gana quien llegó el primero.',
  ownText: 'Vuestra propia mezcla: todo lo que sigue se puede combinar.',
  pawnBeforeBlock: 'El peón antes del bloque',
  pawnBeforeBlockText:
    'Puedes mover tu peón antes de tu bloque y otra vez después; o solo después.',
  allowed: 'Permitido',
  forbidden: 'Prohibido',
  descend: 'Bajar',
  descendText:
    'Un peón puede bajar desde cualquier altura sin pagar nada; o solo va en llano y hacia arriba.',
  tie: 'A igual altura',
  tieText: 'Si varios peones son los más altos, gana el último que llegó allí, o el primero.',
  tieLast: 'Gana el último',
  tieFirst: 'Gana el primero',
  variants: 'Variantes',
  on: 'Sí',
  off: 'No',
  bridges: 'Puentes',
  bridgesText:
    'Una escalera también puede tenderse sobre un hueco, llana o inclinada, mientras no hayas movido un bloque en este turno.',
  together: 'Subir juntos',
  togetherText:
    'Tras cada turno todos los demás pueden mover también su peón, por orden y sin escaleras.',
  rounds: 'Antes del final',
  roundsText:
    'El final se acerca cuando nadie ha subido más alto durante una ronda entera, o durante dos: mejor entre dos.',
  oneRound: 'Una ronda',
  twoRounds: 'Dos rondas',
};
