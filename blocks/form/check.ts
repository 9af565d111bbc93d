/** What can be wrong with a field, by the name of its message among the engine's words. */
export type Fault =
  | 'fieldRequired'
  | 'fieldEmail'
  | 'fieldTelephone'
  | 'fieldDate'
  | 'fieldChoice'
  | 'fieldFile'
  | 'fieldConsent';

/** The faults of a form by the names of its fields. */
export type Faults = ReadonlyMap<string, Fault>;

/** What the browser knows of a field that people fill in. */
export type Filled = Pick<
  HTMLInputElement,
  'autocomplete' | 'checked' | 'closest' | 'labels' | 'name' | 'required' | 'type' | 'validity' | 'value'
> &
  // A select and a field of several lines have no files.
  Partial<Pick<HTMLInputElement, 'dataset' | 'files'>>;

/** What is said of a field that is empty, by its type, where that is not `fieldRequired`. */
const EMPTY: Readonly<Record<string, Fault>> = {
  'select-one': 'fieldChoice',
  radio: 'fieldChoice',
  checkbox: 'fieldConsent',
};

/** The faults of a form, by field; spaces alone are not an answer. */
export function check(fields: Iterable<Omit<Filled, 'autocomplete' | 'checked' | 'closest' | 'labels'>>): Faults {
  const faults = new Map<string, Fault>();
  for (const { name, type, value, required, validity, files, dataset } of fields) {
    // A date that is written in part has no value.
    if (validity.badInput) faults.set(name, 'fieldDate');
    else if (validity.valueMissing || (required && !value.trim())) faults.set(name, EMPTY[type] ?? 'fieldRequired');
    else if (validity.typeMismatch) faults.set(name, 'fieldEmail');
    else if (validity.patternMismatch) faults.set(name, 'fieldTelephone');
    else if ([...(files ?? [])].some(({ size }) => size > Number(dataset?.bytes))) faults.set(name, 'fieldFile');
  }
  return faults;
}
