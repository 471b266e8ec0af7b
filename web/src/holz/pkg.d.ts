// The shape of the WebAssembly module, for checking types before it has been built.
declare module '*/pkg/holz.js' {
  export class KlotzMatch {
    static start(setup: string, nowMs: number): KlotzMatch;
    static restore(log: string): KlotzMatch;
    static fromRecord(text: string, nowMs: number): KlotzMatch;
    log(): string;
    execute(command: string, nowMs: number): void;
    view(nowMs: number): string;
    positionAt(ply: number): string;
    movable(): string;
    targets(from: string): string;
    whyNot(from: string, to?: string): string;
    record(date: string): string;
    free(): void;
  }
  export function klotzDefaultSetup(players: number): string;
  export function klotzLayouts(): string;
  export function klotzCheckLayout(layout: string): string;
  export function klotzLayoutToText(layout: string): string;
  export function klotzLayoutFromText(text: string): string;
  export function klotzLayoutPosition(layout: string, colours: string): string;
  export function klotzChooseMove(log: string, level: number, seed: number): string;
  export default function init(source?: { module_or_path: BufferSource }): Promise<unknown>;
}
