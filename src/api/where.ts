/** Where the engine that works on a site is. */
export interface Where {
  /** The engine's own folder, which holds `blocks`, `schema` and `src`. */
  readonly engine: string;
  /** The folder of the program that runs. */
  readonly program: string;
}
