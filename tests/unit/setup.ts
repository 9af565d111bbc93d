// Read before any test can say `production`: the files of a worker share React, which stays what it was at first.
import 'react/jsx-dev-runtime';
import 'react-dom/server';
import { clearFolders } from './temporary-folders.ts';

// Making a program with a site's own blocks sets this, and the next file of the worker would inherit it.
process.env['NODE_ENV'] = 'test';

clearFolders();
