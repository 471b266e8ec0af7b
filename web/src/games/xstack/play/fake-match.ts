/**
 * A fake match of X-Stack for tests: three blocks, a hand that follows at once, and a pile that
 * settles in a few ticks. The test decides what happens when the hand opens, not physics.
 */
import type { Command, Refusal } from '@/wasm/wire';
import type {
  LiveView,
  MatchSetup,
  MatchView,
  MoveView,
  PositionView,
  TurnPhase,
  TurnView,
} from '@/wasm/xstack';
import { indexOf } from './blocks';
import { flatPoses, type Turn } from './geometry';
import type { Match, Rerun, Watched } from './match';
import { AT_REST } from './turn-maker.svelte';

type Triple = readonly [number, number, number];

const SIZE: [number, number, number] = [66_000, 20_000, 20_000];
/** Ticks from opening the hand to rest. */
export const SETTLING_TICKS = 3;
export const BLOCKS = ['R01', 'B03', 'Y05'];

const SETUP: MatchSetup = {
  seats: [
    { name: 'Ada', player: { kind: 'human' } },
    { name: 'Ben', player: { kind: 'human' } },
  ],
  options: { design: 'fan', hand: 'normal', tremor: 'none', rounds: 1 },
  seed: 7,
  piles: ['pile'],
  clock: { kind: 'none' },
};

function position(toMove: number | null, forbidden: string | null = null): PositionView {
  const poses: PositionView['poses'] = Array.from({ length: 36 }, () => null);
  BLOCKS.forEach((block, i) => (poses[indexOf(block)] = [0, 0.1 + i * 0.02, 0, 0, 0, 0, 1]));
  const player = { bonus: [], malus: [], cancelled: [], points: 0, earlier: 0, left: false };
  return {
    round: 1,
    rounds: 1,
    pile: {
      design: 'fan',
      seed: 7,
      name: null,
      stand: { arm: 115, depth: 70, crossing: 81, board: 6 },
      sizes: Array.from({ length: 36 }, () => SIZE),
      text: 'pile',
    },
    poses,
    onX: BLOCKS.length,
    players: [player, player],
    toMove,
    forbidden,
  };
}

export function refusal(code: string): Refusal {
  return { code, params: {}, message: code };
}

