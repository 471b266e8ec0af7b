/**
 * The match on this screen, without a picture: who may do what now, what is chosen, what is shown.
 * It wraps the match of the rules module, lets bots think, counts clocks down, and keeps the log
 * after every command. Components draw it and call it; it never touches the page.
 */
import type { MatchView, PositionView } from '../holz/klotz';
import type { Command, Refusal } from '../holz/wire';
import { news } from './announcement';
import { BotDriver } from './bot-driver';
import { Choice, type ChoiceResult } from './choice.svelte';
import { Countdown } from './countdown.svelte';
import {
  humansIn,
  isHuman,
  motionOf,
  pieceOn,
  plies,
  seatOf,
  undoTarget,
  type Match,
} from './match';
import { refusalOf } from './refusal';
import { Review } from './review.svelte';
import type { Shown, Surroundings } from './surroundings';

const CLOCK_MS = 100;
/** Hints are given by the strongest of the first bots. */
const HINT_LEVEL = 3;

export class Controller {
  view: MatchView;
  shown: Shown;
  /** A bot, or the hint, is at work. */
  thinking = $state(false);
  hinting = $state(false);
  /** Nobody at this screen plays and someone took a move back: the bots wait. */
  botsPaused = $state(false);
  /** Why the last command was not obeyed, or a bot failed; told next to the controls. */
  trouble = $state.raw<Refusal | null>(null);
  readonly choice = new Choice();
  readonly countdown = new Countdown();
  readonly review: Review;

  private readonly bots: BotDriver;
  private readonly timer: ReturnType<typeof setInterval>;
  private kept = true;
  private holding = false;
  private shownPly = -1;

  constructor(
    private match: Match,
    private readonly around: Surroundings,
  ) {
    this.bots = new BotDriver(around.thinker, around.botPauseMs);
    this.review = new Review(
      () => this.view.ply,
      () => this.reviewed(),
    );
    this.view = $state.raw(match.view(around.now()));
    this.shown = $state.raw(this.picture());
    this.adopt(match);
    this.timer = setInterval(() => this.tick(), CLOCK_MS);
  }

  // ---- who and what ------------------------------------------------------------------------

  /** The seat to move, if a person at this screen moves for it and the game itself is shown. */
  get humanTurn(): number | null {
    const { turn } = this.view;
    return turn !== null && isHuman(this.view.seats[turn]) && !this.review.active ? turn : null;
  }

  /** A person who cannot move has to pass. */
  get mustPass(): boolean {
    return this.choice.isOpen && this.choice.movable.length === 0;
  }

  /** How many moves remain after an undo; `null` if there is nothing to undo. */
  get undoPly(): number | null {
    return undoTarget(this.view);
  }

  /** The seats that people at this screen play and that are still in the game. */
  get humans(): number[] {
    return humansIn(this.view);
  }

  /** Who acts when someone presses a button: the person to move, else the first person still in. */
  get actor(): number {
    return this.humanTurn ?? this.humans[0] ?? this.view.turn ?? 0;
  }

  /** The seat at this screen that has yet to answer an offer of a draw. */
  get drawAsked(): number | null {
    return this.view.drawOffer?.waitingFor.find((seat) => isHuman(this.view.seats[seat])) ?? null;
  }

  // ---- choosing a move ---------------------------------------------------------------------

  /** A tap, click or Enter on a cell. */
  act(cell: string): ChoiceResult {
    if (!this.choice.isOpen) return this.explainWaiting(cell);
    return this.follow(this.choice.act(cell, this.around.confirm()));
  }

  /** Takes a piece in hand, at the start of a drag. */
  select(cell: string): ChoiceResult {
    return this.follow(this.choice.select(cell));
  }

  /** The end of a drag. */
  drop(cell: string | null): ChoiceResult {
    return this.follow(this.choice.drop(cell, this.around.confirm()));
  }

  /** Plays what is aimed at. */
  commit(): ChoiceResult {
    const target = this.choice.aim;
    return target ? this.follow({ kind: 'played', target }) : { kind: 'nothing' };
  }

  cancel(): ChoiceResult {
    this.stopHint();
    return this.follow(this.choice.cancel());
  }

  pass(): void {
    if (this.mustPass && this.humanTurn !== null) this.play(this.humanTurn, '--');
  }

