export { renderCatalogue } from './Catalogue.tsx';
export { renderBare, renderDocument } from './prerender.tsx';
export { renderRedirect } from './Redirect.tsx';
