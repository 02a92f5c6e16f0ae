import type { Dialect, DialectEvent, DialectNote, Ending, Thinking } from '../../src/dialects/dialect.ts';
import type { CoreTool } from '../../src/core/types.ts';

/** How a text is cut before it is fed: not at all, by UTF-16 unit, by code point, or in pieces drawn by a seed. */
export type Cut = 'whole' | 'units' | 'points' | number;

/** Every kind of cut that is to give the same result. */
const cuts: readonly Cut[] = ['whole', 'units', 'points', 1, 2, 3];

export interface ReadOptions {
  /** What the model was offered: tools, or just the names of some without parameters. */
  tools?: readonly (CoreTool | string)[];
  thinking?: Thinking;
  ending?: Ending;
  cut?: Cut;
}

export interface ReadCall {
  name: string;
  /** The text of its arguments, as far as they came. */
  arguments: string;
  state: 'done' | 'broken';
}

/** What a text comes to. */
export interface ReadResult {
  text: string;
  reasoning: string;
  calls: ReadCall[];
  notes: DialectNote[];
  /** What came, in order: pieces of one kind in a row are one. */
  order: ('text' | 'reasoning' | 'call')[];
}

/** A tool of this name; `properties` are those of its schema. */
export const tool = (name: string, properties: Record<string, { type: string }> = {}): CoreTool => ({
  type: 'function',
  name,
  inputSchema: { type: 'object', properties },
});

const named = (given: CoreTool | string): CoreTool => (typeof given === 'string' ? tool(given) : given);

/** The events a dialect gives for a text, in this cut. */
export function readEvents(dialect: Pick<Dialect, 'reader'>, text: string, options: ReadOptions = {}): DialectEvent[] {
  const { tools = [], thinking = 'none', ending = 'stop', cut = 'whole' } = options;
  const events: DialectEvent[] = [];
  const reader = dialect.reader({ tools: tools.map(named), thinking }, (event) => events.push(event));
  for (const piece of piecesOf(text, cut)) reader.push(piece);
  reader.end(ending);
  return events;
}

/** What a dialect makes of a text, in this cut. Throws where its events break their own rules. */
export const readComplete = (dialect: Pick<Dialect, 'reader'>, text: string, options: ReadOptions = {}): ReadResult =>
  folded(readEvents(dialect, text, options));

/** The same, read in every cut: throws where one gives something else than another. */
export function readInAllCuts(
  dialect: Pick<Dialect, 'reader'>,
  text: string,
  options: Omit<ReadOptions, 'cut'> = {},
): ReadResult {
  const whole = readComplete(dialect, text, options);
  for (const cut of cuts) {
    const other = readComplete(dialect, text, { ...options, cut });
    if (JSON.stringify(other) !== JSON.stringify(whole))
      throw new Error(
        `cut '${cut}' of ${JSON.stringify(text)} gives\n${JSON.stringify(other)}\nwhere the whole gives\n${JSON.stringify(whole)}`,
      );
  }
  return whole;
}

/** The pieces of a text: together they are the text, and none is empty. */
export function piecesOf(text: string, cut: Cut): string[] {
  if (text === '') return [];
  if (cut === 'whole') return [text];
  if (cut === 'units') return text.split('');
  if (cut === 'points') return Array.from(text);
  const random = randomFrom(cut);
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const length = 1 + Math.floor(random() * 9);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

/** Numbers in [0, 1), always the same for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Puts pieces together, and holds them to the contract of `DialectEvent`. */
export function folded(events: readonly DialectEvent[]): ReadResult {
  const read: ReadResult = { text: '', reasoning: '', calls: [], notes: [], order: [] };
  let open: { name: string; arguments: string } | undefined;
  for (const event of events) {
    if (event.type === 'note') {
      read.notes.push(event);
      continue;
    }
    const isOfCall =
      event.type === 'call-arguments' ||
      event.type === 'call-done' ||
      event.type === 'call-cut' ||
      event.type === 'call-broken';
    if (isOfCall !== (open !== undefined))
      throw new Error(`a '${event.type}' came ${open ? 'within' : 'without'} a call`);
    if ('text' in event && (event.text === '' || /^[\udc00-\udfff]/.test(event.text)))
      throw new Error(`a piece is empty or cut within a pair: ${JSON.stringify(event)}`);
    if (event.type === 'text' || event.type === 'reasoning') {
      read[event.type] += event.text;
      if (read.order.at(-1) !== event.type) read.order.push(event.type);
    } else if (event.type === 'call-start') {
      open = { name: event.name, arguments: '' };
      read.order.push('call');
    } else if (open && event.type === 'call-arguments') open.arguments += event.text;
    else if (open) {
      read.calls.push({ ...open, state: event.type === 'call-done' ? 'done' : 'broken' });
      open = undefined;
    }
  }
  if (open) throw new Error(`the call of ${open.name} was never closed`);
  return read;
}
