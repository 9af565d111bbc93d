import type { BlockOf } from '../../src/contract/value.ts';

export function DividerBlock({ block }: { block: BlockOf<'divider'> }) {
  return (
    <div className="divider" data-block="divider" id={block.id} data-tone={block.tone ?? 'plain'}>
      <hr className="wrap" />
    </div>
  );
}
