import type { EditorWording } from './said.ts';

/** What the check says, for people who see the page and no file. `{name}` marks a blank of the message. */
export const english = {
  technical: 'This stands in the site’s files and cannot be put right here. Ask whoever looks after them.',

  // Languages
  'missing-translation': { hint: 'Write it in this language, under All languages.' },
  'stale-translation': { hint: 'Translate it anew, or say that it is still right.' },
  'unreviewed-translation': { hint: 'Read it and mend what is wrong, or say that it is right.' },
  'entry-without-languages': { hint: 'Write it in each language, under All languages.' },
  'text-without-languages': { hint: 'Write it in each language, under All languages.' },
  'other-language': {
    message: 'This text stands under {language}, but reads like {other}.',
    hint: 'Translate it, or exchange the texts under All languages.',
  },
  'other-script': {
    message: 'This text stands under {language}, but is written in other letters.',
    hint: 'Translate it, under All languages.',
  },
  'swapped-languages': {
    message: 'This text stands under {language} and reads like {other}; another text here is exchanged with it.',
    hint: 'Exchange the texts of the two languages, under All languages.',
  },
  'same-in-languages': {
    message: 'The same sentence stands under {language} and under {other}.',
    hint: 'Translate one of the two, under All languages.',
  },
  'local-digits': { hint: 'Write the digits 0 to 9.' },
  'import-language': { hint: 'Choose the language above that it is translated into, of these: {known}.' },

  // Sections and entries
  'no-main-heading': { hint: 'Begin it with a section that has one, under Sections.' },
  'several-main-headings': {
    message: 'This page has a main heading already; this section brings a second one.',
    hint: 'Delete one of the two sections.',
  },
  'late-main-heading': {
    message: 'The main heading of this page stands below another section.',
    hint: 'Move this section to the first place: visitors and search engines look for it there.',
  },
  'repeated-block': { message: 'The same section stands twice.', hint: 'Delete the second one, or change its words.' },
  'repeated-entry': {
    message: 'The same words stand in another entry already.',
    hint: 'Delete one of the two entries, or change its words.',
  },
  'menu-without-link': {
    hint: 'Put a page into the menu in its place, under Pages, or ask whoever looks after the site’s files.',
  },
  'leftover-text': { hint: 'Write the real text, or delete what it stands in.' },
  'no-words': { hint: 'Write the text, or delete what it stands in.' },
  'joined-list': {
    message: 'The entries of this list are joined into one paragraph.',
    hint: 'Begin each entry anew with Shift and Enter, or use the button for lists.',
  },
  'list-too-short': {
    message: 'This list has {count} entries; at least {minimum} are needed.',
    hint: 'Add more entries.',
  },
  'list-too-long': {
    message: 'This list has {count} entries; at most {maximum} fit.',
    hint: 'Delete entries, or move them to a section of their own.',
  },
  'empty-value': { message: 'Nothing is written here.', hint: 'Write it, or take it out.' },
  'empty-quotes': { message: 'Nothing is written here.', hint: 'Write it, or take it out.' },
  'ends-before-start': { hint: 'Choose an end that is not earlier, or exchange the two.' },
  'duplicate-anchor': { hint: 'Give one of them another name for links, in its settings.' },
  'sample-value': { hint: 'Write the real one before you publish.' },
  'avoided-word': { hint: 'Write `{use}`.' },

  // Facts
  'missing-fact': {
    message: 'There is no fact `{name}`.',
    hint: '{suggestion}Choose another one, or make it: Insert a fact, New fact.',
  },
  'missing-forms': {
    message: 'The fact `{name}` lacks words for some numbers in {language}.',
    hint: 'Click it in a text, and write them for each kind of number.',
  },
  'fixed-plural': {
    message: 'The word `{word}` stands for every number, but its form depends on the number before it.',
    hint: 'Word the sentence so that it is right for any number.',
  },

  // Links, pictures and pages
  'vague-link': { hint: 'Choose words that name what is there, and make them the link.' },
  'dead-link': { hint: '{suggestion}Choose one of the pages of the site.' },
  'dead-anchor': { hint: '{suggestion}Give the section that you mean this name for links, in its settings.' },
  'dead-anchor-everywhere': {
    hint: '{suggestion}Give the section that you mean this name for links, in its settings.',
  },
  'hidden-anchor': { hint: 'Show the section again, or let the link lead elsewhere.' },
  'not-csv': {
    message: '`{path}` is no table in CSV.',
    hint: 'Save it as one: in Excel as “CSV UTF-8”, in Google Sheets by Download, CSV. Then choose that one.',
  },
  'missing-image': { hint: '{suggestion}Choose another picture, or drop a file on it.' },
  'unknown-icon': { hint: '{suggestion}Choose one from the list.' },
  'unknown-region': { hint: '{suggestion}Choose one of these: {known}.' },
  'bad-frame': {
    hint: '{suggestion}Write the address alone: the service shows it where it offers to embed, and it begins with `https://`.',
  },
  'frame-not-allowed': {
    hint: 'Choose another address, or ask whoever looks after the site to allow frames of `{host}`.',
  },
  'unknown-endpoint': { hint: '{suggestion}Choose one of these: {known}.' },
  'stray-marks': {
    hint: 'Delete what does not belong here, and write what is still to be written. Bold, links and lists have buttons below a text that may have them.',
  },
  'tight-dash': { hint: 'Use the button for lists below the text.' },
  'edit-not-written': {
    message: 'The change could not be written; everything is as it was.',
    hint: 'The disk may be full, or the site’s files may be locked: ask whoever looks after them.',
  },
  'garbled-text': { hint: 'Copy the text again from where it came.' },
  'bad-file-name': { hint: '{suggestion}Use small letters a to z, digits and dashes: /about-us.' },
  'reserved-address': { hint: 'Choose another address. These names are taken by the site itself: {known}.' },
  'route-collision': { message: 'There is a page at {route} already.', hint: 'Choose another address.' },
  'edit-repeated': {
    message: 'What stands here is repeated in other places.',
    hint: 'It can only be changed in the site’s files: ask whoever looks after them.',
  },
  'edit-unsound': {
    message: 'This cannot be changed here without something else changing too.',
    hint: 'Put right first what the check says of this page, or ask whoever looks after the site’s files.',
  },
  'edit-not-there': {
    message: 'What was to be changed does not stand at this place any more.',
    hint: 'Load the page again: it has been changed meanwhile.',
  },
} as const satisfies EditorWording;
