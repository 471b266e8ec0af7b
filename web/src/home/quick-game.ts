/** The game behind the one tap on the home page: the visitor, who begins, against a bot. */
import { loadHolz } from '../holz/holz';
import { defaultSetup } from '../holz/klotz-match';
import { startKlotz } from '../setup/klotz/start';
import { againstBots } from '../setup/seats';

export async function playKlotz(): Promise<void> {
  await loadHolz();
  const setup = defaultSetup(2);
  await startKlotz({ ...setup, seats: againstBots(setup.seats) });
}
