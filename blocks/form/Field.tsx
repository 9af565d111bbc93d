import { useId } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';
import type { Fault, FieldName } from './check.ts';

interface FieldProps {
  name: FieldName;
  field: BlockOf<'form'>['name'];
  fault?: Fault | undefined;
  type?: 'email';
  multiline?: true;
  required?: true;
  autoComplete?: string;
}

/** A field with its label above and, when it was filled in wrongly, the reason below. */
export function Field({ name, field, fault, type, multiline, required, autoComplete }: FieldProps) {
  const id = useId();
  const { label } = useSurroundings();
  const attributes = {
    id,
    name,
    required,
    autoComplete,
    placeholder: field.placeholder === undefined ? undefined : plainText(field.placeholder),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}e` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {renderText(field.label)}
        {!required && <small> ({label('optional')})</small>}
      </label>
      {multiline ? <textarea rows={5} {...attributes} /> : <input type={type} {...attributes} />}
      {fault && (
        <p id={`${id}e`} className="fault">
          {label(fault)}
        </p>
      )}
    </div>
  );
}
