import { z } from 'zod';
import { text } from './text.ts';

/** The engine's own words, as far as a site has other ones for them than the engine brings. */
export const labels = z
  .strictObject({
    /** The first link of every page, for people who use the keyboard. */
    skip: text().optional(),
    /** The name of the main navigation, for screen readers. */
    navigation: text().optional(),
    /** The logo's name: where it leads. */
    home: text().optional(),
    /** The button that opens the menu on phones. */
    openMenu: text().optional(),
    /** The button that closes it. */
    closeMenu: text().optional(),
    /** The button that closes a picture shown large. */
    close: text().optional(),
    /** The name of the language switcher. */
    language: text().optional(),
    /** Beside entries that lead nowhere yet. */
    soon: text().optional(),
    /** The name of the path above a page's title. */
    breadcrumb: text().optional(),
    /** The button that stops the strip of logos. */
    pause: text().optional(),
    /** The button that starts it again. */
    play: text().optional(),
    /** Under a form field that must not stay empty. */
    fieldRequired: text().optional(),
    /** Under a form field that wants an e-mail address. */
    fieldEmail: text().optional(),
    /** Under a form field that wants a telephone number. */
    fieldTelephone: text().optional(),
    /** Under a form field that wants a date. */
    fieldDate: text().optional(),
    /** Under a form field of which something must be chosen. */
    fieldChoice: text().optional(),
    /** Under a form field with a file that is larger than it may be. */
    fieldFile: text().optional(),
    /** Under a box that must be ticked. */
    fieldConsent: text().optional(),
    /** In a form field that offers a choice, until one is made. */
    choose: text().optional(),
    /** After the label of a form field that may stay empty. */
    optional: text().optional(),
    /** On the form's button while the message is on its way. */
    sending: text().optional(),
    /** Below a form that writes an e-mail: that it does, before the address. */
    mailForm: text().optional(),
    /** Below such a form once the e-mail has been handed over, before the address. */
    mailOpened: text().optional(),
    /** The button that copies the address. */
    copyAddress: text().optional(),
    /** Said once it has been copied. */
    addressCopied: text().optional(),
    /** The name of a choice of currencies, for screen readers. */
    currency: text().optional(),
    /** A numbered day or week of a timeline; `{{unit}}` and `{{number}}` stand in it: `{{unit}} {{number}}` is *Week 4*. */
    numbered: text().optional(),
    /** For people without JavaScript, on the page that decides the language. */
    chooseLanguage: text().optional(),
    /** The search: its link in the header, its field and the title of its page. Like the next three, of a site with `search` alone. */
    search: text().optional(),
    /** Over the list of all pages, and on the link to it. */
    allPages: text().optional(),
    /** Where no page has what is searched for. */
    nothingFound: text().optional(),
    /** Over what was found; `{{number}}` is how many pages that are. */
    searchResults: text().optional(),
    /** The name of what asks for consent, and of the button at the end of every page that asks again. Like the next four, of a site with `consent` alone. */
    consent: text().optional(),
    /** The button that agrees to all. */
    consentYes: text().optional(),
    /** The button that agrees to nothing. */
    consentNo: text().optional(),
    /** What opens the list of purposes, where there are several. */
    consentEach: text().optional(),
    /** The button that keeps what was chosen in it. */
    consentSave: text().optional(),
  })
  .prefault({});

export type LabelName = keyof z.infer<typeof labels>;

/** All of them in one language. */
export type Labels = Readonly<Record<LabelName, string>>;

/** Those that only a site with a part of it needs, by the part's field in site.yaml. */
export const LABELS_OF_PARTS = {
  search: new Set<LabelName>(['search', 'allPages', 'nothingFound', 'searchResults']),
  consent: new Set<LabelName>(['consent', 'consentYes', 'consentNo', 'consentEach', 'consentSave']),
} as const;

// The keys of the schema are its names.
export const labelNames = Object.keys(labels.unwrap().shape) as LabelName[];
