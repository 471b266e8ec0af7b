import type { Translation } from '../../shape';
import type { xstackSetup as english } from '../en/xstackSetup';

/** Une nouvelle partie de X-Stack. */
export const xstackSetup: Translation<typeof english> = {
  lead: 'Des mains sûres, de deux à cinq, sur cet écran. Tout est prêt pour une partie contre un robot : changez ce que vous voulez.',
  level1Text:
    'Tire ce qui paraît libre au premier coup d’œil et espère. Pour les premières parties.',
  level2Text: 'Essaie un geste ou deux en pensée avant de toucher quoi que ce soit.',
  level3Text: 'A l’œil plus sûr, et prend encore des risques.',
  level4Text: 'Compare quelques façons et ne prend pas toujours la plus sûre.',
  level5Text: 'Pèse les points contre le risque et s’arrête quand c’est assez.',
  level6Text: 'Essaie trois fois son préféré avant de le faire.',
  level7Text: 'Compare bien des façons et joue pour gagner, pas pour les points.',
  level8Text: 'La main la plus sûre : il essaie tout plusieurs fois, jusqu’à deux secondes.',
  pile: 'Pile',
  'design-fan': 'Éventail',
  'design-wall': 'Mur',
  'design-high-fan': 'Haut éventail',
  'design-own': 'La vôtre',
  'design-fan-text':
    'Des étages de barres et de planchettes, plus larges vers le haut. La pile habituelle.',
  'design-wall-text':
    'Deux rangées de cubes et de barres, posés comme des briques. Étroit et haut.',
  'design-high-fan-text':
    'Un éventail sur des planches moins profondes, avec un étage de plus. Pour mains sûres.',
  'design-own-text': 'Une pile de l’éditeur.',
  'pile-title': '{design}, numéro {number}',
  number: 'Numéro de la pile',
  'number-text': 'Le même numéro construit toujours la même pile.',
  another: 'Une autre',
  'make-pile': 'Construire une pile',
  'own-missing': 'Choisissez une de vos piles, ou construisez-en une.',
  options: 'Main et manches',
  hand: 'Main',
  'hand-text':
    'La force que la main peut mettre avant qu’un bloc ne lui glisse. Une main forte entraîne la pile.',
  'hand-gentle': 'Douce',
  'hand-normal': 'Normale',
  'hand-strong': 'Forte',
  tremor: 'Tremblement',
  'tremor-text':
    'Aucune main n’est tout à fait immobile : elle tremble un peu d’elle-même, pareil pour tous à la table.',
  'tremor-none': 'Aucun',
  'tremor-steady': 'Faible',
  'tremor-natural': 'Naturel',
  'tremor-shaky': 'Fort',
  rounds: 'Manches',
  'rounds-text':
    'Autant de piles l’une après l’autre ; les points s’ajoutent, et chaque fois le suivant commence.',
};
