import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** What all questions of a page share, whatever their block. */
const QUESTIONS = 'questions';

/** Questions in native `details` that share a name: the browser keeps one open at a time, without a script. */
export function FaqBlock({ block }: { block: BlockOf<'faq'> }) {
  return (
    <Section block={block} layout="split">
      <div className="faq">
        {block.items.map((item, place) => (
          // A visitor may have opened one before React arrives; it stays open.
          <details key={place} name={QUESTIONS} suppressHydrationWarning>
            <summary>
              <h3>{renderText(item.question)}</h3>
              <Icon name="plus" />
            </summary>
            <RichText value={item.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
