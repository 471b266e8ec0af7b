/**
 * A fake match for tests: four blocks in a row and minimal rules. The pawn may go onto any block;
 * the cube needs a ladder. Free blocks go anywhere on the table next to the row.
 */
import type {
  BlockChoice,
  BlockView,
  Colour,
  DraftView,
  Face,
  FaceChoice,
  MatchSetup,
  MatchView,
  OutlookView,
  PawnView,
  PlaceView,
  PositionView,
  ReachView,
  Spot,
  StepView,
} from '@/wasm/climbers';
import type { Command, Player, Refusal } from '@/wasm/wire';
import { blockStep, topAt } from './lattice';
import type { Match, TurnView } from './match';

const COLOURS: Colour[] = ['red', 'yellow', 'darkBlue', 'lightBlue', 'violet'];
const TOPS: Record<string, Face> = { r: 'red', y: 'yellow', v: 'violet', g: 'grey' };

export const human: Player = { kind: 'human' };
export const bot: Player = { kind: 'bot', level: 2 };

export class FakeRefusal extends Error {
  readonly refusal: Refusal;

  constructor(code: string, params: Record<string, string> = {}) {
    super(code);
    this.refusal = { code, params, message: code } as Refusal;
  }
}

export function setup(...players: Player[]): MatchSetup {
  return {
    seats: players.map((player, i) => ({ colour: COLOURS[i]!, name: '', player })),
    options: {
      pawnBeforeBlock: true,
      descend: 'allowed',
      tie: 'last',
      rounds: 1,
      bridges: false,
      together: false,
    },
    tower: 1,
    clock: { kind: 'none' },
    start: null,
  };
}

function block(id: string, x: number, y: number, size: BlockView['size'], top: Face): BlockView {
  const kind = id.startsWith('C') ? 'cube' : 'half';
  const side: Face = top === 'grey' ? 'red' : 'grey';
  const faces = { top, bottom: side, east: side, west: side, north: side, south: side };
  return { id, kind, x, y, z: 0, size, faces };
}

const BLOCKS = [
  block('C1', 14, 14, [2, 2, 2], 'red'),
  block('H1', 16, 14, [2, 2, 1], 'grey'),
  block('H2', 18, 14, [2, 2, 1], 'grey'),
];

type Size = BlockView['size'];

/** The minimal state; the rest of a position is derived from it. */
interface State {
  blocks: BlockView[];
  pawns: PawnView[];
  stones: PositionView['stones'];
  last: string | null;
}

export class FakeMatch implements Match {
  turns: { turn: TurnView; after: State }[] = [];
  commands: Command[] = [];
  outcome: MatchView['outcome'] = null;
  following: Colour | null = null;
  freed = false;
  private taken: typeof this.turns = [];
  private steps: { step: StepView; after: State }[] = [];

  constructor(readonly setup: MatchSetup) {}

  private get start(): State {
    const pawns = this.setup.seats.map(({ colour }, i) => ({
      colour,
      at: { x: 14 + i, y: 12, z: 0 },
    }));
    return { blocks: BLOCKS, pawns, stones: [], last: null };
  }

  private get state(): State {
    return this.steps.at(-1)?.after ?? this.turns.at(-1)?.after ?? this.start;
  }

  private get seat(): number {
    return this.turns.length % this.setup.seats.length;
  }

  private get colour(): Colour {
    return this.setup.seats[this.seat]!.colour;
  }

  log(): string {
    return JSON.stringify(this.turns.map(({ turn }) => turn.text));
  }

  execute(command: Command): void {
    this.commands.push(command);
    if (command.type === 'playMove') {
      if (command.ply !== this.turns.length) throw new FakeRefusal('stale');
      const before = this.turns.at(-1)?.after ?? this.start;
      this.clearDraft();
      for (const text of command.text.split(' ')) if (text !== '-') this.addStep(text);
      const after = this.state;
      const height = after.pawns[this.seat]!.at.z;
      const turn: TurnView = {
        kind: 'turn',
        colour: this.colour,
        text: command.text,
        steps: this.steps.map(({ step }) => step),
        height,
        rose: height > before.pawns[this.seat]!.at.z,
        follows: false,
      };
      this.turns.push({ turn, after });
      this.taken = [];
    } else if (command.type === 'takeBack') {
      this.taken = [...this.turns.splice(command.ply), ...this.taken];
      this.outcome = null;
    } else if (command.type === 'redo') {
      this.turns.push(...this.taken.splice(0, command.ply - this.turns.length));
    } else if (command.type === 'resign') {
      this.outcome = { verdict: 'won', winners: [], rule: 'resignation' };
    }
    this.steps = [];
  }

