import type { Translation } from '../../shape';
import type { xstackEditor as english } from '../en/xstackEditor';

/** El editor de pilas. */
export const xstackEditor: Translation<typeof english> = {
  title: 'Editor de pilas',
  lead: 'Pon bloques en la X, deja que se asienten, y juega en tu pila o envíasela a tus amigos.',
  design: 'Soporte y bloques',
  'design-why': 'Otra construcción tiene otros bloques: la pila empieza de nuevo.',
  box: 'En la caja',
  'box-empty': 'Todos los bloques están en la X.',
  'box-help':
    'Elige un bloque: aparece encima de la pila. Muévelo con el ratón, un dedo o las teclas, y suéltalo.',
  add: 'Añadir {block}',
  'take-off': 'Quitar {block}',
  'back-to-box': 'Devolver a la caja',
  'from-empty': 'Una X vacía',
  'from-pile': 'Una pila nueva',
  'bring-back': 'La pila de antes',
  name: 'Nombre',
  'name-missing': 'Ponle un nombre a la pila.',
  save: 'Guardar',
  saved: 'Guardada. Ahora está entre tus pilas para una partida nueva.',
  'not-saved': 'El navegador no quiso guardar la pila.',
  play: 'Jugar en ella',
  share: 'Copiar enlace',
  copied: 'El enlace a esta pila está copiado.',
  'copy-failed': 'El navegador no permitió copiar.',
  refused: 'No se puede jugar en esta pila: {reason}',
  'opened-link': 'Una pila de un enlace. Guárdala para conservarla.',
  'bad-link': 'El enlace no describe una pila: {reason}',
  'own-piles': 'Tus pilas',
  open: 'Abrir {name}',
  delete: 'Borrar {name}',
  fallen: {
    one: 'Un bloque ha caído junto a la X y vuelve a la caja: {blocks}.',
    other: '{count} bloques han caído junto a la X y vuelven a la caja: {blocks}.',
  },
  count: { one: '{count} bloque en la X', other: '{count} bloques en la X' },
};
