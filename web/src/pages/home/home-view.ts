/** Where the camera of a home card stands. Pure. */
import type { Aim, Fit } from '@/engine/camera-fit';
import type { HomeCamera } from '@/engine/home-model';

/** The proportions of the card that the cameras are set up for. */
const CARD_ASPECT = 432 / 607;
/** A card that is wider than high has its text on the left: the scene moves right, and nearer. */
const WIDE_CARD = { shiftX: 0.38, shiftY: -0.16 } as const;
/** On a high card the scene stands a little above the middle, clear of the text. */
const HIGH_CARD_SHIFT = 0.085;

/** How much further up it stands on a card that is lower than the cameras are set up for. */
const LOW_CARD_SHIFT = 0.3;

/** The camera of a card of any proportions. */
export function homeView(view: HomeCamera, aspect: number): { aim: Aim; fit: Fit } {
  const degrees = Math.PI / 180;
  const [x, y, z] = view.target;
  const aim: Aim = {
    fov: view.fov * degrees,
    elevation: view.elevation * degrees,
    azimuth: view.azimuth * degrees,
    target: { x, y, z },
  };
  if (aspect > 1) {
    return {
      aim,
      fit: {
        distance: view.distance * (view.nearer ?? 0.64),
        shiftX: WIDE_CARD.shiftX,
        shiftY: WIDE_CARD.shiftY,
      },
    };
  }
  // A narrow card backs off, so that its width shows as much as the one the camera was set up for. So
  // does a low one, and its scene moves up: the text below takes a larger part of it.
  const low = Math.max(0, aspect / CARD_ASPECT - 1);
  return {
    aim,
    fit: {
      distance: view.distance * Math.max(1 + low * 0.9, CARD_ASPECT / aspect),
      shiftX: 0,
      shiftY: HIGH_CARD_SHIFT + low * LOW_CARD_SHIFT,
    },
  };
}
