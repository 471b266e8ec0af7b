/** The page about what programs can ask for. */
export const api = {
  title: 'For programs',
  lead: 'What a program can ask of this server over HTTP. The same as a document for tools:',
  token: 'Needs a token: Authorization: Bearer …',
  sends: 'Sends',
  answers: 'Answers',
  parameters: 'In the address',
  types: 'Types',
  optional: 'may be missing',
  'one-of': 'one of these',
} as const;
