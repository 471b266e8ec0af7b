/** Agreements between players: draws and takebacks. */
import { isHuman } from './match';
import type { MatchSession } from './match-session.svelte';

/** How long we show that a draw was declined. */
const DECLINED_MS = 6_000;

export class Negotiation {
  /** The seat that just declined a draw; reset after a while or by the next event. */
  declinedBy = $state.raw<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: Pick<
      MatchSession,
      'view' | 'actor' | 'execute' | 'announce' | 'review'
    >,
  ) {}

  /** The local seat that still has to answer a draw offer. */
  get drawAsked(): number | null {
    const { drawOffer, seats } = this.session.view;
    return drawOffer?.waitingFor.find((seat) => isHuman(seats[seat])) ?? null;
  }

  /** The local seat that still has to answer a takeback request. */
  get takebackAsked(): number | null {
    const { takeback, seats } = this.session.view;
    return takeback?.waitingFor.find((seat) => isHuman(seats[seat])) ?? null;
  }

  /** Offers a draw. Bots decline at once; people are asked one by one. */
  offerDraw(): void {
    const by = this.session.actor;
    this.session.review.leave();
    if (this.session.execute({ type: 'offerDraw', seat: by }).kind !== 'done') return;
    this.session.announce({ kind: 'drawOffered', by });
    const { view } = this.session;
    if (view.drawOffer || view.outcome) return;
    const bot = view.seats.findIndex((seat, i) => i !== by && !isHuman(seat) && !seat.out);
    if (bot >= 0) this.tellDeclined(bot);
  }

  answerDraw(seat: number, accept: boolean): void {
    const { kind } = this.session.execute({ type: 'answerDraw', seat, accept });
    if (kind === 'done' && !accept) this.tellDeclined(seat);
  }

  answerTakeback(seat: number, accept: boolean): void {
    this.session.execute({ type: 'answerTakeBack', seat, accept });
  }

  tellDeclined(by: number): void {
    clearTimeout(this.timer);
    this.declinedBy = by;
    this.timer = setTimeout(() => (this.declinedBy = null), DECLINED_MS);
    this.session.announce({ kind: 'drawDeclined', by });
  }

  clear(): void {
    this.declinedBy = null;
  }

  dispose(): void {
    clearTimeout(this.timer);
  }
}
