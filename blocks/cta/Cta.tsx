import type { BlockOf } from '../../src/contract/value.ts';
import { Actions } from '../ui/Button.tsx';
import { Checklist } from '../ui/Checklist.tsx';
import { RichText } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';

/** A banner; without a tone of its own it is the colour of deep sea. */
export function CtaBlock({ block }: { block: BlockOf<'cta'> }) {
  return (
    <section data-block="cta" id={block.id} data-tone="plain">
      <div className="wrap">
        <div className="call" data-tone={block.tone ?? 'sea'}>
          <h2>{renderText(block.title)}</h2>
          {block.description && <RichText value={block.description} className="prose lead" />}
          <Actions actions={block.actions} />
          {block.notes && <Checklist points={block.notes} />}
        </div>
      </div>
    </section>
  );
}
