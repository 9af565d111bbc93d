/** What an author wrote in place of a text, for a message; an object of theirs may have a `toString` that is none. */
export const asWritten = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
