import type { Message } from './message.ts';
import { factMessages } from './messages/facts.ts';
import { fieldMessages } from './messages/fields.ts';
import { fileMessages } from './messages/files.ts';
import { languageMessages } from './messages/languages.ts';
import { linkMessages } from './messages/links.ts';
import { ownBlockMessages } from './messages/own-blocks.ts';
import { proofreadingMessages } from './messages/proofreading.ts';
import { siteMessages } from './messages/site.ts';
import { tableMessages } from './messages/tables.ts';
import { translationMessages } from './messages/translation.ts';
import { yamlMessages } from './messages/yaml.ts';
import { ownMessages } from './own-messages.ts';

/** The topics of messages, in the order of docs/messages.md. */
export const topics: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  Files: fileMessages,
  YAML: yamlMessages,
  Shape: fieldMessages,
  Languages: languageMessages,
  'Translations that come back': translationMessages,
  Facts: factMessages,
  'Links, pictures, icons': linkMessages,
  'Tables from files': tableMessages,
  'Files that use each other': siteMessages,
  'A site’s own blocks': ownBlockMessages,
  'What the proofreader asks about': proofreadingMessages,
  ...(Object.keys(ownMessages).length > 0 && { 'This site’s own checks': ownMessages }),
};

/** Every message of the engine. The keys are permanent: people search for them and write them into their notes. */
const engineMessages = {
  ...fileMessages,
  ...yamlMessages,
  ...fieldMessages,
  ...languageMessages,
  ...translationMessages,
  ...factMessages,
  ...linkMessages,
  ...tableMessages,
  ...siteMessages,
  ...ownBlockMessages,
  ...proofreadingMessages,
};

/** The permanent name of a kind of mistake. Those of a site's own checks come by `ownCode` alone. */
export type Code = keyof typeof engineMessages;

/** Every message, those of a site's own checks too. */
export const messages: typeof engineMessages = { ...ownMessages, ...engineMessages };

/** True of the code of a check of the site's own. */
export const isOwnCode = (code: string): boolean =>
  Object.hasOwn(ownMessages, code) && !Object.hasOwn(engineMessages, code);

const codesWhere = (is: (message: Message) => boolean): ReadonlySet<Code> =>
  // The keys of the object are its codes.
  new Set((Object.keys(messages) as Code[]).filter((code) => is(messages[code])));

/** What the proofreader asks about: a note `# fine: code` in the file answers. */
export const answerable = codesWhere(({ fine }) => fine === true);

/** Codes of mistakes that do not stop a build. */
export const warnings = codesWhere(({ severity }) => severity === 'warning');

/** Codes that `--fix` can repair, at least where only one repair is right. */
export const repairable = codesWhere(({ fix }) => fix === true);
