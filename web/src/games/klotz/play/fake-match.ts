/**
 * A fake match for tests, small enough to write its moves by hand. Every seat has a column on its
 * own rank that moves one cell to the right; reaching the last cell wins.
 */
import type { Colour, Imagined, MatchSetup, MatchView, PositionView, Target } from '@/wasm/klotz';
import type { Command, Player, Refusal } from '@/wasm/wire';
import type { Match, PlyView } from './match';

const COLOURS: Colour[] = ['red', 'yellow', 'green', 'blue'];
const FILES = 'abcdefghijklmn';

export class FakeRefusal extends Error {
  readonly refusal: Refusal;

  constructor(code: string, params: Record<string, string> = {}) {
    super(code);
    this.refusal = { code, params, message: code };
  }
}

export function setup(...players: Player[]): MatchSetup {
  return {
    seats: players.map((player, i) => ({ colour: COLOURS[i]!, name: '', player })),
    first: 'red',
    options: { goal: 'near', idle: 'removed', repetition: 'draw', moveLimit: 400 },
    layout: { name: 'diamond', columns: [] },
    clock: { kind: 'none' },
    start: null,
  };
}

export const human: Player = { kind: 'human' };
export const bot: Player = { kind: 'bot', level: 2 };

export class FakeMatch implements Match {
  moves: PlyView[] = [];
  taken: PlyView[] = [];
  commands: Command[] = [];
  drawOffer: MatchView['drawOffer'] = null;
  outcome: MatchView['outcome'] = null;
  clockMs: number | null = null;
  /** Seats without a legal move. */
  stuck = new Set<number>();
  freed = false;

  constructor(readonly setup: MatchSetup) {}

  log(): string {
    return JSON.stringify(this.moves);
  }

  private get seats(): number {
    return this.setup.seats.length;
  }

  private get turn(): number {
    return this.moves.length % this.seats;
  }

  private cellOf(seat: number, ply: number): string {
    const made = this.moves
      .slice(0, ply)
      .filter((move, i) => i % this.seats === seat && move.kind === 'slide');
    return `${FILES[made.length]}${seat + 1}`;
  }

  execute(command: Command): void {
    this.commands.push(command);
    switch (command.type) {
      case 'playMove': {
        if (command.ply !== this.moves.length) throw new FakeRefusal('stale');
        const colour = this.setup.seats[this.turn]!.colour;
        const from = this.cellOf(this.turn, this.moves.length);
        const target = this.targets(from)[0];
        if (command.text === '--') this.moves.push({ kind: 'pass', colour });
        else if (!target || target.text !== command.text) throw new FakeRefusal('no-such-move');
        else {
          const wins = target.kind === 'win';
          this.moves.push({
            kind: 'slide',
            colour,
            text: target.text,
            height: 1,
            from,
            to: target.cell,
            path: target.path,
            captured: null,
            stone: null,
            wins,
          });
          if (wins) this.outcome = { verdict: 'won', winners: [command.seat], rule: 'corner' };
        }
        this.taken = [];
        return;
      }
      case 'takeBack':
        this.taken = [...this.moves.splice(command.ply), ...this.taken];
        this.outcome = null;
        return;
      case 'redo':
        this.moves.push(...this.taken.splice(0, command.ply - this.moves.length));
        return;
      case 'resign':
        this.outcome = { verdict: 'won', winners: [], rule: 'resignation' };
        return;
      case 'offerDraw': {
        const others = [...this.setup.seats.keys()].filter((seat) => seat !== command.seat);
        const bots = others.some((seat) => this.setup.seats[seat]!.player.kind === 'bot');
        this.drawOffer = bots ? null : { by: command.seat, waitingFor: others, ply: null };
        return;
      }
      case 'answerDraw': {
        if (!this.drawOffer) throw new FakeRefusal('no-draw-offer');
        const waitingFor = this.drawOffer.waitingFor.filter((seat) => seat !== command.seat);
        if (!command.accept) this.drawOffer = null;
        else if (waitingFor.length > 0) this.drawOffer = { ...this.drawOffer, waitingFor };
        else {
          this.drawOffer = null;
          this.outcome = { verdict: 'drawn', winners: [], rule: 'agreement' };
        }
        return;
      }
      case 'setPlayer':
        this.setup.seats[command.seat]!.player = command.player;
        return;
      case 'checkTime':
        this.outcome = { verdict: 'won', winners: [], rule: 'time' };
        return;
      default:
        return;
    }
  }

  append(line: string): void {
    this.execute(JSON.parse(line) as Command);
  }

  view(): MatchView {
    const over = this.outcome !== null;
    return {
      setup: this.setup,
      seats: this.setup.seats.map((seat) => ({ ...seat, out: false })),
      position: this.positionAt(this.moves.length),
      turn: over ? null : this.turn,
      ply: this.moves.length,
      moves: [...this.moves],
      redoable: this.taken.length,
      outcome: this.outcome,
      clock:
        this.clockMs === null
          ? null
          : { leftMs: this.setup.seats.map(() => this.clockMs!), running: over ? null : this.turn },
      drawOffer: this.drawOffer,
      takeback: null,
      rematchWanted: [],
      rematch: over ? { ...this.setup, first: 'yellow' } : null,
    };
  }

  positionAt(ply: number): PositionView {
    const pieces = this.setup.seats.map((_, seat) => ({
      kind: 'column' as const,
      cell: this.cellOf(seat, ply),
      height: 1 as const,
      stone: null,
    }));
    const turn = this.setup.seats[ply % this.seats]!.colour;
    return {
      pieces,
      colours: this.setup.seats.map((seat) => seat.colour),
      turn,
      text: `after ${ply}`,
    };
  }

  imagine(ply: number, texts: readonly string[]): Imagined[] {
    const scratch = new FakeMatch(this.setup);
    scratch.moves = this.moves.slice(0, ply);
    return texts.map((text) => {
      const made = scratch.moves.length;
      scratch.execute({ type: 'playMove', seat: scratch.turn, ply: made, text });
      return { played: scratch.moves[made]!, position: scratch.positionAt(made + 1) };
    });
  }

  movable(): string[] {
    const stuck = this.outcome !== null || this.stuck.has(this.turn);
    return stuck ? [] : [this.cellOf(this.turn, this.moves.length)];
  }

  targets(from: string): Target[] {
    if (!this.movable().includes(from)) return [];
    const file = FILES.indexOf(from[0]!);
    const cell = `${FILES[file + 1]}${from.slice(1)}`;
    const kind = file + 1 === FILES.length - 1 ? 'win' : 'move';
    return [{ cell, kind, path: [cell], text: `${from}-${cell}${kind === 'win' ? '#' : ''}` }];
  }

  whyNot(from: string, to: string | null): Refusal | null {
    if (!this.movable().includes(from)) return new FakeRefusal('not-yours', { cell: from }).refusal;
    if (to === null || this.targets(from).some((target) => target.cell === to)) return null;
    return new FakeRefusal('wrong-length', { cell: to }).refusal;
  }

  record(): string {
    return `record of ${this.moves.length}`;
  }

  free(): void {
    if (this.freed) throw new Error('freed twice'); // WebAssembly would not like it either
    this.freed = true;
  }
}
