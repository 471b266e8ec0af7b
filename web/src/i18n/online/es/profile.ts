/** Lo que alguien ha jugado y lo fuerte que es. */
import type { Translation } from '../../shape';
import type { profile as english } from '../en/profile';

export const profile: Translation<typeof english> = {
  own: 'Tus partidas y puntuaciones',
  'own-guest': 'Juegas como invitado: esto vale para este navegador. Con una cuenta lo conservas.',
  since: 'Aquí desde el {date}',
  ratings: 'Puntuaciones',
  'ratings-none': 'Todavía ninguna partida puntuada.',
  'ratings-text':
    'Cada juego tiene la suya. Empieza en 1500; tras ± se lee lo incierta que es todavía.',
  rating: '{rating} ± {uncertainty}',
  'rating-spoken': '{rating}, más o menos {uncertainty}',
  counted: { one: '{count} partida puntuada', other: '{count} partidas puntuadas' },
  graph: 'Puntuación en {game}, de {from} a {to}',
  history: 'Partidas terminadas',
  'history-none': 'Todavía no se ha jugado nada hasta el final.',
  more: 'Más antiguas',
  open: 'Volver a verla',
  'open-named': 'Volver a verla: {game}, {date}',
  won: 'Ganada',
  shared: 'Primer puesto compartido',
  drawn: 'Tablas',
  lost: 'Perdida',
  place: 'Puesto {place} de {of}',
  casual: 'Sin puntuar',
  with: 'con {names}',
  bot: 'Bot, {level}',
  gained: 'Puntuación +{points}, ahora {rating}',
  kept: 'Puntuación sin cambios, {rating}',
  fell: 'Puntuación −{points}, ahora {rating}',
  ladder: 'Clasificación',
  'ladder-text':
    'Por orden de la puntuación menos dos veces su incertidumbre: una sola partida con suerte no lleva a nadie a lo más alto.',
  'ladder-none': 'Aún no hay nadie aquí. Quien juega una partida puntuada con una cuenta, aparece.',
  'ladder-place': 'Puesto',
  'ladder-name': 'Nombre',
  'ladder-rating': 'Puntuación',
  'ladder-matches': 'Partidas',
};
