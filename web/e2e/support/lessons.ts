/** The lessons as they are stored, and how a course is walked through. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

export interface StoredLesson {
  name: string;
  solution: string[];
  wrong: { move: string; why: string | null }[];
}

export async function storedLessons(game: string): Promise<StoredLesson[]> {
  const file = new URL(`../../../crates/session/data/lessons/${game}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as StoredLesson[];
}

/** Starts the course and solves every lesson; `next` presses the link to the next one. */
export async function takeCourse(
  page: Page,
  lessons: readonly StoredLesson[],
  solve: (lesson: StoredLesson) => Promise<void>,
  next: (name: string) => Promise<void>,
): Promise<void> {
  for (const [i, lesson] of lessons.entries()) {
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await solve(lesson);
    await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('img', { name: '3 stars' })).toBeVisible();
    // The buttons ignore the second press of a double click.
    await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(0);
    await next(i + 1 < lessons.length ? 'Next lesson' : 'Finish the course');
  }
  await expect(page.getByText('You’ve finished the course.')).toBeVisible();
  await expect(page.getByRole('img', { name: '3 stars' })).toHaveCount(lessons.length);
}
