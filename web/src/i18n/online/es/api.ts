/** La página de lo que pueden pedir los programas. */
import type { Translation } from '../../shape';
import type { api as english } from '../en/api';

export const api: Translation<typeof english> = {
  title: 'Para programas',
  lead: 'Lo que un programa puede pedir a este servidor por HTTP. Lo mismo como documento para herramientas:',
  token: 'Necesita una clave: Authorization: Bearer …',
  sends: 'Envía',
  answers: 'Respuesta',
  parameters: 'En la dirección',
  types: 'Tipos',
  optional: 'puede faltar',
  'one-of': 'uno de estos',
};
