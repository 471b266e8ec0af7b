/** The ready-made views of a pile, as the camera rig knows them. */
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
