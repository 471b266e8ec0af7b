/** Warum etwas mit einem Konto, einer Wertung oder einem Programm abgelehnt wird. */
import type { Translation } from '../../shape';
import type { accountRefusals as english } from '../en/accountRefusals';

export const accountRefusals: Translation<typeof english> = {
  'account-name-length': 'Ein Name hat {least} bis {most} Zeichen.',
  'account-name-characters':
    'Ein Name hat Buchstaben einer Schrift und Ziffern, dazwischen einzelne - _ oder .',
  'account-name-taken': 'Diesen Namen oder einen, der so aussieht, hat schon jemand.',
  'account-password-length': 'Ein Passwort hat {least} bis {most} Zeichen.',
  'account-sign-in-failed': 'Der Name oder das Passwort stimmt nicht.',
  'account-wrong-password': 'Das Passwort stimmt nicht.',
  'account-needed': 'Dafür musst du dich anmelden.',
  'account-already': 'Du bist schon angemeldet.',
  'account-no-such-person': 'Niemand hier heißt so.',
  'account-cannot-rate':
    'Ein gewerteter Tisch braucht Menschen auf allen Plätzen, eine Uhr und keinen eigenen Anfang.',
  'account-rated-over': 'Eine gewertete Partie bleibt, wie sie geendet hat.',
  'account-too-many-tokens': 'Du hast so viele Schlüssel, wie man haben kann: {most}.',
  'account-no-such-token': 'Diesen Schlüssel gibt es nicht.',
  'account-bad-token': 'Dafür braucht es einen Schlüssel.',
  'account-scope': 'Das darf dieser Schlüssel nicht.',
};
