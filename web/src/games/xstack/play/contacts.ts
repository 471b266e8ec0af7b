/**
 * What lies on what, from the simulation's contact forces. Bounding boxes would be wrong for tilted
 * blocks.
 */
import type { PileView } from '@/wasm/xstack';
import { xstackContacts } from '@/wasm/xstack-match';
import { indexOf, placesOf, type Place } from './blocks';

type Pile = Pick<PileView, 'design' | 'sizes'>;

/** A block on the X and its neighbours. */
export interface SupportedPlace extends Place {
  /** The blocks that lie on it, and those that hold it up. */
  above: number[];
  below: number[];
}

/** The last answer: lists and keys ask again and again about the same pile. */
let last: { key: string; places: SupportedPlace[] } | null = null;

/** All blocks on the X, top down, with their supports. The pile must be at rest. */
export function supportedPlaces(pile: Pile, poses: Float32Array): SupportedPlace[] {
  const key = `${pile.design} ${pile.sizes.join()} ${poses.join()}`;
  if (last?.key === key) return last.places;
  const contacts = new Map(
    xstackContacts(pile.design, pile.sizes, poses).map((each) => [indexOf(each.block), each]),
  );
  const places = placesOf(pile.sizes, poses).map((place): SupportedPlace => {
    const found = contacts.get(place.block);
    return {
      ...place,
      above: found?.carries.map(indexOf) ?? [],
      below: found?.restsOn.map(indexOf) ?? [],
    };
  });
  last = { key, places };
  return places;
}