  append(line: string): void {
    this.execute(JSON.parse(line) as Command);
  }

  view(): MatchView {
    return {
      setup: this.setup,
      seats: this.setup.seats.map((seat) => ({ ...seat, out: false })),
      position: this.positionAt(this.turns.length),
      turn: this.outcome ? null : this.seat,
      ply: this.turns.length,
      moves: this.turns.map(({ turn }) => turn),
      redoable: this.taken.length,
      outcome: this.outcome,
      clock: null,
      drawOffer: null,
      takeback: null,
      rematchWanted: [],
      rematch: null,
    };
  }

  positionAt(ply: number): PositionView {
    const state = this.turns[ply - 1]?.after ?? this.start;
    return this.draw(state, ply, 0);
  }

  private draw(state: State, ply: number, steps: number): PositionView {
    const { seats } = this.setup;
    return {
      blocks: state.blocks,
      pawns: state.pawns,
      stones: state.stones,
      standings: state.pawns.map(({ colour, at }) => ({
        colour,
        height: at.z,
        best: at.z,
        small: true,
        large: true,
        stone: 'hand',
      })),
      turn: seats[ply % seats.length]!.colour,
      following: this.following,
      barren: 0,
      barrenLimit: seats.length,
      lastChance: false,
      lastBlock: state.last,
      text: `after ${ply}.${steps}`,
    };
  }

  record(): string {
    return `record of ${this.turns.length}`;
  }

  free(): void {
    if (this.freed) throw new Error('freed twice'); // so does WebAssembly
    this.freed = true;
  }

  // ---- the draft ---------------------------------------------------------------------------

  draft(): DraftView {
    const has = (kind: StepView['kind']) => this.steps.some(({ step }) => step.kind === kind);
    return {
      steps: this.steps.map(({ step }) => step),
      position: this.draw(this.state, this.turns.length, this.steps.length),
      mayMovePawn: !has('stone'),
      mayMoveBlock: !has('block') && !has('stone'),
      mayPlaceStone: !has('stone'),
      text: this.steps.map(({ step }) => step.text).join(' ') || '-',
    };
  }

  addStep(text: string): DraftView {
    const refusal = this.whyNot(text);
    if (refusal) throw new FakeRefusal(refusal.code);
    this.steps.push(this.made(text));
    return this.draft();
  }

  private made(text: string): { step: StepView; after: State } {
    const { state } = this;
    const placed = /^(\w+)@(\d+),(\d+):(\d)x(\d)x(\d):(\w)$/.exec(text);
    if (placed) {
      const [, id, x, y, wide, deep, high, top] = placed;
      const before = state.blocks.find((each) => each.id === id)!;
      const size: Size = [Number(wide), Number(deep), Number(high)];
      const after = block(id!, Number(x), Number(y), size, TOPS[top!]!);
      const blocks = state.blocks.map((each) => (each === before ? after : each));
      return {
        step: { kind: 'block', text, before, after, pushed: [] },
        after: { ...state, blocks, last: id! },
      };
    }
    const [x, y] = text.slice(1).split(',').map(Number) as [number, number];
    const at = this.top(x, y);
    if (text.startsWith('x')) {
      const stones = [...state.stones, { colour: this.colour, at }];
      return { step: { kind: 'stone', text, at }, after: { ...state, stones } };
    }
    const from = state.pawns[this.seat]!.at;
    const pawns = state.pawns.map((pawn, i) => (i === this.seat ? { ...pawn, at } : pawn));
    const path = [from, at];
    const step: StepView = text.startsWith('w')
      ? { kind: 'walk', text, path }
      : { kind: 'climb', text, ladder: text.startsWith('s') ? 'small' : 'large', path, at: 0 };
    return { step, after: { ...state, pawns } };
  }

  private top(x: number, y: number): Spot {
    return topAt(this.draw(this.state, 0, 0), x, y).spot;
  }

  undoStep(): DraftView {
    this.steps.pop();
    return this.draft();
  }

  clearDraft(): DraftView {
    this.steps = [];
    return this.draft();
  }

