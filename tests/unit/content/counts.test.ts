import { expect, test } from 'vitest';
import { briefs } from '../site-folder.ts';
import { META } from '../small-site.ts';

const told = (value: string) =>
  briefs({
    'pages/index.yaml': `${META}blocks:
  - type: chart
    caption: { all: Parcels }
    points: [{ all: "1" }, { all: "2" }]
    series:
      - values: [310, ${value}]
`,
  }).join();

test.each(['1.420', '12.000'])(
  'what many languages write for thousands is asked about where a number is wanted: %s',
  (value) => expect(told(value)).toBe('pages/index.yaml:9:23 ambiguous-number'),
);

test.each(['1420', '1.42', '14.2500', '0'])('a number that can be read one way only is not: %s', (value) =>
  expect(told(value)).toBe(''),
);
