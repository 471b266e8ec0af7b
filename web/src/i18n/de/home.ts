import type { home as english } from '../en/home';
import type { Translation } from '../shape';

export const home: Translation<typeof english> = {
  headline: 'Drei Spiele\naus Holz.',
  tagline: 'Such dir eins aus und spiel, gegen einen Bot oder mit Freunden an einem Bildschirm.',
  klotzText: 'Säulen, Steine und vier hohe Klötze auf 14 × 14.',
  climbersText: 'Versetz einen Block und steig, so hoch du darfst.',
  xstackText: 'Jeder Block höher als der letzte. Lass nichts fallen.',
  continue: 'Weiterspielen',
  starting: 'Der Tisch wird gedeckt …',
  klotzScene: 'Ein Holzbrett mit Säulen in drei Höhen und vier farbigen Klötzen in der Mitte',
  climbersScene: 'Ein Turm aus bemalten Blöcken mit Figuren und Leitern auf einer runden Platte',
  xstackScene: 'Ein Haufen bemalter Blöcke in einem schwarzen X aus Holz',
  credits: 'Die Spiele und ihre Autoren',
  creditKlotz: 'Klotz von Gerald Schmidt und Volker Frey, 1986',
  creditClimbers: 'The Climbers von Holger Lanz, 2008',
  creditXstack: 'X-Stack ist unser Arbeitstitel für ein Spiel von Zoltán Aczél, 1998',
  independent:
    'Holz ist ein unabhängiges Projekt und steht in keiner Verbindung zu den Autoren oder Verlagen dieser Spiele.',
};