  whyNot(step: string): Refusal | null {
    const lawful = [
      ...this.reach().flatMap(({ ways }) => ways.flatMap(({ steps }) => steps)),
      ...this.state.blocks.flatMap(({ id }) =>
        this.places(id).flatMap(({ tops }) => tops.map(({ text }) => text)),
      ),
      ...this.stoneFaces().map(({ text }) => text),
    ];
    return lawful.includes(step) ? null : new FakeRefusal('no-such-step').refusal;
  }

  blocks(): BlockChoice[] {
    const { draft } = this;
    return this.state.blocks.map(({ id }) => ({
      block: id,
      refusal:
        !draft.call(this).mayMoveBlock || id === this.state.last || this.occupied(id)
          ? new FakeRefusal('block-fixed', { block: id }).refusal
          : null,
    }));
  }

  private occupied(id: string): boolean {
    const covered = (at: Spot) => topAt(this.draw(this.state, 0, 0), at.x, at.y).block?.id === id;
    return [...this.state.pawns, ...this.state.stones].some(({ at }) => covered(at));
  }

  poses(id: string): { size: Size; tops: Face[] }[] {
    if (id === 'C1') return [{ size: [2, 2, 2], tops: ['red', 'yellow', 'violet'] }];
    return [
      { size: [2, 2, 1], tops: ['grey', 'violet'] },
      { size: [1, 2, 2], tops: ['red', 'yellow'] },
    ];
  }

  places(id: string): PlaceView[] {
    if (this.blocks().find((each) => each.block === id)?.refusal !== null) return [];
    const places = this.poses(id).flatMap(({ size, tops }) =>
      [14, 15, 16].map((x) => ({
        x,
        y: 16,
        z: 0,
        size,
        tops: tops.map((top) => ({ top, text: blockStep(id, x, 16, size, top) })),
        pushed: [],
      })),
    );
    return places;
  }

  whyNotPlace(id: string, x: number, y: number, size: readonly number[]): Refusal | null {
    const lawful = this.places(id).some(
      (place) => place.x === x && place.y === y && place.size.join() === size.join(),
    );
    return lawful ? null : new FakeRefusal('no-contact', { block: id }).refusal;
  }

  ghost(
    id: string,
    x: number,
    y: number,
    [a, b, c]: readonly [number, number, number],
    top: Face,
  ): BlockView {
    return block(id, x, y, [a, b, c], top);
  }

  reach(): ReachView[] {
    if (!this.draft().mayMovePawn) return [];
    const free = (x: number, y: number) =>
      !this.state.pawns.some(({ at }) => at.x === x && at.y === y);
    const goals: ReachView[] = [];
    for (const each of this.state.blocks) {
      const at = this.top(each.x, each.y);
      if (!free(at.x, at.y)) continue;
      const cell = `${at.x},${at.y}`;
      const ways: ReachView['ways'] =
        each.size[2] === 1
          ? [{ ladders: [], steps: [`w${cell}`] }]
          : [
              { ladders: ['small'], steps: [`s${cell}`] },
              { ladders: ['large'], steps: [`l${cell}`] },
            ];
      goals.push({ at, ways });
    }
    return goals;
  }

  whyNotCell(x: number, y: number): Refusal | null {
    const lawful = this.reach().some(({ at }) => at.x === x && at.y === y);
    return lawful ? null : new FakeRefusal('out-of-reach').refusal;
  }

  stoneFaces(): FaceChoice[] {
    if (!this.draft().mayPlaceStone) return [];
    return this.state.blocks
      .filter(({ id }) => !this.occupied(id))
      .map(({ id, x, y, faces }) => {
        const at = this.top(x, y);
        return { block: id, top: faces.top, cells: [at], text: `x${x},${y}` };
      });
  }

  whyNotStone(x: number, y: number): Refusal | null {
    const lawful = this.stoneFaces().some(({ text }) => text === `x${x},${y}`);
    return lawful ? null : new FakeRefusal('no-stone').refusal;
  }

  reachPreview(step: string | null): OutlookView[] {
    const extra = step === null ? [] : [{ at: { x: 16, y: 16, z: 1 }, ways: [] }];
    return this.setup.seats.map(({ colour }) => ({
      colour,
      free: step === null ? 1 : 2,
      withLadders: 2,
      cells: [...this.reach(), ...extra],
    }));
  }
}
