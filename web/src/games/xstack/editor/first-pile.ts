/** The pile the editor opens with: the one in the link, or a new one. */
import type { Design } from '@/wasm/xstack';
import { xstackPile } from '@/wasm/xstack-match';
import { drawPiles } from '@/wasm/xstack-piles';
import { loadRules } from '../load-rules';
import { drawSeed } from '../setup/choices';
import { PileEditorState } from './editor-state.svelte';
import { pileIn } from './link';

export interface Opening {
  editor: PileEditorState;
  /** The pile came with the address and may have a name. */
  linked: boolean;
  name: string;
  /** Why the address held no valid pile. */
  failure?: unknown;
}

/** A pile needs all blocks, so most people start from a complete one. */
export async function drawnPile(design: Design): Promise<PileEditorState> {
  const [text] = await drawPiles(design, drawSeed(Math.random), 1);
  return PileEditorState.from(text!);
}

export async function openEditor(fragment: string): Promise<Opening> {
  await loadRules();
  const text = pileIn(fragment);
  if (text === null) return { editor: await drawnPile('fan'), linked: false, name: '' };
  try {
    return {
      editor: PileEditorState.from(text),
      linked: true,
      name: xstackPile(text).pile.name ?? '',
    };
  } catch (failure) {
    return { editor: await drawnPile('fan'), linked: false, name: '', failure };
  }
}