  /** Lets a bot aim for the player. The player decides whether to play it. */
  hint(): void {
    if (!this.choice.isOpen || this.mustPass || this.hinting) return;
    this.hinting = true;
    const answered = (text: string) => {
      this.hinting = false;
      for (const from of this.choice.movable) {
        const target = this.match.targets(from).find((each) => each.text === text);
        if (!target) continue;
        this.choice.select(from);
        this.choice.aimFirmly(target);
        this.around.announce({ kind: 'hint', from, to: target.cell });
        return;
      }
    };
    this.bots.think(this.match.log(), HINT_LEVEL, answered, (error) => this.botFailed(error), 0);
  }

  private follow(result: ChoiceResult): ChoiceResult {
    if (result.kind !== 'nothing') this.trouble = null;
    switch (result.kind) {
      case 'played':
        if (this.humanTurn !== null) this.play(this.humanTurn, result.target.text);
        break;
      case 'selected':
        this.stopHint();
        this.around.announce({
          kind: 'selected',
          cell: result.cell,
          targets: this.choice.targets.length,
        });
        break;
      case 'aimed':
        this.around.announce({ kind: 'aimed', cell: result.target.cell });
        break;
      case 'refused':
        this.around.announce({ kind: 'refused', refusal: result.refusal });
        break;
      case 'cancelled':
        this.around.announce({ kind: 'cancelled' });
        break;
      case 'nothing':
        break;
    }
    return result;
  }

  /** A piece was tapped while nobody here may move: the rules know why not. */
  private explainWaiting(cell: string): ChoiceResult {
    if (this.review.active || !pieceOn(this.view.position, cell)) return { kind: 'nothing' };
    if (this.view.outcome === null) return { kind: 'nothing' };
    const refusal = this.match.whyNot(cell, null);
    if (!refusal) return { kind: 'nothing' };
    this.choice.refused = { cell, refusal };
    return this.follow({ kind: 'refused', cell, refusal });
  }

  // ---- commands ----------------------------------------------------------------------------

  undo(): void {
    const ply = this.undoPly;
    if (ply === null) return;
    const mover = plies(this.view)[ply];
    const seat = mover ? seatOf(this.view, mover.colour) : this.actor;
    if (this.humans.length === 0) this.botsPaused = true;
    this.review.leave();
    if (this.execute({ type: 'takeBack', seat, ply })) {
      this.around.announce({ kind: 'takenBack', ply });
    }
  }

  /** Plays taken-back moves again, up to the next turn of a person. */
  redo(): void {
    if (this.view.redoable === 0) return;
    this.review.leave();
    this.holding = true; // bots whose moves are there already have nothing to think about
    let more = true;
    while (more && this.view.redoable > 0) {
      const seat = this.view.turn ?? this.actor;
      const done = this.execute({ type: 'redo', seat, ply: this.view.ply + 1 });
      more = done && this.humanTurn === null && this.humans.length > 0;
    }
    this.holding = false;
    this.goOn();
    this.around.announce({ kind: 'redone', ply: this.view.ply });
  }

  resign(seat: number): void {
    this.review.leave();
    this.execute({ type: 'resign', seat });
  }

  /** Offers a draw. The table answers for bots: they decline. People are asked one by one. */
  offerDraw(): void {
    const by = this.actor;
    this.review.leave();
    if (!this.execute({ type: 'offerDraw', seat: by })) return;
    this.around.announce({ kind: 'drawOffered', by });
    if (this.view.drawOffer || this.view.outcome) return;
    const bot = this.view.seats.findIndex((seat, i) => i !== by && !isHuman(seat) && !seat.out);
    if (bot >= 0) this.around.announce({ kind: 'drawDeclined', by: bot });
  }

  answerDraw(seat: number, accept: boolean): void {
    if (!this.execute({ type: 'answerDraw', seat, accept })) return;
    if (!accept) this.around.announce({ kind: 'drawDeclined', by: seat });
  }

  resumeBots(): void {
    this.botsPaused = false;
    this.goOn();
  }

  /** The same people again; the start moves on by one seat. */
  rematch(): void {
    if (!this.execute({ type: 'rematch', seat: this.actor }) || !this.view.rematch) return;
    this.replace(this.around.start(this.view.rematch, this.around.now()));
  }

  /** Goes on with another match: a rematch, or one from a file. */
  replace(match: Match): void {
    const old = this.match;
    this.bots.stop();
    this.review.leave();
    this.botsPaused = false;
    this.trouble = null;
    this.match = match;
    this.adopt(match);
    old.free();
    this.keep();
    this.around.announce({ kind: 'started' });
  }

