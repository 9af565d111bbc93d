export interface FieldReference {
  /** The field's path: `items[].title`. */
  readonly name: string;
  readonly required: boolean;
  /** What may stand there, in a word or two. */
  readonly kind: string;
  readonly text: string;
}

/** One block type as the authors' reference and the catalogue show it. */
export interface BlockReference {
  readonly type: string;
  readonly text: string;
  readonly fields: readonly FieldReference[];
  /** The example as it stands in the block's folder. */
  readonly yaml: string;
}
