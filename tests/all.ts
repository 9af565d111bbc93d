/**
 * Whether everything is asked for (`npm run test:all`): also what proves with outside tools, many whole builds or thousands
 * of random cases. Each of these has a small case in `npm test` too.
 */
export const ALL = process.env['ALL'] === '1';
