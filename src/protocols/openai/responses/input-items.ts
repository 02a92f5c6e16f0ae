import type * as wire from '../../../../generated/openai.js';
import { appendAll } from '../../../core/append-all.ts';
import type { RouteHints } from '../../../core/codec.ts';
import { asString, objectsIn, type JsonValue } from '../../../core/json.ts';
import { cloneAt, setPointer } from '../../../core/provenance.ts';
import type {
  CoreMessage,
  CoreText,
  CoreTool,
  CoreToolCall,
  CoreToolResult,
  Signature,
  WireForm,
} from '../../../core/types.ts';
import type { Unchecked } from '../../../core/wire-object.ts';
import { decodeResult, decodeSearchResult } from './calls.ts';
import { decodeContent, decodeOpaque } from './content.ts';
import { summaryMessage } from './compaction.ts';
import { idAndStatus, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { markIssuer, resolveReferences, type PlacedItem } from './item-references.ts';
import { decodeOutputItem, isMessage } from './output-items.ts';
import { decodeCallSignature } from './reasoning.ts';
import { createToolNames, type ToolNames } from './tool-names.ts';
import { toolDecoder } from './tools.ts';

/** What a conversation on this wire amounts to. */
export interface DecodedInput {
  messages: CoreMessage[];
  tools: CoreTool[];
  /** Items that declare tools and that no other item follows. */
  trailingDeclarations: DeclarationForm[];
  /** Where an item names what only the vendor holds, and the id of the item that it refers to. */
  held: { field: string; itemId?: string } | undefined;
}

/** An item that declares tools, with its number in place of them: the tools are those of the request. */
export type DeclarationForm = Unchecked<wire.AdditionalToolsItem> & { item?: JsonValue };

/** Items that mean nothing without what the vendor has stored or encrypted of the conversation. */
const serverStateTypes: ReadonlySet<string> = new Set(['item_reference', 'compaction', 'compaction_trigger']);

/** Of a search by the vendor itself the tools are declared already. */
const declaresTools = (
  item: wire.ReceivedOutputItem,
): item is wire.ReceivedAdditionalToolsItem | wire.ReceivedToolSearchOutputItem =>
  item.type === 'additional_tools' ||
  (item.type === 'tool_search_output' && typeof item.call_id === 'string' && item.execution !== 'server');

/**
 * The items of a conversation as messages. What the model did between two messages of the client is one message, in
 * whatever number of items. Tools that an item declares are tools of the request: other vendors know no other place.
 * @param tools those declared at the top of the request.
 * @param hints the items that references stand for, and the summaries that compaction items do.
 * @throws {LouterError} `invalid-request` as `resolveReferences` does.
 */
export const decodeInput = (
  input: JsonValue | undefined,
  tools: JsonValue | undefined,
  { items, summaries }: Pick<RouteHints, 'items' | 'summaries'> = {},
): DecodedInput => new InputDecoder(resolveReferences(input, items), tools, summaries).decode(input);

class InputDecoder {
  readonly #items: readonly PlacedItem[];
  readonly #tools: CoreTool[];
  /** The tools of each item that declares some, by the item's place. */
  readonly #declarations = new Map<number, { tools: CoreTool[]; number: number }>();
  readonly #names: ToolNames;
  readonly #messages: CoreMessage[] = [];
  readonly #calls = new Map<string, CoreToolCall>();
  readonly #callSignatures = new Map<string, Signature>();
  /** The calls that the vendor ran itself: only it understands their results. */
  readonly #vendorCalls = new Set<string>();
  #pendingDeclarations: DeclarationForm[] = [];
  #held: DecodedInput['held'];
  readonly #summaries: RouteHints['summaries'];

  /** All tools are decoded first: their names are needed for the calls. */
  constructor(items: readonly PlacedItem[], tools: JsonValue | undefined, summaries: RouteHints['summaries']) {
    const decodeTools = toolDecoder();
    this.#items = items;
    this.#summaries = summaries;
    this.#tools = decodeTools(tools, { pointer: '/tools' });
    for (const { index, item } of items) {
      if (!declaresTools(item)) continue;
      const number = this.#declarations.size;
      const ofItem = decodeTools(item.tools, { pointer: `/input/${index}/tools`, item: number });
      this.#declarations.set(index, { tools: ofItem, number });
      appendAll(this.#tools, ofItem);
    }
    this.#names = createToolNames(this.#tools);
  }

  decode(input: JsonValue | undefined): DecodedInput {
    if (typeof input === 'string') {
      const content = [setPointer<CoreText>('/input', { type: 'text', text: input })];
      this.#messages.push(setPointer('/input', { role: 'user', content, ...withWireForm({ form: 'input' }) }));
    }
    for (const each of this.#items) this.#decodeItem(each, `/input/${each.index}`);
    for (const [id, signature] of this.#callSignatures) {
      const call = this.#calls.get(id);
      if (call) call.signature = signature;
    }
    return {
      messages: this.#messages,
      tools: this.#tools,
      trailingDeclarations: this.#pendingDeclarations,
      held: this.#held,
    };
  }

  #decodeItem({ item, index, issuer }: PlacedItem, pointer: string): void {
    const type: string = item.type ?? 'message';
    const summary =
      item.type === 'compaction' ? this.#summaries?.get(asString(item.encrypted_content) ?? '') : undefined;
    if (summary !== undefined) return this.#push(summaryMessage(summary, pointer));
    if (serverStateTypes.has(type)) this.#held ??= toServerState(item, pointer);
    const message: Unchecked<wire.ClientMessage> | undefined = isMessage(item) ? item : undefined;
    if (message && message.role !== 'assistant') return this.#push(decodeMessage(message, pointer));
    if (item.type === 'additional_tools') {
      const { tools: _, ...rest } = item;
      this.#pendingDeclarations.push({ ...rest, item: this.#declarations.get(index)?.number ?? 0 });
      return;
    }
    const isOfVendor = item.type === 'shell_call_output' && this.#vendorCalls.has(asString(item.call_id) ?? '');
    if (isOfVendor) return this.#push(opaqueMessage(item, pointer));
    const result =
      item.type === 'tool_search_output' ? this.#decodeSearchResult(item, pointer, index) : decodeResult(item, pointer);
    if (result) return this.#addResult(result, pointer);
    if (isClientItem(type) && !vendorOutputs.has(type)) return this.#push(opaqueMessage(item, pointer));
    const callSignature = item.type === 'reasoning' ? decodeCallSignature(item) : undefined;
    if (callSignature) this.#callSignatures.set(callSignature.id, callSignature.signature);
    else this.#addOutputItem(item, pointer, issuer);
  }

  #decodeSearchResult(
    item: wire.ReceivedToolSearchOutputItem,
    pointer: string,
    index: number,
  ): CoreToolResult | undefined {
    const { tools = [], number = 0 } = this.#declarations.get(index) ?? {};
    return decodeSearchResult(item, pointer, { names: tools.flatMap(({ name }) => name ?? []), number });
  }

  #addResult(result: CoreToolResult, pointer: string): void {
    const last = this.#messages.at(-1);
    this.#attachDeclarations(result);
    if (last?.role === 'tool') last.content.push(result);
    else this.#messages.push(setPointer(pointer, { role: 'tool', content: [result], ...withWireForm({}) }));
  }

  #addOutputItem(item: wire.ReceivedOutputItem, pointer: string, issuer: string | undefined): void {
    const mint = (): string => `call_${pointer.slice(7)}`;
    const decoded = decodeOutputItem(item, pointer, {
      names: this.#names,
      issuer: issuer ?? protocol,
      mint,
      isAnswer: false,
    });
    const parts = issuer === undefined ? decoded : decoded.map((part) => markIssuer(cloneAt(pointer, part), issuer));
    const [first] = parts;
    if (first) this.#attachDeclarations(first);
    const callId = 'call_id' in item ? asString(item.call_id) : undefined;
    if (first?.type === 'opaque' && callId !== undefined) this.#vendorCalls.add(callId);
    for (const part of parts) if (part.type === 'tool-call') this.#calls.set(part.id, part);
    const last = this.#messages.at(-1);
    if (last?.role === 'assistant') appendAll(last.content, parts);
    else this.#messages.push(setPointer(pointer, { role: 'assistant', content: parts, ...withWireForm({}) }));
  }

  #push(message: CoreMessage): void {
    this.#messages.push(this.#attachDeclarations(message));
  }

  /** Items that declare tools precede the next item, whatever that is. */
  #attachDeclarations<T extends { wireForm?: WireForm }>(carrier: T): T {
    if (this.#pendingDeclarations.length === 0) return carrier;
    const before = this.#pendingDeclarations;
    carrier.wireForm = { ...carrier.wireForm, [protocol]: { ...wireFormOf(carrier), before } };
    this.#pendingDeclarations = [];
    return carrier;
  }
}

