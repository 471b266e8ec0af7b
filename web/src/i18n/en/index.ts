import { about } from './about';
import { climbers } from './climbers';
import { climbersSetup } from './climbersSetup';
import { common } from './common';
import { editor } from './editor';
import { home } from './home';
import { layouts } from './layouts';
import { levels } from './levels';
import { narration } from './narration';
import { play } from './play';
import { refusals } from './refusals';
import { setup } from './setup';

export default {
  about,
  climbers,
  climbersSetup,
  common,
  editor,
  home,
  layouts,
  levels,
  narration,
  play,
  refusals,
  setup,
};
