import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { Section } from '../ui/Section.tsx';
import { createSearch, type Found } from './pagefind.ts';

/** Milliseconds after the last key until the index is asked. */
const PAUSE = 150;

/** Its form leads to the page that lists all pages; with a script the answer stands below the field. */
export function SearchFieldBlock({ block }: { block: BlockOf<'search-field'> }) {
  const { search } = useSurroundings();
  return <Section block={block}>{search && <Field {...search} />}</Section>;
}

function Field({ page, index }: { page: string; index: string }) {
  const { label, numbers } = useSurroundings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [find] = useState(() => createSearch(index));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState<Found>();

  const ask = async () => {
    clearTimeout(timer.current);
    const words = field.current?.value ?? '';
    const answer = await find(words).catch(() => undefined);
    // Meanwhile something else may have been asked for.
    if (words !== field.current?.value) return;
    setFound(answer);
    // The index did not come: the list of all pages is there in any case.
    if (words && !answer && location.pathname !== page) location.assign(page);
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), PAUSE);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  useEffect(() => {
    // What was asked for before the program was here.
    const input = field.current;
    const asked = location.pathname === page ? new URLSearchParams(location.search).get('q') : undefined;
    if (input && asked && !input.value) input.value = asked;
    if (input?.value) input.form?.requestSubmit();
    return () => clearTimeout(timer.current);
  }, [page]);

  return (
    <search className="search">
      <form action={page} onSubmit={onSubmit}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={label('search')}
          aria-describedby={id}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void find('').catch(() => {})}
          onInput={onInput}
        />
        <button type="submit" className="btn-primary">
          {label('search')}
        </button>
      </form>
      <p id={id} role="status">
        {found?.said ?? (found && summary(found.count))}
      </p>
      {found && found.pages.length > 0 && (
        <ol>
          {found.pages.map(({ url, title, description }) => (
            <li key={url}>
              <a href={url}>{title}</a>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={`${page}#site-map`}>{label('allPages')}</a>
      </p>
    </search>
  );

  function summary(count: number): string {
    if (count === 0) return label('nothingFound');
    return label('searchResults').replace('|number|', new Intl.NumberFormat(numbers).format(count));
  }
}

SearchFieldBlock.behaves = true;
SearchFieldBlock.isApart = true;
