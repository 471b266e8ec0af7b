/**
 * Why something is not possible, by the codes of the rules and the table. A test compares the keys
 * with the codes in the Rust sources.
 */
export const refusals = {
  // A move, by the rules of KLOTZ.
  'game-over': 'The game is over.',
  'must-move': 'You can move, so you may not pass.',
  'nothing-there': 'Nothing stands on {from}.',
  'foreign-klotz': 'This Klotz belongs to {owner}; you may only move your own.',
  'idle-klotz': 'Nobody plays {owner}: this Klotz stays where it is.',
  'foreign-stone': 'The column on {from} carries the stone of {owner}.',
  'column-distance': {
    one: 'A column of height 1 moves exactly one cell.',
    other: 'A column of height {height} moves exactly {height} cells.',
  },
  'klotz-distance': 'A Klotz moves exactly four cells.',
  'column-into-corner': 'A column may not enter a corner.',
  'wrong-corner': 'Your Klotz may enter no corner but its goal, {goal}.',
  'stop-on-centre': 'Centre cells may be crossed, but not stopped on.',
  'klotz-captures': 'A Klotz never captures.',
  'column-captured': 'A column is never captured.',
  blocked: 'The way from {from} to {to} is blocked on {on}.',
  'both-blocked': 'Both ways from {from} to {to} are blocked, on {first} and on {second}.',

  // Texts and files.
  'not-a-cell': '“{text}” is not a cell.',
  'not-a-move': '“{text}” is not a move.',
  'bad-position': 'The position cannot be read: {reason}.',
  'bad-record': 'Line {line} of the record cannot be read: {reason}.',
  'bad-layout': 'The layout cannot be used: {reason}.',
  'bad-log': 'Line {line} of the saved game cannot be read: {reason}.',

  // Layouts.
  'layout-name': '“{name}” cannot be the name of a layout.',
  'layout-name-taken': 'A built-in layout is called “{name}” already.',
  'layout-malformed': '“{word}” is not a column of a layout.',
  'layout-count': 'There are {found} columns of height {height}; there must be {expected}.',
  'layout-on-corner': 'A column stands on the corner {cell}.',
  'layout-on-centre': 'A column stands on the centre cell {cell}.',
  'layout-two-on-one-cell': 'Two columns stand on {cell}.',

  // Settings.
  'too-few-colours': 'At least two colours have to play.',
  'first-not-in-play': '{first} starts but does not play.',
  'other-goal': 'The position belongs to a game with another goal.',
  'other-idle': 'The position does not fit what happens to the unused Klotz of {colour}.',
  'already-over': 'The game would be over before the first move.',
  'option-unknown': 'There is no option “{key}”.',
  'option-bad-value': 'The option “{key}” cannot be “{value}”.',
  'option-malformed': '“{word}” is not an option with a value.',
  'option-repeated': 'The option “{key}” is given twice.',
  'setup-seat-count': 'The game has {wanted} seats, but {found} were filled.',
  'setup-name-too-long': 'The name “{name}” is too long: at most {max} characters.',
  'setup-clock-without-time': 'A clock needs some time to run.',

  // The table.
  'match-over': 'The match is over.',
  'no-such-seat': 'There is no seat {seat} at this table.',
  'seat-out': 'Seat {seat} has left the game.',
  'not-your-turn': 'It is the turn of seat {turn}, not of seat {seat}.',
  'stale-move': 'This move was chosen after {seen} moves, but {played} have been played.',
  'no-such-ply': 'Only {played} moves have been played: there is no going back to {ply}.',
  'nothing-to-take-back': 'There is nothing to take back.',
  'left-since': 'Seat {seat} has left since: the moves before that stand.',
  'takeback-pending': 'Someone asks to take back already.',
  'takeback-asked-before': 'Taking back can be asked for once in a position.',
  'no-takeback-asked': 'Nobody has asked to take back.',
  'not-asked': 'Seat {seat} was not asked, or has answered.',
  'nothing-to-redo': 'No more than {redoable} moves can be played again.',
  'redo-needs-free-takebacks': 'Moves taken back by agreement are not played again at once.',
  'draw-pending': 'A draw is being offered already.',
  'draw-offered-before': 'A draw can be offered once in a position.',
  'no-draw-offered': 'Nobody has offered a draw.',
  'player-unchanged': 'Nothing would change for seat {seat}.',
  'match-not-over': 'The match is not over yet.',
  'rematch-wanted-before': 'Seat {seat} has asked for a rematch already.',
  'rematch-agreed': 'The rematch has been agreed already.',
  'retire-not-in-game': 'Seat {seat} is not in the game.',
  'retire-last-two': 'Seat {seat} is one of the last two: the match ends instead.',

  // A saved game that contradicts itself.
  'event-out-of-sequence': 'An event of the saved game is missing or doubled.',
  'event-other-rules': 'The saved game was played by other rules than these.',
  'event-time-runs-backwards': 'In the saved game time runs backwards.',
  'event-clock-does-not-fit': 'The clock of the saved game does not fit its moves.',
  'event-out-of-turn': 'In the saved game someone moves out of turn.',
  'event-nothing-asked': 'In the saved game someone answers what nobody asked.',

  // The program itself.
  'bot-broke-down': 'The bot broke down: {detail}',
  'internal-error': 'Something went wrong in the program: {detail}',
} as const;
