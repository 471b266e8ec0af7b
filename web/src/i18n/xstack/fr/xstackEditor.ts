import type { Translation } from '../../shape';
import type { xstackEditor as english } from '../en/xstackEditor';

/** L’éditeur de piles. */
export const xstackEditor: Translation<typeof english> = {
  title: 'Éditeur de piles',
  lead: 'Posez des blocs sur le X, laissez-les s’immobiliser, et jouez sur votre pile ou envoyez-la à des amis.',
  design: 'Support et blocs',
  'design-why': 'Une autre construction a d’autres blocs : la pile recommence.',
  box: 'Dans la boîte',
  'box-empty': 'Tous les blocs sont sur le X.',
  'box-help':
    'Choisissez un bloc : il apparaît au-dessus de la pile. Déplacez-le avec la souris, un doigt ou les touches, et lâchez.',
  add: 'Ajouter {block}',
  'take-off': 'Enlever {block}',
  'back-to-box': 'Remettre dans la boîte',
  'from-empty': 'Un X vide',
  'from-pile': 'Une nouvelle pile',
  'bring-back': 'La pile d’avant',
  name: 'Nom',
  'name-missing': 'Donnez un nom à la pile.',
  save: 'Enregistrer',
  saved: 'Enregistrée. Elle est maintenant parmi vos piles pour une nouvelle partie.',
  'not-saved': 'Le navigateur n’a pas voulu garder la pile.',
  play: 'Y jouer',
  share: 'Copier le lien',
  copied: 'Le lien vers cette pile est copié.',
  'copy-failed': 'Le navigateur n’a pas permis de copier.',
  refused: 'On ne peut pas jouer sur cette pile : {reason}',
  'opened-link': 'Une pile venue d’un lien. Enregistrez-la pour la garder.',
  'bad-link': 'Le lien ne décrit pas une pile : {reason}',
  'own-piles': 'Vos piles',
  open: 'Ouvrir {name}',
  delete: 'Supprimer {name}',
  fallen: {
    one: 'Un bloc est tombé à côté du X et se retrouve dans la boîte : {blocks}.',
    other: '{count} blocs sont tombés à côté du X et se retrouvent dans la boîte : {blocks}.',
  },
  count: { one: '{count} bloc sur le X', other: '{count} blocs sur le X' },
};
