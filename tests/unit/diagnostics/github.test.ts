import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { githubAnnotation } from '../../../src/diagnostics/github.ts';
import { catalogues } from '../../../src/diagnostics/wording.ts';

const text = 'blocks:\n  - type: heroo\n';
const diagnostic: Diagnostic = {
  code: 'unknown-block',
  severity: 'error',
  place: { source: { file: 'pages/a,b.yaml', text }, range: { start: 18, end: 23 } },
  details: { type: 'heroo', known: 'hero, cta', suggestion: 'hero' },
};

test('a mistake is a command that GitHub shows at its line', () => {
  expect(githubAnnotation(diagnostic)).toMatchInlineSnapshot(
    `"::error file=pages/a%2Cb.yaml,line=2,endLine=2,col=11,endColumn=16,title=unknown-block::There is no block type \`heroo\`.%0ADid you mean \`hero\`? Types: hero, cta."`,
  );
});

test('it speaks the language that is asked for', () => {
  expect(githubAnnotation(diagnostic, catalogues.tr)).toContain('`heroo` adlı bir blok türü yok.');
});
