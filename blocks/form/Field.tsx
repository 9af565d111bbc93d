import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { RichLine } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import type { Fault } from './check.ts';

type FieldValue = BlockOf<'form'>['fields'][number];

interface FieldProps {
  field: FieldValue;
  fault: Fault | undefined;
}

/** What the kinds of one line are to browsers. */
const types = {
  email: { type: 'email', autoComplete: 'email' },
  // Five digits, however they are written.
  telephone: { type: 'tel', autoComplete: 'tel', pattern: '(\\P{Nd}*\\p{Nd}){5}.*' },
  date: { type: 'date' },
  text: {},
} as const;

/** A field with its label above and, when it was filled in wrongly, the reason below. A box has its label beside it. */
export function Field({ field, fault }: FieldProps) {
  const id = useId();
  const { label } = useSurroundings();
  const { kind, name, required, help, width } = field;
  const described = [help && `${id}h`, fault && `${id}e`].filter(Boolean).join(' ');
  const control = (
    <Control
      field={field}
      attributes={{
        id,
        name,
        required,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
      }}
    />
  );
  const isBox = kind === 'consent';
  return (
    <div className={clsx('field', isBox && 'box', width === 'half' && 'half')}>
      {isBox && control}
      <label htmlFor={id}>
        <RichLine value={field.label} />
        {!required && <small> ({label('optional')})</small>}
      </label>
      {!isBox && control}
      {help && (
        <p id={`${id}h`} className="text-note text-muted">
          {renderText(help)}
        </p>
      )}
      {fault && (
        <p id={`${id}e`} className="fault">
          {label(fault)}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  field: FieldValue;
  attributes: Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'>;
}

/** What is filled in. */
function Control({ field, attributes }: ControlProps) {
  const { label } = useSurroundings();
  const { kind, options = [], autocomplete } = field;
  const placeholder = field.placeholder && plainText(field.placeholder);
  if (kind === 'consent') return <input type="checkbox" {...attributes} />;
  if (kind === 'long')
    return <textarea rows={5} autoComplete={autocomplete} placeholder={placeholder} {...attributes} />;
  if (kind !== 'select')
    return (
      <input
        {...types[kind]}
        {...(autocomplete && { autoComplete: autocomplete })}
        placeholder={placeholder}
        {...attributes}
      />
    );
  return (
    <select {...attributes}>
      <option value="">{placeholder ?? label('choose')}</option>
      {options.map((option, place) => (
        <option key={place}>{plainText(option)}</option>
      ))}
    </select>
  );
}
