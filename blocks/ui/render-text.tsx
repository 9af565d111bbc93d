import { Fragment, type ReactNode } from 'react';
import type { Run, TextValue } from '../../schema/resolved.ts';

/** No line ends within `2–4`, or with the single letter of `e-export` and its hyphen; the rest may still break. */
function unbroken(text: string): ReactNode {
  const parts = text.split(/(\b\p{L}-\p{L}|\d{1,9}–\d+)/u);
  return together(
    parts.map((part, place) =>
      place % 2 ? (
        <span key={place} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    ),
  );
}

/** Several pieces stand in one element, so that a flex container around them does not take them for items of its own. */
const together = (pieces: readonly ReactNode[]): ReactNode => (pieces.length < 2 ? pieces[0] : <span>{pieces}</span>);

/**
 * A finished text; its runs of another direction or language are marked for browsers and screen readers. Not a component,
 * because most texts are plain, and React takes a plain one over with the element around it.
 */
export function renderText(value: TextValue): ReactNode {
  if (typeof value === 'string') return unbroken(value);
  // A finished text never changes its runs, so their places are their keys.
  return together(
    value.map((run, place) => <Fragment key={place}>{typeof run === 'string' ? unbroken(run) : marked(run)}</Fragment>),
  );
}

/** What is isolated runs left to right: `bdi` alone would turn `+90 555` round, which has no letter to go by. */
function marked({ text, isolate, lang, dir }: Run): ReactNode {
  if (isolate) {
    return (
      <bdi lang={lang} dir={dir ?? 'ltr'}>
        {unbroken(text)}
      </bdi>
    );
  }
  return (
    <span lang={lang} dir={dir}>
      {unbroken(text)}
    </span>
  );
}
