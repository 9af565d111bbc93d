import type { Code } from './catalogue.ts';

/**
 * Why each message matters, to visitors or to the file: for docs/messages.md, in plain English. Nothing of it is printed by the check,
 * so it has no sisters in other languages. The order is that of the catalogue.
 */
export const reasons = {
  // Files
  'file-unreadable': 'What stands in a file that cannot be opened cannot be checked or published.',
  'file-too-large':
    'A text of this size is hardly ever written by hand, and it would make every check slow. The file is not read at all.',
  'file-not-text':
    'Word processors store more than words. In another encoding letters such as ş or ع would reach visitors as wrong signs.',
  'file-empty': 'An empty file has no title and no block, so visitors would get an address with nothing on it.',
  'file-outside':
    'A site has to be complete in its own folder: a file elsewhere is missing on every other computer, and may hold what nobody meant to publish.',
  'too-deep': 'Nobody can read lines nested this deep, and reading them may take a computer down.',
  'more-errors': 'One slip can lead to hundreds of messages. The first ones mostly explain the rest.',
  'more-warnings':
    'A long list hides what matters in it. The ones that are left out come up once these are dealt with.',
  'more-messages': 'A few hundred messages are more than anybody reads at once, and many of them often have one cause.',
  'check-ended': 'Nobody reads thousands of messages, and memory would not hold those of any number of pages.',
  'too-much-work':
    'A check ends within seconds whatever somebody proposes, so work that grows beyond what is written has an end.',
  'suggestions-ended':
    'Looking for the nearest name takes time, so it is done for a limited number of names in one run.',
  'too-many-values': 'A few lines can repeat each other into millions. The check would run out of memory over them.',
  'too-many-included': 'A page of this size would be slow to build, slow to load and too long to read.',
  'too-much-repeated':
    'A few lines that make a whole site’s work would hold up everybody whose changes are checked after them.',
  'too-many-placeholders':
    'Facts that bring in one another can make one sentence grow without end. A text that people read needs a few at most.',
  'too-many-blocks': 'Nobody scrolls through so many sections, and the page would be slow to load.',
  'no-site-file':
    'The file says what the languages, the menus and the address of the site are; without it there is no site.',
  'site-file-name': 'The site’s settings are looked for under this one name, so under any other they are not found.',

  // YAML
  'yaml-syntax': 'A line that cannot be read hides what comes after it, so the page cannot be built.',
  'yaml-tab': 'How far in a line stands decides what it belongs to, and a tab is not equally wide in every program.',
  'yaml-dash':
    'Only a dash and a space begin an entry. Anything else becomes part of the text before it or breaks the list.',
  'yaml-extra-dash':
    'A field that takes one thing cannot take a list, and the lines that follow in another column belong to nothing.',
  'yaml-lookalike':
    'The letter looks right on the screen but is another one, so the word is a name that nobody knows. You could look for this mistake for a long time.',
  'invisible-character':
    'A name or an address with a hidden character in it differs from the same one without. You cannot see why it does not work.',
  'yaml-conflict':
    'Two people changed the same lines, and nobody has decided yet which are right. Both versions and the marks between them would be published.',
  'yaml-sign-before-line':
    'E-mail programs, editors and chats put signs of their own before lines. YAML takes such a sign for a part of the page, and the line is lost.',
  'yaml-comparison':
    'A comparison shows the line that was and the line that is, each with its sign. In a page, both would stand there, and neither can be read.',
  'yaml-dots':
    'Dots that stand for what was left out leave it out: to YAML three of them end the file, and visitors would see none of what follows.',
  'yaml-code-fence':
    'These marks frame an example in a chat; within a page they are stray text that makes it unreadable.',
  'yaml-comment-in-text': 'Everything below the comment would be missing from the text that visitors read.',
  'yaml-colon-in-text':
    'The words before the colon are taken for the name of a field, and the sentence is torn in two.',
  'yaml-two-names':
    'Two names with one value on a line leave open which of them the value belongs to, so the line cannot be read.',
  'yaml-special-start':
    'At the start of a value some characters have a meaning in YAML, so the text is taken for something else.',
  'yaml-block-mark': 'The mark says that a longer text follows on the lines below. Words beside it belong to nothing.',
  'yaml-unclosed-quote':
    'The text runs on to the next quotation mark, perhaps many lines below, and swallows what stands between.',
  'yaml-text-after-quote': 'The text ends at the closing quotation mark, so the words after it would be lost.',
  'yaml-comma-at-end':
    'In other notations a comma divides two entries. Here the text has ended already, and the line cannot be read.',
  'name-after-text':
    'Where a text goes from right to left, a line looks right although its name is at the wrong end. Without a name nobody can tell which language it is.',
  'yaml-apostrophe': 'The text ends at the apostrophe, in the middle of a word, and what follows cannot be read.',
  'yaml-backslash': 'A path such as `C:\\new` would hold a line break in place of `\\n`, or cannot be read at all.',
  'yaml-indentation':
    'How far in a line stands decides what it belongs to. A line that stands between two levels belongs to none.',
  'value-and-lines':
    'A name has either a value or lines below it. With both, YAML cannot tell which is meant, and the page cannot be read.',
  'text-without-language': 'Nobody can tell which visitors are to read a text without a language.',
  'yaml-missing-colon': 'Without a colon there is no telling where the name ends and its value begins.',
  'yaml-stray-line':
    'Words without a name have no place on the page; visitors would not see them, and the lines after them suffer.',
  'yaml-missing-space': 'Without the space, name and value are one word, and the field is missing.',
  'yaml-unclosed-bracket': 'The list or the group of fields has no end, so all that follows is taken for a part of it.',
  'yaml-duplicate-key': 'Only one of the two values can be shown, and which one you meant cannot be known.',
  'yaml-several-documents': 'Only the first would become a page, and what stands below the line would never be seen.',
  'yaml-cut-by-comment': 'Visitors would read half a sentence, without any other sign that something is missing.',
  'yaml-smart-quotes':
    'Curly marks are ordinary letters to YAML: they do not quote, and visitors see them around the text.',
  'curly-quotes':
    'Curly marks do not quote: they become part of the link, the name or the colour, which then is not found.',
  'yaml-note':
    'Only what follows a # is a note. Anything else is read as content, and might end up in front of visitors.',
  'yaml-comma-in-braces':
    'Inside braces a comma separates fields, so the rest of the sentence is taken for a field of its own.',
  'yaml-alias': 'There is nothing to repeat, so a part of the page would be missing.',
  'yaml-tag': 'An exclamation mark at the start tells programs how to read a value. No page needs that.',
  'forbidden-key':
    'Names like this one reach into the program that reads the page. They are refused, so that no page can do harm.',
  'key-not-text': 'Braces and brackets open groups of fields. A name made of one can never be the name of a field.',

  // Shape
  'unknown-key': 'What stands under a misspelt name is not shown, and the field that was meant stays empty.',
  'field-of-block':
    'A page has a head and blocks; how a block looks is said in the block. At the page’s level nobody can tell which of them is meant.',
  'not-further-in': 'The lines count as neighbours of the name, so the name itself has no value.',
  'languages-as-list': 'A list has an order but no names, so nobody could tell which text is in which language.',
  'field-too-deep':
    'The field counts as a part of the one above it, where it means nothing, and is missing where it is needed.',
  'field-too-high': 'The field counts as a neighbour, where it means nothing, and is missing where it is needed.',
  'missing-field':
    'Without it the block would show visitors a gap, such as a button without words or a picture without a description.',
  'empty-value': 'Visitors would see a gap here. Perhaps the value was forgotten, or stands on the wrong line.',
  'empty-quotes': 'Visitors would see a gap here, or a button without words.',
  'expected-text': 'Something else than words stands here, so there is nothing that visitors could read.',
  'expected-single-text':
    'The value is the same in every language, and is used as it stands: an address, a name or a code.',
  'expected-number': 'The value is measured or counted with. Words cannot be.',
  'expected-boolean': 'The field switches something on or off, so any other word leaves open which.',
  'expected-image':
    'A picture needs its file and a description: without the first nobody sees it, without the second some people learn nothing of it.',
  'expected-list':
    'Each entry becomes a card, a question or a button of its own; without dashes nobody knows where one ends.',
  'expected-fields': 'A single value stands where several named ones are needed, so most of the block would be empty.',
  'list-too-short': 'With so few entries the block looks unfinished, or shows nothing at all.',
  'list-too-long': 'The layout has room for so many and no more. The rest would be squeezed or break the row.',
  'uneven-list':
    'The entries stand under one another in a table. With one too few or too many, the wrong one would stand under a name.',
  'chosen-twice': 'One entry is set off from the others. Where two are, visitors cannot tell which is meant.',
  'repeated-name':
    'Whoever receives the form gets one value under each name. Of two fields with one name, an answer would be lost.',
  'not-of-kind': 'A date has no choices and a box no example: the line would promise what visitors never see.',
  'repeated-hours': 'Search engines show one answer to whether it is open, and would have two.',
  'wildcard-host': 'Whoever gets a name below it could run scripts on this site or stand in its frames.',
  'not-a-choice': 'The design knows these choices only, so another word has no effect.',
  'bad-name': 'The name becomes part of an address or of a style, where other signs do not work.',
  'wrong-site-address':
    'Every link for search engines and every shared link begins with this address. If it is wrong, all of them are.',
  'not-a-color': 'A browser leaves out a colour that it does not know, and what stands there might not be seen.',
  'low-contrast':
    'Whoever sees less well, or reads in the sun, could not tell the letters from their ground. WCAG 2.2 (AA) asks for as much.',
  'out-of-range': 'Beyond these bounds the value means nothing: a place off the map, or a wait without end.',
  'wrong-format':
    'The value is passed on as it is, to a browser, a search engine or a telephone, and they take this form only.',
  'space-inside': 'An address with a space in it leads nowhere, and in a narrow column the space is hard to see.',
  'wrong-direction': 'Every line of the page would run the wrong way, and its columns would change sides.',
  'repeated-country':
    'Only one language can be offered to the visitors of a country; the other entry would have no effect.',
  'ends-before-start': 'A bar is drawn from the beginning to the end; one that runs backwards cannot be seen.',
  'no-date-in-year': 'The drawing shows one year, and the entry would stand in it without a bar.',
  'include-as-type':
    'A partial takes the place of the whole entry. Under the name of a type nothing of it would be on the page.',
  'entry-among-blocks':
    'A question, a card or a button is drawn by the block that it belongs to. Among the blocks there is nothing that could show it.',
  'block-without-type':
    'The type decides what a block looks like and what fields it has. Without one nothing can be shown.',
  'unknown-block': 'Nobody knows what this block is to look like, so nothing of it could be shown.',
  'expected-page':
    'Every file in the folder pages becomes an address; without a title and blocks there is nothing to show at it.',
  'list-without-name':
    'A page holds several things, each under its name. A list that stands alone could be any of them, so nothing of the file is taken.',

  // Languages
  'missing-translation':
    'Visitors who read this language would find a gap, or a sentence in a language that they may not know.',
  'missing-labels':
    'Every page has some words that no author wrote, such as those on the menu’s button. The engine brings them in many languages, but not in this one.',
  'text-without-languages':
    'Every visitor would get the same words, whatever language the page is in, and nothing would say that translations are missing.',
  'untranslated-language': 'A new language lacks all texts at first. One message says so, in place of hundreds.',
  'unknown-language': 'No page is made in this language, so nobody would ever see the text.',
  'unlisted-language':
    'The texts are in the files still, but no visitor sees them. Perhaps the language was left out by mistake.',
  'default-language-needed': 'Where a text is missing, the default language steps in. So no page can do without it.',

  // Facts
  'missing-fact': 'Visitors would read a gap in the middle of the sentence, or the bare name of the fact.',
  'missing-template-facts': 'The template’s sentences would have gaps where this page’s figures and names belong.',
  'renamed-key': 'The value was given another name, and the texts still ask for the old one, so they would have gaps.',
  'missing-fact-everywhere': 'Many sentences on many pages would have a gap. One message names them all.',
  'missing-region-everywhere':
    'A region that all its cards name was probably deleted or renamed: one change at its own place mends all of them.',
  'bad-placeholder': 'Visitors would see the braces in place of the value.',
  'unknown-format': 'How the figure is to be written is not known, so it cannot be shown.',
  'bad-format-option': 'The figure could not be written in this way in any language.',
  'fact-not-number': 'The format writes figures as each language does, which it can do with plain digits only.',
  'ambiguous-number':
    'In Turkish 1.500 is fifteen hundred, in English one and a half. Visitors may be told a thousandth of what you mean.',
  'fact-not-date':
    'The format writes dates as each language does, and has to know which figure is the day and which is the month.',
  'fact-cycle': 'The fact can never be filled in: each one waits for the other.',
  'bad-fact': 'A fact fills a gap in a sentence, and only a text or a figure fits there.',
  'unknown-form': 'Languages tell kinds of numbers apart by these names only; a line with another name is never shown.',
  'missing-forms':
    'Arabic has six forms of a word for as many kinds of numbers, Russian three. Without one of them the page would read wrong as soon as the number changes.',
  'needless-form': 'The words of this line are never shown: the language has no number of this kind.',
  'count-needed': 'Which form is right, only the number tells.',
  'unused-fact':
    'A figure that no text shows is easily believed to be on the page. Often its name is misspelt in the text.',

  // Links, pictures, icons
  'dead-link': 'Visitors who follow the link would find the page for addresses that do not exist.',
  'dead-link-everywhere':
    'Every one of these links leads to the page for addresses that do not exist. Most often the page was renamed or deleted.',
  'renamed-page':
    'A file’s name is its address: every link to the old one leads to the page for addresses that do not exist.',
  'no-such-day': 'A day that the calendar does not have would be shown as another one.',
  'one-value-only': 'Programs take the whole for one address or number, and it reaches nobody.',
  'dead-anchor': 'The link would lead to the top of the page, not to the section that it promises.',
  'hidden-anchor': 'Hidden sections are not on the published page, so the link would lead to its top.',
  'dead-anchor-everywhere':
    'A link to a section that is gone leaves visitors at the top of the page. Where many lead there, the section was probably renamed or lost its name.',
  'bad-link': 'The link would do nothing, or something unsafe. Every other kind of address is refused.',
  'number-without-country': 'WhatsApp takes a number with its country’s code only; any other opens no chat.',
  'former-link':
    'The old address leads on, but it takes every visitor one answer of the server more, and search engines see a link to what has gone.',
  'duplicate-anchor': 'Links lead to the first of the two only; nobody reaches the second.',
  'reserved-id': 'What runs on the page looks for its own part by that name, and would find the section in its place.',
  'missing-image': 'Visitors would see the sign of a broken picture.',
  'broken-image': 'Browsers cannot show the file, whatever its name says.',
  'heavy-picture': 'Every build takes longer by it, and the copies for visitors gain nothing.',
  'picture-too-heavy': 'Making copies of it would hold up every build, and no screen shows the difference.',
  'picture-too-large': 'A picture takes memory for each of its pixels, more than many machines have at this size.',
  'unsafe-drawing': 'A drawing can run programs and fetch files from other sites, behind the back of your visitors.',
  'broken-drawing': 'Browsers would show half of the drawing, or nothing.',
  'drawing-too-large': 'The browser draws each part by itself, so visitors’ devices would stall over it.',
  'unknown-icon': 'There would be an empty spot where the icon belongs.',
  'unknown-region': 'The colour and the name of the region could not be shown.',
  'unknown-endpoint': 'Nobody would get what visitors send.',
  'rich-text-unsupported':
    'Texts hold emphasis, links and lists, which look right in every block. Anything else would break the order of the page.',
  'hidden-in-text':
    'A word with a hidden character in it is another word to a search, and screen readers may stop at it. Some fonts draw a box in its place.',
  'html-in-text': 'Tags are shown as they are written, angle brackets and all.',
  'garbled-text': 'Visitors would read signs such as `Ã¼` in place of letters.',
  'stray-marks': 'Marks that mean something in a chat, a manual or a to-do list mean nothing to visitors.',

  // Files that use each other
  'missing-partial': 'The blocks that this line brings in would be missing from the page.',
  'missing-path-fact': 'Nobody can tell which file the line brings in, so its blocks would be missing from the page.',
  'not-a-partial': 'A page within a page would bring its address, its title and its main heading along.',
  'include-cycle': 'The file would bring in itself without end.',
  'unused-partial': 'Changes in this file show nowhere. Perhaps the line that brings it in was deleted by mistake.',
  'template-replaced': 'The facts of this page look as if they were shown, but nothing of the template is.',
  'bad-file-name':
    'The name becomes the page’s address. Spaces, capitals and accents do not survive being typed, copied and shared.',
  'file-for-language': 'It would become a page of its own, beside the real one, and the languages would drift apart.',
  'reserved-address': 'Two things cannot stand at one address: visitors would get the one or the other.',
  'not-a-page': 'If the file is meant to be a page, visitors do not get it.',
  'outside-pages': 'If the file is meant to be a page, visitors do not get it: only the folder pages is read.',
  'taken-name': 'The build would write over your file, or your file over a part of the site.',
  'redirect-not-plain':
    'Hosts follow these lines before they look for a page. One line with a sign for any address takes the whole site with it.',
  'redirect-elsewhere':
    'Visitors trust the address that they open. Leading them to another website, or to nothing, is not what it promises.',
  'redirect-taken': 'Nobody would reach what is there, and no check of the page would tell why.',
  'twin-names':
    'On a computer that takes the two for one, one of them is lost, and with it what pages show or link to.',
  'edit-repeated':
    'A change made at one of these places would change the others too, which nobody sees while making it.',
  'edit-not-there': 'A change made at another place than was meant would put words where they do not belong.',
  'edit-unsound': 'A change is made only where the file, read again, says the same as before in every other place.',
  'edit-changed-meanwhile': 'Writing over it would lose what somebody else has written.',
  'edit-outside': 'Whoever may change pages in the browser may not change anything else on this computer by it.',
  'edit-not-written': 'What is not in the file is gone when the page is closed.',
  'link-elsewhere': 'What it leads to exists on your computer only, or is something that nobody meant to publish.',
  'not-a-file': 'It has no content of its own that could be copied, and reading from it may never end.',
  'not-a-folder': 'The site’s files are looked for in this folder. A link could lead to anything else.',
  'host-file': 'It could send visitors to other places or switch off protections of the site, unseen by any check.',
  'hidden-file': 'Hidden files hold settings, histories and passwords more often than something for visitors.',
  'active-file':
    'It could read what visitors type, and change what they see. Such a file should be there only if somebody has decided so.',
  'statement-file':
    'Such files prove to others whose site this is, give programs rights over its links, or set up a host. Whoever slips one in has them.',
  'missing-file': 'The site counts on the file, and visitors would get an error in its place.',
  'route-collision': 'Only one of the two can stand at the address; the other would be lost.',
  'former-address-bad':
    'Nobody can have kept such an address, so nobody would ever be led on from it. The one that visitors have kept would lead nowhere.',
  'former-address-own': 'A page that leads to itself would never be reached.',
  'former-address-taken':
    'What is there now would be out of reach, because everybody who opens it would be led elsewhere.',
  'former-address-twice': 'Visitors can be led to one place only, and nobody could tell to which of the two.',
  'formerly-nowhere':
    'An address that leads to several pages, or to the one for addresses that do not exist, helps nobody who has kept it.',
  'missing-home': 'Visitors begin there: the address of the site itself leads to it.',
  'missing-not-found': 'Whoever mistypes an address would see the host’s bare error, without a way back to the site.',
  'duplicate-title': 'In search results, tabs and bookmarks nobody could tell the two pages apart.',
  'picture-without-script': 'Whoever shares a page in this language would show a picture full of empty boxes.',
  'picture-without-glyph': 'Whoever shares the page would show an empty box in place of the character.',
  'sample-value':
    'The site would be published with an invented address, number or name, and visitors would write to nobody.',
  'unknown-script': 'The font named there would be used nowhere, and nobody would notice.',
  'font-without-source':
    'With two fonts for one script nobody can tell which is meant, and with none there is nothing to set it in.',
  'missing-font-package': 'Pages would be set in whatever each device has, and pictures for shared links in nothing.',
  'missing-font-file': 'Pages would be set in whatever each device has, and pictures for shared links in nothing.',
  'fonts-too-large': 'A font has to be unpacked to be read, and all of them are in memory at once.',
  'not-a-font': 'Browsers pass over a file that is no font, without a word.',
  'font-lacks-letters':
    'Words would be set in two faces, letter by letter, and in pictures for shared links there would be boxes.',
  'letter-without-font': 'Visitors whose device has no such letter see an empty box in its place.',
  'duplicate-language': 'Pages in one language cannot be made twice, and the two entries may say different things.',
  'unknown-default-language': 'The default language steps in wherever a text is missing, so the site has to have it.',

  // A site’s own blocks
  'block-name': 'The name of the folder is what authors write after `type:`, and part of names in code.',
  'block-without-schema': 'Without a schema nothing of such a block can be checked, completed or described.',
  'block-without-component': 'Pages would have a hole where the block stands.',
  'block-without-example':
    'The example is what new pages begin with, what editors propose, and what the catalogue and the reference of blocks show.',
  'block-without-export': 'Blocks, and parts of header and footer, are put in their places by what their files export.',
  'block-of-other-type': 'Pages would be checked for one name and shown by another.',
  'two-blocks': 'Nobody could tell which of them a page means.',
  'block-code': 'The program that checks and builds the site is made with this code in it.',
  'block-throws': 'The page would reach visitors without this block.',

  // What the proofreader asks about
  'other-language': 'Visitors chose a language that they read. Screen readers pronounce the words by its rules, too.',
  'other-script': 'Visitors of this language may not be able to read a single letter of it.',
  'swapped-languages': 'Two groups of visitors would each read the other’s language.',
  'same-in-languages': 'In one of the two languages visitors read a sentence that nobody translated.',
  'local-digits': 'Readers of the other languages may not know these digits.',
  'no-main-heading': 'The main heading tells visitors, screen readers and search engines what the page is about.',
  'several-main-headings': 'With two main headings nobody can tell which one names the page.',
  'long-title': 'People who search see the beginning only, and may not find out what the page offers.',
  'empty-title': 'Nobody clicks on a search result, or finds a tab again, that does not say what it is.',
  'long-description': 'People who search read the beginning only; what stands at the end is cut off.',
  'short-description':
    'The lines below a search result are where people decide to click. A repeated title gives no reason to.',
  'long-heading':
    'Headings are skimmed. A whole sentence in large letters is skipped, and fills the screen of a telephone.',
  'published-file':
    'It can read what visitors type, change what they see, or prove to others that somebody else owns the site: that is decided with open eyes.',
  'menu-without-link': 'Visitors click on the entry, and nothing happens.',
  'repeated-entry': 'Visitors read the same thing twice, and wonder what the difference is.',
  'leftover-text': 'Visitors would read a note to yourself, or a filler.',
  'no-words': 'Visitors would see a dash or a dot where they expect words.',
  'doubled-word': 'A word that stands twice looks careless, and readers stumble over it.',
  'doubled-mark': 'A mark that stands twice looks like a slip of the keyboard.',
  'doubled-space':
    'The browser shows a single space, so the second one was not meant. Often words were deleted between the two.',
  'space-before-mark': 'The mark can slip to the start of the next line, all by itself.',
  'joined-list': 'Visitors would read one long paragraph with dashes in it.',
  'faulty-address': 'Visitors who copy the address or write to it reach nobody.',
  'year-as-number': 'Visitors would read 2,024 in place of 2024.',
  'raw-date': 'Each language writes dates in its own way. 2024-06-30 is how computers do.',
  'empty-alt': 'People who cannot see the picture hear this in its place, and so do search engines.',
  'alt-repeats': 'Whoever listens to the page hears the same words twice, and nothing about the picture.',
  'late-main-heading': 'Whoever jumps to the main heading misses what stands above it.',
  'repeated-block': 'Visitors scroll past the same section twice. Mostly a block was pasted and not changed.',
  'link-to-itself': 'A click does nothing that a visitor could see.',
  'foreign-mark': 'Marks of another script stand the wrong way round or at the wrong end of the line.',
  'foreign-letters': 'Search engines and screen readers take such a word for another, or for none.',
  'printed-letters': 'Such letters are pictures of letters: nobody finds them, and many fonts lack them.',
  'lost-letters': 'Without their own letters words are hard to read, and some are other words.',
  'open-bracket': 'Readers look for the end of what a bracket begins.',
  'words-for-all': 'Readers of every other language would read words of a language that they may not know.',
  'number-not-shown': 'The words would stand there without the number that they are about.',
  'missing-space': 'Two words run together, and screen readers read them as one.',
  'tight-dash': 'The lines would run together into one paragraph.',
  'raw-number': 'A long row of digits is hard to read, and each language groups them in its own way.',
  'avoided-word':
    'One thing with several names reads like several things, and some words promise or admit what the firm does not mean.',
  'fixed-plural':
    'As soon as the number changes, the word would have the wrong form: three days, eleven days and two days differ in Arabic.',
  'reversed-range': 'Visitors would wonder which of the two figures is wrong.',
  'date-as-number': 'A format for numbers would show the date as a meaningless figure, or not at all.',
  'unknown-note': 'A note with a misspelt name answers nothing, so the warning stays.',
  'idle-note': 'A note that is left behind would hide the next warning of this kind at the same place.',
} as const satisfies Record<Code, string>;
