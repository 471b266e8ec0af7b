/**
 * Draws starting piles in a worker: the simulation builds each one floor by floor, which takes a
 * second or two, and the page must stay responsive. We cache recent piles.
 */
import { HolzError, fault } from './answer';
import type { Refusal } from './wire';
import type { Design } from './xstack';

/** Asks the worker for the piles of all rounds. */
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

/** Cache size: enough for one page and a few seeds that you try. */
const REMEMBERED = 16;

export class PileDrawer {
  private worker: Worker | undefined;
  private drawing: PendingPile | undefined;
  private readonly waiting: PendingPile[] = [];
  private readonly answers = new Map<string, Promise<string[]>>();

  /** `spawn` creates the worker; tests pass a fake. */
  constructor(private readonly spawn: () => Worker = spawnWorker) {}

  /** Draws the piles of all rounds. The latest request goes first: its user is waiting. */
  draw(design: Design, seed: number, rounds: number): Promise<string[]> {
    const key = `${design} ${seed} ${rounds}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answer = new Promise<string[]>((resolve, reject) => {
      this.waiting.push({ question: { design, seed, rounds }, resolve, reject });
    });
    // Don't cache failures: the next attempt may succeed.
    answer.catch(() => this.answers.delete(key));
    this.answers.set(key, answer);
    if (this.answers.size > REMEMBERED) this.answers.delete(this.answers.keys().next().value!);
    if (!this.drawing) this.next();
    return answer;
  }

  private next(): void {
    this.drawing = this.waiting.pop();
    if (this.drawing) this.running().postMessage(this.drawing.question);
    else this.stop(); // freeing its memory is worth the short restart
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

/** Draws the piles of all rounds from a seed, without blocking the page. */
export function drawPiles(design: Design, seed: number, rounds: number): Promise<string[]> {
  return drawer.draw(design, seed, rounds);
}
