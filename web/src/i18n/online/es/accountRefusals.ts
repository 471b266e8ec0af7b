/** Por qué se rechaza algo de una cuenta, una puntuación o un programa. */
import type { Translation } from '../../shape';
import type { accountRefusals as english } from '../en/accountRefusals';

export const accountRefusals: Translation<typeof english> = {
  'account-name-length': 'Un nombre tiene de {least} a {most} caracteres.',
  'account-name-characters':
    'Un nombre tiene letras de una sola escritura y cifras, con un solo - _ o . entre ellas.',
  'account-name-taken': 'Alguien tiene ya este nombre, o uno que se le parece.',
  'account-password-length': 'Una contraseña tiene de {least} a {most} caracteres.',
  'account-sign-in-failed': 'El nombre o la contraseña no son correctos.',
  'account-wrong-password': 'La contraseña no es correcta.',
  'account-needed': 'Primero tienes que entrar.',
  'account-already': 'Ya has entrado.',
  'account-no-such-person': 'Nadie aquí tiene este nombre.',
  'account-cannot-rate':
    'Una mesa puntuada necesita personas en todos los asientos, un reloj y ningún comienzo propio.',
  'account-rated-over': 'Una partida puntuada queda como terminó.',
  'account-too-many-tokens': 'Tienes tantas claves como se pueden tener: {most}.',
  'account-no-such-token': 'No existe esa clave.',
  'account-bad-token': 'Hace falta una clave.',
  'account-scope': 'Esta clave no lo permite.',
};
