import { test } from './authoring';
import { keepsStrangersOut } from './dev-key';

test.use({ door: 'vite' });

keepsStrangersOut();