const toServerState = ({ type, id }: wire.ReceivedOutputItem, pointer: string): DecodedInput['held'] => ({
  field: pointer.slice(1).replaceAll('/', '.'),
  ...(asString(type) === 'item_reference' && { itemId: asString(id) ?? '' }),
});

/** What the vendor's own search of tools and its own code gave: part of its answer, unlike other outputs. */
const vendorOutputs: ReadonlySet<string> = new Set(['tool_search_output', 'program_output']);

/** Items of the client that belong to no known call of the conversation. */
const isClientItem = (type: string): boolean =>
  type === 'item_reference' ||
  type === 'compaction_trigger' ||
  type === 'configuration_update' ||
  type.endsWith('_output') ||
  type.endsWith('_response');

function opaqueMessage(item: wire.ReceivedOutputItem, pointer: string): CoreMessage {
  const output = 'output' in item ? item.output : undefined;
  const standIn = output === undefined ? undefined : `(${asString(item.type)}: ${toText(output)})`;
  const part = setPointer(pointer, decodeOpaque(item, 'item', standIn));
  return setPointer(pointer, { role: 'user', content: [part], ...withWireForm({ form: 'item' }) });
}

const toText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

function decodeMessage(item: Unchecked<wire.ClientMessage>, pointer: string): CoreMessage {
  const { type, id, role, status, content, ...rest } = item;
  const parts = decodeContent(content, `${pointer}/content`);
  const fields = {
    ...withExtras(rest),
    ...withWireForm({
      ...idAndStatus({ id, status }),
      ...(typeof type !== 'string' && { type: 'absent' }),
      ...(typeof content === 'string' && { content: 'string' }),
    }),
  };
  if (role === 'user') return setPointer(pointer, { role, content: parts, ...fields });
  // Instructions are text; other parts among them only this protocol has.
  const written = objectsIn(content);
  const instructions = parts.map((part, index) =>
    part.type === 'text' || part.type === 'opaque'
      ? part
      : setPointer(`${pointer}/content/${index}`, decodeOpaque(written[index] ?? {}, 'content')),
  );
  return setPointer(pointer, {
    role: 'system',
    content: instructions,
    ...(role === 'developer' && { voice: 'developer' as const }),
    ...fields,
  });
}
