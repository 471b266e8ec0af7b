import { xstack } from './xstack';
import { xstackEditor } from './xstackEditor';
import { xstackRefusals } from './xstackRefusals';
import { xstackSetup } from './xstackSetup';

export default { xstack, xstackEditor, xstackRefusals, xstackSetup };