/** The same shape as errors of the WebAssembly module. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export class FakeMatch implements Match {
  seats = SETUP.seats.map((seat) => ({ ...seat, out: false }));
  moves: MoveView[] = [];
  commands: Command[] = [];
  forbidden: string | null = null;
  /** The phases that the next actions lead to, in order. */
  outcomes: TurnPhase[] = [];
  handTargets: { at: Triple; turn: Turn }[] = [];
  /** The block in hand is free in the air; this limits the hand's travel per tick. */
  inTheAir: number | null = null;
  /** The block in hand doesn't move and the hand strains. */
  stuck = false;
  /** Remaining time for the closed hand. */
  handTimeLeftMs = 90_000;
  resets = 0;
  freed = 0;
  /** Number of calls to `tellAgain`. */
  toldAgain = 0;
  /** The watched turns, and whether the next complete one matches its updates. */
  watchedTurns: FakeWatched[] = [];
  honest = true;
  private untold: string[] = [];
  private phase: TurnPhase = 'pull';
  private live: LiveView = AT_REST;
  private wait = 0;
  private agreed: MatchSetup | null = null;

  log = () => `log ${this.moves.length}`;
  lastMs = () => 0;
  record = () => 'record';
  free = () => void (this.freed += 1);

  execute(command: Command): void {
    this.commands.push(command);
    if (command.type === 'playMove') this.played(command.seat);
    if (command.type === 'rematch') this.agreed = { ...SETUP, seed: SETUP.seed + 1 };
    if (command.type === 'takeBack') this.moves = this.moves.slice(0, command.ply);
    this.phase = 'pull';
    this.live = AT_REST;
  }

  private played(seat: number): void {
    this.moves = [
      ...this.moves,
      {
        kind: 'turn',
        seat,
        round: 1,
        words: '',
        acts: [],
        put: 'B03',
        bonus: null,
        cancelled: [],
        malus: [],
      },
    ];
  }

  append(line: string): void {
    this.execute(JSON.parse(line) as Command);
  }

  view(): MatchView {
    const turn = this.moves.length % this.seats.length;
    return {
      setup: SETUP,
      seats: this.seats,
      position: position(turn, this.forbidden),
      turn,
      ply: this.moves.length,
      moves: this.moves,
      redoable: 0,
      outcome: null,
      clock: null,
      drawOffer: null,
      takeback: null,
      rematchWanted: [],
      rematch: this.agreed,
    };
  }

  positionAt = (ply: number): PositionView => position(ply % this.seats.length);

  turn(): TurnView {
    const against = (phases: TurnPhase[], code: string) =>
      phases.includes(this.phase) ? null : refusal(code);
    return {
      phase: this.phase,
      block: this.live.block ?? (this.phase === 'pull' ? null : 'B03'),
      blocks: BLOCKS.map((block) => ({
        block,
        refusal: block === this.forbidden ? refusal('forbidden') : null,
      })),
      decline: this.forbidden ? null : refusal('nothing-to-decline'),
      giveUp: this.live.state === 'held' ? null : against(['committed'], 'nothing-to-give-up'),
      stop: against(['put', 'bonus'], 'nothing-done'),
      demands: this.phase === 'low' ? 'B03' : null,
      line: this.live.state === 'held' ? 0.11 : null,
      handTimeLeftMs: this.handTimeLeftMs,
      put: this.phase === 'put' ? 'B03' : null,
      fallen: [],
      malus: [],
      text: this.phase === 'over' ? 'the turn' : null,
    };
  }

  grip(block: string, hand: Triple): void {
    if (block === this.forbidden) throw new Refused(refusal('forbidden'));
    const { handTimeLeftMs } = this;
    const held = { ...AT_REST, state: 'held', block, handTimeLeftMs } as const;
    this.live = { ...held, hand: [...hand], lowest: hand[1] };
  }

  setHandTarget(at: Triple, turn: Turn): void {
    this.handTargets.push({ at, turn });
    if (this.live.state !== 'held') return;
    if (this.stuck) {
      this.live = { ...this.live, strain: 1 };
      return;
    }
    const hand = this.live.hand!.map((from, axis) => {
      const way = at[axis]! - from;
      return from + Math.sign(way) * Math.min(Math.abs(way), this.inTheAir ?? Infinity);
    }) as [number, number, number];
    this.live = { ...this.live, hand, lowest: hand[1], strain: 0, free: this.inTheAir !== null };
  }

  tick(): LiveView {
    const { handTimeLeftMs } = this;
    this.live = { ...this.live, handTimeLeftMs };
    if (this.live.state === 'held') this.untold.push(`part ${this.untold.length}`);
    if (this.live.state === 'settling') {
      this.wait -= 1;
      if (this.wait <= 0) this.live = { ...this.live, state: 'rest' };
    }
    return this.live;
  }

  letGo = (): void => this.settle('letGo');
  giveUp = (): void => this.settle('givenUp');
  takeAway = (): void => this.settle(null);
  decline = (): void => this.settle(null);

  private settle(parted: LiveView['parted']): void {
    this.wait = SETTLING_TICKS;
    this.live = { ...this.live, state: 'settling', parted };
  }

  /** Resting poses; the block in hand follows the hand. */
  poses(): Float32Array {
    const { poses } = this.view().position;
    const { block, hand } = this.live;
    if (block && hand) poses[indexOf(block)] = [...hand, 0, 0, 0, 1];
    return flatPoses(poses);
  }

  finishAct(): TurnView {
    this.live = AT_REST;
    this.phase = this.outcomes.shift() ?? 'pull';
    return this.turn();
  }

  stop(): TurnView {
    this.phase = 'over';
    return this.turn();
  }

  resetTurn(): TurnView {
    this.resets += 1;
    this.phase = 'pull';
    this.live = AT_REST;
    return this.turn();
  }

  replay = (): Rerun => new FakeRerun();
  preview = (): Rerun => new FakeRerun();

  tell = (): string[] => this.untold.splice(0);
  tellAgain = (): void => void (this.toldAgain += 1);

  watch(): FakeWatched {
    this.watchedTurns.push(new FakeWatched());
    return this.watchedTurns.at(-1)!;
  }

  complete(watched: Watched): boolean {
    (watched as FakeWatched).whole = this.honest;
    return this.honest;
  }
}

/** Each update is a tick with a block in hand; completing adds one more tick. */
export class FakeWatched implements Watched {
  parts: string[] = [];
  whole = false;
  freed = false;
  private at = 0;

  tell(part: string): void {
    if (part === 'bad') throw new Refused(refusal('gesture-out-of-order'));
    this.parts.push(part);
  }

  tick(): LiveView {
    if (!this.waits()) this.at += 1;
    return { ...AT_REST, state: 'held', block: 'R01', hand: [0, 0.1, 0] };
  }

  private get end(): number {
    return this.parts.length + (this.whole ? 1 : 0);
  }

  poses = (): Float32Array => new Float32Array([0, this.at, 0, 0, 0, 0, 1]);
  waits = (): boolean => this.at >= this.end;
  ahead = (): number => this.end - this.at;
  done = (): boolean => this.whole && this.at >= this.end;
  free = (): void => void (this.freed = true);
}

/** Five ticks with a block in hand. */
export class FakeRerun implements Rerun {
  static readonly TICKS = 5;
  private at = 0;

  tick(): LiveView {
    this.at += 1;
    return { ...AT_REST, state: 'held', block: 'R01', hand: [0, 0.1, 0] };
  }

  poses = (): Float32Array => new Float32Array([0, this.at, 0, 0, 0, 0, 1]);
  done = (): boolean => this.at >= FakeRerun.TICKS;
  restart = (): void => void (this.at = 0);
  free = (): void => {};
}
