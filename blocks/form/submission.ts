import { type FormEvent, useState } from 'react';
import { check, type Faults, type Filled, fieldNames } from './check.ts';
import { mailAddress, post } from './send.ts';

type State = 'idle' | 'sending' | 'sent' | 'failed';

interface Addresses {
  endpoint: string | null;
  email: string;
}

/** The course of a form from the first try to the answer. What was written stays until it has been taken. */
export function useSubmission({ endpoint, email }: Addresses) {
  const [state, setState] = useState<State>('idle');
  const [faults, setFaults] = useState<Faults>({});
  const [mail, setMail] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'sending') return;
    const found = check(inputs(form));
    setFaults(found);
    const first = inputs(form).find(({ name }) => name in found);
    if (first) return first.focus();
    const data = new FormData(form);
    const written = mailAddress(email, data);
    setMail(written);
    // People leave this field empty; robots fill in everything. A browser that did so for a person gets the e-mail.
    if (data.get('website')) return setState('failed');
    if (endpoint === null) return location.assign(written);
    setState('sending');
    const taken = await post(endpoint, data);
    setState(taken ? 'sent' : 'failed');
    if (taken) form.reset();
  }

  /** A message goes away as soon as its field is being mended, and the e-mail follows what is written. */
  function forgive({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    if (state === 'failed') setMail(mailAddress(email, new FormData(currentTarget)));
    const name = fieldNames.find((known) => known === (target as HTMLInputElement).name); // only fields have input
    if (!name || !faults[name]) return;
    const { [name]: _, ...rest } = faults;
    setFaults(rest);
  }

  return { state, faults, mail, submit, forgive };
}

function inputs(form: HTMLFormElement): (Filled & HTMLElement)[] {
  return [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
}
