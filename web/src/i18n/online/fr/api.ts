/** La page de ce que les programmes peuvent demander. */
import type { Translation } from '../../shape';
import type { api as english } from '../en/api';

export const api: Translation<typeof english> = {
  title: 'Pour les programmes',
  lead: 'Ce qu’un programme peut demander à ce serveur par HTTP. La même chose en document pour les outils :',
  token: 'Demande un jeton : Authorization: Bearer …',
  sends: 'Envoie',
  answers: 'Réponse',
  parameters: 'Dans l’adresse',
  types: 'Types',
  optional: 'peut manquer',
  'one-of': 'au choix',
};
