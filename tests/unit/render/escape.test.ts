import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import * as write from '../../../src/render/escape.ts';

describe('what is written', () => {
  test.each([
    ['a string in a style sheet', write.cssString('a"\\\n</style>'), '"a\\22 \\5c \\a \\3c /style\\3e "'],
    ['a style sheet in a page', write.styleText('a::after{content:"</style>"}'), 'a::after{content:"<\\/style>"}'],
    ['a script in a page', write.scriptText('a("</SCRIPT><!--")'), 'a("\\x3c/SCRIPT>\\x3c!--")'],
    ['JSON in a page', write.scriptJson('</script>'), '"\\u003c/script>"'],
    ['text in XML', write.xmlText('<a b="c">&\u0000\u001b\'\ud800'), '&lt;a b=&quot;c&quot;&gt;&amp;&#39;'],
    ['a string for nginx', write.nginxString('a"\\'), '"a\\"\\\\"'],
    ['a pattern for nginx', write.nginxPattern('/a.b'), '/a\\.b'],
    ['a path for a host', write.hostPath('/shop/v1.2/*'), '/shop/v1.2/*'],
  ])('%s', (_, written, expected) => {
    expect(written).toBe(expected);
  });

  test('a string in a style sheet is read as it was', () => {
    const text = 'a"b\\c\n\u2028<d';
    const source = `[data-x=${write.cssString(text)}]{color:#123}`;
    const { code } = transform({ filename: 'x.css', code: Buffer.from(source), minify: true });
    expect(code.toString()).toContain('color:#123');
    expect(code.toString().match(/\{/g)).toHaveLength(1);
  });
});

describe('what no escape can carry is refused', () => {
  test.each([
    [write.headerValue, 'a\nSet-Cookie: x'],
    [write.headerValue, 'ş'],
    [write.headerName, 'A: b'],
    [write.hostPath, '/a b'],
    [write.hostPath, '/a\n/b'],
    [write.hostPath, '//evil.com'],
    [write.hostPath, '/*/b'],
    [write.nginxString, '$host'],
    [write.nginxString, 'a\nb'],
    [write.cssColor, 'red}'],
    [write.cssName, 'a)b'],
  ])('$0.name $1', (into, text) => {
    expect(() => into(text)).toThrow('cannot be told');
  });
});
