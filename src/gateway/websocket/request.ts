import { createHash } from 'node:crypto';
import { asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { pluralize } from '../../core/shown.ts';
import { isEmptyReasoning, toComparableItem } from '../../protocols/openai/responses/repeated-items.ts';
import { scanBody, type BodyLayout, type ElementSpans } from '../request/scan.ts';

/** What the backend at the other end of a connection has of a conversation, by the last response there. */
export interface SocketConversation {
  readonly responseId: string;
  /** A digest of the fields of its request, without the input. */
  readonly fields: string;
  /** How many items its input had, and a digest of their bytes. */
  readonly count: number;
  readonly input: string;
  /** The items of the response that a client repeats, as `toComparableItem` writes them. */
  readonly output: readonly string[];
}

/** A message for a request, and what it leaves out. */
export interface SocketMessage {
  readonly text: string;
  /** The response that it continues, and what it adds, for a note; absent: the message has the whole input. */
  readonly continued?: string;
}

/** A message that continues a response. */
export type ContinuingMessage = SocketMessage & { readonly continued: string };

/** Fields that only the messages of a WebSocket have, or that only HTTP has. */
const socketFields: readonly string[] = ['type', 'stream_id', 'generate'];
/** Fields that refer to what the backend has stored. */
const stateFields: readonly string[] = ['previous_response_id', 'conversation'];
/** As Codex: a request continues another one if all else is the same. */
const comparedApart: ReadonlySet<string> = new Set(['input', 'stream', 'client_metadata', 'metadata']);

/** In JSON: tab, line feed, carriage return, space. */
const whiteSpace: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20]);

/** A streamed request of the Responses API, as a message of a WebSocket. */
export class SocketRequest {
  readonly #body: Buffer;
  readonly #layout: BodyLayout;
  #fields: string | undefined;
  readonly #digests = new Map<number, string>();

  private constructor(body: Buffer, layout: BodyLayout) {
    this.#body = body;
    this.#layout = layout;
  }

  /** Or why it has to be sent over HTTP. */
  static parse(body: Buffer): SocketRequest | { readonly why: string } {
    const { layout } = scanBody(body, 'type', { withLayout: true });
    if (!layout) return { why: 'the request has a key twice, or one with escapes' };
    const request = new SocketRequest(body, layout);
    if (!request.#isTrue('stream')) return { why: 'the request does not ask for a stream' };
    if (request.#isTrue('background')) return { why: 'the request asks for a response in the background' };
    const other = socketFields.find((name) => layout.values.has(name));
    return other === undefined ? request : { why: `the request has the field ${other}, which only messages have` };
  }

  #isTrue(key: string): boolean {
    return this.#layout.values.has(key) && this.#valueOf(key).trim() === 'true';
  }

  /** Whether its input repeats earlier turns of the model. */
  get hasHistory(): boolean {
    return ['"assistant"', '"function_call"', '"custom_tool_call"'].some((mark) => this.#body.includes(mark));
  }

  /** The whole request. `stream` is implied (API reference, `response.create`). */
  get complete(): SocketMessage {
    return { text: this.#write([...this.#layout.values.keys()].filter((key) => key !== 'stream')) };
  }

  /**
   * The request with only the items that the backend does not have yet; `undefined` if this is not certain, or there are
   * none.
   */
  continueFrom({ responseId, fields, count, input, output }: SocketConversation): ContinuingMessage | undefined {
    const list = this.#list;
    const known = count + output.length;
    if (!list || list.ends.length <= known) return undefined;
    if (fields !== this.#digestFields() || input !== this.#digestInput(list, count)) return undefined;
    const isRepeated = output.every((item, index) => this.#comparableItem(list, count + index) === item);
    if (!isRepeated) return undefined;
    const from = (list.ends[known - 1] ?? 0) + 1;
    const rest = this.#body.toString('utf8', from, list.ends.at(-1));
    const replaced = ['stream', 'input', ...stateFields];
    const kept = [...this.#layout.values.keys()].filter((key) => !replaced.includes(key));
    const added = `,"previous_response_id":${JSON.stringify(responseId)},"input":[${rest}]}`;
    return {
      text: this.#write(kept).slice(0, -1) + added,
      continued: `previous_response_id ${responseId}, and the last ${pluralize(list.ends.length - known, 'item')} of ${list.ends.length}`,
    };
  }

  /** The conversation with a response to this request; `undefined` if a later request cannot be compared with it. */
  continuedBy(responseId: string, output: readonly JsonValue[]): SocketConversation | undefined {
    const list = this.#list;
    if (!list) return undefined;
    const count = list.ends.length;
    return {
      responseId,
      fields: this.#digestFields(),
      count,
      input: this.#digestInput(list, count),
      output: output.filter((item) => !isEmptyReasoning(item)).map(toComparableItem),
    };
  }

  /** The input, if it is a list and the whole conversation. */
  get #list(): ElementSpans | undefined {
    const { values, list } = this.#layout;
    const isState = (name: string): boolean => values.has(name) && this.#valueOf(name).trim() !== 'null';
    return list?.key === 'input' && !stateFields.some(isState) ? list : undefined;
  }

  #write(keys: readonly string[]): string {
    const fields = keys.map((key) => `,"${key}":${this.#valueOf(key)}`);
    return `{"type":"response.create"${fields.join('')}}`;
  }

  #valueOf(key: string): string {
    const { start, end } = this.#layout.values.get(key) ?? { start: 0, end: 0 };
    return this.#body.toString('utf8', start, end);
  }

  #digestFields(): string {
    if (this.#fields !== undefined) return this.#fields;
    const hash = createHash('sha256');
    for (const key of [...this.#layout.values.keys()].toSorted())
      if (!comparedApart.has(key)) hash.update(`${key}:${this.#valueOf(key)}\n`);
    return (this.#fields = hash.digest('base64'));
  }

  /** Of the first items, with the commas between them. */
  #digestInput(list: ElementSpans, count: number): string {
    const known = this.#digests.get(count);
    if (known !== undefined) return known;
    let end = list.ends[count - 1] ?? list.start;
    while (end > list.start && whiteSpace.has(this.#body[end - 1] ?? 0)) end--;
    const bytes = this.#body.subarray(list.start, end);
    const digest = createHash('sha256').update(bytes).digest('base64');
    this.#digests.set(count, digest);
    return digest;
  }

  #comparableItem(list: ElementSpans, index: number): string | undefined {
    const start = index === 0 ? list.start : (list.ends[index - 1] ?? 0) + 1;
    const item = parseJson(this.#body.toString('utf8', start, list.ends[index]));
    return item === undefined ? undefined : toComparableItem(item);
  }
}

/** Collects what a later request repeats of a response. */
export class ResponseItems {
  readonly #items = new Map<number, JsonValue>();

  /** @returns the id and the items of the response, when the event completes it. */
  add(type: string | undefined, text: string): { id: string; items: readonly JsonValue[] } | undefined {
    if (type !== 'response.output_item.done' && type !== 'response.completed') return undefined;
    const event: JsonObject = asObject(parseJson(text)) ?? {};
    if (type === 'response.output_item.done') {
      const { output_index: index, item } = event;
      if (item !== undefined) this.#items.set(typeof index === 'number' ? index : this.#items.size, item);
      return undefined;
    }
    const response = asObject(event['response']);
    const id = asString(response?.['id']);
    if (id === undefined) return undefined;
    const listed = response?.['output'];
    const items = [...this.#items].toSorted(([one], [other]) => one - other).map(([, item]) => item);
    return { id, items: items.length > 0 || !Array.isArray(listed) ? items : listed };
  }
}
