/** Ends a work with a sentence for whoever has the site: a hook that fails, a full disk; no bug of ours. */
export class SiteFault extends Error {}
