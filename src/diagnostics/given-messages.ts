import type { Message } from './message.ts';
import type { ByLanguage } from './phrases.ts';

type GivenWords = Partial<ByLanguage> & Pick<ByLanguage, 'en'>;

/** What a check of a site's own says of a finding. */
interface GivenMessage {
  readonly severity?: 'error' | 'warning';
  readonly message: GivenWords;
  readonly hint: GivenWords;
  readonly why?: string;
}

interface GivenCheck {
  readonly messages: Readonly<Record<string, GivenMessage>>;
}

const inAll = ({ en, tr = en, ar = en }: GivenWords): ByLanguage => ({ en, tr, ar });

/** The messages of checks as those of the engine are: warnings unless they are errors, which nobody can answer. */
export const givenMessages = (checks: readonly GivenCheck[] = []): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    checks.flatMap(({ messages }) =>
      Object.entries(messages).map(([code, { severity, message, hint, why = '' }]): [string, Message] => [
        code,
        {
          ...{ ...inAll(message), hint: inAll(hint), why },
          ...(severity !== 'error' && { severity: 'warning', fine: true }),
        },
      ]),
    ),
  );
