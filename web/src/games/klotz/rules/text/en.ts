import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Klotz: the rules',
  lead: 'A race for two to four players through a forest of columns that anyone may move. You can learn it in five minutes.',
  contents: 'On this page',
  summary: {
    title: 'In short',
    terms: [
      ['Goal', 'Bring your Klotz into the corner of its colour before the others do.'],
      [
        'Your turn',
        'Move one piece: your Klotz exactly four steps, or any column without another player’s stone exactly as many steps as it is high. Go straight or turn once, through empty cells only. Your stone goes onto a column you move and locks it.',
      ],
      [
        'The end',
        'The first Klotz in its corner wins. A column that ends its move on a Klotz sends it back to the centre.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'The goal',
      body: [
        'In the middle of the board stand four tall blocks, the Klötze, one for each colour. The first player to bring their Klotz into the corner of its colour wins.',
        'Everything else on the board is in the way, and anyone may move it: out of their own path, or into someone else’s. Keep an eye on the other Klötze as well as your own. The one you forget about is already halfway home. When one player is about to win, the others do well to stop them together.',
      ],
    },
    board: {
      title: 'Board and pieces',
      body: [
        'The board has 14 × 14 cells, files a to n and ranks 1 to 14. The corners are coloured: a1 red, a14 yellow, n14 green, n1 blue. So are the four cells in the middle: g7 red, g8 yellow, h8 green, h7 blue.',
        {
          list: [
            '24 columns that belong to no one: twelve of height 1, four of height 2, eight of height 3. The rings on a column show its height.',
            'Four Klötze of height 4, one per colour. Each starts on the centre cell of its colour, the one nearest its corner.',
            'Each player has one small stone of their colour. It starts on the corner of that colour, where it’s in nobody’s way.',
          ],
        },
        'The columns’ starting places are called the layout. Choose one before the game, or create your own. All layouts here are reconstructions: the diagram of the original is lost.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'Players take turns, clockwise around the corners: red, yellow, green, blue. The first player is chosen or random. On your turn, move exactly one piece:',
        {
          list: [
            'your own Klotz, exactly 4 steps; or',
            'a column without another player’s stone. Put your stone on it (from wherever it was); the column then moves exactly as many steps as its height.',
          ],
        },
        'You can never move another player’s Klotz.',
      ],
    },
    moving: {
      title: 'How pieces move',
      body: [
        'Steps go along files and ranks, never diagonally. A move may make one right-angle turn, so it never doubles back. It must use all its steps: a column of height 3 moves three cells, not two.',
        {
          list: [
            'Every cell along the way must be empty, including the one where it turns. Pieces can’t jump.',
            'No piece may cross or enter a corner, with one exception: your Klotz may enter its goal.',
            'The four coloured cells in the middle can be crossed while they are empty, but no move ends there.',
            'Only the destination matters: two routes to the same cell are the same move.',
          ],
        },
      ],
    },
    stones: {
      title: 'Stones',
      body: [
        'A column with your stone on it is yours: no one else may move it. It stays yours until you move another column, because your stone moves to that one. The column it leaves is free for everyone again.',
        'When you move your Klotz, your stone stays where it is. So you can hold a column in place, as a wall or a guard, while your Klotz runs.',
      ],
    },
    capturing: {
      title: 'Capturing',
      body: [
        'A column may end its move on a Klotz. That Klotz is captured and goes back to its own centre cell, which is always free for it. Its player carries on from there.',
        {
          list: [
            'A column may capture any Klotz in play, even your own.',
            'You never have to capture.',
            'A Klotz can’t capture, and columns can’t be captured.',
          ],
        },
      ],
    },
    end: {
      title: 'The end',
      body: [
        'The game is over as soon as a Klotz reaches its goal corner, with the last of its four steps. Its player wins; the others are not ranked.',
        {
          list: [
            'A player with no legal move passes. If no one can move, the game is a draw.',
            'The same position with the same player to move for the third time is a draw, and so is a game of 400 moves without a winner. Both can be switched off.',
            'A player who resigns or runs out of time is out: their stone leaves the board, and their Klotz is treated like one without a player. The last player left wins.',
            'Players can also agree to a draw. Everyone still in the game must accept.',
          ],
        },
      ],
    },
    fewer: {
      title: 'Two or three players',
      body: [
        'Two players usually take red and green; three take red, yellow and green. Choose others if you like. Klötze without a player are removed from the board. You still can’t stop on their centre cells, but you can cross them.',
        'Or let them stay: then they stand in the middle for the whole game, and nothing can capture or cross them.',
      ],
    },
    options: {
      title: 'Optional rules',
      body: [
        {
          terms: [
            [
              'Goal',
              'The corner of your colour, or the one diagonally opposite for a longer game. The other two can never be reached.',
            ],
            [
              'Klötze without a player',
              'With fewer than four players they are removed or stay in the middle.',
            ],
            ['Threefold repetition', 'A draw, or no effect.'],
            ['Move limit', 'A draw after 400 moves, after another number, or never.'],
            ['Layout', 'A built-in one, or your own from the layout editor.'],
            [
              'Clock',
              'None, a time per move, or a time for the whole game with an increment after each move.',
            ],
          ],
        },
        'The options you choose are saved with the game and shown while you play.',
      ],
    },
    ours: {
      title: 'What we decided',
      body: [
        'Klotz is by Gerald Schmidt and Volker Frey (1986). The rules we know are translations and leave some points open. This is what we chose, and why.',
        {
          terms: [
            [
              'The layout',
              'No copy of the rules we found includes its diagram. The layouts here have the right number of columns and look the same from all four sides and in a mirror, so no colour is favoured. We don’t know which one comes closest to the original.',
            ],
            [
              'Which colour goes where',
              'We chose the corners and put each Klotz next to its own. Four steps always change file plus rank by an even number, so a Klotz can only ever reach the corner nearest its start and the one diagonally opposite.',
            ],
            [
              'Unplayed Klötze',
              'One source lets them stay in the middle, another leaves their cells empty. We remove them unless you choose otherwise.',
            ],
            [
              'Your own Klotz',
              'No source says that a column can’t capture the Klotz of the player who moves it, so it can.',
            ],
            [
              'Draws and passing',
              'The sources do not mention them. Games with bots and clocks need an end, so we added repetition, the move limit and passing.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Notation',
      body: [
        {
          terms: [
            ['c3-c5', 'The piece on c3 moves to c5.'],
            ['c3xd5', 'The column on c3 captures the Klotz on d5.'],
            ['c3-a1#', 'The Klotz on c3 reaches its corner: the game is won.'],
            ['--', 'The player has no legal move and passes.'],
          ],
        },
      ],
    },
  },
  figures: {
    start: {
      alt: 'The whole board at the start: 24 columns in a symmetric pattern, the four Klötze on the coloured cells in the middle, a coloured cell in each corner.',
      caption: 'The start with the Castle layout, a reconstruction.',
    },
    bend: {
      alt: 'A column of height 3 on c6 with dots on every cell it can reach and a beaded line that leads to e5 with one bend.',
      caption: 'A column of height 3 moves exactly three steps, straight or with one bend.',
    },
    blocked: {
      alt: 'The same column of height 3 on c6 among other columns: few dots are left, because columns stand in its way.',
      caption: 'Anything in the way blocks it. It can only go around with a single bend.',
    },
    centre: {
      alt: 'A column of height 3 beside the empty centre; a beaded line crosses two coloured centre cells and ends beyond them.',
      caption: 'Empty centre cells can be crossed, but no move ends on one.',
    },
    stone: {
      alt: 'Three columns of height 2, two of them with a stone on top, one red and one green.',
      caption:
        'Only Red may move the column with the red stone, only Green the one with the green stone. Anyone may move the bare one.',
    },
    capture: {
      alt: 'A column of height 3 whose way ends, after a bend, on the cell of the green Klotz; a broken ring marks the capture.',
      caption: 'The column captures Green’s Klotz, which goes back to h8.',
    },
    win: {
      alt: 'The red Klotz near the corner a1 with a beaded line of four steps that ends in the corner.',
      caption: 'Four steps, one bend, and Red wins.',
    },
  },
};

export default text;
