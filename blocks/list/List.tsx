import { clsx } from 'clsx/lite';
import type { EntryValue } from '../../schema/resolved.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

export function ListBlock({ block }: { block: BlockOf<'list'> }) {
  const numbered = block.marker === 'number';
  const List = numbered ? 'ol' : 'ul';
  const entries = (
    <List className={clsx('entries', numbered && 'numbered')}>
      {block.items.map((entry, place) => (
        <li key={place}>
          {block.marker === 'check' && <Icon name="check" />}
          <Entry entry={entry} />
        </li>
      ))}
      {block.soon?.map((entry, place) => (
        <li key={`soon-${place}`} className="upcoming">
          <Icon name="clock" />
          <Entry entry={entry} />
        </li>
      ))}
    </List>
  );
  return (
    <Section block={block} layout="split">
      {block.picture ? (
        <div className="list-picture">
          <Picture image={block.picture} sizes="(min-width: 64rem) 40rem, 100vw" />
          {entries}
        </div>
      ) : (
        entries
      )}
    </Section>
  );
}

function Entry({ entry: { heading, detail } }: { entry: EntryValue }) {
  return (
    <p>
      <strong>{renderText(heading)}</strong>
      {detail !== undefined && (
        <>
          {' '}
          <span>{renderText(detail)}</span>
        </>
      )}
    </p>
  );
}
