import { online } from './online';

export default { online };
