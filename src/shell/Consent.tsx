import { RichLine } from '../../blocks/ui/RichText.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import type { ConsentValue, SiteValue } from '../contract/value.ts';
import { type AwaitingConsent, CONSENT, CONSENT_AGAIN } from './consent-parts.ts';

interface ConsentProps {
  readonly site: SiteValue;
  readonly consent: ConsentValue;
}

/** What visitors are asked. It is nothing of React's in the browser, and nobody sees it before the script is here that asks. */
export function Consent({ site: { labels }, consent: { text, purposes, scripts, frames } }: ConsentProps) {
  const waiting: AwaitingConsent = { purposes: purposes.map(({ name }) => name), scripts, frames };
  const [only, ...others] = purposes;
  return (
    <section
      id={CONSENT}
      aria-label={labels.consent}
      data-tone="plain"
      data-waiting={JSON.stringify(waiting)}
      tabIndex={-1}
      hidden
    >
      <p>
        <RichLine value={text} />
        {others.length === 0 && only?.about && <> {renderText(only.about)}</>}
      </p>
      <div>
        <button type="button" value="no">
          {labels.consentNo}
        </button>
        <button type="button" value="yes">
          {labels.consentYes}
        </button>
      </div>
      {others.length > 0 && (
        <details>
          <summary>{labels.consentEach}</summary>
          {purposes.map(({ name, label, about }) => (
            <label key={name}>
              <input type="checkbox" value={name} />
              <span>
                <b>{renderText(label)}</b> {about && renderText(about)}
              </span>
            </label>
          ))}
          <button type="button" value="each">
            {labels.consentSave}
          </button>
        </details>
      )}
    </section>
  );
}

/** The button at the end of every page that asks again. */
export function ConsentAgain({ site: { labels } }: Pick<ConsentProps, 'site'>) {
  return (
    <p id={CONSENT_AGAIN} data-tone="ink" hidden>
      <button type="button">{labels.consent}</button>
    </p>
  );
}
