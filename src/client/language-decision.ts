import { matchLanguages } from './language-match.ts';

/** What site.yaml says of deciding a visitor's language. */
export interface DetectionSettings {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly storageKey: string;
  /** Where to ask for the visitor's country; null asks nobody. */
  readonly lookup: string | null;
  /** The field of the answer that holds the two-letter code. */
  readonly field: string;
  /** Milliseconds after which the answer is no longer awaited. */
  readonly timeout: number;
  /** Country codes by language. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
}

/** What the decision asks of the browser. */
export interface Visitor {
  readonly stored: (key: string) => string | null;
  readonly fetch: typeof fetch;
  /** The languages that the browser names (BCP 47), the most wanted first. */
  readonly wanted: readonly string[];
  readonly log: (message: string) => void;
}

/**
 * Decides the language of a visitor who comes without one (specification, section 4): the stored choice, else the
 * country that the lookup tells, else the browser's languages, else the default. Where there is one language, nobody is
 * asked.
 */
export async function decideLanguage(settings: DetectionSettings, visitor: Visitor): Promise<string> {
  const { languages, defaultLanguage, storageKey, countries } = settings;
  if (languages.length === 1) return defaultLanguage;
  try {
    const stored = readStored(storageKey, visitor);
    if (stored !== null && languages.includes(stored)) return stored;
    const country = await lookUpCountry(settings, visitor);
    if (country !== undefined) {
      const match = languages.find((language) => countries[language]?.includes(country));
      return match ?? defaultLanguage;
    }
    return matchLanguages(visitor.wanted, languages) ?? defaultLanguage;
  } catch (error) {
    visitor.log(`The language could not be decided: ${String(error)}`);
    return defaultLanguage;
  }
}

function readStored(key: string, visitor: Visitor): string | null {
  try {
    return visitor.stored(key);
  } catch {
    return null;
  }
}

async function lookUpCountry(
  { lookup, field, timeout }: DetectionSettings,
  visitor: Visitor,
): Promise<string | undefined> {
  if (!lookup) return undefined;
  try {
    const response = await visitor.fetch(lookup, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const country = ((await response.json()) as Record<string, unknown> | null)?.[field];
    if (typeof country === 'string' && /^[A-Za-z]{2}$/.test(country)) return country.toUpperCase();
    throw new Error(`no ${field} in the answer`);
  } catch (error) {
    visitor.log(`The country could not be looked up: ${String(error)}`);
    return undefined;
  }
}
