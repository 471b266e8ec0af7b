/** What happens when a new game is asked for, and what is said about it. */
import { startFailure } from './start-failure';

export class Starter {
  /** The game is being started. */
  starting = $state(false);
  /** Start was pressed: from now on it is said that something is wrong, as long as it is. */
  tried = $state(false);
  /** Why the game did not start, in words; empty if nothing was against it. */
  refused = $state('');
  /** A game that is under way would be given up for the new one. */
  replaces = $state(false);

  constructor(hasUnfinishedGame: Promise<boolean>) {
    // Not worth a word if it cannot be found out: the form itself says that the rules are missing.
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
