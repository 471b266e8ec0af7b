import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers: the rules',
  lead: 'Move a block, climb as high as your colour lets you, and be on top when no one can climb any more. For two to five players.',
  contents: 'On this page',
  summary: {
    title: 'In short',
    terms: [
      ['Goal', 'Stand highest when nobody can climb any more.'],
      [
        'Your turn',
        'Move your pawn, move one block, move your pawn again, place your blocking stone: each part is optional. Your pawn walks on its own colour and on grey; one unit up is free, more needs a ladder.',
      ],
      [
        'The end',
        'After a full round without a climb there is one last chance. Then the highest pawn wins.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'The goal',
      body: [
        'Thirty-five wooden blocks make a tower. On your turn you move one of them, and then your pawn, which may only walk on its own colour and on grey. The tower changes, the easy steps run out, and the player who stands highest at the end wins.',
        'A step you build for yourself may be a step for someone else as well. If it’s grey, it nearly always is.',
      ],
    },
    pieces: {
      title: 'Blocks, pawns and tools',
      body: [
        'Everything is measured in units: one unit is half the edge of a cube. Seen from above, a cube covers 2 × 2 cells. A pawn stands on one cell.',
        {
          list: [
            '12 half cubes: lying, 2 × 2 cells and 1 high; standing, 1 × 2 cells and 2 high.',
            '12 cubes: 2 × 2 cells, 2 high.',
            '9 double cubes: standing, 2 × 2 cells and 4 high; lying, 2 × 4 cells and 2 high.',
            '2 big blocks, grey all over: standing, 2 × 2 cells and 6 high; lying, 2 × 6 cells and 2 high.',
            'For each player a pawn, a small ladder, a large ladder and a blocking stone.',
          ],
        },
        'Every block except the big ones has six different faces: red opposite yellow, dark blue opposite light blue, violet opposite grey. Each colour also has its own symbol, so you don’t have to rely on colour. Anyone may use grey faces and the table.',
      ],
    },
    start: {
      title: 'The tower',
      body: [
        'The two big blocks stand side by side in the middle. The others are built around and over them until both are hidden. Every tower has a number, and the same number always builds the same tower.',
        'The pawns start on the table. Colours and turn order are random or chosen by the players. Violet is the hardest colour to play, because it’s opposite grey: with fewer than five players it’s left out unless someone wants it.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'In this order; every part is optional:',
        {
          steps: [
            'move your pawn;',
            'move one block;',
            'move your pawn, even if you’ve already moved it;',
            'place your blocking stone.',
          ],
        },
        'You may also do nothing and pass. Nothing is final until you end your turn: until then you can undo every part of it.',
      ],
    },
    block: {
      title: 'Moving a block',
      body: [
        'You may take any block that carries nothing: no pawn, no blocking stone, no other block. The exception is the block the previous player just moved.',
        'The block goes to another place, or stays where it is and shows another side. It must end up in a different place or orientation.',
        {
          list: [
            'It rests flat: everything under it has the same height. Nothing may lean or overhang, and no gap may be left below.',
            'It is placed on the unit grid, so it may be offset by one unit, like bricks in a wall.',
            'It must touch another block, from above or from the side, over at least one unit square. Meeting at an edge or a corner isn’t enough.',
            'It can’t be placed on a face with a blocking stone or beyond the edge of the table.',
          ],
        },
        'Pawns can be pushed. If you place the block on a face with pawns, each pawn it covers moves to the nearest free cell on the rest of that face. If there isn’t room for all of them, the block can’t go there. There is always room on the table.',
      ],
    },
    pawn: {
      title: 'Moving your pawn',
      body: [
        'Your pawn moves from face to face, as far as you like. It may enter a face that shares an edge (not just a corner) with its own, if that face is grey or its own colour. The table is open to everyone.',
        {
          list: [
            'Level, or one unit up: free.',
            'Down, however far: free, unless you switched that off.',
            'Two units up: with the small or the large ladder. Three or four: with the large one. Five or more: impossible.',
            'A grey face has room for one pawn on each of its visible cells. Pawns don’t block the way, but you can’t enter or cross a full grey face.',
            'A face with a blocking stone is closed to everyone.',
          ],
        },
        'A block placed on the middle of a face can split it; each part then counts as its own face.',
      ],
    },
    ladders: {
      title: 'Ladders',
      body: [
        'Each ladder can be used once and is then out of the game. You have one small and one large, and no one else can use them.',
        'Both may be used in one turn: before you move your block, after it, or one before and one after. But between the two, your pawn must stand on a face that is grey or its own colour: two ladders can’t be combined into a longer one. Like the pawn, they go straight, never diagonally.',
      ],
    },
    stone: {
      title: 'The blocking stone',
      body: [
        'At the end of your turn you may place your stone on top of any block without a pawn or another stone, whatever its colour, but never on the table. It closes that entire face until your next turn begins: no one may enter or cross it, nothing may be placed on it, and its block can’t be moved. Then the stone leaves the game for good.',
      ],
    },
    end: {
      title: 'The end',
      body: [
        'A turn without a climb is one in which no pawn beats its own best height. After as many of these in a row as there are players, the next player gets one last chance. If that turn is without a climb too, the game is over. If not, the count starts again.',
        {
          list: [
            'The highest pawn wins.',
            'If several are equally high, the last to arrive wins (or the first, if you chose that option).',
            'If every pawn is still on the table, the game is a draw.',
            'A player who resigns or runs out of time is out: their pawn and stone leave the table, and the others play on. The last player left wins.',
            'Players can also agree to a draw. Everyone still in the game must accept.',
          ],
        },
        {
          table: {
            head: ['At the end', 'Last to arrive wins (classic)', 'First to arrive wins (modern)'],
            rows: [
              ['One pawn is highest', 'That pawn', 'That pawn'],
              [
                'Several are equally high',
                'The one that arrived last',
                'The one that arrived first',
              ],
              ['All are on the table', 'Draw', 'Draw'],
            ],
          },
        },
      ],
    },
    variants: {
      title: 'Variants',
      body: [
        'You can add any of them to any game.',
        {
          terms: [
            [
              'Bridges',
              'You may also lay a ladder you still have across a gap, level or sloping, in a straight line to a face you may enter. The small one spans up to two cells and a height difference of up to two units, the large one up to four of each. There must be at least one cell between, and nothing there may be higher than the ladder. You can’t do this in a turn in which you’ve already moved a block. The ladder is used up.',
            ],
            [
              'Everyone moves',
              'After each turn, every other player, in turn order, may move their pawn too, but without ladders. So spaces on a grey face go to whoever gets there first.',
            ],
            [
              'Two rounds',
              'The last chance comes after two rounds without a climb instead of one. It makes two-player games less abrupt.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'Optional rules',
      body: [
        {
          terms: [
            [
              'Edition',
              'Classic is what this page describes. Modern is the 2017 edition: pawns can’t climb down, everyone moves after each turn, and the first to arrive wins ties.',
            ],
            [
              'Pawn may move first',
              'Whether you may also move your pawn before your block, or only after it.',
            ],
            ['Climbing down', 'Allowed, or not: then pawns can only move level and up.'],
            ['Tie-break', 'The last to arrive wins, or the first.'],
            ['Tower', 'Any number. You can browse the towers and choose.'],
            [
              'Clock',
              'None, a time per turn, or a time for the whole game with an increment after each turn.',
            ],
          ],
        },
        'The options you choose are saved with the game and shown while you play.',
      ],
    },
    hints: {
      title: 'A few hints',
      body: [
        {
          list: [
            'The large ladder loses its value: late in the game hardly anything is four units high. The small one doesn’t.',
            'Half cubes low in the tower are hard to get at, and just what you need once the ladders are gone.',
            'Climb as a rope team. Grey steps in front of a group take everyone up faster than they could go alone. But only one of you can win.',
            'If the game is about to end and you’re behind, help someone up a step. That keeps the game going, and you in it.',
            'The stone defends better than it attacks. It works best where it keeps someone off a large face that leads up.',
          ],
        },
      ],
    },
    ours: {
      title: 'What we decided',
      body: [
        'The Climbers, by Holger Lanz, was published in 2008; its German title is Die Aufsteiger. Holz is an independent project, not affiliated with the author or the publishers. The rules we know are a French adaptation and leave some points open. This is what we chose, and why.',
        {
          terms: [
            [
              'Pawn first, or block first',
              'In the rules the turn begins with the block, but the section on ladders has them used before the block is moved. So the pawn may go first, unless you choose otherwise.',
            ],
            [
              'No overhang, ever',
              'The rules say the tower is built without overhangs or hollows. We apply that to the whole game, so every cell has just one top.',
            ],
            [
              'Colours of the ends',
              'The rules don’t say which colours are on the square faces of half cubes and on the ends of double cubes. We give each of the three pairs to a third of them. In other orientations they show the other four colours.',
            ],
            [
              'Where pushed pawns go',
              'To the nearest free cell of the same face, counted without diagonals, in turn order from the player who moves. If two are equally near, the one with the lower second number, then the lower first number.',
            ],
            [
              'What counts as climbing',
              'Only a height that pawn has never reached before, and only where it stops: crossing a higher face isn’t enough. Otherwise going down and up again could keep a game going for ever.',
            ],
            [
              'Who arrived last',
              'What counts is the turn in which a pawn came to the height it stands at when the game ends. Coming down to a height counts as arriving there, and so does climbing back up. A pawn that ends its turn as high as it began hasn’t arrived again. With “Everyone moves”, those who follow arrive one after the other, in the order in which they move.',
            ],
            [
              'No one climbed',
              'If every pawn is on the table at the end, the game is a draw: nothing else would be fair.',
            ],
            [
              'How far a bridge reaches',
              'The spans of the two ladders are our choice: they reach as far across as they reach up.',
            ],
            ['The modern edition', 'We know it only from reviews, not from its own rules.'],
          ],
        },
      ],
    },
    notation: {
      title: 'Notation',
      body: [
        'The table has 32 × 32 cells, counted from 0,0. A turn is written as its steps, in order.',
        {
          terms: [
            ['w12,14', 'The pawn walks to this cell.'],
            ['s12,14', 'It climbs with the small ladder; l12,14 with the large one.'],
            ['bs12,14', 'It crosses a bridge, here the small ladder; bl12,14 the large one.'],
            [
              'H3@12,14:2x2x1:r',
              'Half cube H3 goes to the place whose lowest corner is 12,14, lying, with red on top. C stands for cubes, D for double cubes, G for the big blocks.',
            ],
            ['x12,14', 'The blocking stone is placed on the face at this cell.'],
            ['-', 'The player passes.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'A starting tower of thirty-five blocks in six colours with terraces and offsets; the pawns stand on the table around it.',
      caption: 'A tower at the start. Each number builds a different one.',
    },
    room: {
      alt: 'Five blocks in a row with grey on top: a lying half cube, a standing half cube, a cube, a standing double cube and a lying double cube. Tiles mark the cells on each.',
      caption:
        'How many pawns fit on a grey face: four on a lying half cube, two on a standing one, four on a cube and on a standing double cube, and all five on a lying double cube.',
    },
    contact: {
      alt: 'A lying half cube beside a cube, touching it with one unit square of its side.',
      caption: 'One unit square touches: just enough.',
    },
    corner: {
      alt: 'A lying half cube that meets the cube only at a corner; it is crossed out.',
      caption: 'Meeting at a corner doesn’t count as touching.',
    },
    overhang: {
      alt: 'A cube half on a block and half over a lower one; it is crossed out.',
      caption: 'No overhangs: the whole block must rest at one height.',
    },
    push: {
      alt: 'A cube comes down on one half of a grey double cube on which two pawns stand; the other half of the face is free.',
      caption:
        'Red may place the cube here: Yellow and Dark blue are pushed aside to the free cells of the same face.',
    },
    step: {
      alt: 'A red pawn on the table beside a lying half cube and a cube; a line leads over both.',
      caption: 'One unit up without a ladder, and then one more: two storeys in one turn.',
    },
    joined: {
      alt: 'Two dark blue faces, one a unit higher, that share an edge one unit long; a line leads from the pawn to the higher one.',
      caption: 'The two dark blue faces touch along an edge: the pawn can go up.',
    },
    diagonal: {
      alt: 'The same two dark blue faces, but they meet only at a corner; the higher one is crossed out.',
      caption: 'Here they meet only at a corner. No diagonals: Dark blue stays below.',
    },
    full: {
      alt: 'Four pawns fill the grey top of a cube; a light blue pawn stands beside it, one unit lower.',
      caption: 'The grey face is full: Light blue has to wait until a cell becomes free.',
    },
    five: {
      alt: 'All five pawns stand together on the grey top of a lying double cube.',
      caption:
        'A grey double cube has room for all five. A coloured face only takes the pawn of its colour.',
    },
    both: {
      alt: 'A light blue pawn on the table. A small ladder leads up to a grey cube, a large one from there to the top of a big grey block of height six, where a red pawn stands.',
      caption:
        'Both ladders in one turn: the small one to the cube, the large one from there. Light blue joins Red at the top.',
    },
    small: {
      alt: 'A red pawn on the table and a red cube with a small ladder leaned against it; the tiles on the cube have a ladder sign.',
      caption: 'Two units up: the small ladder is enough.',
    },
    large: {
      alt: 'A yellow pawn on the table before yellow faces three and four units high, with a large ladder leaned against one; their tiles have the sign of the large ladder.',
      caption: 'Three or four units up: only the large ladder reaches.',
    },
    stone: {
      alt: 'A red blocking stone lies on a yellow face that leads up; the yellow pawn stands below it.',
      caption:
        'Red’s stone closes the yellow face for a whole round, and its block can’t be moved either.',
    },
    bridge: {
      alt: 'A red pawn on one side of a gap two cells wide; a small ladder lies across it to a red face on the other side.',
      caption: 'With bridges: the small ladder spans a gap of two cells.',
    },
  },
};

export default text;