  record(date: string): string {
    return this.match.record({ date });
  }

  /** Keeps the log now; also called when the page goes away, for the time at the table. */
  keep(): void {
    const kept = this.around.keep(this.match.log(), this.around.now());
    if (!kept && this.kept) this.around.announce({ kind: 'notKept' });
    this.kept = kept;
  }

  dispose(): void {
    clearInterval(this.timer);
    this.review.pause();
    this.bots.dispose();
    this.keep();
    this.match.free();
  }

  // ---- what follows ------------------------------------------------------------------------

  private play(seat: number, text: string): void {
    this.execute({ type: 'playMove', seat, ply: this.view.ply, text });
  }

  /** Whether it was obeyed; if not, `trouble` says why. */
  private execute(command: Command): boolean {
    const before = this.view;
    try {
      this.match.execute(command, this.around.now());
    } catch (error) {
      this.trouble = refusalOf(error);
      this.around.announce({ kind: 'refused', refusal: this.trouble });
      // The match is as it was, but a bot that was to move still has to.
      this.goOn();
      return false;
    }
    this.trouble = null;
    this.adopt(this.match, before);
    this.keep();
    return true;
  }

  /** Takes the state of the match over and starts whatever follows from it. */
  private adopt(match: Match, before?: MatchView): void {
    const now = this.around.now();
    const view = match.view(now);
    this.view = view;
    this.countdown.set(view.clock, now);
    if (before) news(before, view).forEach((each) => this.around.announce(each));
    if (!this.review.active) this.show(before);
    this.goOn();
  }

  /** Opens the choice to a person, or lets a bot think. */
  private goOn(): void {
    this.stopThinking();
    const { turn, outcome, drawOffer } = this.view;
    const open = this.humanTurn !== null && drawOffer === null;
    this.choice.open(open ? this.match : null, this.view.position);
    if (turn === null || outcome || drawOffer) return;
    if (this.mustPass) this.around.announce({ kind: 'mustPass', seat: turn });
    const player = this.view.seats[turn]?.player;
    if (player?.kind !== 'bot' || this.botsPaused || this.holding) return;
    this.thinking = true;
    this.bots.think(
      this.match.log(),
      player.level,
      (text) => this.play(turn, text),
      (error) => this.botFailed(error),
    );
  }

  private botFailed(error: unknown): void {
    this.thinking = false;
    this.hinting = false;
    this.trouble = refusalOf(error);
    this.around.announce({ kind: 'refused', refusal: this.trouble });
  }

  /** Asks a bot again that failed. */
  retryBot(): void {
    this.trouble = null;
    this.goOn();
  }

  private stopThinking(): void {
    if (this.thinking || this.hinting) this.bots.stop();
    this.thinking = false;
    this.hinting = false;
  }

  private stopHint(): void {
    if (this.hinting) this.stopThinking();
  }

  private tick(): void {
    for (const signal of this.countdown.tick(this.around.now())) {
      if (signal.kind === 'up') this.execute({ type: 'checkTime' });
      else if (signal.kind === 'tick') this.around.clockTicked();
      else this.around.announce({ kind: 'timeLow', seat: signal.seat, seconds: signal.seconds });
    }
  }

  // ---- what is shown -----------------------------------------------------------------------

  private reviewed(): void {
    const open = this.humanTurn !== null && this.view.drawOffer === null;
    if (open !== this.choice.isOpen) this.choice.open(open ? this.match : null, this.view.position);
    this.show();
    const { ply } = this.review;
    if (ply === null) this.around.announce({ kind: 'backToGame' });
    else this.around.announce({ kind: 'shown', ply, of: this.view.ply });
  }

  /** Shows the ply that is to be seen; a single step forward is shown as the move it is. */
  private show(before?: MatchView): void {
    const stepped = (before?.ply ?? this.shownPly) === this.review.shown - 1;
    const from = before?.position ?? this.shown.position;
    this.shown = this.picture(stepped ? from : null);
  }

  private picture(from: PositionView | null = null): Shown {
    const ply = this.review.shown;
    const motion = motionOf(plies(this.view)[ply - 1]);
    this.shownPly = ply;
    return {
      position: ply === this.view.ply ? this.view.position : this.match.positionAt(ply),
      motion: motion && from ? { motion, before: from } : null,
      last: motion?.path ?? null,
    };
  }
}
