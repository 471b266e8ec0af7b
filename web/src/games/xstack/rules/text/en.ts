import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack: the rules',
  lead: 'Pull a block out of the pile, put it back higher, and take another one if you dare. For two to five with steady hands.',
  contents: 'On this page',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'Thirty-six wooden blocks lie in a black X. On your turn you pull one of them out and put it back higher. Then you may take another block for yourself. What falls counts against you.',
        'Nothing here is drawn by lot: the blocks are solid bodies with weight and friction, and the hand that pulls them is not stronger than a careful one. Whoever has most points when the X is almost empty wins.',
      ],
    },
    material: {
      title: 'The X and its blocks',
      body: [
        'Two black boards cross and form an X. In its upper half lies the pile: six blocks of each of six colours, red, blue, green, yellow, white and bare wood. Every colour but bare wood has a sign, so nobody has to know it by its colour alone.',
        {
          terms: [
            [
              'Fan',
              'bars from front to back and planks from left to right, floor upon floor, wider towards the top. The usual pile.',
            ],
            ['Wall', 'cubes and bars in two rows, laid like bricks: narrow and high.'],
            ['High fan', 'a fan on shallower boards, with one more floor.'],
          ],
        },
        'Each pile has a number, and the same number always builds the same pile. You can also build one of your own in the editor.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        {
          list: [
            'Pull out one block and put it back higher: when everything is at rest, its lowest point must be more than 1 mm higher than before your turn. A thin line shows that height. It must lie on the X or on blocks that lie there.',
            'Then you may take one other block off the pile as a bonus. Bring it to your tray, beside the X. Or you end your turn.',
          ],
        },
        'A block that you let go after moving it by less than 1 cm has stayed: try another one, or the same again. If it moved further without coming out, you go on with this block and no other, or you give it up.',
        'A block that came out and does not lie higher is malus, and your turn is over. So is one that you give up.',
        'Your hand may be closed for 90 seconds in a turn. After that the block in it is malus.',
      ],
    },
    hand: {
      title: 'The hand',
      body: [
        'You hold a block where you touched it. The hand pulls with limited force: a block that is jammed slips instead of dragging the pile along, and you see and hear the strain. It cannot move faster than 30 cm a second.',
        'No hand is quite still. How much it trembles is agreed before the game, and it is the same for everyone.',
      ],
    },
    falling: {
      title: 'When something falls',
      body: [
        'A block has fallen when it touches the table. Then your turn ends as soon as everything is at rest. All blocks that fell until then are your malus, and so is the block in your hand or the bonus you have just taken.',
        'Blocks may slide about on the X as they like.',
      ],
    },
    forbidden: {
      title: 'The forbidden block',
      body: [
        'The block that the player before you has just put back is forbidden: you may neither pull it nor take it as a bonus. Nor may you take the block as a bonus that you have put back yourself in this turn.',
        'Instead of pulling a block you may decline: at the start of your turn, or after a block that has stayed, you take the forbidden block as malus, and your turn is over. If others fall because it is gone, they are malus too. If nothing was put back before you, you cannot decline.',
      ],
    },
    points: {
      title: 'Bonus and malus',
      body: [
        {
          list: [
            'A bonus block is worth 1 point, a red one 0.',
            'A malus block costs 1 point, a red one as well.',
            'A new bonus block takes all your malus blocks of its colour out of the game. It does not protect you from later ones.',
          ],
        },
      ],
    },
    end: {
      title: 'The end',
      body: [
        'When 4 blocks or fewer are on the X at the end of a turn, the game is over. Most points win; equal points share the win.',
        'If you play several rounds, their points are added, and each round the next player begins.',
      ],
    },
    options: {
      title: 'What you can agree on',
      body: [
        {
          terms: [
            ['Pile', 'fan, wall, high fan, or one of your own.'],
            ['Hand', 'gentle (0.5 N), normal (0.7 N) or strong (4 N).'],
            ['Tremor', 'none, steady, natural or shaky.'],
            ['Rounds', '1 to 5.'],
          ],
        },
      ],
    },
    ours: {
      title: 'What is ours',
      body: [
        'The game is by Zoltán Aczél, 1998. Its title is not known to us; X-Stack is our working name.',
        'Only part of the material has come down to us: two black boards that form an X, 36 blocks, several colours, red and blue among them. The shape of the stand, the sizes of the blocks and the three piles are our reconstruction, found by simulating many of them until some blocks are plainly loose, some plainly carry, and many are a question.',
        'We also decided: 90 seconds for the hand, 1 mm for “higher”, 1 cm for “stayed”, that you cannot decline without a forbidden block, and that a block is taken once it is free and 5 cm beside the stand.',
      ],
    },
    notation: {
      title: 'How turns are written',
      body: [
        'Blocks are named by their colour and a number: R, B, G, Y, W and N with 01 to 06.',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'the block B03 was put back higher, then Y05 taken.'],
            ['pull B03 fell R01 G06', 'while B03 was pulled, R01 and G06 fell.'],
            ['pull B03 low', 'B03 was put back too low.'],
            ['decline W02', 'W02 was taken instead.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'The pile called fan in its black X', caption: 'Fan' },
    wall: { alt: 'The pile called wall, two rows of blocks laid like bricks', caption: 'Wall' },
    'high-fan': { alt: 'The pile called high fan', caption: 'High fan' },
    line: {
      alt: 'A hand holds a block above a thin line',
      caption: 'The line is where the lowest point of this block was. It may be let go up here.',
    },
    forbidden: {
      alt: 'A block on top of the pile is marked as forbidden',
      caption: 'This block was just put back. It may not be touched.',
    },
    trays: {
      alt: 'Trays with bonus and malus blocks in front of the X',
      caption: 'Bonus blocks in one tray, malus blocks in the other.',
    },
  },
};

export default text;
