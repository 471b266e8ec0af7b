/** The game behind the one tap on the home page. */
import { loadHolz } from '../holz/holz';
import { defaultSetup } from '../holz/klotz-match';
import { startMatch } from '../setup/klotz/start';

/** Who comes here for the first time should be able to win. */
const FIRST_LEVEL = 1;

/** Starts a game of two: the visitor, who begins, against a bot. */
export async function playAgainstBot(): Promise<void> {
  await loadHolz();
  const setup = defaultSetup(2);
  const [, opponent] = setup.seats;
  if (opponent) opponent.player = { kind: 'bot', level: FIRST_LEVEL };
  await startMatch(setup);
}
