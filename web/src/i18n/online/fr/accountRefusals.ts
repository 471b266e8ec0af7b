/** Pourquoi quelque chose est refusé à propos d’un compte, d’un classement ou d’un programme. */
import type { Translation } from '../../shape';
import type { accountRefusals as english } from '../en/accountRefusals';

export const accountRefusals: Translation<typeof english> = {
  'account-name-length': 'Un nom a de {least} à {most} caractères.',
  'account-name-characters':
    'Un nom a des lettres d’une seule écriture et des chiffres, avec un seul - _ ou . entre eux.',
  'account-name-taken': 'Quelqu’un a déjà ce nom, ou un nom qui lui ressemble.',
  'account-password-length': 'Un mot de passe a de {least} à {most} caractères.',
  'account-sign-in-failed': 'Le nom ou le mot de passe est faux.',
  'account-wrong-password': 'Le mot de passe est faux.',
  'account-needed': 'Il faut d’abord se connecter.',
  'account-already': 'Vous êtes déjà connecté.',
  'account-no-such-person': 'Personne ici n’a ce nom.',
  'account-cannot-rate':
    'Une table classée demande des personnes à toutes les places, une pendule et pas de départ à soi.',
  'account-rated-over': 'Une partie classée reste comme elle s’est terminée.',
  'account-too-many-tokens': 'Vous avez autant de jetons qu’on peut en avoir : {most}.',
  'account-no-such-token': 'Ce jeton n’existe pas.',
  'account-bad-token': 'Il faut un jeton.',
  'account-scope': 'Ce jeton ne le permet pas.',
};
