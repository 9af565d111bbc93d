import { openFolder } from '../disk/machine.ts';
import { openSite, type WorkedSite } from '../editor/desk/open-site.ts';

/** The content root as the authors' server sees it. */
export type DevSite = WorkedSite;

export const openDevSite = (root: string): DevSite => openSite(openFolder(root, { drafts: true }));
