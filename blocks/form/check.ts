export const fieldNames = ['name', 'email', 'company', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What can be wrong with a field, by the name of its message in site.yaml. */
export type Fault = 'fieldRequired' | 'fieldEmail';
export type Faults = { readonly [Name in FieldName]?: Fault };

/** What the browser knows of a field that people fill in. */
export type Filled = Pick<HTMLInputElement, 'name' | 'value' | 'required' | 'validity'>;

/** The faults of a form, by field; spaces alone are not an answer. */
export function check(fields: Iterable<Filled>): Faults {
  const faults: { [Name in FieldName]?: Fault } = {};
  for (const field of fields) {
    const name = fieldNames.find((known) => known === field.name);
    if (!name) continue;
    if (field.required && field.value.trim() === '') faults[name] = 'fieldRequired';
    else if (field.validity.typeMismatch) faults[name] = 'fieldEmail';
  }
  return faults;
}
