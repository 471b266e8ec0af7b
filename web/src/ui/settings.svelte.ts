/** Site-wide settings: theme and sound. `i18n` stores the language. */
import { save, loadOneOf } from '@/storage/storage';

export type Theme = 'light' | 'dark';

/** `system` follows the device. */
export type ThemeChoice = 'system' | Theme;

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const SWITCH = ['on', 'off'] as const;

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null;
}

class Settings {
  #choice = $state<ThemeChoice>(loadOneOf('theme', THEMES, 'system'));
  #sound = $state(loadOneOf('sound', SWITCH, 'on') === 'on');
  #systemDark = $state(false);
  #reducedMotion = $state(false);

  constructor() {
    const dark = media('(prefers-color-scheme: dark)');
    const still = media('(prefers-reduced-motion: reduce)');
    this.#systemDark = dark?.matches ?? false;
    this.#reducedMotion = still?.matches ?? false;
    dark?.addEventListener('change', (event) => (this.#systemDark = event.matches));
    still?.addEventListener('change', (event) => (this.#reducedMotion = event.matches));
    this.#show();
  }

  /** The user's choice. */
  get themeChoice(): ThemeChoice {
    return this.#choice;
  }

  set themeChoice(choice: ThemeChoice) {
    this.#choice = choice;
    save('theme', choice === 'system' ? null : choice);
    this.#show();
  }

  /** The effective theme. */
  get theme(): Theme {
    if (this.#choice !== 'system') return this.#choice;
    return this.#systemDark ? 'dark' : 'light';
  }

  /** Toggles light and dark; returning to the system's theme follows the system again. */
  toggleTheme(): void {
    const next: Theme = this.theme === 'dark' ? 'light' : 'dark';
    this.themeChoice = (next === 'dark') === this.#systemDark ? 'system' : next;
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    save('sound', on ? null : 'off');
  }

  /** Whether the device asks for reduced motion. */
  get reducedMotion(): boolean {
    return this.#reducedMotion;
  }

  #show(): void {
    if (typeof document === 'undefined') return;
    const root = document.documentElement;
    if (this.#choice === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.#choice;
  }
}

export const settings = new Settings();
