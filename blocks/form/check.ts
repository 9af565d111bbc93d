/** What can be wrong with a field, by the name of its message among the engine's words. */
export type Fault = 'fieldRequired' | 'fieldEmail' | 'fieldTelephone' | 'fieldDate' | 'fieldChoice' | 'fieldConsent';

/** The faults of a form by the names of its fields. */
export type Faults = ReadonlyMap<string, Fault>;

/** What the browser knows of a field that people fill in. */
export type Filled = Pick<
  HTMLInputElement,
  'autocomplete' | 'checked' | 'labels' | 'name' | 'required' | 'type' | 'validity' | 'value'
>;

/** What is said of a field that is empty, by its type, where that is not `fieldRequired`. */
const EMPTY: Readonly<Record<string, Fault>> = { 'select-one': 'fieldChoice', checkbox: 'fieldConsent' };

/** The faults of a form, by field; spaces alone are not an answer. */
export function check(fields: Iterable<Pick<Filled, 'name' | 'required' | 'type' | 'validity' | 'value'>>): Faults {
  const faults = new Map<string, Fault>();
  for (const { name, type, value, required, validity } of fields) {
    // A date that is written in part has no value.
    if (validity.badInput) faults.set(name, 'fieldDate');
    else if (validity.valueMissing || (required && !value.trim())) faults.set(name, EMPTY[type] ?? 'fieldRequired');
    else if (validity.typeMismatch) faults.set(name, 'fieldEmail');
    else if (validity.patternMismatch) faults.set(name, 'fieldTelephone');
  }
  return faults;
}
