import { z } from 'zod';
import { text } from './text.ts';

/** The engine's own words. */
export const labels = z.strictObject({
  /** The first link of every page, for people who use the keyboard. */
  skip: text(),
  /** The name of the main navigation, for screen readers. */
  navigation: text(),
  /** The logo's name: where it leads. */
  home: text(),
  /** The button that opens the menu on phones. */
  openMenu: text(),
  /** The button that closes it. */
  closeMenu: text(),
  /** The name of the language switcher. */
  language: text(),
  /** Beside entries that lead nowhere yet. */
  soon: text(),
  /** The name of the path above a page's title. */
  breadcrumb: text(),
  /** The button that stops the strip of logos. */
  pause: text(),
  /** The button that starts it again. */
  play: text(),
  /** Under a form field that must not stay empty. */
  fieldRequired: text(),
  /** Under a form field that wants an e-mail address. */
  fieldEmail: text(),
  /** After the label of a form field that may stay empty. */
  optional: text(),
  /** On the form's button while the message is on its way. */
  sending: text(),
  /** For people without JavaScript, on the page that decides the language. */
  chooseLanguage: text(),
});
