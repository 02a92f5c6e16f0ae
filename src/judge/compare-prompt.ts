import { asObject, asString, parseArguments, type JsonValue } from '../core/json.ts';
import { toLoss } from '../core/provenance.ts';
import { isPlaceholder } from '../core/stand-ins.ts';
import type { CoreChatRequest, CoreContentPart, CoreTool, CoreToolCall } from '../core/types.ts';
import type { Declared } from './declared.ts';
import type { CheckFinding } from './differences.ts';
import { lettersOf } from './leaves.ts';
import { unitsOfMessages, withoutSpace, type Unit } from './units.ts';
import { wordsOf } from './words.ts';

// The witness of requests whose tools, calls and results are written as text, in which form only their dialect knows:
// every text, name, argument and result stands in the prompt, in the order of the conversation. Of what a dialect writes as
// literals, letters and digits are compared; of texts, everything but white space.

/** A piece of the conversation that is looked for in the prompt. */
interface Piece {
  unit: Unit;
  /** As it was written, and its letters and digits. */
  text: string;
  letters: string;
}

type WireNames = Parameters<typeof toLoss>[1];

/** Where a piece was found: from and to, in letters. */
interface Found {
  from: number;
  to: number;
}

/** Longer pieces are found wherever they are; shorter ones only between these. */
const minAnchorLength = 12;
/** After so many pieces that were not found the comparison ends: it takes time, and the first ones show what is wrong. */
const maxMisses = 200;
const maxFindings = 50;
/** Shorter texts may occur in instructions. */
const minRepeatedLength = 16;
const minRepeatedWords = 3;

/**
 * Compares the client's request with the prompt that was made of it.
 * @param prompt the texts of the prompt in order.
 */
export function comparePrompt(
  request: CoreChatRequest,
  wireNames: WireNames,
  prompt: readonly string[],
  declared: Declared,
): CheckFinding[] {
  return new PromptComparison(request, wireNames, prompt, declared).run();
}

/** All that a model reads of a request that was sent, in order. */
export const promptOf = ({ messages }: CoreChatRequest): string[] =>
  messages.flatMap(({ content }) => (content as readonly CoreContentPart[]).flatMap(textsOf));

function textsOf(part: CoreContentPart): string[] {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return [part.text];
    case 'reasoning':
      return part.blocks.map(({ text }) => text);
    case 'document': {
      const { source, title = '', context = '' } = part;
      const texts =
        source.kind === 'text' ? [source.text] : source.kind === 'parts' ? source.parts.flatMap(textsOf) : [];
      return [title, context, ...texts];
    }
    case 'audio':
      return part.transcript === undefined ? [] : [part.transcript];
    default:
      return [];
  }
}

class PromptComparison {
  readonly #findings: CheckFinding[] = [];
  readonly #request: CoreChatRequest;
  readonly #wireNames: WireNames;
  readonly #declared: Declared;
  readonly #letters: string;
  readonly #plain: string;
  /** Parts of the prompt that were found to be of the conversation, in order. */
  readonly #taken: Found[] = [];
  #misses = 0;

  constructor(request: CoreChatRequest, wireNames: WireNames, prompt: readonly string[], declared: Declared) {
    this.#request = request;
    this.#wireNames = wireNames;
    this.#declared = declared;
    const all = prompt.join('\n');
    this.#letters = lettersOf(all);
    this.#plain = withoutJoiners(withoutSpace(all));
  }

  run(): CheckFinding[] {
    const { messages, tools = [] } = this.#request;
    const start = messages.findIndex(({ role }) => role !== 'system');
    const leading = start === -1 ? messages : messages.slice(0, start);
    const conversation = start === -1 ? [] : messages.slice(start);
    const from = this.#comparePieces(piecesOf(leading, this.#declared), 0);
    this.#comparePieces(piecesOf(conversation, this.#declared), from);
    this.#findRepeated(piecesOf(conversation, this.#declared));
    this.#compareTools(tools);
    return this.#findings;
  }

