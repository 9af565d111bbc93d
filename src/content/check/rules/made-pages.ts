import { placeAt, type Report } from '../../written/report.ts';
import type { RuleContext } from './whole.ts';

/** Reports pages whose addresses collections need for pages that they make by themselves. */
export function reportMade({ state: { madePages, files, collections } }: RuleContext, report: Report): void {
  for (const { route, collection, only, number } of madePages().taken) {
    const { file = '' } = collections.get(collection) ?? {};
    const details = { route, collection, field: number > 1 || !only ? 'pages' : only.by, file };
    report.add('made-page-taken', placeAt({ file: files.routes.get(route) ?? file, text: '' }, 0, 0), details);
  }
}
