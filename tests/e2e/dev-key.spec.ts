import { keepsStrangersOut } from './dev-key';

keepsStrangersOut();
