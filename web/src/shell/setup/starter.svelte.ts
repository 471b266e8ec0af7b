/** The state of the start button and its messages. */
import { startFailure } from './start-failure';

export class Starter {
  starting = $state(false);
  /** You pressed Start, so we show problems from now on. */
  tried = $state(false);
  /** Why the game didn't start; empty if there is no problem. */
  refused = $state('');
  /** Starting would replace an unfinished game. */
  replaces = $state(false);

  constructor(hasUnfinishedGame: Promise<boolean>) {
    // Ignore failures here: the form already reports that the rules are missing.
    hasUnfinishedGame.then(
      (is) => (this.replaces = is),
      () => undefined,
    );
  }

  async start(problems: number, begin: () => Promise<void>): Promise<void> {
    this.tried = true;
    this.refused = '';
    if (problems > 0) return;
    this.starting = true;
    try {
      await begin();
    } catch (error) {
      this.refused = startFailure(error);
      this.starting = false;
    }
  }
}
