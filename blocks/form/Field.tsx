import { clsx } from 'clsx/lite';
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

/** True of the kinds that have a box for each of their options. */
const isGrouped = (kind: FieldValue['kind']) => kind === 'radio' || kind === 'checkboxes';

/** How large a file may be. */
const megabytesOf = ({ megabytes = 10 }: FieldValue) => megabytes;

/** A field with its label above and, when it was filled in wrongly, the reason below. A box has its label beside it. */
export function Field({ field, fault }: FieldProps) {
  const id = useId();
  const { label } = useSurroundings();
  const { kind, name, required, help, width, formats } = field;
  const described = {
    'aria-describedby': clsx(kind === 'file' && `${id}l`, help && `${id}h`, fault && `${id}e`) || undefined,
  };
  const isGroup = isGrouped(kind);
  const Frame = isGroup ? 'fieldset' : 'div';
  const Name = isGroup ? 'legend' : 'label';
  const control = (
    <Control
      field={field}
      attributes={isGroup ? { name, required } : { id, name, required, 'aria-invalid': fault && true, ...described }}
    />
  );
  const isBox = kind === 'consent';
  return (
    <Frame className={clsx('field', isBox && 'box', width === 'half' && 'half')} {...(isGroup && described)}>
      {isBox && control}
      <Name {...(!isGroup && { htmlFor: id })}>
        <RichLine value={field.label} />
        {!required && <small> ({label('optional')})</small>}
      </Name>
      {!isBox && control}
      {kind === 'file' && (
        <p id={`${id}l`} className="note">
          <bdi>{[...(formats ?? []), `max. ${megabytesOf(field)} MB`].join(', ')}</bdi>
        </p>
      )}
      {help && (
        <p id={`${id}h`} className="note">
          {renderText(help)}
        </p>
      )}
      {fault && (
        <p id={`${id}e`} className="fault">
          {label(fault)}
        </p>
      )}
    </Frame>
  );
}

interface ControlProps {
  field: FieldValue;
  attributes: Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'>;
}

/** What is filled in. */
function Control({ field, attributes }: ControlProps) {
  const { label } = useSurroundings();
  const { kind, options = [], recipients = [], formats, autocomplete } = field;
  const placeholder = field.placeholder && plainText(field.placeholder);
  if (kind === 'consent') return <input type="checkbox" {...attributes} />;
  if (kind === 'long')
    return <textarea rows={5} autoComplete={autocomplete} placeholder={placeholder} {...attributes} />;
  if (kind === 'file')
    return (
      <input
        type="file"
        multiple
        accept={formats?.map((end) => `.${end}`).join()}
        data-bytes={megabytesOf(field) * 1e6}
        {...attributes}
      />
    );
  if (isGrouped(kind))
    return (
      <div className="options">
        {options.map((option, place) => (
          <label key={place}>
            <input
              type={kind === 'radio' ? kind : 'checkbox'}
              value={plainText(option)}
              data-to={recipients[place]}
              {...attributes}
            />
            {renderText(option)}
          </label>
        ))}
      </div>
    );
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
        <option key={place} data-to={recipients[place]}>
          {plainText(option)}
        </option>
      ))}
    </select>
  );
}
