export default {
  /** Courses and lessons, whatever the game. */
  lessons: {
    lead: 'Short lessons on the real board. Each takes less than a minute.',
    'klotz-lead': 'How the pieces move, how to capture and block, and how to win.',
    'climbers-lead': 'How to climb, build your way up, and stand highest at the end.',
    'xstack-lead': 'How to pull a block, put it higher, and know when to stop.',
    course: 'Learn {game}',
    begin: 'Start',
    resume: 'Continue',
    'go-on': 'Continue with lesson {number}',
    'done-of': '{done} of {of} lessons done',
    finished: 'You’ve finished the course. Time for a real game!',
    'first-game': 'Play your first game of {game}',
    'number-of': 'Lesson {number} of {of}',
    done: 'Well done!',
    next: 'Next lesson',
    finish: 'Finish the course',
    again: 'Try it again',
    restart: 'Restart',
    all: 'All lessons',
    help: 'Help',
    show: 'Show me',
    stars: { one: '{count} star', other: '{count} stars' },
    'load-failed': 'The lessons couldn’t be loaded. Check your connection and try again.',
  },
  /** The lessons of Klotz, by name: title, text, hint, what to take along, and why moves miss the goal. */
  klotzLessons: {
    'one-title': 'One step',
    'one-text':
      'A column moves as many steps as it is high. The one on d4 is 1 high: move it one step, to the marked cell.',
    'one-hint': 'Choose the column on d4, then the marked cell above it.',
    'one-done': 'Columns belong to nobody: every player may move them.',
    'one-klotz': 'That was your Klotz. Move the low column on d4.',
    'two-title': 'Two steps, one bend',
    'two-text':
      'A column of height 2 moves exactly two steps and may turn once. Take the one on d4 to the marked cell.',
    'two-hint': 'From d4, go one step up and one step to the right.',
    'two-done': 'Straight on or with one bend, but never back.',
    'two-straight': 'Straight on doesn’t lead there. Turn after the first step.',
    'three-title': 'Nothing in the way',
    'three-text':
      'A column of height 3 moves exactly three steps and can’t jump. Only one of the two tall columns can reach the marked cell. Which one?',
    'three-hint': 'The column on f4 can go to the right first, then up.',
    'three-done': 'Every cell on the way has to be empty.',
    'three-blocked': 'The column on f6 is in its way. Try the other tall one.',
    'stone-title': 'Your stone',
    'stone-text':
      'Green could capture your Klotz with the column on d11. Move that column yourself: your stone goes onto it, and nobody else may move it.',
    'stone-hint': 'Move the column on d11, just not onto your own Klotz.',
    'stone-done': 'Your stone stays there until you move another column. Then that one is locked.',
    'stone-captured':
      'Your stone went elsewhere, so Green moves the column on d11 and sends your Klotz back to the centre.',
    'stone-ran': 'Running away works too, but here, lock the column on d11 instead.',
    'klotz-title': 'Your Klotz',
    'klotz-text':
      'Your Klotz is 4 high, so it moves exactly four steps, with at most one bend. Take it to the marked cell.',
    'klotz-hint': 'Two steps to the left, then two steps down.',
    'klotz-done': 'A Klotz captures nothing. It only has to get home.',
    'klotz-column': 'That was a column. Move the red Klotz on f6.',
    'centre-title': 'Across the centre',
    'centre-text':
      'Pieces may cross the four centre cells but not stop there. Slide the column on f7 straight across to the marked cell.',
    'centre-hint': 'Three steps to the right, over g7 and h7.',
    'centre-done': 'Only a Klotz stands in the centre: at the start, and after it was captured.',
    'capture-title': 'Capture',
    'capture-text':
      'A column may end its move on a Klotz, which then goes back to its centre cell. Capture the green one.',
    'capture-hint': 'The column on k9 is two steps away from the green Klotz.',
    'capture-done': 'Yours goes back too when it’s captured. Watch the columns around it.',
    'gates-title': 'The gates of your corner',
    'gates-text':
      'Your goal is the red corner, a1. You enter it with a move of exactly four steps, through a2 or b1. Go to a cell from which you can enter next.',
    'gates-hint': 'a2 and c1 are taken. From b4, the way down to b1 is free.',
    'gates-done': 'Stop exactly four steps from your corner, where a gate is open.',
    'gates-a5': 'From a5 the only way in leads through a2, and that is taken.',
    'gates-c3': 'From c3 both ways are closed: one on a2, the other on c1.',
    'gates-e1': 'From e1 the only way in leads over c1, and that is taken.',
    'block-title': 'Stop the runner',
    'block-text': 'Green’s Klotz on n10 is one move from its corner, n14. Put a column in its way.',
    'block-hint': 'The column on l12 can reach n12.',
    'block-done': 'Before every move, look whether someone can get home.',
    'lane-title': 'Clear the way',
    'lane-text':
      'Your Klotz on e1 is four steps from home, but a column is in its way. Move the column so that you can win next.',
    'lane-hint': 'The column on c1 has to leave the bottom row.',
    'lane-done': 'The best move isn’t always one with your Klotz.',
    'lane-row': 'It’s still in the way. It has to leave the bottom row.',
    'lane-run': 'From c3 you can’t get in: a2 and c1 are taken. Clear the way instead.',
    'win-one-title': 'Win',
    'win-one-text': 'Enter your corner with your Klotz: four steps, one bend. That wins at once.',
    'win-one-hint': 'From c3, go down first, then to the left.',
    'win-one-done': 'The first Klotz in its corner wins the game.',
    'win-two-title': 'Win in two moves',
    'win-two-text':
      'A single way in can be blocked. Find the move after which two ways are open: then nobody can stop you.',
    'win-two-hint': 'From c3 you can go down first or to the left first.',
    'win-two-done': 'Two open ways at once: that’s how most games are won.',
    'win-two-one-way': 'From there only one way leads in, and Green can close it.',
    'four-title': 'Two against one',
    'four-text':
      'Green, on l12, has two ways into its corner. Block one of them so that Yellow, who is next, can block the other.',
    'four-hint': 'The column on k14 can close the way along the top.',
    'four-done': 'When one player is about to win, the others work together.',
    'four-race': 'Yellow can’t block both ways alone, so Green wins.',
  },
  /** Why a move of Klotz misses the goal of a lesson. */
  klotzMisses: {
    nothing: 'Nothing has moved yet.',
    'other-piece': 'Not that piece. Move the one on {cell}.',
    elsewhere: 'It ended on {cell}. Take it to the marked cell.',
    'not-captured': '{player}’s Klotz is still there. End a column’s move on it.',
    'still-wins': '{player} still gets home.',
    'not-together': '{partner} can’t stop {player} alone now.',
    captured: '{player} can still capture your Klotz.',
    'no-way-in': 'You couldn’t enter your corner from there.',
    'no-longer-won': 'That doesn’t win in time.',
  },
  climbersLessons: {
    'faces-title': 'Your colour',
    'faces-text':
      'You play red. Your pawn may stand on red and grey faces, and on the table. Step up onto the red one, then end your turn.',
    'faces-hint': 'Choose the top of the red half cube, then press “End turn”.',
    'faces-done': 'Other colours are closed to you, and red is closed to the others.',
    'faces-stayed':
      'Your pawn is still on the table. Step onto the red block before you end your turn.',
    'steps-title': 'Step by step',
    'steps-text':
      'One unit up is free, and you may take as many steps as you like in a turn. Walk all the way up to height 3.',
    'steps-hint': 'Choose the highest red face: the pawn finds its way there.',
    'steps-done': 'Going down is free too, however deep.',
    'small-title': 'The small ladder',
    'small-text':
      'Two units up need a ladder, and each ladder is used only once in a game. Climb onto the red cube with the small one.',
    'small-hint': 'Choose the top of the cube, then “small ladder”.',
    'small-done': 'The ladder is gone now. Save the large one for higher walls.',
    'small-large':
      'That was the large ladder, which reaches four units. The small one is enough here.',
    'large-title': 'The large ladder',
    'large-text':
      'The large ladder leads three or four units up. Climb onto the red tower, four units high.',
    'large-hint': 'Choose the top of the red tower.',
    'large-done': 'Five units are too high for any ladder.',
    'large-stayed': 'You’re still on the table. Choose the top of the red tower.',
    'turn-title': 'Turn a block',
    'turn-text':
      'Once per turn you may move one block, or just turn it. Turn the cube so that you can stand on it, then walk up to height 2.',
    'turn-hint': 'Take the cube, press T until red or grey is on top, put it back and walk up.',
    'turn-done': 'A block may go anywhere it lies flat and touches another one.',
    'turn-walk': 'The cube is ready. Now walk onto it before you end your turn.',
    'turn-colour': 'You can’t stand on that colour. Turn the cube to red or grey.',
    'forbidden-title': 'The block you can’t move',
    'forbidden-text':
      'You can’t move the block that the player before you has just moved; here it’s H1. Build a step with the other half cube and climb to height 2.',
    'forbidden-hint': 'Put H2 beside the cube with red on top, then walk up.',
    'forbidden-done': 'Nor can you move a block that carries a pawn, a stone or another block.',
    'forbidden-colour': 'Yellow is on top, so you can’t step on it. Turn it to red.',
    'forbidden-stayed': 'You have a half cube to build with: H2.',
    'grey-title': 'Grey is for everyone',
    'grey-text':
      'Everyone may stand on grey, one pawn per cell. Two cells of the grey face are left, and Yellow has one of them. Take the other.',
    'grey-hint': 'Choose the free grey cell next to the yellow pawn.',
    'grey-done': 'When a grey face is full, nobody can enter or cross it.',
    'grey-own': 'That’s your own colour. Go and stand next to Yellow on the grey face.',
    'push-title': 'Push',
    'push-text':
      'You may put a block onto a face with pawns if there’s room for them on the rest of it. Put the half cube on top of Yellow’s cube so that it pushes the pawn aside.',
    'push-hint': 'Stand H1 upright on the cube, over the yellow pawn.',
    'push-done': 'A pushed pawn stays on the same face, on the nearest free cell.',
    'push-beside': 'Yellow’s pawn had room beside it. Cover the cell on which it stands.',
    'stone-title': 'Your blocking stone',
    'stone-text':
      'Yellow is about to step onto the yellow face at height 3. Put your blocking stone on it: nobody can enter it until your next turn.',
    'stone-hint': 'Press “Stone”, then choose the yellow face.',
    'stone-done': 'You have only one, so wait for the right moment.',
    'stone-other': 'Yellow doesn’t want to go there. Close the yellow face at height 3.',
    'corner-title': 'Not across corners',
    'corner-text':
      'Faces must touch along an edge; your two grey cubes touch only at a corner. Build a link and walk over to the other cube.',
    'corner-hint': 'Put H1 into the corner between both cubes, red on top.',
    'corner-done': 'One pawn move can cross many faces as long as each touches the next.',
    'corner-corner': 'You can’t go across a corner. Put the half cube between the cubes.',
    'chance-title': 'Last chance',
    'chance-text':
      'Nobody has climbed for a whole round, so this is the last chance: if you don’t get higher than ever before, the game ends. Climb!',
    'chance-hint': 'There’s room for you on the grey cube at height 2.',
    'chance-done': 'You’re as high as Yellow, and the one who arrived last is ahead.',
    'chance-over': 'Nobody climbed, so the game is over, and Yellow stands higher.',
    'tie-title': 'Arrive last',
    'tie-text':
      'Last chance again. You’ve been at height 3 before, so going back up isn’t a climb and ends the game. At equal height, whoever arrived last wins. Win!',
    'tie-hint': 'Step up next to Yellow and end your turn.',
    'tie-done': 'Same height, but you arrived last: you win.',
    'tie-over': 'The game is over, and Yellow is higher.',
    'bridge-title': 'Variant: bridges',
    'bridge-text':
      'In this variant you can also lay a ladder across a gap. Cross to the red cube with your small ladder.',
    'bridge-hint': 'Choose the top of the red cube.',
    'bridge-done': 'You set this option when you start a game.',
    'together-title': 'Variant: climb together',
    'together-text':
      'In this variant everyone else may move their pawn after each turn, without ladders. Yellow has just played: follow and climb to height 2.',
    'together-hint': 'Walk over the grey half cube onto the red cube.',
    'together-done': 'The 2017 edition is played like this.',
  },
  climbersMisses: {
    'too-low': 'You’re at height {height}. Get up to height {needed}.',
    'not-there': 'Your pawn isn’t there yet.',
    'tool-used': 'You used a tool that you should keep.',
    'other-block': 'Move another block: {block}.',
    'not-pushed': '{player}’s pawn is still in its place.',
    'no-stone': 'Your stone isn’t there.',
    'not-won': 'That doesn’t win.',
  },
  xstackLessons: {
    'grab-title': 'Grab and let go',
    'grab-text':
      'Grab the blue cube, lift it onto the white bar and let go. Drag it with the mouse or a finger, or use the arrow keys.',
    'grab-hint':
      'Lift the cube well above the bar, move it to the right until it’s over the bar, lower it and let go.',
    'grab-done': 'Every turn is like this: take one block and put it back higher.',
    'pull-title': 'Pull slowly',
    'pull-text':
      'The red bar lies loose between the planks. Pull it straight out towards you, slowly, then lay it on top of the pile.',
    'pull-hint':
      'Scroll, press S or use the slider to pull the bar towards you. Once it’s out, lift it, bring it back over the pile and let go.',
    'pull-done': 'Pull along the block and take your time. You have 90 seconds per turn.',
    'jam-title': 'Stuck? Let go',
    'jam-text':
      'The bar at the very bottom carries everything. Pull it gently until you feel that it’s stuck, then let go. After that, put any other block higher.',
    'jam-hint':
      'Pull the bottom bar a little towards you and let go as soon as it’s stuck. Then put a bar from the side on top.',
    'jam-done':
      'As long as a block has moved less than 1 cm, you may let go of it and try another.',
    'rotate-title': 'Turn a block',
    'rotate-text':
      'Lay the blue plank across the two bars. For that it has to point towards you: turn it in the air. Hold Q or E, drag with Shift, or twist two fingers.',
    'rotate-hint': 'Lift the plank, turn it by a quarter, and lower it onto both bars.',
    'rotate-done': 'Turn blocks in the air, not in the pile.',
    'higher-title': 'What “higher” means',
    'higher-text':
      'The lowest point counts: it has to be higher than before. Put the blue plank somewhere higher.',
    'higher-hint': 'Lay the plank flat on the white bar.',
    'higher-done': 'While you hold a block, a line shows how high its lowest point has to be.',
    'higher-upright':
      'It stands taller now, but its lowest point is where it was. Lay it on the white bar.',
    'bonus-title': 'Take a bonus',
    'bonus-text':
      'After you’ve put a block higher, you may take another one as a bonus: bring it well away from the X. Put one cube on the bar, then take the other.',
    'bonus-hint':
      'First put a cube on the white bar. Then lift the other cube and bring it towards you, away from the X.',
    'bonus-done': 'A bonus is worth one point, a red one nothing.',
    'low-title': 'Too low',
    'low-text':
      'See what a mistake costs: take the blue cube and put it back lower, on the planks.',
    'low-hint':
      'Lift the blue cube a little, move it towards you beside the green one, lower it and let go.',
    'low-done':
      'A block that isn’t higher is removed and costs you one point. So look for a place before you pull.',
    'fall-title': 'When blocks fall',
    'fall-text':
      'The red cube holds down the white plank. Lift the red cube away and see what happens.',
    'fall-hint': 'Lift the red cube straight up.',
    'fall-done':
      'Every block that touches the table costs one point, and so does the one in your hand. Your turn ends at once.',
    'cancel-title': 'Cancel penalties',
    'cancel-text':
      'You have two blue penalties. A bonus of the same colour removes them all. Put the green cube on the bar, then take the blue one as a bonus.',
    'cancel-hint': 'Put the green cube on the white bar. Then bring the blue cube away from the X.',
    'cancel-done': 'Two penalties gone and a point won: that bonus was worth three points.',
    'cancel-colour': 'That colour removes nothing. Take the blue cube.',
    'decline-title': 'Forbidden',
    'decline-text':
      'Your opponent has just put the blue cube back, so you can’t touch it. The rest could fall. Pass instead: take the blue cube as a penalty.',
    'decline-hint': 'Press the button “Pass: take B03 as a penalty”, or X.',
    'decline-done': 'Passing costs one point. A collapse costs more.',
    'loose-title': 'Which one is loose?',
    'loose-text':
      'Three bars lie under the two planks, but one of them carries next to nothing. Find it, pull it out and put it on top.',
    'loose-hint': 'The weight lies on the right. Pull the blue bar on the left.',
    'loose-done': 'Look at what lies where before you pull. A gentle tug tells you the rest.',
    'last-title': 'The last turn',
    'last-text':
      'The game ends when four blocks or fewer are left on the X, and it’s 2 to 2. Put one cube higher and take a bonus so that you win.',
    'last-hint': 'Put the green cube on the red one. Then take the blue cube as a bonus.',
    'last-done': 'You win 3 to 2.',
    'last-red': 'A red bonus is worth nothing, so it’s a tie. Take another colour.',
  },
  xstackMisses: {
    nothing: 'Nothing has happened yet.',
    'not-put': 'No block was put back higher.',
    'other-block': 'That works, but this lesson is about another block.',
    'lies-wrong': 'It lies the wrong way. Turn it by a quarter before you let go.',
    'not-let-go': 'You haven’t tried the bottom bar. Pull it, feel that it’s stuck, and let go.',
    'no-bonus': 'You didn’t take a bonus.',
    'not-low': 'It’s higher now. For once, put it back lower.',
    'too-few-fell': 'Nothing fell. Take the red cube away.',
    'not-cancelled': 'You still have penalties of that colour.',
    'not-declined': 'You don’t have to pull a block. Pass and take the forbidden one.',
    'not-won': 'That isn’t enough to win.',
    fell: {
      one: 'A block fell. That ends your turn.',
      other: '{count} blocks fell. That ends your turn.',
    },
    low: 'Too low: its lowest point has to be higher than before.',
    'given-up': 'A block you give up is a penalty. Try to put it back higher.',
    'time-over': 'Your 90 seconds are over.',
    declined: 'You passed. Pull a block this time.',
  },
  guide: {
    title: 'Tip',
    ok: 'Got it',
    'klotz-first':
      'Your first move: choose your red Klotz or any column, then one of the marked cells. Head for your own corner.',
    'klotz-refused':
      'Not every move is allowed. The line below the board says why; nothing is lost, just try another one.',
    'klotz-win': 'You can enter your corner now and win!',
    'klotz-stop':
      'Careful: your opponent is one move from winning. Put a column in the way, or capture that Klotz.',
    'klotz-capture':
      'You can capture: end a column’s move on the other Klotz and it goes back to the centre.',
    'klotz-danger':
      'A column can reach your Klotz. Move away, or lock that column by moving it yourself.',
    'klotz-threaten':
      'You can get within four steps of your corner with a free way in. Then you threaten to win.',
    'klotz-over': 'That was your first game. Analyse it, play again, or try a puzzle.',
    'climbers-first':
      'Your first turn: move your pawn, move one block, move your pawn again. Then end your turn.',
    'climbers-refused':
      'Not everything is allowed. The line below the tower says why; just try something else.',
    'climbers-win': 'You can end the game now, standing highest!',
    'climbers-stop':
      'Your opponent could climb high next turn. A block or your stone in the right place stops that.',
    'climbers-climb':
      'There’s a way up this turn. Often it takes one block, turned to your colour.',
    'climbers-over': 'That was your first game. Analyse it, play again, or try a puzzle.',
    'klotz-turn':
      'Move your own Klotz exactly four steps, or a column without another player’s stone exactly as many steps as it is high. The way may bend once and has to be free; your stone goes onto a column you move.',
    'climbers-turn':
      'Move your pawn, then one block, then your pawn again, and place your stone at the end; every part is optional. Your pawn may stand on its own colour and on grey; one step up is free, more needs a ladder.',
    'xstack-first':
      'Your first turn: drag a block slowly out of the pile and put it back higher. Blocks near the top are the easiest.',
    'xstack-refused':
      'Not every block may be taken. The line below the pile says why; just try another one.',
    'xstack-stuck':
      'This one is stuck. Let go now and nothing is lost; pull another block instead.',
    'xstack-put':
      'Well done! Now you may take any other loose block as a bonus: bring it away from the X. Or play it safe and end your turn.',
    'xstack-forbidden':
      'The marked block is forbidden: your opponent has just put it back. If nothing else looks safe, you can take it as a penalty instead of pulling.',
    'xstack-fell':
      'Blocks on the table cost a point each. A later bonus of the same colour cancels them.',
    'xstack-end':
      'Few blocks are left. The game ends at four: check who’s ahead before you take another one.',
    'xstack-over': 'That was your first game. Look at how it went, or play again.',
    'xstack-turn':
      'Pull out one block and put it back higher than it was; then you may take another as a bonus, or stop. If anything falls, it counts against you and your turn ends.',
    wait: 'It isn’t your turn. Watch what happens, or look back at earlier moves.',
    over: 'The game is over. You can look back at it, analyse it or play again.',
  },
} as const;
