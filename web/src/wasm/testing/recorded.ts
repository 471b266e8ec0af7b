/** Real matches that record what tests want to know about them. */
import type { Command } from '../wire';

interface AnyMatch {
  execute(command: Command, nowMs: number): void;
  log(): string;
  free(): void;
}

export type Recorded<M> = M & {
  /** All commands so far, refused ones included. */
  commands: Command[];
  freed: boolean;
};

/** Records the commands of a match, and that it's freed at most once. */
export function recorded<M extends AnyMatch>(match: M): Recorded<M> {
  const execute = match.execute.bind(match);
  const free = match.free.bind(match);
  const record = Object.assign(match, { commands: [] as Command[], freed: false });
  record.execute = (command, nowMs) => {
    record.commands.push(command);
    execute(command, nowMs);
  };
  record.free = () => {
    if (record.freed) throw new Error('freed twice');
    record.freed = true;
    free();
  };
  return record;
}

/** The server's copy of a match: executes commands and returns the new lines of its log. */
export class ServerCopy {
  private lines: number;

  constructor(private readonly match: AnyMatch) {
    this.lines = this.all.length;
  }

  private get all(): string[] {
    return this.match.log().trimEnd().split('\n');
  }

  execute(command: Command): string[] {
    this.match.execute(command, 0);
    const news = this.all.slice(this.lines);
    this.lines += news.length;
    return news;
  }
}
