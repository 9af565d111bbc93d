import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from './chromium.ts';

export const FILE_KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** What a visit to one page costs: files, milliseconds, scores of 100. */
export interface PageMeasure {
  readonly url: string;
  /** Paths of the files that the visit asked for, by their kind. */
  readonly files: Readonly<Record<FileKind, readonly string[]>>;
  readonly requests: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  /** The audits that are not passed. */
  readonly failed: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/** So often a visit is begun anew where Lighthouse has lost its own recording of it. */
const ATTEMPTS = 3;

/** Visits a page once with Lighthouse's mobile profile (simulated slow 4G, CPU slowed four times), cold cache. */
export async function measurePage(url: string): Promise<PageMeasure> {
  let fault: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const report = await visit(url);
    fault = report.runtimeError?.message;
    if (!fault) return summarize(url, report);
  }
  throw new Error(`Lighthouse could not measure ${url}: ${fault}`);
}

async function visit(url: string): Promise<Report> {
  // It takes seconds to load, which a question for help has no use for.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof import('lighthouse')['default']>>>['lhr'];

interface NetworkRequest {
  readonly resourceType?: string;
  readonly url?: string;
}

function summarize(url: string, { audits, categories }: Report): PageMeasure {
  const details = audits['network-requests']?.details;
  // The audit's own documentation: a table whose items are requests.
  const items = (details?.type === 'table' ? details.items : []) as NetworkRequest[];
  const paths = (kind: FileKind) =>
    items.filter(({ resourceType }) => resourceType === kind).map((item) => new URL(item.url ?? '').pathname);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    url,
    files: {
      Document: paths('Document'),
      Stylesheet: paths('Stylesheet'),
      Script: paths('Script'),
      Font: paths('Font'),
      Image: paths('Image'),
      Fetch: paths('Fetch'),
    },
    requests: items.length,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id),
  };
}
