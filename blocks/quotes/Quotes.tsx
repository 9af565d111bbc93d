import type { BlockOf } from '../../src/contract/value.ts';
import { Picture } from '../ui/Picture.tsx';
import { relation } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** Quotation marks are the language's own: `q` has them of the browser. */
export function QuotesBlock({ block }: { block: BlockOf<'quotes'> }) {
  return (
    <Section block={block}>
      <ul className="quotes">
        {block.items.map(({ words, name, role, picture, source }, place) => (
          <li key={place}>
            <figure>
              <blockquote cite={source}>
                <q>{renderText(words)}</q>
              </blockquote>
              <figcaption>
                {picture && <Picture image={picture} sizes="3rem" />}
                <p>
                  {source === undefined ? (
                    <strong>{renderText(name)}</strong>
                  ) : (
                    <a href={source} rel={relation(source)}>
                      {renderText(name)}
                    </a>
                  )}
                  {role !== undefined && <small>{renderText(role)}</small>}
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

QuotesBlock.isApart = true;
