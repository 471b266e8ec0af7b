import type { about as english } from '../en/about';
import type { Translation } from '../shape';

export const about: Translation<typeof english> = {
  title: 'Acerca de Holz',
  lead: 'Una mesa para tres juegos de bloques de madera, en el navegador.',
  gamesTitle: 'Los juegos',
  klotz: 'Klotz es de Gerald Schmidt y Volker Frey y apareció en 1986.',
  climbers:
    'The Climbers es de Holger Lanz y apareció en 2008, en alemán con el nombre de Die Aufsteiger.',
  xstack:
    'X-Stack es nuestro nombre de trabajo para un juego de habilidad de Zoltán Aczél de 1998. De su material se sabe poco; el soporte, los bloques y las pilas son nuestros.',
  independentTitle: 'Independiente',
  independent:
    'Holz es un proyecto independiente, sin relación con los autores ni las editoriales de estos juegos; los nombres pertenecen a sus dueños. Las reglas están contadas con nuestras palabras, y todas las imágenes y sonidos los hace el propio programa.',
  reconstructionTitle: 'Qué hemos reconstruido',
  reconstruction:
    'La imagen de la disposición inicial de Klotz falta en todas las versiones de las reglas que conocemos, y en cada juego algunos puntos quedan abiertos. Donde hubo que decidir, las páginas de reglas dicen cómo jugamos y por qué; casi todo se puede acordar de otra manera.',
  reconstructionKlotz: 'Lo que hemos decidido en Klotz',
  reconstructionClimbers: 'Lo que hemos decidido en The Climbers',
  reconstructionXstack: 'Lo que hemos decidido en X-Stack',
  privacyTitle: 'Qué pasa con tus datos',
  privacy:
    'Nada sale de tu navegador. Partidas, disposiciones y ajustes se guardan en él y en ningún otro sitio; al borrar los datos del navegador desaparecen. También se guarda la propia página, para que se abra sin red. No hay cuenta, ni rastreo, ni cookies. Una disposición compartida viaja dentro de su enlace.',
  licenceTitle: 'Licencia',
  licence:
    'Holz es software libre. Puedes usarlo, cambiarlo y compartirlo bajo la licencia MIT o la licencia Apache 2.0, la que prefieras.',
  typeTitle: 'Tipografía',
  type: 'Young Serif y Figtree, ambas bajo la SIL Open Font License.',
};
