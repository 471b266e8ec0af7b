import type { about as english } from '../en/about';
import type { Translation } from '../shape';

export const about: Translation<typeof english> = {
  title: 'À propos de Holz',
  lead: 'Une table pour trois jeux de blocs en bois, dans le navigateur.',
  gamesTitle: 'Les jeux',
  klotz: 'Klotz est de Gerald Schmidt et Volker Frey et a paru en 1986.',
  climbers:
    'The Climbers est de Holger Lanz et a paru en 2008, en allemand sous le nom Die Aufsteiger.',
  xstack:
    'X-Stack est notre nom de travail pour un jeu d’adresse de Zoltán Aczél de 1998. On sait peu de chose de son matériel ; le support, les blocs et les piles sont de nous.',
  independentTitle: 'Indépendant',
  independent:
    'Holz est un projet indépendant, sans lien avec les auteurs ni les éditeurs de ces jeux ; les noms appartiennent à leurs propriétaires. Les règles sont racontées avec nos mots, et toutes les images et tous les sons sont produits par le programme lui-même.',
  reconstructionTitle: 'Ce que nous avons reconstitué',
  reconstruction:
    'L’image de la disposition de départ de Klotz manque dans toutes les versions des règles que nous connaissons, et dans chaque jeu certains points restent ouverts. Là où il a fallu trancher, les pages des règles disent comment nous jouons et pourquoi ; on peut presque toujours convenir d’autre chose.',
  reconstructionKlotz: 'Ce que nous avons décidé pour Klotz',
  reconstructionClimbers: 'Ce que nous avons décidé pour The Climbers',
  reconstructionXstack: 'Ce que nous avons décidé pour X-Stack',
  privacyTitle: 'Vos données',
  privacy:
    'Rien ne quitte votre navigateur. Parties, dispositions et réglages y sont gardés et nulle part ailleurs ; effacer les données du navigateur les supprime. La page elle-même est gardée aussi, pour s’ouvrir sans réseau. Pas de compte, pas de suivi, pas de cookie. Une disposition partagée voyage dans son lien.',
  licenceTitle: 'Licence',
  licence:
    'Holz est un logiciel libre. Vous pouvez l’utiliser, le modifier et le transmettre sous licence MIT ou Apache 2.0, à votre choix.',
  typeTitle: 'Caractères',
  type: 'Young Serif et Figtree, tous deux sous licence SIL Open Font License.',
};
