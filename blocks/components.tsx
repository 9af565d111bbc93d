// Written by pages-as-data from the folders in blocks/; what is changed here is lost.
import type { BlockComponent, ShownTypes } from './ui/block-component.ts';
import type { ValueOf } from '../src/contract/value.ts';
import type { blockSchemas } from './schemas.ts';
import { blocksApart } from './apart.tsx';
import { HeroBlock } from './hero/Hero.tsx';
import { StatsBlock } from './stats/Stats.tsx';
import { AdvantagesBlock } from './advantages/Advantages.tsx';
import { FaqBlock } from './faq/Faq.tsx';
import { CtaBlock } from './cta/Cta.tsx';
import { CardsBlock } from './cards/Cards.tsx';
import { ChallengesBlock } from './challenges/Challenges.tsx';
import { StepsBlock } from './steps/Steps.tsx';
import { FlowBlock } from './flow/Flow.tsx';
import { TimelineBlock } from './timeline/Timeline.tsx';
import { SeasonsBlock } from './seasons/Seasons.tsx';
import { MarketplacesBlock } from './marketplaces/Marketplaces.tsx';
import { LogosBlock } from './logos/Logos.tsx';
import { TextBlock } from './text/Text.tsx';
import { ListBlock } from './list/List.tsx';
import { ServicesBlock } from './services/Services.tsx';
import { CompareBlock } from './compare/Compare.tsx';
import { CostsBlock } from './costs/Costs.tsx';
import { DividerBlock } from './divider/Divider.tsx';
import { ContactBlock } from './contact/Contact.tsx';
import { FormBlock } from './form/Form.tsx';
import { NotFoundBlock } from './not-found/NotFound.tsx';

/** The component of every block type, but of those that are shown as others. A type without one does not compile. */
export const blockComponents: { [T in ShownTypes<typeof blockSchemas>]: BlockComponent<ValueOf<(typeof blockSchemas)[T]>> } = {
  ...blocksApart,
  'hero': HeroBlock,
  'stats': StatsBlock,
  'advantages': AdvantagesBlock,
  'faq': FaqBlock,
  'cta': CtaBlock,
  'cards': CardsBlock,
  'challenges': ChallengesBlock,
  'steps': StepsBlock,
  'flow': FlowBlock,
  'timeline': TimelineBlock,
  'seasons': SeasonsBlock,
  'marketplaces': MarketplacesBlock,
  'logos': LogosBlock,
  'text': TextBlock,
  'list': ListBlock,
  'services': ServicesBlock,
  'compare': CompareBlock,
  'costs': CostsBlock,
  'divider': DividerBlock,
  'contact': ContactBlock,
  'form': FormBlock,
  'not-found': NotFoundBlock,
};
