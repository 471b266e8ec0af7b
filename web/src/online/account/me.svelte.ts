/** Your identity on this server: a guest or an account. */
import type {
  Credentials,
  Me,
  NewToken,
  PasswordChange,
  PasswordProof,
  TokenCreated,
  Tokens,
} from '@/wasm/online';
import { ask, askKnown, setMe, fetchMe } from '../api';

class OwnAccount {
  /** `null` while loading. */
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await fetchMe();
  }

  /** Turns the guest into an account. */
  signUp = (credentials: Credentials) => this.#become('/api/account', credentials);
  signIn = (credentials: Credentials) => this.#become('/api/account/sign-in', credentials);
  async signOut(): Promise<void> {
    // The next user of this browser must not get notifications about your games.
    await import('../push/notices').then(({ turnOff }) => turnOff()).catch(() => {});
    await this.#become('/api/account/sign-out', {});
  }
  changePassword = (change: PasswordChange) => this.#become('/api/account/password', change);
  delete = (proof: PasswordProof) => this.#become('/api/account/delete', proof);

  async #become(path: string, body: object): Promise<void> {
    this.me = setMe(await askKnown<Me>(path, body));
  }
}

export const account = new OwnAccount();

export const tokens = () => ask<Tokens>('/api/account/tokens');
export const makeToken = (token: NewToken) => ask<TokenCreated>('/api/account/tokens', token);
export const revokeToken = (id: string) => ask<object>(`/api/account/tokens/${id}/revoke`, {});
