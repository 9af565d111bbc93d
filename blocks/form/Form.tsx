import { useEffect, useRef } from 'react';
import type { TextValue } from '../../schema/resolved.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';
import { Field } from './Field.tsx';
import { useSubmission } from './submission.ts';

/**
 * A contact form. Without a script the browser checks and sends it; with one, messages come in the page's language
 * and the answer of the form service appears in place.
 */
export function FormBlock({ block }: { block: BlockOf<'form'> }) {
  const { label, formEndpoint, email } = useSurroundings();
  const { state, faults, mail, submit, forgive } = useSubmission({ endpoint: formEndpoint, email });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // From here on the page's own messages take the place of the browser's.
    if (form.current) form.current.noValidate = true;
  }, []);
  return (
    <Section block={block} layout="split">
      <form
        ref={form}
        className="fields"
        method="post"
        action={formEndpoint ?? `mailto:${email}`}
        encType={formEndpoint === null ? 'text/plain' : undefined}
        onSubmit={submit}
        onInput={forgive}
      >
        <Field name="name" field={block.name} fault={faults.name} autoComplete="name" required />
        <Field name="email" field={block.email} fault={faults.email} type="email" autoComplete="email" required />
        {block.company && <Field name="company" field={block.company} autoComplete="organization" />}
        <Field name="message" field={block.message} fault={faults.message} multiline required />
        {block.privacy && <RichText value={block.privacy} className="text-note text-muted" />}
        <input className="hide" name="website" aria-hidden tabIndex={-1} autoComplete="off" />
        <button type="submit" className="btn-primary" aria-disabled={state === 'sending'}>
          {state === 'sending' ? label('sending') : renderText(block.submit)}
        </button>
        <div>
          <p role="status">{state === 'sent' && renderText(block.success)}</p>
          <p role="alert">{state === 'failed' && <Failure words={block.failure} mail={mail} />}</p>
        </div>
      </form>
    </Section>
  );
}

/** What went wrong, and the address that always works; it opens an e-mail with all that was written. */
function Failure({ words, mail }: { words: TextValue; mail: string }) {
  const { email } = useSurroundings();
  return (
    <>
      {renderText(words)}{' '}
      <a href={mail}>
        <bdi>{email}</bdi>
      </a>
    </>
  );
}
