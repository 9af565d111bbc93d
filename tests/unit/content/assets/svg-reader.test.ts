import { describe, expect, test } from 'vitest';
import { readSvg, SVG_LIMITS } from '../../../../src/content/assets/svg-reader.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { briefs, check } from '../../site-folder.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10"${attributes}>\n${inner}\n</svg>`;
/** What is wrong with a drawing: the code and what is named, or how much is wrong with none. */
const faultOf = (text: string) => {
  const { fault } = readSvg(text);
  return fault?.code === 'unsafe-drawing' ? `${fault.code} ${fault.details.what}` : fault?.code;
};

describe('a drawing', () => {
  test.each([
    ['shapes', '<path d="M0 0h9" fill="#fff"/><g opacity=".5"><circle r="3"/></g>'],
    ['a colour of its own', '<linearGradient id="a"/><rect fill="url(#a)"/><rect style="fill:url( \'#a\' )"/>'],
    ['parts used again', '<g id="a"><path d="M0 0"/></g><use href="#a"/><use xlink:href="#a"/>'],
    ['a clip inside of what it clips', '<g id="all" clip-path="url(#c)"><clipPath id="c"><rect/></clipPath></g>'],
    [
      'a style sheet',
      '<style>.a{fill:url(#g)}.b,.c{clip-path:url(#k)}</style><clipPath id="k"><path class="a"/></clipPath><g class="b"/>',
    ],
    ['notes of a drawing program', '<metadata><x:rdf xmlns:x="urn:x" x:about=""/></metadata>'],
    ['words', '<g id="src(a)" class="a\\b" aria-label="C:\\a (src)" data-name="image-set"><path d="M0 0"/></g>'],
    ['what drawing programs note', '<g xmlns:i="urn:i" i:file="C:\\a.png"/>'],
    ['an address with many blanks', `<rect fill="url(${' '.repeat(500_000)}#a)"/>`],
    ['text and signs', '<text>a &amp; b</text><!-- <script> -->'],
  ])('may hold %s', (_, inner) => {
    expect(faultOf(svg(inner))).toBeUndefined();
  });

  test.each([
    ['<image href="/dev/zero"/>', '<image>'],
    ['<image xlink:href="data:image/png;base64,"/>', '<image>'],
    ['<x:image xmlns:x="http://www.w3.org/2000/svg" href="/etc/passwd"/>', '<x:image>'],
    ['<filter><feImage href="#a"/></filter>', '<feImage>'],
    ['<filter><feTurbulence numOctaves="999999999"/></filter>', '<feTurbulence>'],
    ['<script>1</script>', '<script>'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<h:b xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:b>'],
    ['<rect onload="x()"/>', 'onload'],
    ['<rect ONCLICK="x()"/>', 'ONCLICK'],
    ['<a href="javascript:x()"/>', 'href="javascript:x()"'],
    ['<a xlink:href="https://x.example"/>', 'xlink:href="https://x.example"'],
    ['<use href="other.svg#a"/>', 'href="other.svg#a"'],
    ['<a><animate attributeName="xlink:href" values="#a"/></a>', 'attributeName="xlink:href"'],
    ['<set attributeName="onclick" to="x()"/>', 'attributeName="onclick"'],
    ['<rect fill="url(https://x.example/a.svg#b)"/>', 'url(https://x.example/a.svg#b'],
    ['<rect style="fill:url( &quot;//x&quot; )"/>', 'url( "//x" '],
    ['<style>@import "https://x.example";</style>', '@import'],
    ['<style><![CDATA[a{background:url(x)}]]></style>', 'url(x'],
    ['<style>a{background:u\\72l(x)}</style>', '\\'],
    [`<rect mask="image-set('https://x.example/a.svg' 1x)"/>`, 'image-set'],
    ['<rect filter="src(&quot;//x.example&quot;)"/>', 'src('],
    ['<rect fill="u\\72l(//x.example)"/>', '\\'],
    ['<rect cursor="-webkit-cross-fade(url(#a),x)"/>', 'cross-fade'],
    [`<set attributeName="mask" to="image-set('//x.example' 1x)"/>`, 'image-set'],
    ['<animate attributeName="fill" values="red;url(//x.example#a)"/>', 'url(//x.example#a'],
    ['<rect marker-mid="URL( https://x.example#a)"/>', 'URL( https://x.example#a'],
    ['<g xml:base="https://x.example"/>', 'xml:base'],
    ['<g id="a"><use href="#a"/></g>', '#a'],
    [
      '<pattern id="p"><rect fill="url(#q)"/></pattern><pattern id="q"><rect fill="url(#p)"/></pattern><rect fill="url(#p)"/>',
      '#q',
    ],
    ['<?xml-stylesheet href="x.xsl"?>', '<?xml-stylesheet?>'],
  ])('may not hold %s', (inner, what) => {
    expect(faultOf(svg(inner))).toBe(`unsafe-drawing ${what}`);
  });

  test.each([
    ['a document type', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'unsafe-drawing <!DOCTYPE>'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>', 'unsafe-drawing encoding="ISO-2022-JP"'],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'unsafe-drawing <html>'],
    ['an unknown sign', '<svg>&a;</svg>', 'broken-drawing'],
    ['no end', '<svg><g>', 'broken-drawing'],
    ['nothing', '', 'broken-drawing'],
    ['bytes of another kind', '\u0089PNG\r\n', 'broken-drawing'],
  ])('is no %s', (_, text, found) => {
    expect(faultOf(text)).toBe(found);
  });

  const times = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => part(i)).join('');
  test.each([
    [
      'five levels of nine uses',
      svg(
        `<g id="a0"><path/></g>${times(5, (level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(9)}</g>`)}<use href="#a5"/>`,
      ),
      'drawing-too-large',
    ],
    [
      'patterns in patterns by classes',
      svg(
        `<style>${times(6, (level) => `.c${level}{fill:url(#p${level})}`)}</style>${times(7, (level) => `<pattern id="p${level}">${`<rect class="c${level - 1}"/>`.repeat(9)}</pattern>`)}<rect fill="url(#p6)"/>`,
      ),
      'drawing-too-large',
    ],
    [
      'markers at every corner',
      svg(`<marker id="m">${'<path/>'.repeat(900)}</marker><path marker-mid="url(#m)" d="${'M0 0'.repeat(900)}"/>`),
      'drawing-too-large',
    ],
    [
      'a row of a hundred uses',
      svg(times(100, (level) => `<g id="a${level}"><use href="#a${level + 1}"/></g>`)),
      'drawing-too-large',
    ],
    ['elements', svg('<g/>'.repeat(SVG_LIMITS.elements)), 'drawing-too-large'],
    ['levels', svg('<g>'.repeat(100_000)), 'drawing-too-large'],
    ['beginnings', '<svg'.repeat(100_000), 'broken-drawing'],
    ['attributes', `<svg ${times(100_000, (index) => `a${index}="" `)}/>`, 'drawing-too-large'],
    ['comments', svg('<!--'.repeat(100_000)), 'broken-drawing'],
    ['spaces', svg(`<rect style="${' '.repeat(900_000)}url("/>`), 'unsafe-drawing url('],
    [
      'brackets',
      svg(`<rect style="${'url('.repeat(200_000)}"/>`),
      'unsafe-drawing url(url(url(url(url(url(url(url(url(url(url(',
    ],
    [
      'rules',
      svg(`<style>${'.a{fill:url(#a)}'.repeat(40_000)}</style>${'<g class="a"/>'.repeat(9000)}`),
      'drawing-too-large',
    ],
  ])('has a limit of %s, told at once', (_, text, found) => {
    expect(faultOf(text)).toBe(found);
  });
});

test('a fault is told at its line', () => {
  expect(
    printReport(check({ 'public/mark.svg': svg('<g>\n  <image href="/dev/zero"/>\n</g>') })),
  ).toMatchInlineSnapshot(`
    "public/mark.svg:3:3 error unsafe-drawing
      2 | <g>
      3 |   <image href="/dev/zero"/>
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^
      \`<image>\` cannot be used in a drawing.
      A drawing holds shapes and colours and refers only to its own parts. Save it again as plain SVG; a photograph goes into a file of its own.

    1 error, 0 warnings."
  `);
});

test('control characters of a broken drawing are not printed', () => {
  const printed = printReport(check({ 'public/mark.svg': svg('<g>\u001b[31m</g>') }));
  expect(printed).toContain('public/mark.svg:2:');
  expect(printed).not.toContain('\u001b');
});

test.each(['mark.svg', 'flag.svg', 'deep/x.SVG'])('every drawing of public/ is looked at: %s', (name) => {
  expect(briefs({ [`public/${name}`]: svg('<script/>') })).toEqual([`public/${name}:2:1 unsafe-drawing`]);
});

test('a drawing of more than 1 MB is not read', () => {
  expect(briefs({ 'public/x.svg': svg(' '.repeat(SVG_LIMITS.bytes)) })).toEqual(['public/x.svg:1:1 drawing-too-large']);
});
