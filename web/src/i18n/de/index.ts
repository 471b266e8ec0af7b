import { common } from './common';
import { narration } from './narration';
import { play } from './play';
import { refusals } from './refusals';
import type { Messages } from '../shape';

const messages: Messages = { common, narration, play, refusals };
export default messages;
