/** Text for The Climbers: blocks, cells, steps and events. */
import { joinList, lookUp, t } from '@/i18n';
import { withReasons } from '@/shell/coach/reasons';
import { isHuman, plies, seatOf, type Ply } from '@/shell/match';
import {
  colourName,
  departureSentence,
  endedBy,
  narrateTable,
  outcomeTitle,
  refusalText,
  spokenName,
} from '@/shell/words';
import type {
  BlockView,
  Colour,
  Face,
  Ladder,
  MatchView,
  MoveView,
  PositionView,
  ReachView,
  Spot,
  StepView,
} from '@/wasm/climbers';
import type { Announcement } from './announcement';
import { cellText, facesInSight, sameCell, sameSize, topAt, type Size } from './lattice';
import type { Refusal } from '@/wasm/wire';
import type { Opening } from './reach-preview';

const KINDS = { H: 'half', C: 'cube', D: 'double', G: 'big' } as const;

/** `red half cube`: its kind and the colour on top. Records alone say `H3`. */
export function blockName({ id, faces }: Pick<BlockView, 'id' | 'faces'>): string {
  return paintedName(id, faces.top);
}

/** The name of a block with this colour on top. */
export function paintedName(id: string, top: Face): string {
  const kind = t(`climbers.${KINDS[id[0] as keyof typeof KINDS]}`);
  return t('climbers.painted-block', { kind, colour: t(`climbers.paint-${top}`) });
}

/** The name of a block in a position; its notation if it isn't there. */
export function blockNameIn({ blocks }: Pick<PositionView, 'blocks'>, id: string): string {
  const block = blocks.find((each) => each.id === id);
  return block ? blockName(block) : id;
}

/** A refusal with blocks by name. */
export function climbersRefusalText(refusal: Refusal, position: PositionView): string {
  const params = { ...refusal.params };
  for (const name of ['block', 'carried']) {
    const id = params[name];
    if (id !== undefined) params[name] = blockNameIn(position, id);
  }
  return refusalText({ ...refusal, params });
}

export function topName(top: Face): string {
  return t(`climbers.top-${top}`);
}

/** The pose's name, if the block has more than one. */
export function poseName([wide, deep, high]: Size): string {
  if (wide === deep) return high > wide ? t('climbers.standing') : t('climbers.lying');
  // An upright half cube is one cell thick; longer blocks lie along one side of the table.
  if (Math.min(wide, deep) === 1) {
    return wide < deep ? t('climbers.across-x') : t('climbers.across-y');
  }
  return wide > deep ? t('climbers.along-x') : t('climbers.along-y');
}

export function costName(ladders: readonly Ladder[]): string {
  if (ladders.length === 0) return t('climbers.free-way');
  if (ladders.length > 1) return t('climbers.way-both');
  return t(`climbers.way-${ladders[0]!}`);
}

/** `12,14, height 3` */
export function spotName(spot: Spot): string {
  return t('climbers.at', { cell: cellText(spot), height: spot.z });
}

/** A player by colour, for use in a sentence. */
export function playerName(view: MatchView, colour: Colour): string {
  const seat = seatOf(view, colour);
  return seat < 0 ? colourName(colour) : spokenName(view, seat);
}

/** Describes a cell: its position, its top, who stands there and what it means now. */
export function cellName(
  spot: Spot,
  view: MatchView,
  position: PositionView,
  reach: ReachView | null,
  movable: readonly string[],
): string {
  const { block } = topAt(position, spot.x, spot.y);
  const words = [
    block
      ? t('climbers.cell-block', {
          cell: cellText(spot),
          height: spot.z,
          block: blockName(block),
        })
      : t('climbers.cell-table', { cell: cellText(spot) }),
  ];
  words.push(...standingOn([spot], view, position));
  if (reach) words.push(t('climbers.cell-reach', { cost: costName(reach.ways[0]!.ladders) }));
  if (block && movable.includes(block.id)) words.push(t('climbers.cell-movable'));
  return words.join(', ');
}

/** The pawns and stones on these cells. */
function standingOn(cells: readonly Spot[], view: MatchView, position: PositionView): string[] {
  const here = ({ at }: { at: Spot }) => cells.some((cell) => sameCell(cell, at));
  return [
    ...position.pawns
      .filter(here)
      .map(({ colour }) => t('climbers.cell-pawn', { player: playerName(view, colour) })),
    ...position.stones
      .filter(here)
      .map(({ colour }) => t('climbers.cell-stone', { player: playerName(view, colour) })),
  ];
}

/** The tower from above, one line per face, highest first. */
export function faceSentences(view: MatchView, position: PositionView): string[] {
  return facesInSight(position).map(({ block, cells }) => {
    const face = t('climbers.block-option', {
      block: blockName(block),
      place: spotName(cells[0]!),
    });
    return [face, ...standingOn(cells, view, position)].join(', ');
  });
}

