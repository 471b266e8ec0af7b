/** The preset views of a pile for the camera rig. */
import type { RigView } from '@/engine/camera-rig';
import type { PileCameraName } from './types';

export const VIEWS: Record<PileCameraName, RigView> = {
  home: 'home',
  front: 'front',
  back: 'far',
  left: 'left',
  right: 'right',
  top: 'above',
};
