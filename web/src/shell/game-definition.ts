/**
 * What the rest of the page knows about a game. Each game exports one definition, and `games/index.ts`
 * lists them; routes, home cards, menus and online play are made from that list.
 *
 * A definition is part of the first load, so everything of any size in it is imported lazily.
 */
import type { Component } from 'svelte';
import type { HomeModel } from '@/engine/home-model';
import type { Part, PlainKey } from '@/i18n';
import type { TableSetup } from '@/wasm/online';
import type { GameId } from './match';
import type { DailyRun } from './puzzles/daily-run';
import type { RemoteTable } from './remote-session';
import type { OnlineSetup } from './setup/online-setup';

export type LoadedComponent<Props extends Record<string, unknown> = Record<string, never>> = {
  default: Component<Props>;
};

/** The setup of a game, as it is sent to the server. */
export type SetupOf<Id extends GameId> = Extract<TableSetup, { game: Id }>['setup'];

/** What the puzzle of a day is shown with. */
export type DailyProps = { line: string; daily: DailyRun };

export interface GamePage<Props extends Record<string, unknown> = Record<string, never>> {
  /** The page's part of the document title; none for the game itself. */
  readonly title?: PlainKey;
  /** Messages this page needs besides those of the game. */
  readonly messages?: Part;
  /** The player is busy here and isn't told about turns in other games. */
  readonly busy?: boolean;
  readonly load: () => Promise<LoadedComponent<Props>>;
}

/** The pages of a game, by the last part of their address: `/klotz`, `/klotz/new`, … */
export interface GamePages<Id extends GameId> {
  readonly play: GamePage;
  readonly new: GamePage<{ online?: OnlineSetup<SetupOf<Id>> }>;
  readonly rules: GamePage;
  readonly editor?: GamePage;
  readonly puzzles?: GamePage;
  readonly puzzle?: GamePage;
}

/** A game whose kind doesn't matter. */
export type AnyGame = { [Id in GameId]: GameDefinition<Id> }[GameId];

export interface GameDefinition<Id extends GameId> {
  readonly id: Id;
  readonly name: PlainKey;
  /** Messages that all its pages need, if they aren't among those of every page. */
  readonly messages?: Part;
  /** Loads the rules; everything that calls into WebAssembly waits for it. */
  readonly loadRules: () => Promise<void>;
  readonly pages: GamePages<Id>;
  /** The course, at `/learn/<id>`. */
  readonly learn?: Pick<GamePage, 'load'>;
  /** The puzzle of the day, at `/daily/<id>`. */
  readonly daily?: { readonly load: () => Promise<LoadedComponent<DailyProps>> };
  readonly home: {
    readonly text: PlainKey;
    /** What the scene shows, for those who can't see it. */
    readonly sceneText: PlainKey;
    readonly loadScene: () => Promise<() => HomeModel>;
    /** Only called if there is a saved game. */
    readonly hasUnfinishedGame: () => Promise<boolean>;
    /** Starts a game against a bot and opens it. */
    readonly startQuickGame: () => Promise<void>;
  };
  readonly online: {
    /** The table of a match on the server. */
    readonly loadSession: () => Promise<LoadedComponent<{ table: RemoteTable }>>;
    /** Two people, the default rules. Needs the rules. */
    readonly defaultSetup: () => Promise<SetupOf<Id>>;
    /** The setup as names and values. Needs the game's messages. */
    readonly infoRows: (setup: SetupOf<Id>) => Promise<[name: string, value: string][]>;
  };
}
