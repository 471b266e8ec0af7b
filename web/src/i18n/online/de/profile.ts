/** Was jemand gespielt hat und wie stark er ist. */
import type { Translation } from '../../shape';
import type { profile as english } from '../en/profile';

export const profile: Translation<typeof english> = {
  own: 'Deine Partien und Wertungen',
  'own-guest': 'Du bist Gast: Das hier gilt für diesen Browser. Mit einem Konto behältst du es.',
  since: 'Hier seit {date}',
  ratings: 'Wertungen',
  'ratings-none': 'Noch keine gewertete Partie.',
  'ratings-text':
    'Jedes Spiel hat seine eigene. Sie beginnt bei 1500; hinter ± steht, wie unsicher sie noch ist.',
  rating: '{rating} ± {uncertainty}',
  'rating-spoken': '{rating}, plus minus {uncertainty}',
  counted: { one: '{count} gewertete Partie', other: '{count} gewertete Partien' },
  graph: 'Wertung in {game}, von {from} bis {to}',
  history: 'Beendete Partien',
  'history-none': 'Noch ist nichts zu Ende gespielt.',
  more: 'Ältere',
  open: 'Noch einmal ansehen',
  'open-named': 'Noch einmal ansehen: {game}, {date}',
  won: 'Gewonnen',
  shared: 'Geteilter erster Platz',
  drawn: 'Unentschieden',
  lost: 'Verloren',
  place: 'Platz {place} von {of}',
  casual: 'Nicht gewertet',
  with: 'mit {names}',
  bot: 'Bot, {level}',
  gained: 'Wertung +{points}, jetzt {rating}',
  kept: 'Wertung unverändert, {rating}',
  fell: 'Wertung −{points}, jetzt {rating}',
  ladder: 'Rangliste',
  'ladder-text':
    'Geordnet nach der Wertung minus zweimal ihrer Unsicherheit: Eine einzige glückliche Partie bringt niemanden nach oben.',
  'ladder-none':
    'Noch steht hier niemand. Wer mit einem Konto eine gewertete Partie spielt, steht hier.',
  'ladder-place': 'Platz',
  'ladder-name': 'Name',
  'ladder-rating': 'Wertung',
  'ladder-matches': 'Partien',
};
