import { common } from './common';
import { narration } from './narration';
import { play } from './play';
import { refusals } from './refusals';

export default { common, narration, play, refusals };
