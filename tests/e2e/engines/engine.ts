/** A window of a browser, in the few words that the journey needs. Each engine speaks them in its own protocol. */
export interface Window {
  resize(size: Size): Promise<void>;
  /** Clicks the middle of the first element that the selector finds, as a hand would. */
  click(selector: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** What an expression comes to in the page: plain JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Console errors and warnings, policy violations and uncaught exceptions up to now. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Of the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Engine {
  readonly name: string;
  /** Opens an address in a window with a fresh profile; where this machine lacks the engine, the sentence that says so. */
  start(address: string, size: Size): Promise<Window | string>;
}
