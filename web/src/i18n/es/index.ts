import { common } from './common';
import { home } from './home';
import { narration } from './narration';
import { play } from './play';
import { refusals } from './refusals';
import type { Messages } from '../shape';

const messages: Messages = { common, home, narration, play, refusals };
export default messages;
