import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { renderText } from '../ui/render-text.tsx';

type Value = NonNullable<BlockOf<'hero'>['listing']>;

/** A product as shoppers see it, said to be a sample; its names keep their own language and direction on every page. */
export function Listing({ listing: { note, picture, names, price, lines } }: { listing: Value }) {
  return (
    <figure className="listing">
      <figcaption>{renderText(note)}</figcaption>
      <Picture image={picture} eager sizes="14rem" />
      <div>
        {names.map(({ language, name }) => (
          <p key={language} lang={language} dir="auto">
            {renderText(name)}
          </p>
        ))}
        <strong>{renderText(price)}</strong>
      </div>
      <ul>
        {lines.map(({ icon, text }, place) => (
          <li key={place}>
            <Icon name={icon} size={16} />
            <span>{renderText(text)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
