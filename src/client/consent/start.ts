import { ask } from './ask.ts';

ask();
