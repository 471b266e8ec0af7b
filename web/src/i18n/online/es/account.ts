/** Las cuentas y los programas que les pertenecen. */
import type { Translation } from '../../shape';
import type { account as english } from '../en/account';

export const account: Translation<typeof english> = {
  title: 'Tu cuenta',
  'guest-lead':
    'Juegas como invitado, y no hace falta más. Una cuenta guarda tus partidas y puntuaciones, y eres tú en cualquier navegador.',
  way: 'Qué quieres hacer',
  'sign-up': 'Cuenta nueva',
  'sign-in': 'Entrar',
  name: 'Nombre',
  'name-help': 'De 3 a 20 letras o cifras, con - _ o . entre ellas. Todo el mundo puede verlo.',
  password: 'Contraseña',
  'password-help': 'Al menos 8 caracteres. Si la olvidas, nadie te la podrá decir.',
  'make-it': 'Crear la cuenta',
  'sign-in-help': 'Las mesas donde estás como invitado se quedan atrás.',
  keeps: 'Tus partidas y puntuaciones de invitado pasan a la cuenta.',
  'signed-in-lead': 'Has entrado como {name}.',
  profile: 'Partidas y puntuaciones',
  'sign-out': 'Salir',
  'as-guest': 'Juegas como invitado.',
  'as-account': 'Juegas como {name}.',
  'go-account': 'Cuenta',

  'change-title': 'Cambiar la contraseña',
  'old-password': 'Contraseña actual',
  'new-password': 'Contraseña nueva',
  change: 'Cambiar',
  changed: 'La contraseña ha cambiado. En todos los demás sitios has salido.',

  'data-title': 'Tus datos',
  'data-text':
    'Todo lo que el servidor guarda de ti: cuenta, puntuaciones, partidas, lo que has dicho. Un archivo JSON.',
  export: 'Guardar tus datos',

  'delete-title': 'Borrar la cuenta',
  'delete-text':
    'Se borran tu nombre, tu contraseña, tus puntuaciones y lo que has dicho. Tus partidas quedan, sin nombre. No se puede deshacer.',
  delete: 'Borrar la cuenta …',
  'delete-now': 'Borrar para siempre',

  'tokens-title': 'Programas que juegan',
  'tokens-text':
    'Con una clave, un programa tuyo puede sentarse a las mesas con un nombre propio. Sus partidas nunca puntúan.',
  'tokens-docs': 'Qué puede pedir',
  'tokens-none': 'No tienes claves.',
  'token-name': 'Nombre del programa',
  'token-scopes': 'Qué puede hacer',
  'scope-watch': 'Mirar mesas',
  'scope-play': 'Jugar',
  'scope-chat': 'Hablar',
  'token-make': 'Crear una clave',
  'token-new': 'La clave de {name}. Solo se muestra ahora: guárdala donde nadie más la vea.',
  'token-value': 'Clave',
  'token-since': 'desde el {date}',
  revoke: 'Anular',
  'revoke-named': 'Anular {name}',
};
