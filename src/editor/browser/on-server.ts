/** The page editor on the authors' server: all words are there before it runs, and no key is lost that is pressed at once. */
import './words/all-words.ts';
import './entry.ts';
