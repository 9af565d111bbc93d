import { awaitInterest } from './interest.ts';
import { createLaterStyles } from './later-styles.ts';
import { operate } from './operate.ts';

/** The addresses of the program's parts, in the order in which they are evaluated; the last one starts it. */
declare const __PROGRAM__: readonly string[];

/** All that runs of a page until its visitor shows interest. */
const styles = createLaterStyles();
const askForStyles = () => void styles().catch(() => {});
operate(styles);
askForStyles();
awaitInterest(
  __PROGRAM__.map((part) => new URL(part, import.meta.url).href),
  askForStyles,
);
