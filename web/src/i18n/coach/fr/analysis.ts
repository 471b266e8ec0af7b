import type { Translation } from '../../shape';
import type { analysis as english } from '../en/analysis';

/** L’analyse d’une partie. */
export const analysis: Translation<typeof english> = {
  title: 'Analyse',
  close: 'Fermer l’analyse',
  chart:
    'Chances de gain de chacun ; {known} coups jugés sur {of}. La liste ci-dessous dit la même chose.',
  progress: '{known} sur {of}',
  stop: 'Arrêter',
  'go-on': 'Continuer',
  percent: '{percent} %',
  best: 'Le mieux d’ici :',
  show: 'Le montrer sur le plateau',
  'best-played': 'C’est ce qui a été joué.',
  try: 'Continuer d’ici',
  'try-bots': 'Contre des robots',
  'turning-none': 'Aucun coup n’a renversé cette partie à lui seul.',
  turning: 'Tournant :',
  'turning-points': 'Tournants :',
  moves: 'Chaque coup et son jugement',
  move: 'Coup',
  chance: 'Chance après lui',
  better: 'Mieux',
  honest: 'L’estimation d’un robot fort après un bref regard, pas une preuve.',
};
