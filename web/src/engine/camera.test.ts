import { describe, expect, it } from 'vitest';
import { KLOTZ_CAMERA } from '@/games/klotz/scene/dimensions';
import { PILE_CAMERA } from '@/games/xstack/scene/measures';
import { homeView } from '@/pages/home/home-view';
import { fitCamera, viewDirection, type Aim, type Point, type Viewport } from './camera-fit';
import { CameraRig } from './camera-rig';

const CUBE: Point[] = [-8, 8].flatMap((x) =>
  [-0.5, 0.5].flatMap((y) => [-8, 8].map((z) => ({ x, y, z }))),
);
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const aim = (azimuth: number, elevation: number): Aim => ({
  fov: 0.38,
  azimuth,
  elevation,
  target: { x: 0, y: 0, z: 0 },
});

/** The window position of a point in pixels, computed independently with plain vectors. */
function pixel(
  point: Point,
  view: Aim,
  fit: ReturnType<typeof fitCamera>,
  { width, height }: Viewport,
) {
  const back = viewDirection(view);
  const right = { x: Math.cos(view.azimuth), y: 0, z: -Math.sin(view.azimuth) };
  const up = {
    x: back.y * right.z - back.z * right.y,
    y: back.z * right.x - back.x * right.z,
    z: back.x * right.y - back.y * right.x,
  };
  const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y + a.z * b.z;
  const from = {
    x: point.x - view.target.x,
    y: point.y - view.target.y,
    z: point.z - view.target.z,
  };
  const depth = fit.distance - dot(from, back);
  const scale = 1 / Math.tan(view.fov / 2) / depth;
  const x = (dot(from, right) * scale * height) / width + fit.shiftX;
  const y = dot(from, up) * scale + fit.shiftY;
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
}

describe('fitCamera', () => {
  const viewports: Viewport[] = [
    { width: 1440, height: 900, insets: { top: 80, right: 360, bottom: 90, left: 20 } },
    { width: 390, height: 844, insets: { top: 118, right: 10, bottom: 246, left: 10 } },
    { width: 1920, height: 1080, insets: NONE },
    { width: 300, height: 300, insets: { top: 0, right: 0, bottom: 200, left: 0 } },
  ];
  const directions = [
    [0, 0.92],
    [0.7, 0.4],
    [-2.4, 1.55],
  ] as const;
  const cases = viewports.flatMap((viewport) =>
    directions.map(([azimuth, elevation]) => ({ viewport, azimuth, elevation })),
  );

  it.each(cases)(
    'fills the free part of $viewport.width x $viewport.height, seen from $azimuth, $elevation',
    ({ viewport, azimuth, elevation }) => {
      const view = aim(azimuth, elevation);
      const fit = fitCamera(CUBE, view, viewport);
      const pixels = CUBE.map((point) => pixel(point, view, fit, viewport));
      const left = Math.min(...pixels.map(({ x }) => x));
      const right = Math.max(...pixels.map(({ x }) => x));
      const top = Math.min(...pixels.map(({ y }) => y));
      const bottom = Math.max(...pixels.map(({ y }) => y));
      const { insets, width, height } = viewport;
      expect(left).toBeGreaterThanOrEqual(insets.left - 0.01);
      expect(right).toBeLessThanOrEqual(width - insets.right + 0.01);
      expect(top).toBeGreaterThanOrEqual(insets.top - 0.01);
      expect(bottom).toBeLessThanOrEqual(height - insets.bottom + 0.01);
      // It touches two opposite sides and is centred between the others.
      const spareX = width - insets.left - insets.right - (right - left);
      const spareY = height - insets.top - insets.bottom - (bottom - top);
      expect(Math.min(spareX, spareY)).toBeLessThan(0.1);
      expect(left - insets.left).toBeCloseTo(spareX / 2, 1);
      expect(top - insets.top).toBeCloseTo(spareY / 2, 1);
    },
  );
});

