import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack: the rules',
  lead: 'Pull a block out of the pile, put it back higher, and take another one if you dare. For two to five players with steady hands.',
  contents: 'On this page',
  summary: {
    title: 'In short',
    terms: [
      ['Goal', 'Collect more bonus blocks than penalties.'],
      [
        'Your turn',
        'Pull one block out of the pile and put it back higher. Then you may take another as a bonus, or stop. Blocks that fall, and a block that isn’t higher, are penalties and end your turn.',
      ],
      ['The end', 'When four blocks or fewer are left on the X, the highest score wins.'],
    ],
  },
  sections: {
    goal: {
      title: 'The goal',
      body: [
        'Thirty-six wooden blocks lie in a black X. On your turn, pull one out and put it back higher. Then you may take another block for yourself. Everything that falls counts against you.',
        'Nothing here is left to chance: the blocks have weight and friction, and your hand is no stronger than a careful real one. The player with the most points when the X is almost empty wins.',
      ],
    },
    material: {
      title: 'The X and its blocks',
      body: [
        'Two black boards cross and form an X. In its upper half lies the pile: six blocks of each of six colours, red, blue, green, yellow, white and unpainted. Every colour except unpainted has a symbol, so you don’t have to rely on colour.',
        {
          terms: [
            [
              'Fan',
              'bars from front to back and planks from left to right, layer upon layer, widening towards the top. The standard pile.',
            ],
            ['Wall', 'cubes and bars in two rows, laid like bricks: narrow and tall.'],
            ['High fan', 'a fan on shallower boards, with one more layer.'],
          ],
        },
        'Each pile has a number, and the same number always builds the same pile. You can also build your own in the editor.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        {
          list: [
            'Pull out one block and put it back higher: when everything is at rest, its lowest point must be more than 1 mm higher than before your turn. A thin line shows that height. The block must rest on the X or on blocks that rest there.',
            'Then you may take one other block off the pile as a bonus. Carry it 5 cm clear of the X and it’s yours. Or end your turn.',
          ],
        },
        'A block you let go after moving it less than 1 cm doesn’t count as moved: try another, or the same one again. If it moved further without coming out, you must continue with this block or give it up.',
        'A block that came out but isn’t higher counts as a penalty and ends your turn. So does a block you give up.',
        'You can hold blocks for 90 seconds per turn. After that, the block in your hand is a penalty.',
      ],
    },
    hand: {
      title: 'The hand',
      body: [
        'You hold a block at the point you touched. The hand pulls with limited force: a jammed block slips instead of dragging the pile along, and you see and hear the strain. The hand can’t move faster than 30 cm per second.',
        'The hand is steady unless you choose a tremor before the game; then it’s the same for everyone.',
        'Mouse: grab a block where you want to hold it and drag; scroll to pull it closer or push it away; hold Shift to rotate it with the mouse; the right mouse button rotates the view, even while you hold a block. Touch: tap a block to grab it; one finger moves it, twist two fingers to rotate it, two fingers rotate the view and zoom; the slider pulls it closer. You can lift your finger; you keep hold of the block until you press Let go.',
      ],
    },
    falling: {
      title: 'When blocks fall',
      body: [
        'A block has fallen when it touches the table. Your turn then ends as soon as everything is at rest. Every block that has fallen by then is a penalty for you, and so is the block in your hand or the bonus you just took.',
        'Blocks may shift on the X without penalty.',
      ],
    },
    forbidden: {
      title: 'The forbidden block',
      body: [
        'The block the previous player just put back is forbidden: you may neither pull it nor take it as a bonus. Nor may you take as a bonus the block you put back yourself this turn.',
        'Instead of pulling a block you may pass: at the start of your turn, or after a block that didn’t move, take the forbidden block as a penalty and end your turn. If others fall because it’s gone, they are penalties too. If the previous player didn’t put a block back, you can’t pass.',
      ],
    },
    points: {
      title: 'Bonuses and penalties',
      body: [
        {
          list: [
            'A bonus block is worth 1 point, a red one 0.',
            'A penalty block costs 1 point, even a red one.',
            'A new bonus block cancels all your penalty blocks of its colour. It doesn’t protect you from later ones.',
          ],
        },
      ],
    },
    end: {
      title: 'The end',
      body: [
        'The game is over when 4 or fewer blocks are on the X at the end of a turn. The highest score wins; ties share the win.',
        'If you play several rounds, their points add up, and the next player starts each round.',
      ],
    },
    options: {
      title: 'Optional rules',
      body: [
        {
          terms: [
            [
              'Pile',
              'fan, wall, high fan, pyramid, bridge, tower, lean, column, spire, or your own.',
            ],
            ['Hand', 'gentle (0.5 N), normal (0.7 N) or strong (4 N).'],
            ['Tremor', 'none, steady, natural or shaky.'],
            ['Rounds', '1 to 5.'],
            [
              'House rules',
              'ours, not in the printed rules, each on or off: the block you put back in your last turn is forbidden to you too; the highest layer can be neither pulled nor taken; a bonus must come from below the block you just put back.',
            ],
          ],
        },
      ],
    },
    ours: {
      title: 'What we decided',
      body: [
        'The game is by Zoltán Aczél (1998). We don’t know its original title; X-Stack is our working title.',
        'We know only some of the components: two black boards that form an X, 36 blocks, several colours including red and blue. The shape of the stand, the sizes of the blocks and the three piles are our reconstruction, found by simulating many of them until some blocks are clearly loose, some clearly bear weight, and many could be either.',
        'We also decided: 90 seconds of hand time per turn, 1 mm for “higher”, 1 cm for “didn’t move”, that you can’t pass without a forbidden block, and that a block is taken once it’s free and 5 cm away from the stand.',
      ],
    },
    notation: {
      title: 'Notation',
      body: [
        'Blocks are named by a letter for their colour and a number from 01 to 06: R (red), B (blue), G (green), Y (yellow), W (white) and N (unpainted).',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 was put back higher, then Y05 was taken.'],
            ['pull B03 fell R01 G06', 'while B03 was pulled, R01 and G06 fell.'],
            ['pull B03 low', 'B03 was put back too low.'],
            ['decline W02', 'The player passed and took W02.'],
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
      alt: 'A hand holding a block above a thin line',
      caption: 'The line marks where the block’s lowest point was. Above it, you can let go.',
    },
    forbidden: {
      alt: 'A block on top of the pile is marked as forbidden',
      caption: 'This block was just put back. You can’t touch it.',
    },
    trays: {
      alt: 'Trays with bonus and penalty blocks in front of the X',
      caption: 'Bonus blocks in one tray, penalty blocks in the other.',
    },
  },
};

export default text;
