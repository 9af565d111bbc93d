import type { Wording } from './message-words.ts';
import { englishProofs } from './proofs.en.ts';

/**
 * Every message in English. The keys are permanent: people search for them and write them into their notes.
 * `{suggestion}` blanks are filled with 'Did you mean `x`?' or nothing.
 */
export const english = {
  // Files
  'file-unreadable': {
    message: 'This file cannot be read: {reason}.',
    hint: 'Check that it exists, that you may open it, and that it is not a broken link.',
  },
  'file-too-large': {
    message: 'This file is larger than {limit} kB.',
    hint: 'Split it: move blocks into a file whose name begins with _ and bring them in with `include:`.',
  },
  'file-not-text': {
    message: 'This file is not plain text in UTF-8.',
    hint: 'Save it as plain text in UTF-8; many editors ask for it as “encoding”. A page written in a word processor has to be copied into a plain text file.',
  },
  'file-empty': {
    message: 'This file is empty.',
    hint: '{remedy}.',
  },
  'file-outside': {
    message: '`{path}` leads out of the folder of this site.',
    hint: 'Only files inside the site’s folder can be used. Write the path from the folder pages, beginning with a slash.',
  },
  'too-deep': {
    message: 'The lines are nested more than {limit} levels deep.',
    hint: 'A page needs about eight levels. Look for a bracket or a dash that was repeated by mistake.',
  },
  'more-errors': {
    message: 'This file has more than {limit} mistakes; the others are not shown.',
    hint: 'Put these right, then check again.',
  },
  'more-warnings': {
    message: 'This file gives more than {limit} warnings; the others are not shown.',
    hint: 'Look at these, then check again.',
  },
  'more-messages': {
    message: 'Only {limit} messages are shown. Left: {count}, in files: {files}.',
    hint: 'Put right what is shown, then check again.',
  },
  'check-ended': {
    message: 'So many mistakes have been found that the pages from this one on have not been looked at.',
    hint: 'Put right what is shown, then check again.',
  },
  'too-much-work': {
    message: 'All pages together make far more work than their length: from this one on they have not been looked at.',
    hint: 'Look for thousands of pages or entries with hardly a word each, or for texts in very many languages, and publish fewer of them.',
  },
  'suggestions-ended': {
    message: 'So many names are misspelt that some of them got no suggestion.',
    hint: 'Put right what is shown, then check again.',
  },
  'too-many-values': {
    message: 'With all that it repeats, this file has more than {limit} values.',
    hint: 'Look for an alias (`*name`) that repeats a large part again and again.',
  },
  'too-many-included': {
    message: 'With what it includes, this page has more than {limit} values.',
    hint: 'Include less, or split the page. A long text counts as several values.',
  },
  'too-much-repeated': {
    message: 'All pages together show far more than is written for them: the same blocks or facts, again and again.',
    hint: 'Include fewer blocks, and use long facts in fewer places.',
  },
  'too-many-placeholders': {
    message: 'This text has more than {limit} placeholders, or grows beyond measure once they are filled in.',
    hint: 'Use fewer, and look for facts that use each other again and again.',
  },
  'too-many-blocks': {
    message: 'This page has more than {limit} blocks.',
    hint: 'Look for an include that repeats others again and again, or split the page.',
  },
  'no-site-file': {
    message: 'There is no site.yaml in this folder.',
    hint: 'Run the command in the folder that holds site.yaml and pages, or name that folder with --root.',
  },
  'site-file-name': {
    message: '`{name}` has to be named site.yaml.',
    hint: 'Rename the file, in small letters. Show the endings of file names if your computer hides them.',
  },

  // YAML
  'yaml-syntax': {
    message: 'This line cannot be read as YAML.',
    hint: 'Compare it with the lines above and below: spaces at the start, the colon after the name, quotes that close.',
  },
  'yaml-tab': {
    message: 'A tab stands here where spaces are needed.',
    hint: 'Replace the tab with two spaces for each level.',
  },
  'yaml-dash': {
    message: 'This entry does not begin with a dash and a space.',
    hint: 'Begin each entry on a line of its own with a dash and a space: `- `. Bullets and long dashes mean nothing here.',
  },
  'yaml-extra-dash': {
    message: 'This dash begins a list, but the lines below it go on without one.',
    hint: 'Delete the dash, or begin all lines of its entry two spaces further in.',
  },
  'yaml-lookalike': {
    message: '`{character}` stands here where `{right}` is needed.',
    hint: 'Write `{right}` in its place; it may need another keyboard layout.',
  },
  'invisible-character': {
    message: 'An invisible character stands here: {name}.',
    hint: 'Delete it; where a space is needed, write an ordinary one. Such characters come along when text is pasted.',
  },
  'yaml-conflict': {
    message: 'Two versions of these lines stand here, one after the other.',
    hint: 'Keep one of them and delete the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
  'yaml-sign-before-line': {
    message: '`{sign}` stands before this line: {origin}.',
    hint: 'Delete the sign and keep the line behind it, in the column of the lines that it belongs to.',
  },
  'yaml-comparison': {
    message: '`{sign}` stands before this line, as in a comparison of two versions.',
    hint: 'Keep the lines that are right, without the signs before them, and delete the others: - is what was there before, + what is new.',
  },
  'yaml-dots': {
    message: '`{sign}` stands alone on this line. To YAML, three dots end the file.',
    hint: 'Delete the line. If it stands for something that was left out, write that again.',
  },
  'yaml-code-fence': {
    message: 'These marks come from a chat or a manual and are no part of a page.',
    hint: 'Delete the line.',
  },
  'yaml-comment-in-text': {
    message: 'A note stands in the middle of a text, so the text ends before it.',
    hint: 'Move the note above the name that the text belongs to.',
  },
  'yaml-colon-in-text': {
    message: 'A colon followed by a space stands inside this text, so YAML takes it for a new field.',
    hint: 'Put the whole text into double quotes: "…".',
  },
  'yaml-two-names': {
    message: 'Two names stand on one line, the second being `{key}`.',
    hint: 'Write `{key}: …` on a line of its own below, two spaces further in, or in braces: `{ {key}: … }`. A text that has a colon in it needs double quotes.',
  },
  'yaml-special-start': {
    message: 'A text cannot begin with {character} unless it is quoted.',
    hint: 'Put the whole text into double quotes: "…".',
  },
  'yaml-block-mark': {
    message: 'After `{mark}` the text begins on the next line.',
    hint: 'Move the words to a line of their own below, two spaces further in.',
  },
  'yaml-unclosed-quote': {
    message: 'This quotation mark is never closed.',
    hint: 'Add the same mark at the end of the text.',
  },
  'yaml-text-after-quote': {
    message: 'Something follows the closing quotation mark.',
    hint: 'Quote the whole text once, from its first to its last word. Inside double quotes write \\" for a quotation mark.',
  },
  'yaml-comma-at-end': {
    message: 'A comma stands after the closing quotation mark.',
    hint: 'Delete the comma: a line ends with its value.',
  },
  'name-after-text': {
    message: 'The name `{key}` stands behind its text.',
    hint: 'Write the name first: `{key}: …`. Where the text goes from right to left, YAML’s line begins at the left all the same.',
  },
  'yaml-apostrophe': {
    message: 'This text stands between apostrophes, so an apostrophe inside it ends it.',
    hint: 'Put the whole text into double quotes: "…".',
  },
  'yaml-backslash': {
    message: 'A backslash inside double quotes changes the letter after it.',
    hint: 'Write / in a path. Where a backslash is meant, write two: `\\\\`.',
  },
  'yaml-indentation': {
    message: 'This line does not line up with the lines that it belongs to.',
    hint: 'Lines of the same level begin in the same column; use two spaces for each level.',
  },
  'value-and-lines': {
    message: '`{key}` has a value on its own line, and more in the lines below it.',
    hint: 'Keep one of the two. If the lines below are languages, this text needs one too: write it among them as `en: …`.',
  },
  'text-without-language': {
    message: 'A text in no language stands here beside texts in languages.',
    hint: 'Write its language before it, such as `en: …`, or delete the line.',
  },
  'yaml-missing-colon': {
    message: 'A name stands here without a colon and a value.',
    hint: 'Write `name: value`, with a space after the colon.',
  },
  'yaml-stray-line': {
    message: 'The words on this line belong to no field.',
    hint: 'Delete the line. If it continues the text above, begin it two spaces further in; if it is a note of yours, begin it with #.',
  },
  'yaml-missing-space': {
    message: 'A space is missing after this colon.',
    hint: 'Write `name: value`, with a space after the colon.',
  },
  'yaml-unclosed-bracket': {
    message: 'This bracket is never closed.',
    hint: 'Add {close} at the end of the line. A text that begins with a bracket needs double quotes.',
  },
  'yaml-duplicate-key': {
    message: '`{key}` stands here twice.',
    hint: 'Keep one of the two and delete the other.',
  },
  'yaml-several-documents': {
    message: 'A second document begins here (`---`).',
    hint: 'Write one page in one file; delete the line or move what follows into a file of its own.',
  },
  'yaml-cut-by-comment': {
    message: 'Everything from {rest} on is lost: YAML takes a # after a space for the beginning of a note.',
    hint: 'Put the whole text into double quotes: "…". If it is a note, put a space behind the #.',
  },
  'yaml-smart-quotes': {
    message: 'Curly quotation marks stand around this text; visitors would see them.',
    hint: 'Use straight ones (") around a text, or none. Curly ones are right inside a text.',
  },
  'curly-quotes': {
    message: 'Curly quotation marks stand here where straight ones are needed.',
    hint: 'Use straight ones (") on both sides.',
  },
  'yaml-note': {
    message: 'This note is not marked as one, so it counts as a part of the page.',
    hint: 'Begin a note with #, and let a space stand before it: `# …`. A text in which visitors are to read such signs needs double quotes.',
  },
  'yaml-comma-in-braces': {
    message: 'Inside braces this comma ends the text.',
    hint: 'Put the text into double quotes, or write each language on a line of its own, without braces.',
  },
  'yaml-alias': {
    message: '`*{name}` repeats something that is not marked with `&{name}` before it.',
    hint: 'Mark the first place with `&{name}`, or write the value out. {suggestion}',
  },
  'yaml-tag': {
    message: '`{tag}` has no meaning here.',
    hint: 'Delete it. A text that begins with an exclamation mark needs double quotes.',
  },
  'forbidden-key': {
    message: '`{key}` is not allowed as a name.',
    hint: 'Choose another name.',
  },
  'key-not-text': {
    message: 'The name before this colon is not plain text.',
    hint: 'Write a plain word before the colon. A value that begins with { or [ needs double quotes.',
  },

  // Shape
  'unknown-key': {
    message: '`{key}` is not a field of {owner}.',
    hint: '{suggestion}Fields here: {known}.',
  },
  'field-of-block': {
    message: '`{key}` belongs to a block, not to the page.',
    hint: 'Write it in the block that it is about, in the column of that block’s `type`.',
  },
  'not-further-in': {
    message: 'These lines belong to `{key}`, but do not stand further in than it.',
    hint: 'Begin this line and those that belong with it two spaces further in.',
  },
  'languages-as-list': {
    message: 'The languages of `{key}` stand here as a list.',
    hint: 'Write the languages without dashes, each on a line of its own in the same column: `en: …`.',
  },
  'field-too-deep': {
    message: '`{key}` stands too far in: it belongs beside `{beside}`.',
    hint: 'Begin the line in the column of `{beside}`: how far in a line stands decides what it belongs to.',
  },
  'field-too-high': {
    message: '`{key}` belongs to `{owner}`, not beside it.',
    hint: 'Write it below `{owner}:`, two spaces further in: how far in a line stands decides what it belongs to.',
  },
  'missing-field': {
    message: '`{key}` is missing in {owner}.',
    hint: 'Add a line `{key}: {example}` here.',
  },
  'empty-value': {
    message: '`{key}` has no value.',
    hint: 'Write the value after the colon{orDelete}.',
  },
  'empty-quotes': {
    message: 'Nothing stands between these quotation marks.',
    hint: 'Write the text between them{orDelete}.',
  },
  'expected-text': {
    message: '`{key}` should be a text.',
    hint: 'Write one text for each language: `en: …` on the next line, two spaces further in.',
  },
  'expected-single-text': {
    message: '`{key}` should be a single text.',
    hint: 'Write the text on one line after the colon, without braces around it.',
  },
  'expected-number': {
    message: '`{key}` should be a number.',
    hint: '{suggestion}Write digits only, with a point before decimals.',
  },
  'expected-boolean': {
    message: '`{key}` should be true or false.',
    hint: 'Write `{key}: true` or `{key}: false`.',
  },
  'expected-image': {
    message: '`{key}` should be a picture.',
    hint: 'Write two lines under it: `src: /file.svg` and `alt:` with a description in each language.',
  },
  'expected-list': {
    message: '`{key}` should be a list.',
    hint: 'Begin each entry on a line of its own with a dash and a space: `- `.',
  },
  'expected-fields': {
    message: 'Fields should stand here, in {owner}.',
    hint: 'Write `name: value` lines here, for example {example}.',
  },
  'list-too-short': {
    message: '`{key}` has {count} entries; at least {minimum} are needed.',
    hint: 'Add more entries, each beginning with a dash.',
  },
  'list-too-long': {
    message: '`{key}` has {count} entries; at most {maximum} fit.',
    hint: 'Delete entries, or move them to a block of their own.',
  },
  'uneven-list': {
    message: '`{key}` needs {wanted} entries, one for each of `{per}`, and has {count}.',
    hint: 'Add what is missing or delete what is too much. The order is that of `{per}`.',
  },
  'chosen-twice': {
    message: '`{key}` stands at more than one entry of this list.',
    hint: 'Leave it at one of them and delete the other lines.',
  },
  'repeated-name': {
    message: 'Two fields of this form have the name `{name}`.',
    hint: 'Give one of them another `name`: what is sent has one value under each.',
  },
  'not-of-kind': {
    message: '`{key}` has no effect in a field of the kind `{kind}`.',
    hint: 'Delete the line, or choose another `kind`.',
  },
  'repeated-hours': {
    message: 'The hours on `{day}` are named before, or overlap with others of that day.',
    hint: 'Leave the day in one entry only, or give the entries hours that follow each other.',
  },
  'wildcard-host': {
    message: '`{value}` would allow every host that fits the asterisk.',
    hint: 'Name each host in full, on a line of its own.',
  },
  'not-a-choice': {
    message: '`{value}` is not a possible value of `{key}`.',
    hint: '{suggestion}Possible: {choices}.',
  },
  'bad-name': {
    message: '`{name}` cannot be used as a name here.',
    hint: 'Use letters, digits and dashes only, such as `north-coast`.',
  },
  'wrong-site-address': {
    message: '`{value}` cannot be the address of a site.',
    hint: '{suggestion}Write https://, the host and, for a site below a path, the path in letters a to z, digits, dashes and dots: {example} or https://www.example.com/shop. Leave out user names, double slashes, `?`, `#`, `*` and other signs.',
  },
  'not-a-color': {
    message: '`{value}` in `{key}` is no colour.',
    hint: '{suggestion}Write `#` and six signs, each of them 0 to 9 or A to F, in quotation marks, or one of the names that CSS has for colours.',
  },
  'low-contrast': {
    message: '`{name}` ({color}) and `{against}` ({other}) have a contrast of {ratio}; to be read, they need {least}.',
    hint: 'Write `"{nearest}"` here, the nearest colour that passes, or change the other of the two.',
  },
  'out-of-range': {
    message: '`{key}` is {value}, but has to lie between {minimum} and {maximum}.',
    hint: '{suggestion}Write a number within these bounds.',
  },
  'wrong-format': {
    message: '`{value}` does not have the form that `{key}` needs.',
    hint: '{suggestion}Write it in the usual form{example}.',
  },
  'no-such-day': {
    message: 'There is no day `{value}`.',
    hint: 'The last day of that month is {last}.',
  },
  'one-value-only': {
    message: 'Several values stand here, `{value}`, where one fits.',
    hint: 'Leave one of them, such as `{first}`, and write the others into a text.',
  },
  'space-inside': {
    message: 'A space stands inside of this value.',
    hint: 'Write it without: `{right}`.',
  },
  'wrong-direction': {
    message: 'The language `{code}` is not written in this direction.',
    hint: 'Write `direction: {direction}`, or delete the line: the direction follows from the code.',
  },
  'repeated-country': {
    message: 'The country `{country}` stands twice.',
    hint: 'Leave it in one place: visitors from each country get one language.',
  },
  'ends-before-start': {
    message: 'The end lies before the beginning, `{start}`.',
    hint: 'Write an end that is not earlier, or swap the two.',
  },
  'no-date-in-year': {
    message: 'None of these dates lies in {year}, the year that is shown.',
    hint: 'Add the dates of {year}, or show another year with `year: …`.',
  },
  'include-as-type': {
    message: '`include` is not a type of block.',
    hint: 'Write `- include: {path}` in place of the whole entry.',
  },
  'entry-among-blocks': {
    message: '`{key}` begins an entry of a list here, not a block.',
    hint: 'Write this entry below {list} of the block that it belongs to, two spaces further in than that name. Such a list is in: {types}.',
  },
  'block-without-type': {
    message: 'This block does not say what it is.',
    hint: 'Begin it with `- type: …`. Types: {known}.',
  },
  'unknown-block': {
    message: 'There is no block type `{type}`.',
    hint: '{suggestion}Types: {known}.',
  },
  'expected-page': {
    message: 'This file does not hold a page.',
    hint: 'A page begins with `meta:` and `blocks:`. Copy another page to see how.',
  },
  'list-without-name': {
    message: 'A list begins here, but nothing says of what.',
    hint: 'Write `blocks:` on a line of its own above the first dash.',
  },

  // Languages
  'missing-translation': {
    message: 'This text is missing in {language}.',
    hint: 'Add a line `{code}: …` here.',
  },
  'missing-labels': {
    message: 'There are no ready words for buttons and short notices in {language}.',
    hint: 'Write them in this language in site.yaml, below `labels:`: {names}.',
  },
  'text-without-languages': {
    message: 'This text does not say which language it is in.',
    hint: 'Write `{key}:` alone on its line and below it, two spaces further in: {lines}.',
  },
  'untranslated-language': {
    message: '{count} texts are missing in {language}.',
    hint: 'To show them in the default language until they are written, add the line `translation: fallback` below `defaultLanguage`.',
  },
  'unknown-language': {
    message: '`{code}` is not a language of this site.',
    hint: '{suggestion}Languages: {known}; `all` stands for every language.',
  },
  'unlisted-language': {
    message: '{count} texts have a line for `{code}`, which is not one of these languages.',
    hint: 'Add the language again, or delete its lines: search all files for `{code}:`.',
  },

  'default-language-needed': {
    message: 'Every page is offered in {code}, the site’s default language.',
    hint: 'Delete this line.',
  },

  // Facts
  'missing-fact': {
    message: '`{name}` has no value for {page}.',
    hint: '{suggestion}Add `{name}: …` under `facts:` of the page or in site.yaml.',
  },
  'missing-template-facts': {
    message: 'The template uses facts that this page does not give: {names}.',
    hint: 'Add a line for each under `facts:`; another page with the same template shows how.',
  },
  'renamed-key': {
    message: 'Nothing uses `{key}`, but {count} places use `{name}`.',
    hint: 'Did you mean `{name}`? If the new name is meant, write it in those places too.',
  },
  'missing-fact-everywhere': {
    message: '`{name}` has no value; {count} places use it.',
    hint: 'Add `{name}: …` under `facts:` in site.yaml.',
  },
  'missing-region-everywhere': {
    message: 'There is no region `{name}`; {count} places name it.',
    hint: 'Add it again below `regions:` in site.yaml, or name another in those places. Regions there: {known}.',
  },
  'bad-placeholder': {
    message: 'This placeholder is not written as it has to be.',
    hint: '{suggestion}Write two braces on each side: {{name}}, or {{name, compact}} with a format.',
  },
  'unknown-format': {
    message: '`{format}` is not a format.',
    hint: '{suggestion}Formats: {known}.',
  },
  'bad-format-option': {
    message: '`{option}` cannot be used with the format `{format}`.',
    hint: '{suggestion}Write a currency by its three capital letters, {{price, currency(EUR)}}, or by the fact that holds them, {{price, currency(currencyCode)}}.',
  },
  'fact-not-number': {
    message: '`{name}` is `{value}`, which the format `{format}` cannot show.',
    hint: '{suggestion}Write the figure alone as the value of the fact, with a point before decimals; the format adds the rest.',
  },
  'ambiguous-number': {
    message: '`{value}` is read as a number with three decimals.',
    hint: '{suggestion}Thousands are written without a point. Where decimals are meant, leave out the last figure or add one.',
  },
  'fact-not-date': {
    message: '`{name}` is `{value}`, which the format `{format}` cannot show.',
    hint: '{suggestion}Write the date as the value of the fact: the year in four digits, the month and the day in two each, with a dash between them. The day may be left out.',
  },
  'fact-cycle': {
    message: 'The fact `{name}` leads back to itself, so it cannot be filled in.',
    hint: 'Write out one of the facts that lead back to it.',
  },
  'bad-fact': {
    message: 'The fact `{name}` should be a single text or one text for each language.',
    hint: 'Write `{name}: value`, or a line for each language under it.',
  },
  'unknown-form': {
    message: '`{form}` is not a form for numbers.',
    hint: '{suggestion}Forms: {known}.',
  },
  'missing-forms': {
    message: 'The fact `{name}` lacks forms for some numbers in {language}: {forms}.',
    hint: 'Write a line for each below `{code}:`, with {{count}} where the number goes: `{form}: "{{count}} …"`.',
  },
  'needless-form': {
    message: 'No number takes the form `{form}` in {language}.',
    hint: 'Delete the line. Forms there: {known}.',
  },
  'count-needed': {
    message: 'The fact `{name}` has a form for each kind of number, and here stands no number.',
    hint: '{suggestion}Name the fact that holds the number before it: {{number, {name}}}.',
  },
  'unused-fact': {
    message: 'No text uses the fact `{name}`.',
    hint: '{suggestion}Delete it, or use it in a text as {{{name}}}.',
  },

  // Links, pictures, icons
  'dead-link': {
    message: 'There is no page `{target}`.',
    hint: '{suggestion}Write the page’s path from its file name, without a language: pages/about-us.yaml is /about-us.',
  },
  'dead-link-everywhere': {
    message: 'There is no page `{target}`, but {count} links lead to it.',
    hint: '{suggestion}Give the page its name back, or change the links. A line `formerly: [{target}]` in the page that took its place leads visitors on.',
  },
  'renamed-page': {
    message: 'Nothing leads to this page, but {count} links lead to `{target}`, where there is none.',
    hint: 'If this page was renamed, write `{route}` in those links, and add `formerly: [{target}]` here for visitors who know the old address.',
  },
  'dead-anchor': {
    message: 'No section is named `#{anchor}` on {where}.',
    hint: '{suggestion}Give the section that you mean a line `id: {anchor}`.',
  },
  'hidden-anchor': {
    message: 'The section `#{anchor}` of {where} is hidden, so the link leads nowhere.',
    hint: 'Delete the line `hidden: true` of the section to show it again, or let the link lead elsewhere.',
  },
  'dead-anchor-everywhere': {
    message: 'No section is named `#{anchor}`, but {count} links lead to it.',
    hint: 'Give the section that you mean a line `id: {anchor}`, or change the links.',
  },
  'bad-link': {
    message: '`{target}` is not a link that this site can use.',
    hint: '{suggestion}Write the path of a page, beginning with a slash, the name of a section behind `#`, or an address that begins with https://, mailto: or tel:.',
  },
  'number-without-country': {
    message: '`{target}` is a number as it is dialled within its country; from elsewhere it reaches nobody.',
    hint: 'Write `{right}`, with the country’s code where the dots are.',
  },
  'former-link': {
    message: '`{target}` is an earlier address of the page.',
    hint: '{suggestion}Link to the address that it has now: visitors get there without a detour.',
  },
  'duplicate-anchor': {
    message: 'Two sections of this page are named `{anchor}`.',
    hint: 'Give one of them another `id`.',
  },
  'reserved-id': {
    message: 'No section can be named `{id}`: a part of every page has that name.',
    hint: 'Give the section another `id`, and change the links to it.',
  },
  'missing-image': {
    message: 'There is no picture `{src}`.',
    hint: '{suggestion}Put the file into the folder public and write its path from there, beginning with a slash.',
  },
  'broken-image': {
    message: 'The file `{src}` is not a picture that can be shown.',
    hint: 'Use SVG, PNG, JPEG, WebP or AVIF.',
  },
  'heavy-picture': {
    message: 'The file of the picture `{src}` has {size} MB.',
    hint: 'Visitors get smaller copies, but every build has to make them from it. Save it again as JPEG or WebP, at most 2880 pixels wide: less than {limit} MB are enough.',
  },
  'picture-too-heavy': {
    message: 'The file of the picture `{src}` has more than {limit} MB.',
    hint: 'Save it again as JPEG or WebP with a picture editor, at most 2880 pixels wide: wider ones look no better on any screen.',
  },
  'picture-too-large': {
    message: 'The picture `{src}` is too large: {width} by {height} pixels.',
    hint: 'Save it smaller with a picture editor: 2880 pixels in width are enough. No side may have more than {side} pixels, nor all of it more than {megapixels} million.',
  },
  'unsafe-drawing': {
    message: '`{what}` cannot be used in a drawing.',
    hint: 'A drawing holds shapes and colours and refers only to its own parts. Save it again as plain SVG; a photograph goes into a file of its own.',
  },
  'broken-drawing': {
    message: 'This SVG drawing cannot be read from here on.',
    hint: 'Save it again as SVG with a drawing program; another kind of picture needs its own ending, such as .png.',
  },
  'drawing-too-large': {
    message: 'This drawing is larger than can be used.',
    hint: 'At most {bytes} kB, {elements} parts and {depth} levels inside each other; a part that is used again counts again. Make it simpler, or save it as PNG or WebP.',
  },
  'unknown-icon': {
    message: 'There is no icon `{name}`.',
    hint: '{suggestion}All names are listed at lucide.dev/icons; for no icon, delete the line.',
  },
  'unknown-region': {
    message: 'There is no region `{name}`.',
    hint: '{suggestion}Regions in site.yaml: {known}.',
  },
  'unknown-endpoint': {
    message: 'There is no form service `{name}`.',
    hint: '{suggestion}Names below `formEndpoints` in site.yaml: {known}.',
  },
  'rich-text-unsupported': {
    message: '{what} cannot be used in a text.',
    hint: '{instead}Use paragraphs, lists, **bold**, *emphasis* and [links](/contact) only.',
  },

  'hidden-in-text': {
    message: 'Nobody can see what stands here in the text: {name}.',
    hint: 'Delete it; the check does so with `--fix` where nothing is lost. Such characters come along when text is pasted.',
  },
  'html-in-text': {
    message: '`{tag}` is HTML; visitors would see it as it stands.',
    hint: 'Use **bold**, *emphasis*, [links](/contact) and lists where formatting is possible, or delete the tag.',
  },
  'garbled-text': {
    message: 'Letters were broken here (`{letters}`) when the text was saved or copied.',
    hint: 'Copy the text again from where it came, and save the file as UTF-8.',
  },
  'stray-marks': {
    message: '`{marks}` would be shown to visitors as it stands.',
    hint: 'Delete what does not belong here, and write what is still to be written. Where formatting is possible, bold is **words**, a link is [words](/contact) without spaces in between, and each line of a list begins with `- `.',
  },

  // Files that use each other
  'missing-partial': {
    message: 'There is no file `{path}`.',
    hint: '{suggestion}Write its path from the folder pages, beginning with a slash: /_closing.yaml.',
  },
  'missing-path-fact': {
    message: '`{name}` has no value for {page} that a path could take.',
    hint: '{suggestion}Write `{name}: …` under `facts:` of that page, one word for all languages. Facts of site.yaml do not stand in paths.',
  },
  'not-a-partial': {
    message: '`{path}` is a page, so it cannot be used inside another.',
    hint: 'Only files whose names begin with _ can be included or used as a template.',
  },
  'include-cycle': {
    message: '`{path}` includes itself.',
    hint: 'Delete one of the includes that lead back to it. They stand in {files}.',
  },
  'unused-partial': {
    message: 'No page uses this file.',
    hint: 'Include it in a page, or delete it.',
  },
  'template-replaced': {
    message: 'The blocks of this page replace those of its template, so its facts are not used.',
    hint: 'Delete `blocks:` with what is below it to show the template, or `template:` to do without it.',
  },
  'bad-file-name': {
    message: '`{name}` cannot be part of an address.',
    hint: '{suggestion}Use small letters a to z, digits and dashes in the names of files and folders: about-us.yaml.',
  },
  'file-for-language': {
    message: '`{name}` is a file for one language; a page stands in one file with all its languages.',
    hint: 'Write its texts into {page}, as lines `{code}: …`, and delete this file.',
  },
  'reserved-address': {
    message: '`{name}` cannot begin the address of a page.',
    hint: 'Rename the file or folder. These names are taken by the site itself: {known}.',
  },
  'not-a-page': {
    message: '`{name}` is not read, because its name does not end in .yaml.',
    hint: '{suggestion}Rename it if it is a page. Pictures and other files go into the folder public; delete what you do not know.',
  },
  'outside-pages': {
    message: '`{name}` is not read, because it is not in the folder pages.',
    hint: 'Move it into the folder pages if it is a page, or delete it.',
  },
  'taken-name': {
    message: '`{name}` in the folder public has a name that the site needs for itself.',
    hint: 'Rename it or delete it: the build writes a file or a folder of that name.',
  },
  'redirect-not-plain': {
    message: '`{part}` cannot stand in a line of _redirects.',
    hint: 'Write the old address, the new one and 301, with a blank between them: `/old-name /en/new-name 301`. Signs such as `*`, `:name` and `?` and conditions could lead more away than you see.',
  },
  'redirect-elsewhere': {
    message: '`{target}` is no page and no file of this site.',
    hint: '{suggestion}Lead visitors on to an address of the site itself, with its language: `/en/contact`.',
  },
  'redirect-taken': {
    message: '`{address}` is an address of the site as it is: this line would lead everybody away from it.',
    hint: 'Delete the line. Only addresses at which there is nothing any more are led on.',
  },
  'twin-names': {
    message: '`{name}` and `{other}` in the folder public are one name to many computers and hosts.',
    hint: 'Rename one of the two: only capitals, or how a computer stores an accent, tell them apart.',
  },
  'edit-repeated': {
    message: 'What stands here is repeated in other places by a mark such as `&name`.',
    hint: 'Change it in the file itself, where the mark is set; every place that repeats it changes with it.',
  },
  'edit-not-there': {
    message: 'What was to be changed does not stand at this place of the file.',
    hint: 'Load the page again: the file has been changed meanwhile.',
  },
  'edit-unsound': {
    message: 'The file cannot be changed here without something else in it changing too.',
    hint: 'Mend the mistakes that are told of the file first, or change it in the file itself.',
  },
  'edit-changed-meanwhile': {
    message: 'The file has been changed on disk meanwhile.',
    hint: 'Compare the two versions and choose the one that stays.',
  },
  'edit-outside': {
    message: 'This file is none that can be changed from here.',
    hint: 'What can be changed is site.yaml and what lies in the folder pages, and no links to other folders.',
  },
  'edit-not-written': {
    message: 'The file could not be written; it is as it was.',
    hint: 'See whether you may write in its folder, and whether the disk has room.',
  },
  'link-elsewhere': {
    message: '`{name}` is a link that does not lead to a file in the folder {folder}.',
    hint: 'Put the file itself into the folder {folder}, in place of the link.',
  },
  'not-a-file': {
    message: '`{name}` is not a file that can be read: it is a device or a channel between programs.',
    hint: 'Delete it from the folder {folder}.',
  },
  'not-a-folder': {
    message: '`{name}` has to be a folder of this site, not a file and not a link.',
    hint: 'Put a real folder named {name} here.',
  },
  'host-file': {
    message: '`{name}` is a name that hosts obey: what stands there happens before the site is asked.',
    hint: 'Delete it from the folder public, and set up the host in its own settings.',
  },
  'hidden-file': {
    message: '`{name}` begins with a dot, as files do that are not meant for visitors.',
    hint: 'Delete it from the folder public, or rename it without the dot. Only the folder .well-known may begin with one, and site.yaml has to name what is in it.',
  },
  'active-file': {
    message: '`{name}` would run as a page or a program of its own, with all that this site may do.',
    hint: 'If you know what is in it, allow it in site.yaml with a line `- {path}` below `publish:`; if not, delete it.',
  },
  'statement-file': {
    message:
      '`{name}` is nothing that visitors look at: hosts, programs and other firms may take it for a word of the site’s owner.',
    hint: 'If you know what it is for, allow it in site.yaml with a line `- {path}` below `publish:`; if not, delete it.',
  },
  'missing-file': {
    message: 'There is no file `{path}` in the folder public.',
    hint: '{suggestion}Write its path from there, beginning with a slash, or delete the line.',
  },
  'route-collision': {
    message: 'This page has the same address, {route}, as {other}.',
    hint: 'Rename one of the two files.',
  },
  'former-address-bad': {
    message: '`{address}` cannot have been the address of a page: `{part}` is no part of one.',
    hint: '{suggestion}Write it as links do, without a language: what the page’s file was called then, from the folder pages on.',
  },
  'former-address-own': {
    message: '`{address}` is the address that this page has now.',
    hint: 'Delete the line: only addresses that it had before stand here.',
  },
  'former-address-taken': {
    message: 'Visitors cannot be led on from `{address}`: {other} is there.',
    hint: 'Delete the line, or give what is there another name.',
  },
  'former-address-twice': {
    message: '`{address}` is given as an earlier address in {other} too.',
    hint: 'Delete one of the two lines: an address leads to one page.',
  },
  'formerly-nowhere': {
    message: 'Only a page that visitors open has had another address.',
    hint: 'Write `formerly` into the file of the page that the old address is to lead to, and delete it here.',
  },
  'missing-home': {
    message: 'The site has no home page.',
    hint: 'Add a file pages/index.yaml.',
  },
  'missing-not-found': {
    message: 'The site has no page for addresses that do not exist.',
    hint: 'Add a file pages/404.yaml, for example with a block `type: not-found`.',
  },
  'duplicate-title': {
    message: 'In {language} this title is also that of {route}.',
    hint: 'Give each page a title of its own: search results and bookmarks show it.',
  },
  'picture-without-script': {
    message:
      'The pictures for shared links cannot be written in the script of {language} ({script}): no font of this site has it.',
    hint: 'Run `npm install {package}` in the folder of the site and name this package under `theme:`, `fonts:`, `{code}:` in site.yaml. Or put a picture of your own, 1200 by 630 pixels, below public/ and name it under `socialImage:`, with `src` and `alt`.',
  },
  'picture-without-glyph': {
    message: 'The picture for shared links cannot show `{characters}`: none of its fonts has it.',
    hint: 'Leave it out here, or name a picture of your own under `socialImage:` in site.yaml.',
  },
  'sample-value': {
    message: '`{value}` is a sample value.',
    hint: 'Replace it with the real one, without `sample:`, before you publish.',
  },
  'unknown-script': {
    message: '`{name}` is neither a script that fonts are named for nor a language of this site.',
    hint: '{suggestion}Write a script such as `latin`, `cyrillic` or `hebrew`, or the code of one of the languages.',
  },
  'font-without-source': {
    message: 'It is not clear where the font for `{name}` comes from.',
    hint: 'Write one of the two: `package:` with the name of an installed package, or `files:` with a file for each weight, such as `400: fonts/text.woff2`.',
  },
  'missing-font-package': {
    message: 'The package `{name}` is not installed.',
    hint: 'Run `npm install {name}` in the folder of the site, or correct the name.',
  },
  'missing-font-file': {
    message: 'There is no file `{file}` in the folder of the site.',
    hint: 'Put the font there or correct the name, which is counted from the folder that site.yaml is in.',
  },
  'not-a-font': {
    message: '`{name}` has no font that can be read.',
    hint: 'Name a woff2, ttf or otf file, or a package that has such files.',
  },
  'fonts-too-large': {
    message: 'With `{file}` the fonts of the site have more than {limit} MB.',
    hint: 'All files of fonts together may have {limit} MB once they are unpacked. Name files that have the letters of one script each, or a package with `package:`.',
  },
  'font-lacks-letters': {
    message: 'The font for `{name}` lacks letters that pages in {language} show: `{letters}`.',
    hint: 'Name a font that has all letters of this language: many fonts come in several files, each with the letters of one script.',
  },
  'letter-without-font': {
    message: 'No font of this site has `{letters}`.',
    hint: 'Leave it out, or name a font that has it under `theme:`, `fonts:` in site.yaml.',
  },
  'duplicate-language': {
    message: '`{code}` stands twice among the languages.',
    hint: 'Keep one of the two, or correct its code.',
  },
  'unknown-default-language': {
    message: '`{code}` is not one of the languages above.',
    hint: '{suggestion}Choose one of {known}.',
  },

  // A site’s own blocks
  'block-name': {
    message: '`{name}` cannot be the name of a block.',
    hint: 'Name its folder in small letters a to z, digits and dashes, as it stands after `type:`, for example `opening-hours`.',
  },
  'block-without-schema': {
    message: 'Nothing says what may stand in a block `{type}`.',
    hint: 'Write {file}, or take the folder away if it is no block’s.',
  },
  'block-without-component': {
    message: 'The block `{type}` has no component that shows it.',
    hint: 'Write {file}, whose name follows from the folder’s.',
  },
  'block-without-example': {
    message: 'The block `{type}` has no example.',
    hint: 'Write {file}: a block `type: {type}` with every field, in all languages of the site.',
  },
  'block-without-export': {
    message: 'This file does not export `{name}`.',
    hint: 'The parts of a block, and of header and footer, are found by their names. Write `export` before it, and call it `{name}`.',
  },
  'block-of-other-type': {
    message: 'This is written for a block `{type}`, but the folder is called `{name}`.',
    hint: 'Give both the same name.',
  },
  'two-blocks': {
    message: 'There are two blocks `{type}`: this one, and another in blocks/{name}.',
    hint: 'Keep one of them, or give one of them another name: its folder, and what its files call it.',
  },
  'block-code': {
    message: 'This code of the site cannot be run: {reason}.',
    hint: 'Correct it at this place. Nothing else is looked at before.',
  },
  'block-throws': {
    message: 'The block `{type}` cannot be shown in {language}: {reason} ({where}).',
    hint: 'Its component ended with this error. Correct the component there, or what stands in this block.',
  },

  // What the proofreader asks about
  ...englishProofs,
} as const satisfies Record<string, Wording>;
