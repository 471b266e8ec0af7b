/** Accounts, and the programs that belong to them. */
export const account = {
  title: 'Your account',
  'guest-lead':
    'You are a guest, and you need no more to play. An account keeps your games and ratings, and you are yourself in every browser.',
  way: 'What to do',
  'sign-up': 'New account',
  'sign-in': 'Sign in',
  name: 'Name',
  'name-help': '3 to 20 letters or digits, with - _ or . between them. Everybody can see it.',
  password: 'Password',
  'password-help': 'At least 8 characters. Nobody can tell you if you forget it.',
  'make-it': 'Make the account',
  'sign-in-help': 'Tables where you sit as a guest stay behind.',
  keeps: 'The games and ratings you have as a guest become the account’s.',
  'signed-in-lead': 'You are signed in as {name}.',
  profile: 'Games and ratings',
  'sign-out': 'Sign out',
  'as-guest': 'You play as a guest.',
  'as-account': 'You play as {name}.',
  'go-account': 'Account',

  'change-title': 'Change the password',
  'old-password': 'Password until now',
  'new-password': 'New password',
  change: 'Change it',
  changed: 'The password is changed. Everywhere else you are signed out.',

  'data-title': 'Your data',
  'data-text':
    'Everything the server keeps about you: account, ratings, games, what you said. A file in JSON.',
  export: 'Save your data',

  'delete-title': 'Delete the account',
  'delete-text':
    'Your name, password, ratings and what you said are deleted. Your games stay, without a name. This cannot be undone.',
  delete: 'Delete the account …',
  'delete-now': 'Delete for good',

  'tokens-title': 'Programs that play',
  'tokens-text':
    'With a token a program of yours can sit at tables, under a name of its own. Its games never count for ratings.',
  'tokens-docs': 'What it can ask for',
  'tokens-none': 'You have no tokens.',
  'token-name': 'Name of the program',
  'token-scopes': 'What it may do',
  'scope-watch': 'Watch tables',
  'scope-play': 'Play',
  'scope-chat': 'Chat',
  'token-make': 'Make a token',
  'token-new': 'The token for {name}. It is shown only now: keep it where nobody else sees it.',
  'token-value': 'Token',
  'token-since': 'since {date}',
  revoke: 'Revoke',
  'revoke-named': 'Revoke {name}',
} as const;
