import { type FormEvent, useRef, useState } from 'react';
import { check, type Faults, type Filled } from './check.ts';
import { mailAddress, post, token } from './send.ts';

/** `handed`: to the visitor's mail program, of which nothing is heard again. */
type State = 'idle' | 'sending' | 'sent' | 'failed' | 'handed';

interface Submitted {
  readonly endpoint: string | null;
  /** The address that always works. */
  readonly email: string;
  /** What the form is called. */
  readonly title: string;
  /** Seconds before which nobody has filled it in. */
  readonly seconds: number | undefined;
  /** True where the form service signs tokens. */
  readonly isSigned: boolean | undefined;
}

/** The field that people leave empty, and robots fill in as they fill in everything. No author's field begins so. */
export const TRAP = '_website';

/** The course of a form from the first try to the answer. What was written stays until it has been taken. */
export function useSubmission({ endpoint, email, title, seconds = 0, isSigned }: Submitted) {
  const [state, setState] = useState<State>('idle');
  const [faults, setFaults] = useState<Faults>(new Map());
  const [mail, setMail] = useState('');
  const signed = useRef<Promise<string>>(null);
  const write = (form: HTMLFormElement) => mailAddress({ to: email, title, fields: fieldsOf(form) });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'sending') return;
    const fields = fieldsOf(form);
    const found = check(fields);
    setFaults(found);
    const first = fields.find(({ name }) => found.has(name));
    if (first) return first.focus();
    const data = new FormData(form);
    const written = write(form);
    setMail(written);
    // A person whose browser filled the trap in gets the e-mail, and so does one who is quicker than anybody.
    if (data.get(TRAP) || performance.now() < seconds * 1000) return setState('failed');
    // What is chosen may have a recipient of its own.
    const to = form.querySelector<HTMLElement>('[data-to]:checked')?.dataset['to'] ?? endpoint;
    if (to === null) {
      setState('handed');
      return location.assign(written);
    }
    setState('sending');
    if (signed.current) data.set('_token', await signed.current);
    const taken = await post(to, data);
    setState(taken ? 'sent' : 'failed');
    // A field may be called `reset`, and a form answers to its fields' names first.
    if (taken) HTMLFormElement.prototype.reset.call(form);
  }

  /** A message goes away as soon as its field is being mended, and the e-mail follows what is written. */
  function forgive({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    // Its age tells how long the filling in has taken.
    if (isSigned && endpoint) signed.current ??= token(endpoint);
    if (state === 'failed' || state === 'handed') setMail(write(currentTarget));
    const { name } = target as HTMLInputElement; // only fields have input
    if (faults.has(name)) setFaults(new Map([...faults].filter(([other]) => other !== name)));
  }

  return { state, faults, mail, submit, forgive };
}

/** In the order in which they stand. They answer to what an input knows; what one lacks, such as `checked`, is not asked for. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input,select,textarea')] as (Filled & HTMLElement)[];
