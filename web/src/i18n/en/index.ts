import { common } from './common';
import { home } from './home';
import { narration } from './narration';
import { play } from './play';
import { refusals } from './refusals';

export default { common, home, narration, play, refusals };
