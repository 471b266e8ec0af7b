import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Klotz: the rules',
  lead: 'A race for two to four through a forest of columns that belongs to everybody. Learned in five minutes.',
  contents: 'On this page',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'In the middle of the board stand four tall blocks, the Klötze, one for each colour. Whoever is first to bring their own Klotz into the corner of its colour wins.',
        'Everything else on the board is in the way, and everybody may move it: out of your own path, or into somebody else’s. Keep an eye on the other Klötze as well as on yours. The one you forget is already half way home.',
      ],
    },
    board: {
      title: 'Board and pieces',
      body: [
        'The board has 14 × 14 cells, files a to n and ranks 1 to 14. The corners are coloured: a1 red, a14 yellow, n14 green, n1 blue. So are the four cells in the middle: g7 red, g8 yellow, h8 green, h7 blue.',
        {
          list: [
            '24 columns that belong to nobody: twelve of height 1, four of height 2, eight of height 3. The rings on a column count its height.',
            'Four Klötze of height 4, one per colour. Each starts on the centre cell of its colour, the one nearest to its corner.',
            'One small stone of their colour for each player, in the hand at first.',
          ],
        },
        'Where the columns start is called the layout. You choose one before the game, or make your own. All layouts here are reconstructions: the picture of the original one is lost.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'Players move in turn, clockwise round the corners: red, yellow, green, blue. You agree on who starts. On your turn you move exactly one piece:',
        {
          list: [
            'your own Klotz, exactly 4 steps; or',
            'a column that carries nobody else’s stone. Your stone goes onto it, from wherever it was, and then the column moves exactly as many steps as it is high.',
          ],
        },
        'The Klötze of other players are never yours to move.',
      ],
    },
    moving: {
      title: 'How pieces move',
      body: [
        'Steps go along files and ranks, never diagonally. A move may turn once, by a right angle, so it never comes back on itself. It uses up all its steps: a column of height 3 goes three cells, not two.',
        {
          list: [
            'Every cell on the way must be empty, the one where it turns included. Nothing is jumped over.',
            'Corners can be neither crossed nor entered, with one exception: your Klotz on its goal.',
            'The four coloured cells in the middle can be crossed while they are empty, but no move ends there.',
            'Only the end of the way counts. If two ways lead to the same cell, they are the same move.',
          ],
        },
      ],
    },
    stones: {
      title: 'Stones',
      body: [
        'A column with your stone on it is yours: nobody else may move it. It stays yours until you move another column, because then your stone goes along. The column it leaves is free again for everybody.',
        'Moving your Klotz leaves your stone where it is. So you can hold a column in place, as a wall or as a guard, while your Klotz runs.',
      ],
    },
    capturing: {
      title: 'Capturing',
      body: [
        'A column may end its move on a cell that holds a Klotz. That Klotz is captured and goes back to its own centre cell, which is always free for it. Its player carries on from there.',
        {
          list: [
            'A column may capture any Klotz in play, your own too.',
            'You never have to capture.',
            'A Klotz captures nothing, and columns are never captured.',
          ],
        },
      ],
    },
    end: {
      title: 'The end',
      body: [
        'The game is over as soon as a Klotz reaches its goal corner, with the last of its four steps. Its player has won; the others are not ranked.',
        {
          list: [
            'Who has no legal move passes. If nobody can move any more, the game is drawn.',
            'The same position with the same player to move for the third time is a draw, and so is a game of 400 single moves without a winner. Both can be agreed otherwise.',
            'A player who resigns or runs out of time is out: the stone leaves the board, and the Klotz goes the way of those nobody plays. The last one left wins.',
            'A draw can also be agreed. Everybody still in the game must accept.',
          ],
        },
      ],
    },
    fewer: {
      title: 'Two or three players',
      body: [
        'Two usually take red and green, three red, yellow and green; choose others if you like. The Klötze nobody plays are taken off the board. Their centre cells stay closed to stopping but can be crossed.',
        'Or agree to let them stay: then they stand in the middle all game long, and nothing can capture or cross them.',
      ],
    },
    options: {
      title: 'What you can agree on',
      body: [
        {
          terms: [
            [
              'Goal',
              'The corner of your colour, or the one diagonally across the board for a longer game. The other two can never be reached.',
            ],
            [
              'Unused Klötze',
              'With fewer than four players they are taken away, or they stay in the middle.',
            ],
            ['Same position three times', 'A draw, or nothing at all.'],
            ['Move limit', 'A draw after 400 single moves, after another number, or never.'],
            ['Layout', 'One of those in the game, or one of your own from the layout editor.'],
            [
              'Clock',
              'None, a time for every move, or a time for the game with a little added after each move.',
            ],
          ],
        },
        'What you agree on is kept with the game and shown while you play.',
      ],
    },
    ours: {
      title: 'What we decided ourselves',
      body: [
        'Klotz is by Gerald Schmidt and Volker Frey, 1986. The rules we know are translations, and they leave some things open. This is what we play, and why.',
        {
          terms: [
            [
              'The layout',
              'No copy of the rules we found has the picture of it. The layouts here have the right number of columns and look the same from all four sides and in a mirror, so no colour is favoured. Which one comes closest to the original, we do not know.',
            ],
            [
              'Which colour goes where',
              'We chose the corners and put each Klotz next to its own. Four steps always change file and rank by an even sum, so a Klotz can only ever reach the corner nearest to its start and the one diagonally opposite.',
            ],
            [
              'Klötze nobody plays',
              'One source lets them stay in the middle, another leaves their cells empty. We take them away unless you agree otherwise.',
            ],
            [
              'Your own Klotz',
              'No source says that a column may not capture the Klotz of the player who moves it, so it may.',
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
      title: 'Writing moves down',
      body: [
        {
          terms: [
            ['c3-c5', 'The piece on c3 goes to c5.'],
            ['c3xd5', 'The column on c3 captures the Klotz on d5.'],
            ['c3-a1#', 'The Klotz on c3 reaches its corner: the game is won.'],
            ['--', 'No legal move: the player passes.'],
          ],
        },
      ],
    },
  },
  figures: {
    start: {
      alt: 'The whole board at the start: 24 columns in a symmetric pattern, the four Klötze on the coloured cells in the middle, a coloured field in each corner.',
      caption: 'The start with the layout Castle, a reconstruction.',
    },
    bend: {
      alt: 'A column of height 3 on c6 with dots on every cell it can reach and a beaded line that leads to e5 with one bend.',
      caption: 'A column of height 3 goes exactly three steps, straight or with one bend.',
    },
    blocked: {
      alt: 'The same column of height 3 on c6 among other columns: few dots are left, because columns stand in its ways.',
      caption: 'Whatever stands in the way blocks it. Going round is only possible with one bend.',
    },
    centre: {
      alt: 'A column of height 3 beside the empty centre; a beaded line crosses two coloured centre cells and ends beyond them.',
      caption: 'Empty centre cells may be crossed, but no move ends on one.',
    },
    stone: {
      alt: 'Three columns of height 2, two of them with a stone on top, one red and one green.',
      caption:
        'Red alone may move the column with the red stone, green alone the one with the green stone. The bare one is for everybody.',
    },
    capture: {
      alt: 'A column of height 3 whose way ends, after a bend, on the cell of the green Klotz; a broken ring marks the capture.',
      caption: 'The column captures green’s Klotz, which goes back to h8.',
    },
    win: {
      alt: 'The red Klotz near the corner a1 with a beaded line of four steps that ends in the corner.',
      caption: 'Four steps, one bend, and red has won.',
    },
  },
};

export default text;
