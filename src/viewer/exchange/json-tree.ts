import { pointerSegments } from '../../core/json-pointer.ts';

/** Values of a JSON text by their places in its bytes, in the order in which they begin. Duplicate keys are values of their own. */
export interface JsonTree {
  count: number;
  /** The first byte of each value, and the one behind it. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** The quote that begins its name; `none` in lists. */
  keys: Uint32Array;
  /** The index of the container; `none` for the root. */
  parents: Uint32Array;
  /** The index behind the last value in it. */
  nexts: Uint32Array;
  /** How many values it has, for containers. */
  sizes: Uint32Array;
}

/** Why a text is no JSON. */
export interface JsonTreeError {
  /** In bytes. */
  at: number;
  what: string;
}

const none = 0xffff_ffff;
/** More values take too much memory. */
const maxValues = 4_000_000;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const [minus, plus, dot, zero, lowerE] = [0x2d, 0x2b, 0x2e, 0x30, 0x65];
/** The other scalars, by their first byte. */
const wordsOf: ReadonlyMap<number, string> = new Map(
  ['true', 'false', 'null'].map((word) => [word.charCodeAt(0), word]),
);
const fields = ['starts', 'ends', 'keys', 'parents', 'nexts', 'sizes'] as const;

/**
 * Finds the values of a JSON text (RFC 8259) between two bytes, without building them: numbers, duplicates and escapes stay
 * as they are. Any depth; linear time.
 */
export function scanJson(bytes: Uint8Array, from = 0, to = bytes.length): JsonTree | JsonTreeError {
  return new JsonScanner(bytes, to).scan(from);
}

class JsonScanner {
  readonly #bytes: Uint8Array;
  readonly #to: number;
  #tree: JsonTree;
  #at = 0;
  #error: JsonTreeError | undefined;

