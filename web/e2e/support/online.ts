/** People at a table that the server keeps: each in a browser of their own. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ClimbersTable } from './climbers-table';
import { choose } from './choose';
import { Table } from './table';
import { expect, prepare, test as base } from './test';
import { XStackTable } from './xstack-table';

/** Somebody with a browser. */
export class Person {
  readonly table: Table;
  readonly climbers: ClimbersTable;
  readonly xstack: XStackTable;

  constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    this.table = new Table(page);
    this.climbers = new ClimbersTable(page);
    this.xstack = new XStackTable(page);
  }

  async enterName(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
  }

  /** Opens a table for two with the tap that is meant for it; the link to it. */
  async openTable(game: 'Klotz' | 'The Climbers'): Promise<string> {
    await this.page.goto('/online');
    await this.enterName();
    await choose(this.page, 'Game', game);
    await this.page.getByRole('button', { name: 'Play with a friend' }).click();
    await expect(this.heading('Waiting for the other players')).toBeVisible();
    return this.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  }

  /** Follows a link and sits down on the first seat that is free. */
  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.heading('Choose a seat')).toBeVisible();
    await this.enterName();
    await this.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Cuts the line to the table, as a network does that goes away for a moment. */
  async dropLine(): Promise<void> {
    await this.page.evaluate(() => {
      const { lines } = globalThis as unknown as { lines: WebSocket[] };
      lines.forEach((line) => line.close());
    });
  }

  /** Says something to everybody. */
  async say(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Message' });
    await field.fill(text);
    await field.press('Enter');
  }
}

interface Fixtures {
  /** Has the page of the test. */
  ada: Person;
  /** Has another browser. */
  ben: Person;
  /** A third one. */
  cleo: Person;
}

export const test = base.extend<Fixtures>({
  ada: async ({ page, context }, use) => {
    await keepLines(context);
    await use(new Person('Ada', page));
  },
  ben: async ({ browser, view }, use) => {
    const page = await anotherBrowser(browser, view);
    await use(new Person('Ben', page));
    await page.context().close();
  },
  cleo: async ({ browser, view }, use) => {
    const page = await anotherBrowser(browser, view);
    await use(new Person('Cleo', page));
    await page.context().close();
  },
});

export { expect };

/** A test may cut the lines that a page has to the server. */
async function keepLines(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const lines: WebSocket[] = [];
    Object.assign(globalThis, { lines });
    globalThis.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address);
        lines.push(this);
      }
    };
  });
}

async function anotherBrowser(browser: Browser, view: '3d' | 'flat'): Promise<Page> {
  const context = await browser.newContext();
  await keepLines(context);
  await prepare(context, view);
  return context.newPage();
}

/** Takes what was to be expected out of the complaints of a browser that was offline. */
export function forgive(complaints: string[], expected: RegExp): void {
  const grave = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...grave);
}
