import type { z } from 'zod';
import { block as anyBlock, type BlockName } from './block.ts';
import { stepsOf, withSteps } from './steps.ts';

/** A schema for a block of a site's own, whose versions have nothing to do with the engine's. */
export function block<Type extends string, Shape extends z.core.$ZodShape>(name: BlockName<Type>, shape: Shape) {
  const schema = anyBlock(name, shape);
  return withSteps(schema, stepsOf(schema).steps, true);
}
