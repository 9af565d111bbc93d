/** An error for a block whose component ended with one, its `cause`. */
export interface BlockFault extends Error {
  /** The block's place among those of its page. */
  readonly index: number;
}
