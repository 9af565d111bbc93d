import { useSurroundings } from '../../blocks/ui/context.tsx';

/** The first link of every page, seen only while it has the focus. */
export function SkipLink() {
  const { label } = useSurroundings();
  return (
    <a className="skip-link" href="#main">
      {label('skip')}
    </a>
  );
}
