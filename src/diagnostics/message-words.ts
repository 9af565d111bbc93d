/** A message's words: what is wrong, then what to do. `{name}` marks a blank; a hint may be left out. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}
