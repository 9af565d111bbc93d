import { blockStructuredData } from '../../blocks/structured-data.ts';
import type { StructuredData, Thing } from '../contract/structured-data.ts';
import type { BlockValue } from '../contract/value.ts';
import type { View } from './App.tsx';
import { organizationData } from './organization-data.ts';

const service = ({ page, site }: View): Thing => ({
  '@type': 'Service',
  name: page.title,
  description: page.description,
  url: `${site.url}${page.path}`,
  provider: { '@type': 'Organization', name: site.brand, url: `${site.url}${site.base}/` },
});

/** What the blocks of a page tell, each type of all of its blocks together. */
const ofBlocks = (view: View): Thing[] =>
  Object.entries(blockStructuredData).flatMap(([type, tell]) => {
    const blocks = view.page.blocks.filter((block) => block.type === type);
    // The registry is typed by block type; these are the blocks of this type.
    return blocks.length > 0 ? (tell as StructuredData<BlockValue>)(blocks, view) : [];
  });

/** What a page tells search engines (schema.org), taken from what it shows; undefined where it has nothing to tell. */
export function structuredData(view: View): Thing | undefined {
  const { page, site } = view;
  const graph = [
    ...(page.schema === 'organization' ? [organizationData(site)] : []),
    ...(page.schema === 'service' ? [service(view)] : []),
    ...ofBlocks(view),
  ];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}
