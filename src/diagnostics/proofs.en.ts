import type { Wording } from './message-words.ts';

/** What the proofreader asks about, in English. Every hint is followed by how to answer with a note. */
export const englishProofs = {
  // Languages
  'other-language': {
    message: 'This text stands under {language}, but reads like {other}.',
    hint: 'Translate it, or move it to the line of the language that it is in.',
  },
  'other-script': {
    message: 'This text stands under {language}, but is written in other letters.',
    hint: 'Translate it. A name that is the same in every language stands after `all:`.',
  },
  'swapped-languages': {
    message: 'This text stands under {language} and reads like {other}; another text here is exchanged with it.',
    hint: 'Exchange the texts of the two lines.',
  },
  'same-in-languages': {
    message: 'The same sentence stands under {language} and under {other}.',
    hint: 'Translate one of the two. What is the same in every language stands after `all:`.',
  },
  'local-digits': {
    message: 'Every language shows this, but only some write the digits {digits}.',
    hint: 'Write the digits 0 to 9, or give each language a line of its own.',
  },

  // The page as a whole
  'no-main-heading': {
    message: 'This page has no main heading.',
    hint: 'Begin it with a block that has one: {known}.',
  },
  'several-main-headings': {
    message: 'This page has a main heading already; `{type}` brings a second one.',
    hint: 'Delete one of the two blocks, or use `type: text` for the second.',
  },
  'long-title': {
    message:
      'Search engines cut this title: with the site’s name it takes about {length} pixels, and {limit} are shown.',
    hint: 'Shorten it to about 50 letters, the most telling words first.',
  },
  'empty-title': {
    message: 'This title says nothing about the page.',
    hint: 'Write what visitors find here: search results and the browser’s tab show it alone.',
  },
  'long-description': {
    message: 'Search engines cut this description: it has {length} letters, and about {limit} are shown.',
    hint: 'Shorten it, or say what matters in the first sentence.',
  },
  'short-description': {
    message: 'This description says no more than the title.',
    hint: 'Write one or two sentences about what visitors find on the page.',
  },
  'long-heading': {
    message: '`{words}…` is very long for a heading.',
    hint: 'Write a few words here, and the rest as a text below.',
  },
  'published-file': {
    message: '`{path}` may speak or run for the whole site.',
    hint: 'Look at what is in the file, and who asked for it. If nobody needs it, delete it and this line.',
  },
  'menu-without-link': {
    message: 'This entry leads nowhere.',
    hint: 'Add a line `link: …`, or `disabled: true` for what is announced only.',
  },
  'repeated-entry': {
    message: 'The same words stand in {file} on line {line} already.',
    hint: 'Delete one of the two entries, or change its words.',
  },

  // Words and marks
  'leftover-text': {
    message: '`{words}` looks like a text that is still to be written.',
    hint: 'Write the real text, or delete the field.',
  },
  'no-words': {
    message: 'There is not one word in this text.',
    hint: 'Write the text, or delete the field.',
  },
  'doubled-word': {
    message: '`{words}`: the word stands twice.',
    hint: 'Delete one of the two.',
  },
  'doubled-mark': {
    message: '`{words}`: one mark is enough here.',
    hint: 'Delete one of the two. Three full stops, or `…`, show that something is left out.',
  },
  'doubled-space': {
    message: 'Two or more spaces follow each other here.',
    hint: 'Leave one of them.',
  },
  'space-before-mark': {
    message: 'A space stands before `{words}`.',
    hint: 'Delete the space.',
  },
  'joined-list': {
    message: 'The lines of this list are joined into one paragraph.',
    hint: 'Begin the text with `|-` in place of `>-`; only then do line breaks count.',
  },
  'faulty-address': {
    message: '`{words}` is no address that works.',
    hint: 'Look for a comma in place of a dot, a missing dot, and exactly one `@` in an e-mail address.',
  },

  'foreign-mark': {
    message: '`{words}` is not the mark that this language has.',
    hint: 'Write `{right}` in its place.',
  },
  'foreign-letters': {
    message: '`{words}` has letters of another language that only look like those of this one.',
    hint: 'Write `{right}`: people who search do not find the other letters.',
  },
  'printed-letters': {
    message: '`{words}` has its letters in the form in which a PDF prints them.',
    hint: 'Write `{right}`, or type the text anew: such letters cannot be searched, and their order may be wrong.',
  },
  'lost-letters': {
    message: '`{words}` is written without letters that {language} has.',
    hint: 'Write `{right}`, and look through the other words of this text.',
  },
  'open-bracket': {
    message: 'The bracket `{words}` has no partner.',
    hint: 'Add the other bracket, or delete this one.',
  },
  'words-for-all': {
    message: 'Every language shows these words, which read like {other}.',
    hint: 'Write a line for each language in place of `all:`, which is for names and figures.',
  },
  'number-not-shown': {
    message: '`{name}` shows no number in {language}, though it does in other languages.',
    hint: 'Write {{count}} where the number goes.',
  },

  // Facts and pictures
  'year-as-number': {
    message: '`{name}` is shown as a count, so the year {value} gets a thousands separator.',
    hint: 'Write {{{name}}} without the format `number`.',
  },
  'raw-date': {
    message: 'Visitors would read `{value}` as it stands.',
    hint: 'Write {{{name}, {format}}}: each language then shows the date in its own way.',
  },
  'empty-alt': {
    message: 'This does not say what the picture shows.',
    hint: 'Say in a few words what is to be seen, not what the file is called: it is read out to people who cannot see it.',
  },
  'alt-repeats': {
    message: 'This description repeats the words beside the picture.',
    hint: 'Say what the picture shows beyond them: people who listen would hear the same twice.',
  },

  // Order, ranges and dates
  'late-main-heading': {
    message: 'The main heading of this page stands below another block.',
    hint: 'Move this block to the first place: visitors and search engines look for it there.',
  },
  'repeated-block': {
    message: 'The same block stands twice.',
    hint: 'Delete the second one, or change its words.',
  },
  'link-to-itself': {
    message: 'This link leads to the page itself.',
    hint: 'Write where it is to lead, or the section that is meant: `/contact#form`.',
  },
  'missing-space': {
    message: 'A space is missing after `{words}`.',
    hint: 'Put a space after it.',
  },
  'tight-dash': {
    message: 'A space is missing after the dash, so this is no list.',
    hint: 'Write `- ` before each entry: a dash and a space.',
  },
  'raw-number': {
    message: 'Visitors would read `{value}` without separators.',
    hint: 'Write {{{name}, number}} or {{{name}, compact}}: each language then shows the figure in its own way.',
  },
  'avoided-word': {
    message: '`{words}` is a word that this site avoids for “{term}”.',
    hint: 'Write `{use}`. The words of the site stand below `glossary:` in site.yaml.',
  },
  'fixed-plural': {
    message: 'The word `{word}` stands for every number, but its form depends on {{{name}}}.',
    hint: 'Write the forms once below `facts:`, as `days: { {code}: { {forms} } }`, and in the text {{{name}, days}}.',
  },
  'reversed-range': {
    message: 'This range runs from {from} to {to}: the first figure is larger than the second.',
    hint: 'Exchange the two.',
  },
  'date-as-number': {
    message: '`{name}` is the date {value}, which no format for numbers can show.',
    hint: 'Write {{{name}, {format}}}.',
  },

  // Notes
  'unknown-note': {
    message: '`{code}` is not the name of a message that a note can answer.',
    hint: '{suggestion}Copy the name from the message itself.',
  },
  'idle-note': {
    message: 'This note answers nothing: there is no message `{code}` here.',
    hint: 'Delete the note, or put it on the line above the text that is meant.',
  },
} as const satisfies Record<string, Wording>;
