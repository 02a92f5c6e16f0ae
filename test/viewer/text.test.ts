import { beforeAll, expect, test } from 'vitest';
import { draw, loadParts } from '../support/drawn.ts';

let parts: Awaited<ReturnType<typeof loadParts>>;
beforeAll(async () => {
  parts = await loadParts('parts/text');
});

interface Drawn {
  readonly type: string | ((props: object) => unknown);
  readonly props: { readonly children?: unknown };
}

/** What is drawn, with the elements in angle brackets. */
function written(node: unknown): string {
  if (Array.isArray(node)) return node.map(written).join('');
  if (typeof node === 'string') return node;
  if (typeof node !== 'object' || node === null) return '';
  const { type, props } = node as Drawn;
  if (typeof type === 'function') return written(draw(type, props));
  return type === 'wbr' ? '<wbr>' : `<${type}>${written(props.children)}</${type}>`;
}

const drawn = (name: 'Path' | 'Prose', value: string): string => {
  const part = parts[name];
  if (!part) throw new Error(`the page has no ${name}`);
  return written(draw(part, { value }));
};

test('a path may break after its slashes', () => {
  expect(drawn('Path', '/home/a/b.ts')).toBe('/<wbr>home/<wbr>a/<wbr>b.ts');
  expect(drawn('Path', 'a / b, https://c')).toBe('a / b, https://<wbr>c');
  expect(drawn('Path', 'plain')).toBe('plain');
});

test('code between backticks is drawn as code, and a single backtick stays', () => {
  expect(drawn('Prose', 'set `base_url` in `a/b`')).toBe('set <code>base_url</code> in <code>a/<wbr>b</code>');
  expect(drawn('Prose', 'one ` alone')).toBe('one ` alone');
  expect(drawn('Prose', '<b>`<i>`')).toBe('<b><code><i></code>');
});
