/** The ruler at the left of the tower, with a flag for each player's height. It always faces the viewer. */
import {
  CanvasTexture,
  Color,
  Group,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';
import type { Point } from '@/engine/camera-fit';
import { Workpiece, sawn } from '@/engine/geometry';
import { LETTERING } from '@/engine/palette';
import { seededRandom } from '@/engine/random';
import type { Timber } from '@/engine/timber';
import { flagGeometry } from './flag-model';
import { FLAG, RULER_FOOT, flagPlaces } from './flag-places';
import { TURNTABLE } from './part-dimensions';
import type { RulerFlag } from './types';

const WIDTH = 0.66;
const THICKNESS = 0.2;
const LEAST_HEIGHT = 10;
/** Free wood above the highest number. */
const HEAD = 0.5;
/** Pixels of lettering per unit. */
const RESOLUTION = 96;
/** From above, a ruler is only a stick. */
const HIDDEN_ABOVE = 1.25;

export class Ruler {
  readonly group = new Group();
  private readonly flags = new Group();
  private readonly flagMeshes = new Map<string, Mesh<BufferGeometry, Material>>();
  private readonly body: Mesh<BufferGeometry, Material>;
  private readonly scale: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private height = 0;
  private flagReach = 0;
  private wanted = false;
  private steep = false;
  private azimuth = 0;
  private radius: number = TURNTABLE.radius;

  constructor(private readonly timber: Timber) {
    this.body = new Mesh<BufferGeometry, Material>(undefined, timber.solid);
    this.body.castShadow = this.body.receiveShadow = true;
    this.scale = new Mesh(
      new PlaneGeometry(),
      new MeshBasicMaterial({
        color: new Color(LETTERING),
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -1,
      }),
    );
    this.group.add(this.body, this.scale, this.flags);
    this.group.visible = false;
  }

  /** What has to be in the picture, seen from this side. */
  content(azimuth: number, elevation: number, radius: number): Point[] {
    if (!this.wanted || elevation > HIDDEN_ABOVE) return [];
    const { x, z } = placeAt(azimuth, radius);
    const outer = placeAt(azimuth, radius + WIDTH / 2 + this.flagReach);
    return [
      { x, y: this.height + HEAD, z },
      { ...outer, y: 0 },
      { ...outer, y: this.height },
    ];
  }

  /** Flags at their heights, or no ruler at all; it is at least as high as the tower and what is to be reached. */
  set(flags: readonly RulerFlag[] | null, towerHeight: number, goal = 0): void {
    this.wanted = flags !== null;
    this.group.visible = this.wanted && !this.steep;
    if (!flags) return;
    const height = Math.max(LEAST_HEIGHT, towerHeight, goal, ...flags.map((flag) => flag.height));
    if (height !== this.height) this.build(height);
    for (const mesh of this.flagMeshes.values()) mesh.visible = false;
    const places = flagPlaces(flags);
    this.flagReach = Math.max(0, ...places.map(({ x, scale }) => x + FLAG.length * scale));
    for (const { colour, x, y, scale } of places) {
      let mesh = this.flagMeshes.get(colour);
      if (!mesh) {
        mesh = new Mesh<BufferGeometry, Material>(flagGeometry(colour), this.timber.solid);
        mesh.castShadow = mesh.receiveShadow = true;
        this.flags.add(mesh);
        this.flagMeshes.set(colour, mesh);
      }
      mesh.visible = true;
      mesh.scale.setScalar(scale);
      // On the outer side, where no block ever hides them.
      mesh.position.set(-WIDTH / 2 - FLAG.gap - x, y, 0);
    }
  }

  /** Turns to the viewer, always at the left. */
  face(azimuth: number, elevation: number): void {
    this.azimuth = azimuth;
    this.steep = elevation > HIDDEN_ABOVE;
    this.group.visible = this.wanted && !this.steep;
    this.group.rotation.y = azimuth;
    this.stand(this.radius);
  }

  /** Stands at the edge of a turntable of this radius. */
  stand(radius: number): void {
    this.radius = radius;
    const { x, z } = placeAt(this.azimuth, radius);
    this.group.position.set(x, 0, z);
  }

  private build(height: number): void {
    this.height = height;
    const total = height + HEAD;
    const random = seededRandom(10);
    const piece = new Workpiece();
    piece.addBox([WIDTH, total, THICKNESS], 0.03, sawn(random, 'ash', 'y', 3), undefined, {
      place: new Matrix4().makeTranslation(0, total / 2, 0),
    });
    piece.addBox(
      [RULER_FOOT.width, RULER_FOOT.height, RULER_FOOT.depth],
      0.07,
      sawn(random, 'walnut', 'x'),
      undefined,
      {
        place: new Matrix4().makeTranslation(0, RULER_FOOT.height / 2, 0),
      },
    );
    this.body.geometry.dispose();
    this.body.geometry = piece.finish();
    this.scale.geometry.dispose();
    this.scale.geometry = new PlaneGeometry(WIDTH, total);
    this.scale.position.copy(new Vector3(0, total / 2, THICKNESS / 2 + 0.004));
    this.scale.material.alphaMap?.dispose();
    this.scale.material.alphaMap = scaleTexture(height);
    this.scale.material.needsUpdate = true;
  }
}

/** At the left edge of the turntable. */
function placeAt(azimuth: number, radius: number): { x: number; z: number } {
  const away = radius - RULER_FOOT.width / 2;
  return { x: -Math.cos(azimuth) * away, z: Math.sin(azimuth) * away };
}

/** Lines at every half unit, numbers at every unit. */
function scaleTexture(height: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * RESOLUTION;
  canvas.height = (height + HEAD) * RESOLUTION;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  const write = (): void => {
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#fff';
    pen.font = `700 ${RESOLUTION * 0.34}px "Figtree Variable", Figtree, system-ui, sans-serif`;
    pen.textAlign = 'center';
    for (let half = 1; half <= height * 2; half++) {
      const y = canvas.height - (half / 2) * RESOLUTION;
      const whole = half % 2 === 0;
      pen.fillRect(0, y - 2, canvas.width * (whole ? 0.34 : 0.2), 4);
      if (whole) pen.fillText(String(half / 2), canvas.width * 0.66, y + RESOLUTION * 0.12);
    }
    texture.needsUpdate = true;
  };
  write();
  void document.fonts?.load('700 32px "Figtree Variable"').then(write, () => undefined);
  return texture;
}
