/** What of the authors' server knows the blocks of a site; it can be run anew where a site's own have changed. */
export { openProject } from '../content/project.ts';
export { blockReference } from '../editor/reference.ts';
export { writeCatalogue } from './block-pages.ts';
export { openDevSite } from './dev-site.ts';
