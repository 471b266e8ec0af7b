/**
 * The shape of the messages. English is the shape: its keys are the keys, and the `{names}` in its
 * sentences are the parameters. Every other language must have every key, or it does not compile.
 */
import type base from './en/base';
import type coach from './en/coach';
import type learn from './en/learn';
import type online from './en/online';
import type xstack from './en/xstack';

/** A sentence that depends on a number, by the language's plural categories. */
export interface Plural {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** A message: a sentence, or one for each plural category of `{count}`. */
export type Message = string | Plural;

/** Messages that belong together: one object in the file of a language. */
export type Namespace = Readonly<Record<string, Message>>;

/** What a namespace of another language must have, given the English one. */
export type Translation<English extends Namespace> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

/** What another language must have, given the English messages. */
export type MessagesLike<English extends Readonly<Record<string, Namespace>>> = {
  readonly [Name in keyof English]: Translation<English[Name]>;
};

/** Messages that are loaded only for the pages that need them, each in a file of its own. */
export type Part = 'coach' | 'learn' | 'online' | 'xstack';

type English = typeof base & typeof coach & typeof learn & typeof online & typeof xstack;

/** `namespace.key` of every message. */
export type Key = {
  [Name in keyof English & string]: `${Name}.${keyof English[Name] & string}`;
}[keyof English & string];

type MessageOf<K extends Key> = K extends `${infer Name}.${infer Rest}`
  ? Name extends keyof English
    ? Rest extends keyof English[Name]
      ? English[Name][Rest]
      : never
    : never
  : never;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<M> = M extends string ? NamesIn<M> : 'count' | NamesIn<M[keyof M]>;

/** The parameters of a message: none, or an object with every name its sentence mentions. */
export type Params<K extends Key> = [NamesOf<MessageOf<K>>] extends [never]
  ? []
  : [params: { readonly [Name in NamesOf<MessageOf<K>>]: string | number }];

/** The keys of messages without parameters: what a table of titles or labels may hold. */
export type PlainKey = { [K in Key]: Params<K> extends [] ? K : never }[Key];
