import type { home as english } from '../en/home';
import type { Translation } from '../shape';

export const home: Translation<typeof english> = {
  headline: 'Tres juegos\nde madera.',
  tagline: 'Elige uno y juega, contra un bot o con amigos alrededor de una pantalla.',
  klotzText: 'Columnas, piedras y cuatro bloques altos en 14 × 14.',
  climbersText: 'Mueve un bloque y sube hasta donde te dejen.',
  xstackText: 'Cada bloque más alto que el anterior. Que no se caiga.',
  continue: 'Continuar',
  starting: 'Preparando la mesa…',
  klotzScene:
    'Un tablero de madera con columnas de tres alturas y cuatro bloques de color en el centro',
  climbersScene: 'Una torre de bloques pintados con peones y escaleras sobre una base redonda',
  xstackScene: 'Un montón de bloques pintados apoyado en una X de madera negra',
  credits: 'Los juegos y sus autores',
  creditKlotz: 'Klotz, de Gerald Schmidt y Volker Frey, 1986',
  creditClimbers: 'The Climbers, de Holger Lanz, 2008',
  creditXstack: 'X-Stack es nuestro nombre de trabajo para un juego de Zoltán Aczél, 1998',
  independent:
    'Holz es un proyecto independiente, sin relación con los autores ni las editoriales de estos juegos.',
};
