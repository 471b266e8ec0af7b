import type { home as english } from '../en/home';
import type { Translation } from '../shape';

export const home: Translation<typeof english> = {
  headline: 'Trois jeux\nen bois.',
  tagline: 'Choisissez-en un et jouez, contre un robot ou entre amis autour d’un écran.',
  klotzText: 'Colonnes, pierres et quatre grands blocs sur 14 × 14.',
  climbersText: 'Un bloc à déplacer, puis grimper selon sa couleur.',
  xstackText: 'Toujours plus haut. Surtout, rien ne doit tomber.',
  continue: 'Continuer',
  starting: 'On prépare la table…',
  klotzScene:
    'Un plateau de bois avec des colonnes de trois hauteurs et quatre blocs de couleur au milieu',
  climbersScene: 'Une tour de blocs peints avec des pions et des échelles sur un plateau rond',
  xstackScene: 'Un tas de blocs peints posé dans un X de bois noir',
  credits: 'Les jeux et leurs auteurs',
  creditKlotz: 'Klotz de Gerald Schmidt et Volker Frey, 1986',
  creditClimbers: 'The Climbers de Holger Lanz, 2008',
  creditXstack: 'X-Stack est notre nom de travail pour un jeu de Zoltán Aczél, 1998',
  independent:
    'Holz est un projet indépendant, sans lien avec les auteurs ni les éditeurs de ces jeux.',
};
