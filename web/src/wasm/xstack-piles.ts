/**
 * Starting piles, drawn in a worker: each is put up floor by floor in the simulation, which takes a
 * second or two, and the page goes on moving meanwhile. What was drawn is remembered for a while.
 */
import { HolzError, fault } from './answer';
import type { Refusal } from './wire';
import type { Design } from './xstack';

/** What the page asks the worker: the piles of so many rounds. */
export interface PileQuestion {
  design: Design;
  seed: number;
  rounds: number;
}

export type PileAnswer = { piles: string[] } | { refusal: Refusal };

interface PendingPile {
  question: PileQuestion;
  resolve: (piles: string[]) => void;
  reject: (error: Error) => void;
}

/** So many answers are remembered: those on one page, and a few numbers that were tried. */
const REMEMBERED = 16;

export class PileDrawer {
  private worker: Worker | undefined;
  private drawing: PendingPile | undefined;
  private readonly waiting: PendingPile[] = [];
  private readonly answers = new Map<string, Promise<string[]>>();

  /** `spawn` makes the worker; tests give one of their own. */
  constructor(private readonly spawn: () => Worker = spawnWorker) {}

  /** The texts of the piles of so many rounds. Whoever asks last is served first: there is someone waiting. */
  draw(design: Design, seed: number, rounds: number): Promise<string[]> {
    const key = `${design} ${seed} ${rounds}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answer = new Promise<string[]>((resolve, reject) => {
      this.waiting.push({ question: { design, seed, rounds }, resolve, reject });
    });
    // What failed may succeed the next time.
    answer.catch(() => this.answers.delete(key));
    this.answers.set(key, answer);
    if (this.answers.size > REMEMBERED) this.answers.delete(this.answers.keys().next().value!);
    if (!this.drawing) this.next();
    return answer;
  }

  private next(): void {
    this.drawing = this.waiting.pop();
    if (this.drawing) this.running().postMessage(this.drawing.question);
    else this.stop(); // its memory is worth more than the moment it takes to start another
  }

  private running(): Worker {
    if (!this.worker) {
      const worker = this.spawn();
      worker.onmessage = (event: MessageEvent<PileAnswer>) => this.answered(event.data);
      worker.onerror = (event) => this.broken(event.message);
      worker.onmessageerror = () => this.broken('an answer could not be read');
      this.worker = worker;
    }
    return this.worker;
  }

  private answered(answer: PileAnswer): void {
    if ('piles' in answer) this.drawing?.resolve(answer.piles);
    else this.drawing?.reject(new HolzError(answer.refusal));
    this.next();
  }

  private broken(detail: string): void {
    const failed = this.drawing;
    this.stop();
    failed?.reject(new HolzError(fault(detail || 'its worker could not be started')));
    this.next();
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

function spawnWorker(): Worker {
  return new Worker(new URL('./xstack-pile.worker.ts', import.meta.url), {
    type: 'module',
    name: 'xstack-pile',
  });
}

const drawer = new PileDrawer();

/** The texts of the piles of so many rounds, drawn from a seed, without holding the page up. */
export function drawPiles(design: Design, seed: number, rounds: number): Promise<string[]> {
  return drawer.draw(design, seed, rounds);
}
