import { Session } from 'node:inspector';

/** Steps are only counted in code that is loaded after this: each test of steps imports it before anything else. */
export const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
