import type { ConsentValue } from '../contract/value.ts';

/** The ids of what asks for consent, and of what asks again. */
export const CONSENT = 'consent';
export const CONSENT_AGAIN = 'consent-again';

/** What waits until visitors agree, with the names of all that can be agreed to. */
export interface AwaitingConsent extends Pick<ConsentValue, 'scripts' | 'frames'> {
  readonly purposes: readonly string[];
}
