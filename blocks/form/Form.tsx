import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';
import { Field } from './Field.tsx';
import { TRAP, useSubmission } from './submission.ts';

/**
 * A form. Without a script the browser checks and sends it; with one, messages come in the page's language
 * and the answer of the form service appears in place.
 */
export function FormBlock({ block }: { block: BlockOf<'form'> }) {
  const { label, formEndpoint, email } = useSurroundings();
  const endpoint = block.endpoint ?? formEndpoint;
  const { seconds, token } = block;
  const submission = useSubmission({ endpoint, email, title: plainText(block.title), seconds, isSigned: token });
  const { state, faults, mail, submit, forgive } = submission;
  const takesFiles = block.fields.some(({ kind }) => kind === 'file');
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below a long form it may come out of sight.
    if (state !== 'idle' && state !== 'sending') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <Section block={block} layout="split">
      <form
        ref={takeOver}
        className="fields"
        method="post"
        action={endpoint ?? `mailto:${email}`}
        encType={endpoint === null ? 'text/plain' : takesFiles ? 'multipart/form-data' : undefined}
        onSubmit={submit}
        onInput={forgive}
        onKeyUp={showWhole}
      >
        {block.fields.map((field) => (
          <Field key={field.name} field={field} fault={faults.get(field.name)} />
        ))}
        {block.privacy && <RichText value={block.privacy} className="note" />}
        <input className="hide" name={TRAP} aria-hidden tabIndex={-1} autoComplete="off" />
        <button type="submit" className="btn-primary" aria-disabled={state === 'sending'}>
          {state === 'sending' ? label('sending') : renderText(block.submit)}
        </button>
        <div ref={outcome}>
          <p role="status">
            {state === 'sent' && renderText(block.success)}
            {state === 'handed' && <WithAddress words={label('mailOpened')} mail={mail} />}
          </p>
          <p role="alert">{state === 'failed' && <WithAddress words={renderText(block.failure)} mail={mail} />}</p>
          {(state === 'handed' || state === 'failed') && <CopyAddress />}
          {endpoint === null && state === 'idle' && (
            <p className="note">
              <WithAddress words={label('mailForm')} mail={`mailto:${email}`} />
            </p>
          )}
        </div>
      </form>
    </Section>
  );
}

FormBlock.behaves = true;

/** From here on the page's own messages take the place of the browser's. */
function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** Of a field of several lines that the Tab key leads to, browsers show the caret, not the whole. */
function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** What has become of the message, and the address that always works; it opens an e-mail with all that was written. */
function WithAddress({ words, mail }: { words: ReactNode; mail: string }) {
  const { email } = useSurroundings();
  return (
    <>
      {words}{' '}
      <a href={mail}>
        <bdi>{email}</bdi>
      </a>
    </>
  );
}

/** For those whose mail is not in a program of this device. */
function CopyAddress() {
  const { label, email } = useSurroundings();
  const [isCopied, setCopied] = useState(false);
  // Without HTTPS a browser has no clipboard: the address stands above, to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(email).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="copy">
      <button type="button" className="btn-outline" onClick={copy}>
        {label('copyAddress')}
      </button>
      <span aria-live="polite">{isCopied && label('addressCopied')}</span>
    </div>
  );
}
