import type { common as english } from '../en/common';
import type { Translation } from '../shape';

export const common: Translation<typeof english> = {
  holz: 'Holz',
  klotz: 'Klotz',
  climbers: 'The Climbers',
  xstack: 'X-Stack',
  play: 'Jouer',
  newGame: 'Nouvelle partie',
  rules: 'Règles',
  editor: 'Éditeur de dispositions',
  about: 'À propos',
  home: 'Accueil',
  close: 'Fermer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  red: 'Rouge',
  yellow: 'Jaune',
  green: 'Vert',
  blue: 'Bleu',
  darkBlue: 'Bleu foncé',
  lightBlue: 'Bleu clair',
  violet: 'Violet',
  grey: 'Gris',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  language: 'Langue',
  themeDark: 'Thème sombre',
  themeLight: 'Thème clair',
  pages: 'Pages',
  startFailed:
    'La partie n’a pas pu commencer : les règles n’ont pas été chargées. Vérifiez la connexion et réessayez.',
  skip: 'Aller au contenu',
  loading: 'Un instant…',
  pageFailed:
    'Cette page n’a pas pu être chargée. La connexion est peut-être coupée, ou Holz a été mis à jour depuis que vous l’avez ouvert.',
  reload: 'Recharger',
  missingTitle: 'Rien ici',
  missingText: 'Il n’y a pas de page à l’adresse {path}.',
  reconstruction: 'Cette disposition est une reconstitution',
  reconstructionWhy:
    'L’image de la disposition d’origine est perdue. La nôtre respecte le nombre de colonnes et ne favorise aucune couleur.',
};
