import type { BlockOf } from '../../src/render/value.ts';
import { Button } from '../ui/Button.tsx';
import { Text } from '../ui/Text.tsx';

export function NotFoundBlock({ block }: { block: BlockOf<'not-found'> }) {
  return (
    <section data-block="not-found" id={block.id} data-tone={block.tone ?? 'sand'}>
      <div className="wrap">
        <p className="code">
          <Text value={block.code} />
        </p>
        <h1 tabIndex={-1}>
          <Text value={block.title} />
        </h1>
        <p className="lead">
          <Text value={block.message} />
        </p>
        <Button action={block.action} style="primary" />
      </div>
    </section>
  );
}
