import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const viewer = fileURLToPath(new URL('../../src/viewer', import.meta.url));

/** A function that draws a part of the page. */
type Part = (props: object) => unknown;

/** The parts of the page in files of src/viewer/, by their names. The files read the address when they are loaded. */
export async function loadParts(...files: readonly string[]): Promise<Readonly<Record<string, Part>>> {
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/ui/', search: '' });
  vi.stubGlobal('addEventListener', () => {});
  await loadPreact();
  const loaded: Record<string, Part>[] = await Promise.all(files.map((file) => import(join(viewer, `${file}.tsx`))));
  return Object.assign({}, ...loaded);
}

interface Element {
  readonly type: string | Part;
  readonly props: { readonly children?: unknown; readonly class?: string; readonly dateTime?: string };
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

/** Elements by which the page is used, and titles of columns. */
const controls: ReadonlySet<string> = new Set(['thead', 'button', 'kbd']);

/**
 * The text that the page shows, each element on a line, without controls and without elements of a class in `without`. Times
 * are as they are stored, and not in the time zone of a browser.
 */
export function drawnText(node: unknown, without: ReadonlySet<string>): string {
  if (Array.isArray(node)) return node.map((each) => drawnText(each, without)).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isElement(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return drawnText(draw(type, props), without);
  if (type === 'wbr' || controls.has(type) || without.has(props.class ?? '')) return '';
  return `${props.dateTime ?? drawnText(props.children, without)}\n`;
}

/** What a part draws at first, without effects. */
export function draw(part: Part, props: object): unknown {
  // No width is narrow.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // A signal that changes later, in another test of this process, draws nothing again.
  beginDrawing?.({ __c: { props, context: {}, setState: () => {} } });
  return part(props);
}

/** An option of Preact, as renderers on servers use it: hooks keep the state of the component that it names. */
let beginDrawing: ((node: object) => void) | undefined;

// Its types would bring those of a browser to all tests.
const preact: string = 'preact';

async function loadPreact(): Promise<void> {
  const { options }: { options: Record<string, (node: object) => void> } = await import(preact);
  beginDrawing = (node) => options['__r']?.(node);
}

/** The words of what is shown, each once and in order. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.match(/[\p{L}\p{N}]+(?:[._:/@#-][\p{L}\p{N}]+)*/gu))].toSorted();
