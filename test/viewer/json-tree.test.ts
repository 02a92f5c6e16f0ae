import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLongestGaps, indexAt, medianDelay } from '../../src/viewer/exchange/event-times.ts';
import { findFrameData, findFrameEnds, findInFrames } from '../../src/viewer/exchange/frames.ts';
import {
  keyOf,
  listNodes,
  nodeAtByte,
  openAncestors,
  placeOfPointer,
  pointerOfNode,
  scanJson,
  type JsonTree,
} from '../../src/viewer/exchange/json-tree.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function scan(text: string): JsonTree {
  const tree = scanJson(encode(text));
  if ('what' in tree) throw new Error(`${tree.what} at ${tree.at}`);
  return tree;
}

/** The value of a node, made of the places of what is in it. */
function build(tree: JsonTree, bytes: Uint8Array, node: number): unknown {
  const raw = decode(bytes.subarray(tree.starts[node], tree.ends[node]));
  if (raw[0] !== '{' && raw[0] !== '[') return JSON.parse(raw);
  const children: number[] = [];
  for (let child = node + 1; child < (tree.nexts[node] ?? 0); child = tree.nexts[child] ?? 0) children.push(child);
  expect(children).toHaveLength(tree.sizes[node] ?? -1);
  if (raw[0] === '[') return children.map((child) => build(tree, bytes, child));
  const object = {};
  for (const child of children)
    Object.defineProperty(object, keyOf(tree, bytes, child) ?? '', {
      value: build(tree, bytes, child),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return object;
}

describe('the places of values in a JSON text', () => {
  test('are those of what JSON.parse reads, however it is spaced', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), fc.constantFrom(0, 1, '\t', ' \n '), (json, space) => {
        const text = JSON.stringify(JSON.parse(json), null, space);
        const bytes = encode(text);
        expect(build(scan(text), bytes, 0)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('exist for the texts that JSON.parse accepts, and no others', () => {
    const part = fc.constantFrom(
      ...'{}[],:"\\ \n0-1.eE+tru,null,a'.split(''),
      '"a"',
      'null',
      'true',
      '1.5e3',
      '\\u00e4',
      '{"a":1}',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect([text, !('what' in scanJson(encode(text)))]).toEqual([text, isJson]);
      }),
      { numRuns: 5000 },
    );
  });

  test('keep duplicates, big numbers and order', () => {
    const text = '{"b":1,"a":12345678901234567890123,"b":2,"__proto__":{}}';
    const tree = scan(text);
    const bytes = encode(text);
    expect([1, 2, 3, 4].map((node) => keyOf(tree, bytes, node))).toEqual(['b', 'a', 'b', '__proto__']);
    expect(text.slice(tree.starts[2], tree.ends[2])).toBe('12345678901234567890123');
    expect(placeOfPointer(tree, bytes, '/b')).toBe(tree.starts[3]);
  });

  test('are found by JSON Pointer and by byte', () => {
    const text = '{"a/b":[10,{"~":[]}],"ä":"x"}';
    const bytes = encode(text);
    const tree = scan(text);
    for (const pointer of ['', '/a~1b', '/a~1b/0', '/a~1b/1/~0', '/ä']) {
      const place = placeOfPointer(tree, bytes, pointer) ?? -1;
      const node = nodeAtByte(tree, place);
      expect(pointerOfNode(tree, bytes, node)).toBe(pointer);
      expect(tree.starts[node]).toBe(place);
    }
    expect(placeOfPointer(tree, bytes, '/a~1b/2')).toBeNull();
    expect(placeOfPointer(tree, bytes, '/none/0')).toBeNull();
    // The colon behind a name belongs to what it names.
    expect(pointerOfNode(tree, bytes, nodeAtByte(tree, text.indexOf(':[10')))).toBe('/a~1b');
    expect(pointerOfNode(tree, bytes, nodeAtByte(tree, bytes.length - 1))).toBe('');
  });

  test('say where a text is no JSON', () => {
    expect(scanJson(encode('{"a":1,}'))).toEqual({ at: 7, what: 'expected a name in quotes' });
    expect(scanJson(encode('[1 2]'))).toEqual({ at: 3, what: 'expected a comma or ]' });
    expect(scanJson(encode('[1] 2'))).toEqual({ at: 4, what: 'there is more after the value' });
    expect(scanJson(encode(''))).toEqual({ at: 0, what: 'expected a value' });
  });

  test('take any depth, and ten megabytes', () => {
    expect(scan('['.repeat(50_000) + ']'.repeat(50_000)).count).toBe(50_000);
    const item = JSON.stringify({ id: 'a'.repeat(40), list: [1, 2, 3], text: 'b'.repeat(20) });
    const text = `[${Array.from({ length: 100_000 }, () => item).join(',')}]`;
    expect(text.length).toBeGreaterThan(9_000_000);
    expect(scan(text).count).toBe(1 + 100_000 * 7);
  });
});

describe('the rows of a tree', () => {
  const tree = scan('{"a":[1,{"b":2}],"c":{},"d":3}');
  const rows = (open: Parameters<typeof listNodes>[1]) => {
    const { nodes, depths } = listNodes(tree, open);
    return Array.from(nodes, (node, index) => [node, depths[index]]);
  };

  test('are those of open values', () => {
    expect(rows({ depth: 0, toggled: new Set() })).toEqual([[0, 0]]);
    expect(rows({ depth: 1, toggled: new Set() })).toEqual([
      [0, 0],
      [1, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(rows({ depth: 9, toggled: new Set([1]) })).toEqual([
      [0, 0],
      [1, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(rows({ depth: 9, toggled: new Set() }).map(([node]) => node)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('have a value that is shown, with all that it is in', () => {
    const open = openAncestors(tree, { depth: 0, toggled: new Set() }, 4);
    expect(rows(open)).toContainEqual([4, 3]);
    expect(rows(openAncestors(tree, { depth: 9, toggled: new Set([3]) }, 4))).toContainEqual([4, 3]);
  });
});

test('a value is found in the first frame that has it', () => {
  const bytes = new TextEncoder().encode('data: {"a":{"b":1}}\n\ndata: {"a":{"c":2}}\n\ndata: [DONE]\n\n');
  const at = (pointer: string): string | null => {
    const place = findInFrames(bytes, 'sse', pointer);
    return place === null ? null : new TextDecoder().decode(bytes.subarray(place, place + 1));
  };
  expect([at('/a/b'), at('/a/c'), at('/a/d'), at('')]).toEqual(['1', '2', null, null]);
});

test('frames end at blank lines, or at each line', () => {
  const sse = encode('data: {"a":1}\n\nevent: x\r\ndata: 2\r\n\r\ndata: 3');
  expect(findFrameEnds(sse, 'sse')).toEqual([15, 36, 43]);
  expect(findFrameData(sse, 0, 15)).toEqual({ from: 6, to: 13 });
  expect(decode(sse.subarray(...Object.values(findFrameData(sse, 15, 36))))).toBe('2\r');
  expect(findFrameEnds(encode('{}\n{}\n'), 'ndjson')).toEqual([3, 6]);
});

test('gaps and delays are found between pieces', () => {
  expect(findLongestGaps([10, 11, 500, 501, 900], 2)).toEqual([
    { from: 11, to: 500 },
    { from: 501, to: 900 },
  ]);
  expect(findLongestGaps([5])).toEqual([]);
  expect(medianDelay([10, 20, 30], [11, 22, 40])).toBe(2);
  expect(medianDelay([10], [])).toBeNull();
  expect([0, 15, 20, 99].map((time) => indexAt([10, 20, 30], time))).toEqual([0, 1, 1, 3]);
});
