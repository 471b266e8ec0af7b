import { account } from './account';
import { accountRefusals } from './accountRefusals';
import { api } from './api';
import { online } from './online';
import { profile } from './profile';

export default { account, accountRefusals, api, online, profile };
