/** Ce que quelqu’un a joué, et sa force. */
import type { Translation } from '../../shape';
import type { profile as english } from '../en/profile';

export const profile: Translation<typeof english> = {
  own: 'Vos parties et classements',
  'own-guest':
    'Vous êtes en invité : tout cela vaut pour ce navigateur. Avec un compte, vous le gardez.',
  since: 'Ici depuis le {date}',
  ratings: 'Classements',
  'ratings-none': 'Pas encore de partie classée.',
  'ratings-text': 'Chaque jeu a le sien. Il commence à 1500 ; derrière ± se lit son incertitude.',
  rating: '{rating} ± {uncertainty}',
  'rating-spoken': '{rating}, à {uncertainty} près',
  counted: { one: '{count} partie classée', other: '{count} parties classées' },
  graph: 'Classement à {game}, de {from} à {to}',
  history: 'Parties terminées',
  'history-none': 'Aucune partie n’est encore allée à son terme.',
  more: 'Plus anciennes',
  open: 'Revoir',
  'open-named': 'Revoir : {game}, {date}',
  won: 'Gagnée',
  shared: 'Première place partagée',
  drawn: 'Nulle',
  lost: 'Perdue',
  place: 'Place {place} sur {of}',
  casual: 'Non classée',
  with: 'avec {names}',
  bot: 'Robot, {level}',
  gained: 'Classement +{points}, maintenant {rating}',
  kept: 'Classement inchangé, {rating}',
  fell: 'Classement −{points}, maintenant {rating}',
  ladder: 'Échelle',
  'ladder-text':
    'Dans l’ordre du classement moins deux fois son incertitude : une seule partie chanceuse ne mène personne tout en haut.',
  'ladder-none':
    'Personne n’est encore là. Jouez une partie classée avec un compte, et vous y serez.',
  'ladder-place': 'Rang',
  'ladder-name': 'Nom',
  'ladder-rating': 'Classement',
  'ladder-matches': 'Parties',
};
