import type { BlockOf } from '../src/contract/value.ts';
import { AdvantagesBlock } from './advantages/Advantages.tsx';
import { CardsBlock } from './cards/Cards.tsx';
import { ChallengesBlock } from './challenges/Challenges.tsx';
import { CompareBlock } from './compare/Compare.tsx';
import { ContactBlock } from './contact/Contact.tsx';
import { CostsBlock } from './costs/Costs.tsx';
import { CtaBlock } from './cta/Cta.tsx';
import { DividerBlock } from './divider/Divider.tsx';
import { FaqBlock } from './faq/Faq.tsx';
import { FlowBlock } from './flow/Flow.tsx';
import { FormBlock } from './form/Form.tsx';
import { HeroBlock } from './hero/Hero.tsx';
import { ListBlock } from './list/List.tsx';
import { LogosBlock } from './logos/Logos.tsx';
import { MarketplacesBlock } from './marketplaces/Marketplaces.tsx';
import { NotFoundBlock } from './not-found/NotFound.tsx';
import type { BlockType } from './schemas.ts';
import { SeasonsBlock } from './seasons/Seasons.tsx';
import { ServicesBlock } from './services/Services.tsx';
import { StatsBlock } from './stats/Stats.tsx';
import { StepsBlock } from './steps/Steps.tsx';
import { TextBlock } from './text/Text.tsx';
import { TimelineBlock } from './timeline/Timeline.tsx';
import type { BlockComponent } from './ui/block-component.ts';

/** The component of every block type. A type without one does not compile. */
export const blockComponents: { [T in BlockType]: BlockComponent<BlockOf<T>> } = {
  hero: HeroBlock,
  stats: StatsBlock,
  advantages: AdvantagesBlock,
  faq: FaqBlock,
  cta: CtaBlock,
  cards: CardsBlock,
  challenges: ChallengesBlock,
  steps: StepsBlock,
  flow: FlowBlock,
  timeline: TimelineBlock,
  seasons: SeasonsBlock,
  marketplaces: MarketplacesBlock,
  logos: LogosBlock,
  text: TextBlock,
  list: ListBlock,
  services: ServicesBlock,
  compare: CompareBlock,
  costs: CostsBlock,
  divider: DividerBlock,
  contact: ContactBlock,
  form: FormBlock,
  'not-found': NotFoundBlock,
};
