import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { View } from './App.tsx';
import { Blocks } from './Blocks.tsx';
import { Surroundings } from './Surroundings.tsx';

interface PageProps {
  readonly view: View;
  readonly labels: i18n;
  /** The address of the icon sprite. */
  readonly sprite: string;
  /** How many of its blocks, from the top; all of them unless told. */
  readonly upTo?: number | undefined;
}

/** What ids in a page begin with: its tree is another one than the shell's, and so are the ids that React gives out. */
export const PAGE_IDS = 'p';

/** A page's blocks: a tree of its own, so that one page can be drawn while another is shown. */
export function Page({ view: { page, site }, labels, sprite, upTo }: PageProps) {
  return (
    <I18nextProvider i18n={labels}>
      <Surroundings site={site} sprite={sprite}>
        <Blocks blocks={page.blocks.slice(0, upTo)} />
      </Surroundings>
    </I18nextProvider>
  );
}
