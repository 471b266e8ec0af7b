import type { common as english } from '../en/common';
import type { Translation } from '../shape';

export const common: Translation<typeof english> = {
  holz: 'Holz',
  klotz: 'Klotz',
  climbers: 'The Climbers',
  xstack: 'X-Stack',
  play: 'Jugar',
  newGame: 'Nueva partida',
  rules: 'Reglas',
  editor: 'Editor de disposiciones',
  about: 'Acerca de',
  home: 'Inicio',
  close: 'Cerrar',
  cancel: 'Cancelar',
  delete: 'Borrar',
  red: 'Rojo',
  yellow: 'Amarillo',
  green: 'Verde',
  blue: 'Azul',
  darkBlue: 'Azul oscuro',
  lightBlue: 'Azul claro',
  violet: 'Violeta',
  grey: 'Gris',
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar',
  language: 'Idioma',
  themeDark: 'Tema oscuro',
  themeLight: 'Tema claro',
  pages: 'Páginas',
  startFailed:
    'No se pudo empezar la partida: las reglas no se cargaron. Comprueba la conexión e inténtalo otra vez.',
  skip: 'Ir al contenido',
  loading: 'Un momento…',
  pageFailed:
    'No se pudo cargar esta página. Puede que falle la conexión o que Holz se haya renovado desde que lo abriste.',
  reload: 'Volver a cargar',
  missingTitle: 'Aquí no hay nada',
  missingText: 'No hay ninguna página en {path}.',
  reconstruction: 'Esta disposición es una reconstrucción',
  reconstructionWhy:
    'La imagen de la disposición original se ha perdido. La nuestra respeta el número de columnas y no favorece a ningún color.',
};
