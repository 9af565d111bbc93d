import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '../shell/Brand.tsx';

export { renderCatalogue } from './Catalogue.tsx';
export { renderBare, renderDocument } from './prerender.tsx';
export { renderRedirect } from './Redirect.tsx';

/** The brand's mark as it stands in the header, for pictures. */
export const renderBrandMark = (): string => renderToStaticMarkup(<BrandMark />);
