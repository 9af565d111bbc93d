import { pluralForms } from '../../validate/facts.ts';

/** The kinds of numbers that a language has a form for (CLDR, Language Plural Rules), in the order in which gettext counts them. */
export function formsOf(language: string): readonly string[] {
  const own = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return pluralForms.filter((form) => own.has(form));
}

/** Languages tell numbers apart by themselves where they are small, by their last two digits, and by whole millions. */
const [HUNDRED, MILLION] = [100, 1_000_000];

const numbers = (count: number) => [...Array(count).keys()];

/** `1, 3, 4, 5` as conditions of C on one value. */
function within(value: string, own: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of own) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const all = ranges.map(([first, last]) =>
    first === last ? `${value}==${first}` : `${value}>=${first} && ${value}<=${last}`,
  );
  return all.length > 1 ? all.map((each) => (each.includes('&&') ? `(${each})` : each)).join(' || ') : (all[0] ?? '0');
}

/** A set of last two digits, by the last of them alone where all but a few numbers allow that. */
function lastDigits(own: readonly number[]): string {
  const digits = numbers(10).filter((digit) => own.filter((number) => number % 10 === digit).length > 5);
  const covered = numbers(HUNDRED).filter((number) => digits.includes(number % 10));
  const except = covered.filter((number) => !own.includes(number));
  const whole = within('n%100', own);
  if (covered.length - except.length < own.length) return whole;
  const rule = within('n%10', digits);
  const byLast = except.length === 0 ? rule : `(${rule}) && !(${within('n%100', except)})`;
  return byLast.length < whole.length ? byLast : whole;
}

/** The header `Plural-Forms` of a language (GNU gettext, Additional functions for plural forms). */
export function pluralHeader(language: string): string {
  const rules = new Intl.PluralRules(language);
  const forms = formsOf(language);
  const usual = rules.select(10 * HUNDRED);
  const alone: [form: string, rule: string][] = [];
  const last: typeof alone = [];
  for (const form of forms.filter((each) => each !== usual)) {
    const digits = numbers(HUNDRED).filter((number) => rules.select(10 * HUNDRED + number) === form);
    const own = numbers(HUNDRED).filter((number) => rules.select(number) === form && !digits.includes(number));
    if (own.length > 0) alone.push([form, within('n', own)]);
    if (rules.select(MILLION) === form) alone.push([form, `n!=0 && n%${MILLION}==0`]);
    if (digits.length > 0) last.push([form, lastDigits(digits)]);
  }
  const plural = [...alone, ...last].reduceRight(
    (rest, [form, rule]) => `(${rule}) ? ${forms.indexOf(form)} : ${rest}`,
    `${forms.indexOf(usual)}`,
  );
  return `nplurals=${forms.length}; plural=${plural};`;
}