  /** Looks for pieces in order; returns where the last of them ends. */
  #comparePieces(pieces: readonly Piece[], from: number): number {
    const places = new Map<Piece, Found>();
    const anchors = pieces.filter(({ letters }) => letters.length >= minAnchorLength);
    let at = from;
    for (const piece of anchors) {
      const start = this.#letters.indexOf(piece.letters, at);
      if (start === -1 && (this.#misses += 1) > maxMisses) return from;
      if (start === -1) continue;
      at = start + piece.letters.length;
      places.set(piece, { from: start, to: at });
    }
    at = from;
    let unit: { of: Unit; from: number } | undefined;
    const next = nextPlaces(pieces, places, this.#letters.length);
    for (const [index, piece] of pieces.entries()) {
      if (unit?.of !== piece.unit) unit = { of: piece.unit, from: at };
      const to = next[index] ?? this.#letters.length;
      // Within a call, what a language has no keyword for comes last.
      const place = places.get(piece) ?? this.#find(piece, at, to) ?? this.#find(piece, unit.from, to);
      if (place) {
        at = Math.max(at, place.to);
        this.#taken.push(place);
      }
      // Each piece that is not found takes a search through the whole prompt.
      if (!place && (this.#misses += 1) > maxMisses) return at;
      this.#report(piece, place !== undefined);
    }
    return at;
  }

  #find({ letters, text, unit }: Piece, from: number, to: number): Found | undefined {
    const at = this.#letters.indexOf(letters, from);
    if (at !== -1 && at + letters.length <= to) return { from: at, to: at + letters.length };
    // Arguments and results may be escaped: then their words follow each other.
    if (unit.kind !== 'call' && unit.role !== 'tool') return undefined;
    const region = this.#letters.slice(from, Math.min(to, from + letters.length * maxEscapedGrowth + maxMarkupLength));
    let end = 0;
    let start: number | undefined;
    for (const word of wordsOf(text).map(lettersOf)) {
      const place = region.indexOf(word, end);
      if (place === -1) return undefined;
      start ??= place;
      end = place + word.length;
    }
    return { from: from + (start ?? 0), to: from + end };
  }

  #report({ unit, text, letters }: Piece, isFound: boolean): void {
    const isText = unit.kind === 'text' && unit.role !== 'tool';
    if (isFound && (!isText || this.#plain.includes(withoutJoiners(withoutSpace(text))))) return;
    const path = this.#pathOf(unit.owners[0], unit.field);
    if (path === '' || this.#declared.covers(path) || this.#findings.length >= maxFindings) return;
    const what = `${names[unit.kind] ?? 'a text'} ${isFound ? 'was changed' : this.#letters.includes(letters) && letters.length >= minAnchorLength ? 'is at another place' : 'is missing'}`;
    this.#findings.push({
      leg: 'request',
      path,
      what: `${what} in the prompt`,
      expected: text.slice(0, 200),
      got: null,
    });
  }

  /** Texts of the conversation that stand where nothing of it is expected. */
  #findRepeated(pieces: readonly Piece[]): void {
    const byBeginning = new Map<string, Piece[]>();
    for (const piece of pieces)
      if (
        piece.unit.kind === 'text' &&
        piece.letters.length >= minRepeatedLength &&
        wordsOf(piece.text).length >= minRepeatedWords
      ) {
        const key = piece.letters.slice(0, minRepeatedLength);
        byBeginning.set(key, [...(byBeginning.get(key) ?? []), piece]);
      }
    const [first, ...others] = this.#taken.toSorted((one, other) => one.from - other.from);
    let end = first?.to ?? this.#letters.length;
    for (const { from, to } of [...others, { from: this.#letters.length, to: this.#letters.length }]) {
      for (let at = end; at + minRepeatedLength <= from; at += 1) {
        const candidates = byBeginning.get(this.#letters.slice(at, at + minRepeatedLength)) ?? [];
        const repeated = candidates.find(
          ({ letters }) => at + letters.length <= from && this.#letters.startsWith(letters, at),
        );
        if (!repeated) continue;
        const path = this.#pathOf(repeated.unit.owners[0], repeated.unit.field);
        if (this.#declared.covers(path)) continue;
        this.#findings.push({
          leg: 'request',
          path,
          what: 'a text was added to the prompt, which has it already',
          expected: null,
          got: repeated.text.slice(0, 200),
        });
        at += repeated.letters.length - 1;
      }
      end = Math.max(end, to);
    }
  }

  /** Tools are described outside of the conversation, which may name them too. */
  #compareTools(tools: readonly CoreTool[]): void {
    const rest = this.#outsideOfConversation();
    for (const tool of tools) {
      if (tool.type === 'server') continue;
      const path = this.#pathOf(tool, undefined);
      const isLeftOut =
        this.#declared.coversExactly(path) &&
        this.#declared.hasLossWhere((loss) => isOfTool(loss.path, path, loss.instead));
      if (isLeftOut) continue;
      this.#requireIn(rest, tool, tool.name, { path: `${path}/name`, isAlways: true });
      this.#requireIn(rest, tool, tool.description ?? '', { path: this.#pathOf(tool, 'description'), isAlways: false });
      if (tool.type !== 'function') continue;
      for (const [name, schema] of Object.entries(asObject(tool.inputSchema['properties']) ?? {})) {
        this.#requireIn(rest, tool, name, { path, isAlways: true });
        this.#requireIn(rest, tool, asString(asObject(schema)?.['description']) ?? '', { path, isAlways: false });
      }
    }
  }

  #requireIn(
    rest: string,
    tool: CoreTool,
    text: string,
    { path, isAlways }: { path: string; isAlways: boolean },
  ): void {
    const letters = lettersOf(text);
    if (letters === '' || rest.includes(letters)) return;
    // A short description is declared of all tools together: their names are never left out with it.
    if (
      isAlways
        ? this.#declared.coversExactly(this.#pathOf(tool, undefined)) && !this.#isOnlyShortened()
        : this.#declared.covers(path)
    )
      return;
    this.#findings.push({
      leg: 'request',
      path,
      what: 'a part of the description of a tool is missing in the prompt',
      expected: text.slice(0, 200),
      got: null,
    });
  }

