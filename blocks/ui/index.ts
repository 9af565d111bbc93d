/** What the component of a block is put together from: `import { Section, renderText } from 'pages-as-data/ui'`. */
export { plainText } from '../../schema/plain-text.ts';
export type * from '../../schema/resolved.ts';
export type { StructuredData, Thing } from '../../src/contract/structured-data.ts';
export type { PageValue, SiteValue, ValueOf } from '../../src/contract/value.ts';
export { Actions, Button } from './Button.tsx';
export type { BlockProps } from './block-component.ts';
export { Checklist } from './Checklist.tsx';
export { useSurroundings } from './context.tsx';
export { FigureCard, Figures } from './FigureCard.tsx';
export { Icon } from './Icon.tsx';
export { IconCard } from './IconCard.tsx';
export { Picture } from './Picture.tsx';
export { RichLine, RichText } from './RichText.tsx';
export { renderText } from './render-text.tsx';
export { richPlainText } from './rich-plain-text.ts';
export { Section, type Tone } from './Section.tsx';
export type { Shortcuts } from './shortcuts.ts';
