import { useId } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** A choice that browsers know by themselves: by touch, by the arrow keys, and without scripts. */
export function TabsBlock({ block }: { block: BlockOf<'tabs'> }) {
  const { title, items } = block;
  const name = useId();
  return (
    <Section block={block}>
      <fieldset className="tabs">
        <legend className="hide">{renderText(title)}</legend>
        <div className="tab-names">
          {items.map(({ label }, place) => (
            <label key={place}>
              <input type="radio" className="hide" name={name} defaultChecked={place === 0} />
              {renderText(label)}
            </label>
          ))}
        </div>
        <div className="tab-texts">
          {items.map(({ label, text }, place) => (
            <div key={place}>
              <h3>{renderText(label)}</h3>
              <RichText value={text} className="prose" />
            </div>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

TabsBlock.isApart = true;
