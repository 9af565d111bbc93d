/** A window of a browser, in the few words that the journey needs. Each engine speaks them in its own protocol. */
export interface Window {
  resize(size: Size): Promise<void>;
  /** Clicks the middle of the first element that the selector finds, as a hand would. */
  click(selector: string): Promise<void>;
  press(key: 'Escape' | 'Shift'): Promise<void>;
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

/** A window that is typed into, too. */
export interface Desk extends Window {
  /** A key, with Control held where that is asked for. */
  press(key: Key | `Control+${Key}`): Promise<void>;
  type(text: string): Promise<void>;
}

type Key = 'A' | 'B' | 'End' | 'Enter' | 'Escape' | 'F2' | 'Shift' | 'Tab' | 'Z';

export interface Engine<Opened extends Window = Window> {
  readonly name: string;
  /** Opens an address in a window with a fresh profile; where this machine lacks the engine, the sentence that says so. */
  start(address: string, size: Size): Promise<Opened | string>;
}
