import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { draw, drawnText, loadParts } from '../support/drawn.ts';

let parts: Awaited<ReturnType<typeof loadParts>>;
beforeAll(async () => {
  parts = await loadParts('conversation/markdown');
});

interface DrawnElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}
const isElement = (node: unknown): node is DrawnElement =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

/** The elements of a text, without those of the parts that draw them. */
function elementsOf(node: unknown): DrawnElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isElement(node)) return [];
  if (typeof node.type === 'function') return elementsOf(draw(node.type as (props: object) => unknown, node.props));
  return [node, ...elementsOf(node.props['children'])];
}

const drawMarkdown = (value: string): unknown => {
  const part = parts['Markdown'];
  if (!part) throw new Error('the page has no Markdown');
  return draw(part, { value });
};

/** Elements that do nothing but show their text, and what they may have. */
const elements = 'div p strong em del code pre span ul ol li blockquote hr br table thead tbody tr th td'.split(' ');
const attributes = 'class children tabIndex role aria-label start scope'.split(' ');

function expectHarmless(value: string): void {
  const found = elementsOf(drawMarkdown(value));
  expect([...new Set(found.map(({ type }) => String(type)))].filter((type) => !elements.includes(type))).toEqual([]);
  const names = new Set(found.flatMap(({ props }) => Object.keys(props)));
  expect([...names].filter((name) => !attributes.includes(name))).toEqual([]);
}

const hostile = `<img src=x onerror="alert(1)"> <script>alert(1)</script>

[a link](javascript:alert(1)) ![a picture](https://example.org/x.png) <https://example.org/>

<div onclick="alert(1)">block</div>

[ref]: javascript:alert(2)
[text][ref] www.example.org`;

test('nothing of a text becomes HTML, an address that is followed, or a picture that is loaded', () => {
  expectHarmless(hostile);
  const shown = drawnText(drawMarkdown(hostile), new Set());
  expect(shown).toContain('<img src=x onerror="alert(1)">');
  expect(shown).toContain('<script>alert(1)</script>');
  expect(shown).toMatch(/a link\s*\(javascript:alert\(1\)/);
  expect(shown).toContain('[picture: a picture https://example.org/x.png');
});

test('any text has harmless elements only', () => {
  const piece = fc.constantFrom(
    ...'# |> |- |* |_|`|~~~\n|```\n|[|](|)|!|<a href=x>|<|>|\n|\n\n|| a | b |\n|---|---|\n|1. |&lt;|\\|word'.split('|'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expectHarmless(pieces.join(''));
    }),
  );
});

test('headings, lists, tables and code are shown as such', () => {
  const found = elementsOf(drawMarkdown('# One\n\n- two\n\n| a |\n| - |\n| b |\n\n```js\nfoo()\n```'));
  const types = found.map(({ type }) => type);
  for (const type of ['ul', 'li', 'table', 'th', 'td', 'pre']) expect(types).toContain(type);
});