/** A player's remaining tools, plus a stone already laid. */
export function toolNames(standing: PositionView['standings'][number]): string[] {
  return [
    ...(standing.small ? [t('climbers.way-small')] : []),
    ...(standing.large ? [t('climbers.way-large')] : []),
    ...(standing.stone === 'hand' ? [t('climbers.blocking-stone')] : []),
    ...(standing.stone === 'placed' ? [t('climbers.stone-placed')] : []),
  ];
}

/** The whole position, one sentence per player. */
export function positionSentences(view: MatchView, position: PositionView): string[] {
  return position.standings.map((standing) => {
    const pawn = position.pawns.find(({ colour }) => colour === standing.colour);
    const where = t('climbers.pawn-of', {
      player: playerName(view, standing.colour),
      height: standing.height,
      cell: pawn ? cellText(pawn.at) : '–',
    });
    const tools = toolNames(standing);
    const has =
      tools.length > 0
        ? t('climbers.tools-of', { tools: joinList(tools) })
        : t('climbers.tools-none');
    return t('climbers.pawn-and-tools', { pawn: where, tools: has });
  });
}

/** Describes a step. */
export function stepSentence(step: StepView, player: string, view: MatchView): string {
  switch (step.kind) {
    case 'walk':
      return t('climbers.step-walk', { player, ...goal(step.path) });
    case 'climb':
      return t(`climbers.step-climb-${step.ladder}`, { player, ...goal(step.path) });
    case 'bridge':
      return t(`climbers.step-bridge-${step.ladder}`, { player, ...goal(step.path) });
    case 'block':
      return [blockSentence(step.before, step.after, player), ...pushes(step, view)].join(' ');
    case 'stone':
      return t('climbers.step-stone', { player, cell: cellText(step.at) });
  }
}

function goal(path: readonly Spot[]): { cell: string; height: number } {
  const end = path.at(-1)!;
  return { cell: cellText(end), height: end.z };
}

function blockSentence(before: BlockView, after: BlockView, player: string): string {
  const block = blockName(before);
  const [cell, top] = [cellText(after), topName(after.faces.top)];
  const moved = before.x !== after.x || before.y !== after.y || before.z !== after.z;
  if (moved || sameSize(before.size, after.size)) {
    return t('climbers.step-block', { player, block, cell, height: after.z, top });
  }
  return t('climbers.step-turned', { player, block, cell, pose: poseName(after.size), top });
}

function pushes(step: Extract<StepView, { kind: 'block' }>, view: MatchView): string[] {
  return step.pushed.map(({ colour, to }) =>
    t('climbers.step-pushed', { player: playerName(view, colour), cell: cellText(to) }),
  );
}

/** The rule that ended the match. */
export function outcomeRule(view: MatchView): string {
  const { outcome } = view;
  if (!outcome) return '';
  const { rule } = outcome;
  return (
    endedBy(view) ?? lookUp(`climbers.rule-${rule}`, {}) ?? lookUp(`play.rule-${rule}`, {}) ?? rule
  );
}

/** The live region's text for an event; empty for silence. */
export function narrate(said: Announcement, view: MatchView): string {
  switch (said.kind) {
    case 'move':
      return moveSentence(said.move, view);
    case 'retold':
      return wholeTurn(said.move, view);
    case 'shown': {
      const move = plies(view)[said.ply - 1];
      const sentences = move ? wholeTurn(move, view) : '';
      return `${narrateTable(said, view)} ${sentences}`.trim();
    }
    case 'turn':
      // Followers get their own message.
      return view.position.following ? '' : narrateTable(said, view);
    case 'taken':
      return t('climbers.taken', {
        block: blockNameIn(view.position, said.block),
        count: said.places,
      });
    case 'held':
      return heldSentence(said.hand, view);
    case 'turned':
      return '';
    case 'stepped':
      return said.steps.map((step) => stepSentence(step, mover(view), view)).join(' ');
    case 'asked':
      return askedSentence(said.goal);
    case 'stone':
      return t('climbers.stone-offered', { count: said.faces });
    case 'refused':
      return climbersRefusalText(said.refusal, view.position);
    case 'putBack':
      return t('climbers.put-back');
    case 'undone':
      return t('climbers.undone', { count: said.steps });
    case 'hint':
      return withReasons(hintSentence(said.steps, view), 'climbers', said.reasons, view);
    case 'follow':
      return t('climbers.follow', {
        player: spokenName(view, said.seat),
        after: playerName(view, said.after),
      });
    case 'lastChance':
      return t('climbers.last-chance-for', { player: spokenName(view, said.seat) });
    case 'over':
      return `${outcomeTitle(view)} ${outcomeRule(view)}`;
    default:
      return narrateTable(said, view);
  }
}

