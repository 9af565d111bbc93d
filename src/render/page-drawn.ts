/** The event that tells that a page has been taken over, or drawn in the place of another, to its last block. */
export const PAGE_DRAWN = 'page-drawn';