describe('CameraRig', () => {
  const viewport: Viewport = { width: 1000, height: 800, insets: NONE };

  it('turns to each side and by each seat, the short way round', () => {
    const rig = new CameraRig(() => CUBE, KLOTZ_CAMERA);
    rig.setShape(viewport);
    rig.go('right', null);
    expect(rig.view(viewport).aim.azimuth).toBeCloseTo(Math.PI / 2);
    rig.setSeat(3, null);
    rig.go('home', null);
    rig.setSeat(0, 1000);
    for (let now = 1000; rig.step(now); now += 50) {
      expect(rig.view(viewport).aim.azimuth).toBeGreaterThanOrEqual((Math.PI * 3) / 2 - 0.001);
    }
    expect(Math.cos(rig.view(viewport).aim.azimuth)).toBeCloseTo(1);
  });

  it('looks more steeply into a tall window', () => {
    const rig = new CameraRig(() => CUBE, KLOTZ_CAMERA);
    rig.setShape(viewport);
    const wide = rig.view(viewport).aim.elevation;
    rig.setShape({ width: 390, height: 844, insets: NONE });
    expect(rig.view(viewport).aim.elevation).toBeGreaterThan(wide);
  });

  it('keeps within its limits however one turns and zooms', () => {
    const rig = new CameraRig(() => CUBE, KLOTZ_CAMERA);
    rig.setShape(viewport);
    const whole = rig.view(viewport).fit.distance;
    rig.orbit(5000, 5000);
    expect(rig.view(viewport).aim.elevation).toBeLessThan(Math.PI / 2);
    rig.orbit(0, -9000);
    expect(rig.view(viewport).aim.elevation).toBeGreaterThan(0.1);
    expect(rig.zoom(1000)).toBe(4);
    rig.pan(100, -100);
    const { target } = rig.view(viewport).aim;
    expect(Math.abs(target.x)).toBeLessThan(9);
    expect(Math.abs(target.z)).toBeLessThan(9);
    rig.zoom(0.0001);
    rig.go('home', null);
    expect(rig.view(viewport).fit.distance).toBeCloseTo(whole);
  });
});

describe('a rig for something high', () => {
  const viewport: Viewport = { width: 1440, height: 900, insets: NONE };
  const rig = () => new CameraRig(() => CUBE, PILE_CAMERA);
  const aimOf = (made: CameraRig) => made.view(viewport).aim;

  it('is turned at home and sees the four sides straight', () => {
    const made = rig();
    expect(aimOf(made).azimuth).toBeCloseTo((PILE_CAMERA.azimuth * Math.PI) / 180);
    const sides = (['front', 'right', 'far', 'left'] as const).map((name) => {
      made.go(name, null);
      return aimOf(made).azimuth / (Math.PI / 2);
    });
    expect(sides).toEqual([0, 1, 2, -1]);
  });

  it('may look from almost as low as the table', () => {
    const made = rig();
    made.orbit(0, -9000);
    expect(aimOf(made).elevation).toBeCloseTo((2 * Math.PI) / 180);
  });

  it('looks up and down as well when it is near, within limits', () => {
    const made = rig();
    const { y } = aimOf(made).target;
    made.pan(0, 0, 3);
    expect(aimOf(made).target.y).toBe(y);
    made.zoom(2);
    made.pan(0, 0, 1);
    expect(aimOf(made).target.y).toBeCloseTo(y + 1);
    made.pan(0, 0, 1000);
    expect(aimOf(made).target.y).toBeCloseTo(y + PILE_CAMERA.panRise! / 2);
  });
});

describe('a picture whose content changes', () => {
  it('glides to where everything fits again', () => {
    const viewport: Viewport = { width: 1000, height: 800, insets: NONE };
    let scale = 1;
    const content = () => CUBE.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale }));
    const rig = new CameraRig(content, KLOTZ_CAMERA);
    rig.setShape(viewport);
    const before = rig.view(viewport).fit;
    scale = 1.5;
    const after = rig.view(viewport).fit;
    rig.glideFit(before, 1000);
    expect(rig.view(viewport).fit).toEqual(before);
    rig.step(1240);
    expect(rig.view(viewport).fit.distance).toBeGreaterThan(before.distance);
    expect(rig.view(viewport).fit.distance).toBeLessThan(after.distance);
    expect(rig.step(1480)).toBe(true);
    expect(rig.view(viewport).fit).toEqual(after);
    expect(rig.step(1500)).toBe(false);
  });
});

describe('homeView', () => {
  const view = { fov: 16, elevation: 33, azimuth: -38, distance: 57, target: [0, 1, 2] } as const;

  it('keeps the given distance on a card of the usual shape and backs off on a narrower one', () => {
    expect(homeView(view, 432 / 607).fit.distance).toBeCloseTo(57);
    expect(homeView(view, 216 / 607).fit.distance).toBeCloseTo(114);
  });

  it('moves to the right on a card that is wider than high', () => {
    expect(homeView(view, 1.7).fit.shiftX).toBeGreaterThan(0);
  });
});
