import { clearFolders } from './temporary-folders.ts';

clearFolders();
