/** The puzzles of a game, fetched when they are wanted. */

/** The text of a file of puzzles. Rejects if it cannot be had. */
export async function fetchPuzzles(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the puzzles could not be had: ${response.status}`);
  return response.text();
}

/** A short name for a puzzle that stays the same when others come before it. */
export function nameOf(position: string): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (let i = 0; i < position.length; i += 1) {
    hash = Math.imul(hash ^ position.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
