import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers: the rules',
  lead: 'Move a block, climb as high as your colour lets you, and be on top when nobody can climb any more. For two to five.',
  contents: 'On this page',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'Thirty-five wooden blocks make a tower. On your turn you move one of them, and then your pawn, which may only walk on its own colour and on grey. The tower changes, the easy steps run out, and whoever stands highest at the end wins.',
        'A step you build for yourself may be a step for somebody else as well. If it is grey, it nearly always is.',
      ],
    },
    pieces: {
      title: 'Blocks, pawns and tools',
      body: [
        'Everything is counted in units: one unit is half the edge of a cube. Seen from above, a cube covers 2 × 2 cells. A pawn stands on one cell.',
        {
          list: [
            '12 half cubes: lying they cover 2 × 2 cells and are 1 high, standing 1 × 2 cells and 2 high.',
            '12 cubes: 2 × 2 cells, 2 high.',
            '9 double cubes: standing 2 × 2 cells and 4 high, lying 2 × 4 cells and 2 high.',
            '2 big blocks, grey all over: standing 2 × 2 cells and 6 high, lying 2 × 6 cells and 2 high.',
            'For each player a pawn, a small ladder, a large ladder and a blocking stone.',
          ],
        },
        'All but the big blocks have six different faces: red opposite yellow, dark blue opposite light blue, violet opposite grey. Every colour has a sign of its own, so nobody has to know it by its colour alone. Grey faces and the table are there for everyone.',
      ],
    },
    start: {
      title: 'The tower',
      body: [
        'The two big blocks stand side by side in the middle. All the others are built round them and over them until nothing of the two can be seen. Every tower has a number, and the same number always builds the same tower.',
        'The pawns begin on the table. Colours and turn order are left to chance, or you agree on them. Violet is the hardest colour to play, because it lies opposite grey: with fewer than five players it stays in the box unless somebody wants it.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'In this order, and each part only if you want to:',
        {
          list: [
            'move your pawn;',
            'move one block;',
            'move your pawn, even if you have moved it before;',
            'put down your blocking stone.',
          ],
        },
        'You may also do nothing at all and pass. At this table nothing is final until you end your turn: until then every part of it can be taken back.',
      ],
    },
    block: {
      title: 'Moving a block',
      body: [
        'You may take any block that carries nothing: no pawn, no blocking stone, no other block. One is excepted, the block that the player before you has just moved. If that player moved none, you may take any.',
        'The block goes to another place, or it stays where it is and shows another side. It must end differently from how it began.',
        {
          list: [
            'It lies flat: everything under it has the same height. Nothing leans, nothing overhangs, and no hole is left below.',
            'It is set by whole units. So it may be offset by one unit, like the bricks of a wall.',
            'It must touch another block, from above or with a side, over at least one unit square. Meeting at an edge or a corner is not enough.',
            'It may not be put on a face with a blocking stone, nor beyond the edge of the table.',
          ],
        },
        'Pawns can be pushed. If the block is put on a face where pawns stand, each pawn it covers goes to the nearest free cell on the rest of that same face. If there is not room for all of them, the block cannot go there. On the table there is always room.',
      ],
    },
    pawn: {
      title: 'Moving your pawn',
      body: [
        'Your pawn goes from face to face, as far as you like. It may enter a face that touches its own along an edge, never by a corner, if that face is grey or of its own colour. The table is open to everyone.',
        {
          list: [
            'Level, or one unit up: free.',
            'Down, however far: free, unless you agreed otherwise.',
            'Two units up: with the small or the large ladder. Three or four: with the large one. Five or more: not at all.',
            'A grey face has room for one pawn on each of its visible cells. Pawns on it do not bar the way, but a full grey face can be neither entered nor crossed.',
            'A face with a blocking stone is closed to everyone.',
          ],
        },
        'A block on the middle of a face can cut it in two. Then each part is a face by itself.',
      ],
    },
    ladders: {
      title: 'Ladders',
      body: [
        'Each ladder is used once and is then out of the game. You have one small and one large, and nobody else can use them.',
        'Both may be used in one turn: before you move your block, after it, or one before and one after. But between the two your pawn must stand on a face that is grey or its own: two ladders never make one long one. Like the pawn itself they go straight, never diagonally.',
      ],
    },
    stone: {
      title: 'The blocking stone',
      body: [
        'At the end of your turn you may put your stone on the top of any block where no pawn and no other stone stands, whatever its colour, but never on the table. It closes the whole of that face until your next turn begins: nobody may enter or cross it, nothing may be put on it, and its block cannot be moved. Then the stone leaves the game for good.',
      ],
    },
    end: {
      title: 'The end',
      body: [
        'A turn in which no pawn gets higher than it ever was before is a turn without a climb. After as many of them in a row as there are players, the player to move has one last chance. If that turn passes without a climb too, the game is over. If not, the count begins again.',
        {
          list: [
            'The highest pawn wins.',
            'Of several equally high, the one that arrived at that height last wins; or the first, if you agreed so.',
            'If every pawn is still on the table, nobody has won.',
            'A player who resigns or runs out of time is out: the pawn and the stone leave the table, and the others play on. The last one left wins.',
            'A draw can also be agreed. Everybody still in the game must accept.',
          ],
        },
      ],
    },
    variants: {
      title: 'Variants',
      body: [
        'Each of them can be added to any game.',
        {
          terms: [
            [
              'Bridges',
              'A ladder you still have may also be laid over a gap, level or sloping, in a straight line to a face you may enter. The small one spans up to two cells and a difference of up to two units in height, the large one up to four of each. At least one cell must lie between, and nothing there may be higher than the ladder. Not in a turn in which you have already moved a block. Then the ladder is gone.',
            ],
            [
              'Climbing together',
              'After each turn every other player, in turn order, may move their pawn too, but without ladders. So places on a grey face go to those who come first.',
            ],
            [
              'Two rounds',
              'Two rounds without a climb, instead of one, bring the last chance. Games of two become less abrupt.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'What you can agree on',
      body: [
        {
          terms: [
            [
              'Edition',
              'Classic is what this page describes. Modern is the edition of 2017: pawns never go down, everybody climbs together, and of those equally high the first to arrive wins.',
            ],
            [
              'Pawn before the block',
              'Whether you may move your pawn before your block as well, or only after it.',
            ],
            ['Going down', 'Allowed, or not: then pawns go only level and up.'],
            ['Equally high', 'The last to arrive wins, or the first.'],
            ['Tower', 'Any number. You can look at the towers and choose.'],
            [
              'Clock',
              'None, a time for every turn, or a time for the game with a little added after each turn.',
            ],
          ],
        },
        'What you agree on is kept with the game and shown while you play.',
      ],
    },
    hints: {
      title: 'A few hints',
      body: [
        {
          list: [
            'The large ladder loses its worth: late in the game hardly anything is four units high. The small one does not.',
            'Half cubes low in the tower are hard to get out, and just what you need when the ladders are gone.',
            'Climb as a rope team. Grey steps in front of a group bring all of them up faster than each would get alone. But only one of you can win.',
            'If the game is about to end and you are behind, help somebody up a step. The game goes on, and so do you.',
            'The stone defends better than it attacks. It is best where it keeps somebody from a large face that leads up.',
          ],
        },
      ],
    },
    ours: {
      title: 'What we decided ourselves',
      body: [
        'The Climbers is by Holger Lanz and came out in 2008, in German as Die Aufsteiger. Holz is an independent project, not connected with the author or the publishers. The rules we know are an adaptation in French, and they leave some things open. This is what we play, and why.',
        {
          terms: [
            [
              'Pawn first, or block first',
              'The order of the turn begins with the block, but the rule about ladders has them used before the block is moved. So the pawn may go first, unless you agree otherwise.',
            ],
            [
              'No overhang, ever',
              'For building the tower it is said that nothing overhangs and nothing is hollow. We keep to that for the whole game, so that every cell has just one top.',
            ],
            [
              'Colours of the ends',
              'Nobody says which colours are on the square faces of half cubes and on the ends of double cubes. We give each of the three pairs to a third of them. In their other poses they show the other four colours.',
            ],
            [
              'Where pushed pawns go',
              'To the nearest free cell of the same face, counted in steps along the edges, in turn order from the player who moves. If two are equally near, the lower cell in the second number, then in the first.',
            ],
            [
              'What counts as climbing',
              'Only a height that pawn has never had before, and only where it stops: passing over a higher face is not enough. Otherwise going down and up again could keep a game alive for ever.',
            ],
            [
              'Who arrived last',
              'What counts is the turn in which a pawn reached its own greatest height, even if it has come down since. Nobody arrives anew by going down and up again. If several reached theirs in the same turn, climbing together, the one whose turn comes later in the order has arrived later, counted from the player who began the game.',
            ],
            [
              'Nobody climbed',
              'If every pawn is on the table at the end, the game is drawn: nothing else would be fair.',
            ],
            [
              'How far a bridge reaches',
              'The spans of the two ladders are ours: as far across as they reach up.',
            ],
            ['The modern edition', 'We know it only from reviews, not from its own rules.'],
          ],
        },
      ],
    },
    notation: {
      title: 'Writing turns down',
      body: [
        'The table has 32 × 32 cells, counted from 0,0. A turn is written as its steps, in the order they happen.',
        {
          terms: [
            ['w12,14', 'The pawn walks to this cell.'],
            ['s12,14', 'It climbs with the small ladder; l12,14 with the large one.'],
            ['bs12,14', 'It crosses a bridge, here the small ladder; bl12,14 the large one.'],
            [
              'H3@12,14:2x2x1:r',
              'The half cube H3 goes to the place whose lowest corner is 12,14, lying, with red on top. C are cubes, D double cubes, G the big blocks.',
            ],
            ['x12,14', 'The blocking stone is put on the face at this cell.'],
            ['-', 'The player passes.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'A starting tower of thirty-five blocks in six colours with terraces and offsets; the pawns stand on the table around it.',
      caption: 'A tower at the start. Each number builds another one.',
    },
    room: {
      alt: 'Five blocks in a row with grey on top: a lying half cube, a standing half cube, a cube, a standing double cube and a lying double cube. Tiles mark the cells on each.',
      caption:
        'How many pawns fit on a grey face: four on a lying half cube, two on a standing one, four on a cube and on a standing double cube, and all of you on a lying double cube.',
    },
    contact: {
      alt: 'A lying half cube beside a cube, touching it with one unit square of its side.',
      caption: 'One unit square touches: that is just enough.',
    },
    corner: {
      alt: 'A lying half cube that meets the cube only at a corner; it is crossed out.',
      caption: 'Meeting at a corner is not touching.',
    },
    overhang: {
      alt: 'A cube half on a block and half over a lower one; it is crossed out.',
      caption: 'Nothing may overhang: all of a block rests at one height.',
    },
    push: {
      alt: 'A cube comes down on one half of a grey double cube on which two pawns stand; the other half of the face is free.',
      caption:
        'Red may put the cube here: yellow and dark blue are pushed aside to the free cells of the same face.',
    },
    step: {
      alt: 'A red pawn on the table beside a lying half cube and a cube; a line leads over both.',
      caption: 'One unit up needs no ladder, and then one more: two storeys in one turn.',
    },
    joined: {
      alt: 'Two dark blue faces, one a unit higher, that share an edge one unit long; a line leads from the pawn to the higher one.',
      caption: 'The two dark blue faces touch along an edge: the pawn can go up.',
    },
    diagonal: {
      alt: 'The same two dark blue faces, but they meet only at a corner; the higher one is crossed out.',
      caption: 'Here they meet only at a corner. Never diagonally: dark blue stays below.',
    },
    full: {
      alt: 'Four pawns fill the grey top of a cube; a light blue pawn stands beside it, one unit lower.',
      caption:
        'Bad luck for light blue: the grey face is full. Wait until one of the four goes on.',
    },
    five: {
      alt: 'All five pawns stand together on the grey top of a lying double cube.',
      caption: 'On a grey double cube all five can meet. A coloured face takes its own pawn only.',
    },
    both: {
      alt: 'A light blue pawn on the table. A small ladder leads up to a grey cube, a large one from there to the top of a big grey block of height six, where a red pawn stands.',
      caption:
        'Both ladders in one turn: the small one to the cube, the large one from there. Light blue joins red at the top.',
    },
    small: {
      alt: 'A red pawn on the table and a red cube with a small ladder leaned against it; the tiles on the cube have a ladder sign.',
      caption: 'Two units up: the small ladder will do.',
    },
    large: {
      alt: 'A yellow pawn on the table before yellow faces three and four units high, with a large ladder leaned against one; their tiles have the sign of the large ladder.',
      caption: 'Three or four units up: only the large ladder reaches.',
    },
    stone: {
      alt: 'A red blocking stone lies on a yellow face that leads up; the yellow pawn stands below it.',
      caption:
        'Red’s stone closes the yellow face for a whole round, and its block cannot be moved either.',
    },
    bridge: {
      alt: 'A red pawn on one side of a gap two cells wide; a small ladder lies across it to a red face on the other side.',
      caption: 'With bridges: the small ladder spans a gap of two cells.',
    },
  },
};

export default text;
