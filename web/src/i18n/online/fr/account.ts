/** Les comptes, et les programmes qui leur appartiennent. */
import type { Translation } from '../../shape';
import type { account as english } from '../en/account';

export const account: Translation<typeof english> = {
  title: 'Votre compte',
  'guest-lead':
    'Vous êtes en invité, et il n’en faut pas plus pour jouer. Un compte garde vos parties et vos classements, et vous y êtes vous-même dans tous les navigateurs.',
  way: 'Que voulez-vous faire',
  'sign-up': 'Nouveau compte',
  'sign-in': 'Se connecter',
  name: 'Nom',
  'name-help':
    'De 3 à 20 lettres ou chiffres, avec - _ ou . entre eux. Tout le monde peut le voir.',
  password: 'Mot de passe',
  'password-help': 'Au moins 8 caractères. Si vous l’oubliez, personne ne pourra vous le redire.',
  'make-it': 'Créer le compte',
  'sign-in-help': 'Les tables où vous êtes en invité restent derrière vous.',
  keeps: 'Vos parties et classements d’invité deviennent ceux du compte.',
  'signed-in-lead': 'Vous êtes sous le nom de {name}.',
  profile: 'Parties et classements',
  'sign-out': 'Se déconnecter',
  'as-guest': 'Vous jouez en invité.',
  'as-account': 'Vous jouez sous le nom de {name}.',
  'go-account': 'Compte',

  'change-title': 'Changer le mot de passe',
  'old-password': 'Mot de passe actuel',
  'new-password': 'Nouveau mot de passe',
  change: 'Changer',
  changed: 'Le mot de passe est changé. Partout ailleurs, vous êtes déconnecté.',

  'data-title': 'Vos données',
  'data-text':
    'Tout ce que le serveur garde sur vous : compte, classements, parties, ce que vous avez dit. Un fichier JSON.',
  export: 'Enregistrer vos données',

  'delete-title': 'Supprimer le compte',
  'delete-text':
    'Votre nom, votre mot de passe, vos classements et ce que vous avez dit sont supprimés. Vos parties restent, sans nom. C’est définitif.',
  delete: 'Supprimer le compte …',
  'delete-now': 'Supprimer pour de bon',

  'tokens-title': 'Des programmes qui jouent',
  'tokens-text':
    'Avec un jeton, un de vos programmes peut s’asseoir à des tables, sous un nom à lui. Ses parties ne comptent jamais pour les classements.',
  'tokens-docs': 'Ce qu’il peut demander',
  'tokens-none': 'Vous n’avez pas de jeton.',
  'token-name': 'Nom du programme',
  'token-scopes': 'Ce qu’il peut faire',
  'scope-watch': 'Regarder des tables',
  'scope-play': 'Jouer',
  'scope-chat': 'Discuter',
  'token-make': 'Créer un jeton',
  'token-new':
    'Le jeton de {name}. Il n’est montré que maintenant : gardez-le là où personne d’autre ne le voit.',
  'token-value': 'Jeton',
  'token-since': 'depuis le {date}',
  revoke: 'Révoquer',
  'revoke-named': 'Révoquer {name}',
};
