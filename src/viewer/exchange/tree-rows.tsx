import { useEffect, useMemo, useState } from 'preact/hooks';
import { useKeys } from '../app/keys.ts';
import { formatNumber } from '../../present/format.ts';
import { toVisible } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import {
  isContainer,
  isNodeOpen,
  keyOf,
  listNodes,
  nodeAtByte,
  openAncestors,
  pointerOfNode,
  type JsonTree,
  type OpenNodes,
} from './json-tree.ts';

/** In pixels. */
const rowHeight = 20;
/** Trees with fewer values are shown open. */
const fewValues = 400;
/** How much of a value is shown, in bytes. */
const maxShownBytes = 400;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface TreeRowsProps {
  tree: JsonTree;
  bytes: Uint8Array;
  /** The byte to show; undefined: the first. */
  place: number | undefined;
}

/** The values of a JSON text as they are written, with what is in them below. */
export function TreeRows({ tree, bytes, place }: TreeRowsProps) {
  const [open, setOpen] = useState<OpenNodes>({ depth: tree.count <= fewValues ? Infinity : 2, toggled: new Set() });
  const [active, setActive] = useState(-1);
  const { nodes, depths } = useMemo(() => listNodes(tree, open), [tree, open]);
  const row = active < 0 ? -1 : nodes.indexOf(active);
  useEffect(() => {
    if (place === undefined) return;
    const node = nodeAtByte(tree, place);
    setOpen((before) => openAncestors(tree, before, node));
    setActive(node);
  }, [tree, place]);
  const select = (next: number): void => setActive(nodes[Math.max(0, Math.min(next, nodes.length - 1))] ?? 0);
  const toggle = (node: number): void => {
    const toggled = new Set(open.toggled);
    if (!toggled.delete(node)) toggled.add(node);
    setOpen({ ...open, toggled });
  };
  const turn = (shouldOpen: boolean): void => {
    if (row < 0 || !isContainer(tree, active)) return;
    if (isNodeOpen(open, active, depths[row] ?? 0) !== shouldOpen) toggle(active);
  };
  useKeys({
    j: () => select(row + 1),
    ArrowDown: () => select(row + 1),
    k: () => select(row - 1),
    ArrowUp: () => select(row - 1),
    PageDown: () => select(row + 20),
    PageUp: () => select(row - 20),
    Home: () => select(0),
    End: () => select(nodes.length - 1),
    ArrowRight: () => turn(true),
    ArrowLeft: () => turn(false),
    Enter: () => row >= 0 && isContainer(tree, active) && toggle(active),
    o: () => setOpen({ depth: open.depth === Infinity ? 1 : Infinity, toggled: new Set() }),
  });
  const pointer = active < 0 ? '' : pointerOfNode(tree, bytes, active);
  return (
    <>
      <p class="tree-place">
        <code>
          {active < 0 ? formatNumber(tree.count, 'value') : toVisible(pointer === '' ? '(all of it)' : pointer)}
        </code>{' '}
        {active >= 0 && (
          <button type="button" class="small" onClick={() => void navigator.clipboard.writeText(pointer)}>
            Copy JSON Pointer
          </button>
        )}
      </p>
      <VirtualList
        label="Values of the body"
        class="bytes tree"
        count={nodes.length}
        rowHeight={rowHeight}
        active={row}
        renderRow={(index, attributes) => {
          const node = nodes[index] ?? 0;
          const depth = depths[index] ?? 0;
          return (
            <div key={node} {...attributes} class="row" onClick={() => setActive(node)}>
              <span role="gridcell" class="code">
                {'  '.repeat(Math.min(depth, 60))}
                <Toggle tree={tree} node={node} isOpen={isNodeOpen(open, node, depth)} onToggle={() => toggle(node)} />
                <Name tree={tree} bytes={bytes} node={node} />
                <Value tree={tree} bytes={bytes} node={node} place={node === active ? place : undefined} />
              </span>
            </div>
          );
        }}
      />
    </>
  );
}

function Toggle({ tree, node, isOpen, onToggle }: { tree: JsonTree; node: number; isOpen: boolean; onToggle(): void }) {
  if (!isContainer(tree, node)) return <span class="leaf">{'  '}</span>;
  return (
    <button
      type="button"
      class="toggle"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={isOpen ? 'close' : 'open'}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {isOpen ? '▾' : '▸'}
    </button>
  );
}

function Name({ tree, bytes, node }: { tree: JsonTree; bytes: Uint8Array; node: number }) {
  const key = keyOf(tree, bytes, node);
  return key === undefined ? null : <span class="key">{toVisible(key).replaceAll('\n', '␊')}: </span>;
}

interface ValueProps {
  tree: JsonTree;
  bytes: Uint8Array;
  node: number;
  /** The byte to show. */
  place: number | undefined;
}

/** A value by its bytes, of a long one those around the byte to show; of a container, how much it has. */
function Value({ tree, bytes, node, place }: ValueProps) {
  const [start, end] = [tree.starts[node] ?? 0, tree.ends[node] ?? 0];
  const first = String.fromCharCode(bytes[start] ?? 0);
  if (isContainer(tree, node)) {
    const count = tree.sizes[node] ?? 0;
    return <span class="quiet">{first === '{' ? `{ ${formatNumber(count, 'field')} }` : `[ ${count} ]`}</span>;
  }
  const from = excerptStart(bytes, { start, place });
  const raw = decoder.decode(bytes.subarray(from, Math.min(end, from + maxShownBytes)));
  const rest = end - from - maxShownBytes;
  return (
    <>
      {from > start && <span class="quiet">{formatNumber(from - start, 'byte')} before … </span>}
      <span class={tokenOf(first)}>{toVisible(raw)}</span>
      {rest > 0 && <span class="quiet"> … {formatNumber(rest, 'byte')} more</span>}
    </>
  );
}

/** So many bytes are shown before the one to show, and at the beginning of a value at least. */
const bytesBefore = 20;

/** Where an excerpt of a value begins, in bytes: with a whole character. */
function excerptStart(bytes: Uint8Array, { start, place }: { start: number; place: number | undefined }): number {
  if (place === undefined || place - start <= 2 * bytesBefore) return start;
  let from = place - bytesBefore;
  while (((bytes[from] ?? 0) & 0xc0) === 0x80) from++;
  return from;
}

/** The colour of a value, by its first character. */
function tokenOf(first: string): string {
  if (first === '"') return 'token-text';
  return /[-\d]/.test(first) ? 'token-number' : 'token-word';
}
