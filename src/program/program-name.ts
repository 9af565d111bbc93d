import { basename } from 'node:path';

/** What makes pages: a program, named after its sources, on a version of Node.js, whose words for dates and numbers differ. */
export const programName = (folder: string): string => `${basename(folder)} ${process.version}`;
