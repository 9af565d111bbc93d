/** A window of a browser, in the few words that the journey needs. Each engine speaks them in its own protocol. */
export interface Window {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Clicks the middle of the first element that the selector finds, as a hand would. */
  click(selector: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** What an expression comes to in the page: plain JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Console errors and warnings, policy violations and uncaught exceptions up to now. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Opens a window with a fresh profile; where this machine lacks the engine, the sentence that says so. */
  start(): Promise<Window | string>;
}
