/** Opens online tables. */
import { t } from '@/i18n';
import type { SetupOf } from '@/shell/game-definition';
import type { OnlineSetup } from '@/shell/setup/online-setup';
import { UserFacingError } from '@/shell/setup/start-failure';
import { router } from '@/ui/router';
import type { Game, TableSetup } from '@/wasm/online';
import OpeningFields from './OpeningFields.svelte';
import { makeTable } from './api';
import { opened } from './opened.svelte';
import { ownName } from './own-name.svelte';
import { troubleText } from './words';

/** The online options in a game's setup form. */
export function onlineSetupFor<G extends Game>(game: G): OnlineSetup<SetupOf<G>> {
  return {
    Fields: OpeningFields,
    get words() {
      return {
        title: t('online.new-title'),
        lead: t('online.new-lead'),
        start: t('online.open-table'),
      };
    },
    seatName: (own) => (own ? t('online.your-seat') : t('online.free-seat')),
    async open(setup, seat) {
      const table = { game, setup } as TableSetup;
      const { visibility, rated } = opened;
      const name = ownName.value;
      try {
        const made = await makeTable({ setup: table, visibility, seat, name, rated });
        router.navigate(`/online/${made.id}`);
      } catch (error) {
        throw new UserFacingError(troubleText(error), { cause: error });
      }
    },
  };
}
