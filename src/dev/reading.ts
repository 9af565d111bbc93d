import { blockForms } from '../editor/block-forms.ts';
import { blockReference } from '../editor/reference.ts';
import { openCatalogue } from '../publish/pages/block-pages.ts';
import { openDevSite } from './site.ts';

/** What of the authors' server knows the blocks of a site; it can be run anew where a site's own have changed. */
export const reading = { blockReference, blockForms, openCatalogue, openDevSite };
