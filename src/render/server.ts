export { renderCatalogue } from './Catalogue.tsx';
export type { Frames } from './frame.tsx';
export { createLabels } from './i18n.ts';
export { renderMoved } from './Moved.tsx';
export { renderBare, renderBlocks, renderDocument, renderMarkup } from './prerender.tsx';
export { renderRedirects } from './Redirect.tsx';
export { styles } from './styles.ts';
