/** Why something about an account, a rating or a program is refused. */
export const accountRefusals = {
  'account-name-length': 'A name has {least} to {most} characters.',
  'account-name-characters':
    'A name has letters of one script and digits, with single - _ or . between them.',
  'account-name-taken': 'Somebody has this name already, or one that looks like it.',
  'account-password-length': 'A password has {least} to {most} characters.',
  'account-sign-in-failed': 'The name or the password is wrong.',
  'account-wrong-password': 'The password is wrong.',
  'account-needed': 'You have to sign in first.',
  'account-already': 'You are signed in already.',
  'account-no-such-person': 'Nobody here has this name.',
  'account-cannot-rate':
    'A rated table needs people on all seats, a clock, and no start of its own.',
  'account-rated-over': 'A rated match stays as it ended.',
  'account-too-many-tokens': 'You have as many tokens as one may have: {most}.',
  'account-no-such-token': 'There is no such token.',
  'account-bad-token': 'This needs a token.',
  'account-scope': 'This token may not do that.',
} as const;
