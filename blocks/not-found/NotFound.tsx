import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { renderText } from '../ui/render-text.tsx';

export function NotFoundBlock({ block }: { block: BlockOf<'not-found'> }) {
  return (
    <section className="not-found" data-block="not-found" id={block.id} data-tone={block.tone ?? 'sand'}>
      <div className="wrap">
        {block.code && <p className="code">{renderText(block.code)}</p>}
        <h1 tabIndex={-1}>{renderText(block.title)}</h1>
        {block.message && <p className="lead">{renderText(block.message)}</p>}
        {block.action && <Button action={block.action} style="primary" />}
      </div>
    </section>
  );
}
