export { renderCatalogue } from './Catalogue.tsx';
export { renderBare, renderDocument, renderTold } from './prerender.tsx';
export { renderRedirect } from './Redirect.tsx';
export { styles } from './styles.ts';
