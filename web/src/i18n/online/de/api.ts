/** Die Seite darüber, was Programme fragen können. */
import type { Translation } from '../../shape';
import type { api as english } from '../en/api';

export const api: Translation<typeof english> = {
  title: 'Für Programme',
  lead: 'Was ein Programm diesen Server über HTTP fragen kann. Dasselbe als Dokument für Werkzeuge:',
  token: 'Braucht einen Schlüssel: Authorization: Bearer …',
  sends: 'Schickt',
  answers: 'Antwort',
  parameters: 'In der Adresse',
  types: 'Typen',
  optional: 'kann fehlen',
  'one-of': 'eines davon',
};
