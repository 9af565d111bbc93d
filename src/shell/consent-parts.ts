/** The ids of what asks for consent, and of what asks again. */
export const CONSENT = 'consent';
export const CONSENT_AGAIN = 'consent-again';

/** What waits until visitors agree. */
export interface AwaitingConsent {
  /** The names of what can be agreed to. */
  readonly purposes: readonly string[];
  /** Scripts, each with what it is told and all purposes that it waits for. */
  readonly scripts: readonly {
    readonly src: string;
    readonly data: Readonly<Record<string, string>>;
    readonly purposes: readonly string[];
  }[];
  /** Hosts whose frames open by themselves then. */
  readonly frames: readonly { readonly host: string; readonly purposes: readonly string[] }[];
}