  #isOnlyShortened(): boolean {
    return this.#declared.hasLossWhere(({ instead }) => instead === 'one line for each');
  }

  #outsideOfConversation(): string {
    let rest = '';
    let end = 0;
    for (const { from, to } of this.#taken.toSorted((one, other) => one.from - other.from)) {
      if (from > end) rest += `${this.#letters.slice(end, from)}\n`;
      end = Math.max(end, to);
    }
    return rest + this.#letters.slice(end);
  }

  #pathOf(at: object | undefined, field: string | undefined): string {
    return at ? toLoss({ at, what: '', ...(field !== undefined && { field }) }, this.#wireNames).path : '';
  }
}

/** Where the next piece that is certain begins, for each piece. */
function nextPlaces(pieces: readonly Piece[], places: ReadonlyMap<Piece, Found>, end: number): number[] {
  let next = end;
  return pieces
    .toReversed()
    .map((piece) => {
      const before = next;
      next = places.get(piece)?.from ?? next;
      return before;
    })
    .toReversed();
}

/** How much longer than it is an escaped text may be. */
const maxEscapedGrowth = 4;
/** How much may be between two pieces, in letters. */
const maxMarkupLength = 1000;

const isOfTool = (lossPath: string, path: string, instead: string | undefined): boolean =>
  lossPath === path
    ? instead !== 'a schema that is not enforced'
    : path.startsWith(`${lossPath}/`) && instead === 'no tools';

const names: Readonly<Partial<Record<Unit['kind'], string>>> = { call: 'a tool call', reasoning: 'reasoning' };

const withoutJoiners = (text: string): string => text.replaceAll('\u200D', '');

/** What is looked for of messages, in order. Reasoning of earlier turns has places of its own. */
function piecesOf(messages: CoreChatRequest['messages'], declared: Declared): Piece[] {
  const renamed = new Map(declared.notesOf('tool-renamed').map(({ saw, made }) => [saw, made]));
  return unitsOfMessages(messages, (name) => renamed.get(name) ?? name).flatMap((unit): Piece[] => {
    const [owner] = unit.owners;
    if (unit.kind === 'call' && owner && 'type' in owner && owner.type === 'tool-call')
      return textsOfCall(owner as CoreToolCall, renamed).flatMap((text) => pieceOf(unit, text));
    const isContent = (unit.kind === 'text' || unit.kind === 'refusal') && !isPlaceholder(unit.text);
    return isContent ? pieceOf(unit, unit.text) : [];
  });
}

function pieceOf(unit: Unit, text: string): Piece[] {
  const letters = lettersOf(text);
  return letters === '' ? [] : [{ unit, text, letters }];
}

/** The name of a call, and the keys and values of its arguments. */
function textsOfCall(
  { name, input }: CoreToolCall,
  renamed: ReadonlyMap<string | undefined, string | undefined>,
): string[] {
  const value =
    input.kind === 'json' ? input.value : input.kind === 'json-text' ? parseArguments(input.text) : input.text;
  return [renamed.get(name) ?? name, ...leavesOf(value ?? null)];
}

/** The keys and values of JSON in order, as far as they are written alike in all languages. */
function leavesOf(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number')
    return Number.isSafeInteger(value) || /^-?\d+\.\d{1,6}$/.test(String(value)) ? [String(value)] : [];
  if (typeof value === 'boolean') return [String(value).slice(1)];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return Object.entries(value ?? {}).flatMap(([key, each]) => [key, ...leavesOf(each as JsonValue)]);
}
