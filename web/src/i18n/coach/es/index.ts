import { analysis } from './analysis';
import { climbersReasons } from './climbersReasons';
import { klotzReasons } from './klotzReasons';
import { puzzles } from './puzzles';

export default { analysis, climbersReasons, klotzReasons, puzzles };
