import { type ComponentType, useEffect, useState } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { Section } from '../ui/Section.tsx';
import { Ledger } from './Ledger.tsx';

interface CostsProps {
  block: BlockOf<'costs'>;
}

/** How a price divides. The calculator comes once the page is there, into the room that the list keeps for it. */
export function CostsBlock({ block }: CostsProps) {
  const [Calculator, setCalculator] = useState<ComponentType<CostsProps>>();
  useEffect(() => {
    // Without it the list remains, which says all but the visitor's own sums.
    import('./Calculator.tsx').then(
      ({ Calculator }) => setCalculator(() => Calculator),
      () => {},
    );
  }, []);
  return <Section block={block}>{Calculator ? <Calculator block={block} /> : <Ledger block={block} />}</Section>;
}

CostsBlock.behaves = true;
