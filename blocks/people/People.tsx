import type { BlockOf } from '../../src/contract/value.ts';
import { Picture } from '../ui/Picture.tsx';
import { RichText, relation } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

export function PeopleBlock({ block }: { block: BlockOf<'people'> }) {
  return (
    <Section block={block}>
      <ul className="people">
        {block.items.map(({ name, role, picture, focus, about, links }, place) => (
          <li key={place} data-focus={focus}>
            {picture && <Picture image={picture} sizes="(min-width: 48rem) 20rem, 45vw" />}
            <h3>{renderText(name)}</h3>
            {role !== undefined && <p>{renderText(role)}</p>}
            {about && <RichText value={about} />}
            {links && (
              <ul>
                {links.map(({ label, link }, number) => (
                  <li key={number}>
                    <a href={link} rel={relation(link)}>
                      {renderText(label)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

PeopleBlock.isApart = true;
