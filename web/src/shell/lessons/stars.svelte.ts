/** The stars of each lesson, stored in the browser by the lesson's name. */
import { asObject, loadJson, saveJson } from '@/storage/storage';
import type { GameId } from '../match';

/** Three without a miss, two without help, one with help. */
export type Stars = 1 | 2 | 3;

export const MAX_STARS = 3;

export class LessonStars {
  private stars: Readonly<Record<string, Stars>>;

  constructor(private readonly game: GameId) {
    const stored = Object.entries(asObject(loadJson(this.place)));
    const valid = stored.filter((entry): entry is [string, Stars] => isStars(entry[1]));
    this.stars = $state.raw(Object.fromEntries(valid));
  }

  of(name: string): Stars | 0 {
    return this.stars[name] ?? 0;
  }

  /** How many lessons have a star. */
  get count(): number {
    return Object.keys(this.stars).length;
  }

  /** Keeps the best result. */
  add(name: string, stars: Stars): void {
    if (this.of(name) >= stars) return;
    this.stars = { ...this.stars, [name]: stars };
    saveJson(this.place, this.stars);
  }

  private get place(): string {
    return `${this.game}.lessons`;
  }
}

const isStars = (stored: unknown): stored is Stars =>
  stored === 1 || stored === 2 || stored === MAX_STARS;