/** Several paths to choose from, or one whose ladders are to be confirmed. */
function askedSentence({ at, ways }: ReachView): string {
  return ways.length > 1
    ? t('climbers.asked-way', { cell: cellText(at) })
    : ladderWarning(ways[0]!.ladders);
}

/** What a path costs, before it is taken. */
export function ladderWarning(ladders: readonly Ladder[]): string {
  return t(`climbers.status-ladder-${ladders.length > 1 ? 'both' : ladders[0]!}`);
}

/** The player to move. */
function mover(view: MatchView): string {
  return view.turn === null ? '' : spokenName(view, view.turn);
}

function hintSentence(steps: readonly StepView[], view: MatchView): string {
  if (steps.length === 0) return t('climbers.hint-pass');
  const sentences = steps.map((step) => stepSentence(step, mover(view), view)).join(' ');
  return t('climbers.hint-steps', { steps: sentences });
}

function heldSentence(
  hand: Extract<Announcement, { kind: 'held' }>['hand'],
  view: MatchView,
): string {
  const { ghost } = hand;
  const where = {
    cell: cellText(ghost),
    height: ghost.z,
    pose: poseName(hand.size),
    top: topName(hand.top),
  };
  const refusal = hand.step === null ? hand.whyNot() : null;
  return refusal
    ? t('climbers.held-refused', { ...where, reason: climbersRefusalText(refusal, view.position) })
    : t('climbers.held-lawful', where);
}

/** Your own turn was announced step by step; a bot's is announced as a whole. */
function moveSentence(move: MoveView, view: MatchView): string {
  const seat = seatOf(view, move.colour);
  const player = spokenName(view, seat);
  if (move.kind === 'out') return departureSentence(view, { seat, rule: move.rule });
  const { steps, height, rose } = move;
  if (steps.length === 0 || !isHuman(view.seats[seat])) return wholeTurn(move, view);
  return rose
    ? t('climbers.turn-rose', { player, height })
    : t('climbers.turn-ended', { player, height });
}

/** All steps of a turn and the height it reached. */
function wholeTurn({ colour, steps, height, rose }: Ply<MoveView>, view: MatchView): string {
  const player = playerName(view, colour);
  if (steps.length === 0) return t('climbers.turn-passed', { player });
  const sentences = steps.map((step) => stepSentence(step, player, view));
  const now = rose ? t('climbers.now-best', { height }) : t('climbers.now-height', { height });
  return [...sentences, now].join(' ');
}

/** A turn in short: the block and the height. */
export function briefTurn(move: MoveView): string {
  if (move.kind === 'out') return '';
  const { steps, height } = move;
  if (steps.length === 0) return t('climbers.brief-pass');
  const block = steps.find((step) => step.kind === 'block');
  if (!block) return t('climbers.brief-walk', { height });
  const { before, after } = block;
  return before.faces.top === after.faces.top
    ? t('climbers.brief-block', { block: blockName(before), height })
    : t('climbers.brief-turned', {
        block: blockName(before),
        top: topName(after.faces.top),
        height,
      });
}

/** What a better turn does differently from the one played. */
export function betterTurn(better: MoveView, played: MoveView | undefined): string {
  if (better.kind === 'out' || played?.kind !== 'turn') return briefTurn(better);
  const blockOf = ({ steps }: Extract<MoveView, { kind: 'turn' }>) =>
    steps.find((step) => step.kind === 'block');
  const [theirs, ours] = [blockOf(better), blockOf(played)];
  const { height } = better;
  if (theirs && theirs.before.id !== ours?.before.id) {
    return t('climbers.better-block', { block: blockName(theirs.before), height });
  }
  if (height !== played.height) {
    return t('climbers.better-higher', { height, played: played.height });
  }
  return theirs ? t('climbers.better-same-block', { height }) : briefTurn(better);
}

/**
 * The most important gain for a player: height without ladders, else with ladders, else the number
 * of cells.
 */
export function openingText(
  { colour, free, withLadders, cells }: Opening,
  view: MatchView,
): string {
  const player = playerName(view, colour);
  if (free.after > free.before) {
    return t('climbers.reach-preview-up', { player, height: free.after, before: free.before });
  }
  if (withLadders.after > withLadders.before) {
    const { after: height, before } = withLadders;
    return t('climbers.reach-preview-ladders', { player, height, before });
  }
  return t('climbers.reach-preview-cells', { player, count: cells.length });
}

/**
 * A turn in the table of heights, for screen readers. If everybody climbs together, lines are
 * turns, not rounds.
 */
export function spokenTurn(
  view: MatchView,
  [height, line, player, ply]: [height: string, line: number, player: string, ply: number],
): string {
  if (!view.setup.options.together) {
    return t('climbers.round-height', { round: line, player, height });
  }
  return plies(view)[ply - 1]?.follows
    ? t('climbers.follower-height', { turn: line, player, height })
    : t('climbers.turn-height', { turn: line, player, height });
}
