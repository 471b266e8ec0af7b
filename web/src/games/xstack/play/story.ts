/** The story of a game: everybody's points after each turn, and the turning points. */

/** Points by seat after 0, 1, 2… turns. */
export type Story = readonly (readonly number[])[];

/** Size of the chart area. */
export const WIDTH = 300;
export const HEIGHT = 100;

/** Smaller gains or losses aren't notable. */
const NOTABLE = 2;
/** Maximum number of turning points. */
const MOST = 3;

/** The turns that changed their player's points most, in order. */
export function turningTurns(story: Story, movers: readonly number[]): number[] {
  const changes = movers.map((seat, i) => ({
    ply: i + 1,
    size: Math.abs((story[i + 1]?.[seat] ?? 0) - (story[i]?.[seat] ?? 0)),
  }));
  return changes
    .filter(({ size }) => size >= NOTABLE)
    .sort((one, other) => other.size - one.size || one.ply - other.ply)
    .slice(0, MOST)
    .map(({ ply }) => ply)
    .sort((one, other) => one - other);
}

/** A turn's x position. */
export function xOf(ply: number, story: Story): number {
  return story.length < 2 ? 0 : (ply / (story.length - 1)) * WIDTH;
}

/** The y position of a score: highest on top. */
export function yOf(points: number, story: Story): number {
  const all = story.flat();
  const [most, fewest] = [Math.max(0, ...all), Math.min(0, ...all)];
  return most === fewest ? HEIGHT / 2 : ((most - points) / (most - fewest)) * HEIGHT;
}

/** A seat's line: points stay level until a turn changes them. */
export function lineOf(seat: number, story: Story): string {
  const places: string[] = [];
  story.forEach((points, ply) => {
    const y = yOf(points[seat] ?? 0, story).toFixed(1);
    const x = xOf(ply, story).toFixed(1);
    const before = places.at(-1)?.split(',')[1];
    if (before !== undefined && before !== y) places.push(`${x},${before}`);
    places.push(`${x},${y}`);
  });
  return places.join(' ');
}

/** Positions of the symbols at the line ends; overlapping ones go into columns. */
export function signsAt(story: Story, high: number): { y: number; column: number }[] {
  const signs: { y: number; column: number }[] = [];
  for (const points of story.at(-1) ?? []) {
    const y = yOf(points, story);
    const close = signs.filter((other) => Math.abs(other.y - y) < high * HEIGHT);
    const taken = close.map(({ column }) => column);
    signs.push({ y, column: [0, 1, 2, 3, 4].find((column) => !taken.includes(column)) ?? 0 });
  }
  return signs;
}