  constructor(bytes: Uint8Array, to: number) {
    this.#bytes = bytes;
    this.#to = to;
    const capacity = Math.min(maxValues, Math.ceil((to + 16) / 24));
    const column = (): Uint32Array => new Uint32Array(capacity);
    this.#tree = {
      count: 0,
      starts: column(),
      ends: column(),
      keys: column(),
      parents: column(),
      nexts: column(),
      sizes: column(),
    };
  }

  scan(from: number): JsonTree | JsonTreeError {
    this.#at = from;
    let parent = none;
    this.#skipSpace();
    for (;;) {
      const opened = this.#value(parent);
      if (this.#error) return this.#error;
      if (opened !== none) {
        parent = opened;
        continue;
      }
      parent = this.#closeContainers(parent);
      if (this.#error) return this.#error;
      if (parent === none) break;
    }
    if (this.#at < this.#to) return { at: this.#at, what: 'there is more after the value' };
    return this.#tree;
  }

  /** Ends containers behind a value, up to the comma before the next one. */
  #closeContainers(innermost: number): number {
    let parent = innermost;
    while (parent !== none) {
      this.#skipSpace();
      const close = this.#bytes[this.#tree.starts[parent] ?? 0] === openBrace ? closeBrace : closeBracket;
      const byte = this.#peek();
      if (byte === comma) {
        this.#at++;
        this.#skipSpace();
        return parent;
      }
      if (byte !== close) {
        this.#fail(`expected a comma or ${String.fromCharCode(close)}`);
        return parent;
      }
      this.#at++;
      parent = this.#end(parent);
    }
    this.#skipSpace();
    return none;
  }

  /** Reads a value with its name. Returns the container that it opens, if that is not empty. */
  #value(parent: number): number {
    const key = parent !== none && this.#bytes[this.#tree.starts[parent] ?? 0] === openBrace ? this.#key() : none;
    if (this.#error) return none;
    const index = this.#add(parent, key);
    if (this.#error) return none;
    const byte = this.#peek();
    if (byte === openBrace || byte === openBracket) {
      this.#at++;
      this.#skipSpace();
      if (this.#peek() !== (byte === openBrace ? closeBrace : closeBracket)) return index;
      this.#at++;
    } else if (byte === quote) this.#string();
    else this.#scalar();
    this.#end(index);
    return none;
  }

  #key(): number {
    const start = this.#at;
    if (this.#peek() !== quote) this.#fail('expected a name in quotes');
    else this.#string();
    this.#skipSpace();
    if (!this.#error && this.#peek() !== colon) this.#fail('expected a colon');
    this.#at++;
    this.#skipSpace();
    return start;
  }

  #string(): void {
    let at = this.#at + 1;
    for (;;) {
      const byte = at < this.#to ? this.#bytes[at] : undefined;
      if (byte === undefined) return this.#fail('the string does not end');
      if (byte === quote) break;
      if (byte < 0x20) {
        this.#at = at;
        return this.#fail('a control character in a string');
      }
      if (byte === backslash) {
        const length = lengthOfEscape(this.#bytes, at);
        if (length === 0) {
          this.#at = at;
          return this.#fail('an unknown escape');
        }
        at += length;
      } else at++;
    }
    this.#at = at + 1;
  }

  #scalar(): void {
    const start = this.#at;
    const byte = this.#peek();
    const word = wordsOf.get(byte ?? 0);
    const end = word ? start + this.#countEqual(word) : this.#endOfNumber(start);
    if (end === start || isOfScalar(this.#byteAt(end))) return this.#fail('expected a value');
    this.#at = end;
  }

  /** The length of `word` if it is here, else 0. */
  #countEqual(word: string): number {
    for (let index = 0; index < word.length; index++)
      if (this.#byteAt(this.#at + index) !== word.charCodeAt(index)) return 0;
    return word.length;
  }

  /** Where a number ends; `start` if there is none. */
  #endOfNumber(start: number): number {
    let at = this.#byteAt(start) === minus ? start + 1 : start;
    const integerEnd = this.#byteAt(at) === zero ? at + 1 : this.#endOfDigits(at);
    if (integerEnd === at) return start;
    at = integerEnd;
    if (this.#byteAt(at) === dot) {
      const end = this.#endOfDigits(at + 1);
      if (end === at + 1) return start;
      at = end;
    }
    if ((this.#byteAt(at) | 0x20) !== lowerE) return at;
    const sign = this.#byteAt(at + 1);
    const from = sign === plus || sign === minus ? at + 2 : at + 1;
    const end = this.#endOfDigits(from);
    return end === from ? start : end;
  }

  #endOfDigits(from: number): number {
    let at = from;
    while (isDigit(this.#byteAt(at))) at++;
    return at;
  }

  /** 0 behind the end. */
  #byteAt(at: number): number {
    return at < this.#to ? (this.#bytes[at] ?? 0) : 0;
  }

  #add(parent: number, key: number): number {
    const index = this.#tree.count++;
    if (index >= maxValues) {
      this.#fail('too many values for a tree');
      return none;
    }
    if (index >= this.#tree.starts.length) this.#grow();
    this.#tree.starts[index] = this.#at;
    this.#tree.keys[index] = key;
    this.#tree.parents[index] = parent;
    if (parent !== none) this.#tree.sizes[parent] = (this.#tree.sizes[parent] ?? 0) + 1;
    return index;
  }

  /** Returns the container of the value. */
  #end(index: number): number {
    this.#tree.ends[index] = this.#at;
    this.#tree.nexts[index] = this.#tree.count;
    return this.#tree.parents[index] ?? none;
  }

  #grow(): void {
    const tree = { ...this.#tree };
    for (const field of fields) {
      tree[field] = new Uint32Array(Math.min(maxValues, tree[field].length * 2));
      tree[field].set(this.#tree[field]);
    }
    this.#tree = tree;
  }

  #peek(): number | undefined {
    return this.#at < this.#to ? this.#bytes[this.#at] : undefined;
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#peek();
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return;
      this.#at++;
    }
  }

  #fail(what: string): void {
    this.#error ??= { at: this.#at, what };
  }
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

const isOfScalar = (byte: number): boolean =>
  isDigit(byte) || (byte >= 0x61 && byte <= 0x7a) || byte === minus || byte === plus || byte === dot || byte === 0x45;

/** How many bytes an escape has; 0: it is none. */
function lengthOfEscape(bytes: Uint8Array, at: number): number {
  const letter = String.fromCharCode(bytes[at + 1] ?? 0);
  if ('"\\/bfnrt'.includes(letter)) return 2;
  if (letter !== 'u') return 0;
  return /^[0-9a-fA-F]{4}$/.test(String.fromCharCode(...bytes.subarray(at + 2, at + 6))) ? 6 : 0;
}

// ---------------------------------------------------------------- places

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The name of a value; undefined in lists and for the root. */
export function keyOf({ keys }: JsonTree, bytes: Uint8Array, index: number): string | undefined {
  const start = keys[index] ?? none;
  if (start === none) return undefined;
  let end = start + 1;
  while (bytes[end] !== quote) end += bytes[end] === backslash ? 2 : 1;
  const raw = decoder.decode(bytes.subarray(start, end + 1));
  return JSON.parse(raw) as string;
}

/** The JSON Pointer of a value. Of equal names in an object the pointer is that of the last. */
export function pointerOfNode(tree: JsonTree, bytes: Uint8Array, index: number): string {
  const parts: string[] = [];
  for (let node = index; (tree.parents[node] ?? none) !== none; node = tree.parents[node] ?? 0) {
    const key = keyOf(tree, bytes, node) ?? String(positionInList(tree, node));
    parts.unshift(key.replaceAll('~', '~0').replaceAll('/', '~1'));
  }
  return parts.map((part) => `/${part}`).join('');
}

function positionInList(tree: JsonTree, index: number): number {
  let position = 0;
  for (let node = (tree.parents[index] ?? 0) + 1; node < index; node = tree.nexts[node] ?? index) position++;
  return position;
}

/** The value at a JSON Pointer (RFC 6901); the last of several of one name. Undefined: there is none. */
function nodeAtPointer(tree: JsonTree, bytes: Uint8Array, pointer: string): number | undefined {
  let node: number | undefined = 0;
  for (const key of pointerSegments(pointer)) {
    if (node === undefined) return undefined;
    node = childOf(tree, bytes, node, key);
  }
  return node;
}

function childOf(tree: JsonTree, bytes: Uint8Array, parent: number, name: string): number | undefined {
  const isList = bytes[tree.starts[parent] ?? 0] === openBracket;
  let found: number | undefined;
  let position = 0;
  const end = tree.nexts[parent] ?? 0;
  for (let node = parent + 1; node < end; node = tree.nexts[node] ?? end, position++) {
    if (!isList && keyOf(tree, bytes, node) === name) found = node;
    if (isList && String(position) === name) return node;
  }
  return found;
}

/** The first byte of the value at a JSON Pointer; null where there is none. */
export function placeOfPointer(tree: JsonTree, bytes: Uint8Array, pointer: string): number | null {
  const node = nodeAtPointer(tree, bytes, pointer);
  return node === undefined ? null : (tree.starts[node] ?? null);
}

/** The innermost value whose name or text has this byte. */
export function nodeAtByte({ count, starts, keys, ends, parents }: JsonTree, byte: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    const key = keys[middle] ?? none;
    if ((key === none ? (starts[middle] ?? 0) : key) <= byte) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && (ends[low] ?? 0) <= byte && (parents[low] ?? none) !== none) low = parents[low] ?? 0;
  return low;
}

// ---------------------------------------------------------------- rows

/** Which values are open: all to a depth, but for those that were opened or closed. */
export interface OpenNodes {
  depth: number;
  toggled: ReadonlySet<number>;
}

export const isContainer = ({ sizes }: JsonTree, index: number): boolean => (sizes[index] ?? 0) > 0;

/** The values that are shown, and how deep each is. */
export function listNodes(tree: JsonTree, open: OpenNodes): { nodes: Uint32Array; depths: Uint16Array } {
  const nodes = new Uint32Array(tree.count);
  const depths = new Uint16Array(tree.count);
  const ends: number[] = [];
  let rows = 0;
  for (let node = 0; node < tree.count;) {
    while (ends.length > 0 && (ends.at(-1) ?? 0) <= node) ends.pop();
    nodes[rows] = node;
    depths[rows++] = Math.min(ends.length, 0xffff);
    const next = tree.nexts[node] ?? tree.count;
    if (isContainer(tree, node) && isNodeOpen(open, node, ends.length)) {
      ends.push(next);
      node++;
    } else node = next;
  }
  return { nodes: nodes.subarray(0, rows), depths: depths.subarray(0, rows) };
}

export const isNodeOpen = ({ depth, toggled }: OpenNodes, node: number, nodeDepth: number): boolean =>
  nodeDepth < depth !== toggled.has(node);

/** With all containers of a value open. */
export function openAncestors(tree: JsonTree, open: OpenNodes, node: number): OpenNodes {
  const path: number[] = [];
  for (let parent = tree.parents[node] ?? none; parent !== none; parent = tree.parents[parent] ?? none)
    path.unshift(parent);
  const toggled = new Set(open.toggled);
  for (const [depth, ancestor] of path.entries())
    if (!isNodeOpen({ depth: open.depth, toggled }, ancestor, depth)) {
      if (!toggled.delete(ancestor)) toggled.add(ancestor);
    }
  return { depth: open.depth, toggled };
}
