/** Konten und die Programme, die dazugehören. */
import type { Translation } from '../../shape';
import type { account as english } from '../en/account';

export const account: Translation<typeof english> = {
  title: 'Dein Konto',
  'guest-lead':
    'Du bist Gast, und mehr brauchst du zum Spielen nicht. Ein Konto behält deine Partien und Wertungen, und du bist in jedem Browser du selbst.',
  way: 'Was du tun willst',
  'sign-up': 'Neues Konto',
  'sign-in': 'Anmelden',
  name: 'Name',
  'name-help': '3 bis 20 Buchstaben oder Ziffern, dazwischen - _ oder . Alle können ihn sehen.',
  password: 'Passwort',
  'password-help': 'Mindestens 8 Zeichen. Wenn du es vergisst, kann es dir niemand sagen.',
  'make-it': 'Konto anlegen',
  'sign-in-help': 'Tische, an denen du als Gast sitzt, bleiben zurück.',
  keeps: 'Deine Partien und Wertungen als Gast gehen auf das Konto über.',
  'signed-in-lead': 'Du bist als {name} angemeldet.',
  profile: 'Partien und Wertungen',
  'sign-out': 'Abmelden',
  'as-guest': 'Du spielst als Gast.',
  'as-account': 'Du spielst als {name}.',
  'go-account': 'Konto',

  'change-title': 'Passwort ändern',
  'old-password': 'Bisheriges Passwort',
  'new-password': 'Neues Passwort',
  change: 'Ändern',
  changed: 'Das Passwort ist geändert. Überall sonst bist du abgemeldet.',

  'data-title': 'Deine Daten',
  'data-text':
    'Alles, was der Server über dich weiß: Konto, Wertungen, Partien, was du gesagt hast. Eine Datei in JSON.',
  export: 'Daten speichern',

  'delete-title': 'Konto löschen',
  'delete-text':
    'Dein Name, dein Passwort, deine Wertungen und was du gesagt hast werden gelöscht. Deine Partien bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.',
  delete: 'Konto löschen …',
  'delete-now': 'Endgültig löschen',

  'tokens-title': 'Programme, die spielen',
  'tokens-text':
    'Mit einem Schlüssel kann sich ein Programm von dir an Tische setzen, unter eigenem Namen. Seine Partien zählen nie für Wertungen.',
  'tokens-docs': 'Was es fragen kann',
  'tokens-none': 'Du hast keine Schlüssel.',
  'token-name': 'Name des Programms',
  'token-scopes': 'Was es darf',
  'scope-watch': 'Tischen zusehen',
  'scope-play': 'Spielen',
  'scope-chat': 'Mitreden',
  'token-make': 'Schlüssel anlegen',
  'token-new':
    'Der Schlüssel für {name}. Er wird nur jetzt gezeigt: Bewahre ihn auf, wo ihn sonst niemand sieht.',
  'token-value': 'Schlüssel',
  'token-since': 'seit {date}',
  revoke: 'Widerrufen',
  'revoke-named': '{name} widerrufen',
};
