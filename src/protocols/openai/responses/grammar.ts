import type { AnswerViolation, GrammarViolation } from '../../../core/codec.ts';
import { asArray, asNumber, asObject, asString, objectsIn, type JsonObject } from '../../../core/json.ts';
import { jsonOfFrame, type Frame, type Stage, type Step } from '../../../core/step.ts';
import { findArgumentsFault } from '../../../core/tool-input.ts';
import { faultInEvent } from './wire.ts';

/** An item so far. */
interface GrammarItem {
  id: string | undefined;
  type: string | undefined;
  name: string | undefined;
  isOpen: boolean;
  /** What it has when it is closed. */
  content?: string;
  /** What each of its texts amounts to so far: `text:0`, `input`. */
  texts: Map<string, string>;
  /** The parts that are open, and those that are closed. */
  parts: Map<string, 'open' | 'closed'>;
}

type FaultReporter = (path: string, what: string) => void;

/** What is wrong with the arguments of an item that is a call; one that was cut off may have half of them. */
function findCallFault({ type, status, arguments: text }: JsonObject): string | undefined {
  const isCall = type === 'function_call' || type === 'mcp_call';
  return isCall && status !== 'incomplete' ? findArgumentsFault(asString(text) ?? '') : undefined;
}

/** What is wrong with the fields about how an answer ended. */
function findEndFault({ status, error, incomplete_details: details }: JsonObject): AnswerViolation | undefined {
  if (status === 'failed' && !asObject(error)) return { path: '/error', what: 'an answer that failed has its error' };
  if (status === 'incomplete' && !asObject(details))
    return { path: '/incomplete_details', what: 'an answer that is incomplete has the reason' };
  return undefined;
}

/** The calls of a plain answer must be whole unless it was cut within its last item, and its reason must be given. */
export function answerFaults(body: JsonObject): AnswerViolation[] {
  const items = objectsIn(body['output']);
  const broken = items.flatMap((item, index): AnswerViolation[] => {
    const what = findCallFault(item);
    const isCut = body['status'] === 'incomplete' && index === items.length - 1;
    return what === undefined || isCut ? [] : [{ path: `/output/${index}/arguments`, what }];
  });
  const end = findEndFault(body);
  return end ? [...broken, end] : broken;
}

const finalEvents: ReadonlySet<string> = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/**
 * The order of a Responses stream (API reference, "Streaming events"): `response.created` first; items that are
 * announced, grow part by part and are closed, each at a place of its own; the whole answer in the last event, and
 * nothing behind it. Every event has its type and a higher number than the one before.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => new StreamGrammar(emit);

class StreamGrammar implements Stage<Frame> {
  readonly #emit: (violation: GrammarViolation) => void;
  readonly #items = new Map<number, GrammarItem>();
  readonly #ids = new Set<string>();
  #event = -1;
  #sequence = -1;
  #isCreated = false;
  /** The type of the event that ended the stream. */
  #endedBy: string | undefined;
  /** The items with arguments that are not JSON, and where each was closed. */
  readonly #brokenCalls: { event: number; index: number; what: string }[] = [];

  constructor(emit: (violation: GrammarViolation) => void) {
    this.#emit = emit;
  }

  push(frame: Frame): void {
    this.#event += 1;
    if (this.#endedBy !== undefined) return this.#report('', `nothing follows ${this.#endedBy}`);
    const value = asObject(jsonOfFrame(frame));
    if (value) this.#check(value, frame.event);
    else this.#report('', 'a frame holds a JSON object');
  }

  end(): void {
    this.#event += 1;
    if (this.#endedBy === undefined)
      this.#report('', 'the stream ends without response.completed, incomplete or failed');
  }

  #check(data: JsonObject, name: string | undefined): void {
    const type = asString(data['type']);
    if (type === undefined) return this.#report('/type', 'an event has its type');
    if (name !== undefined && name !== type) this.#report('/type', `the event is called ${name} outside of its data`);
    const form = faultInEvent(data);
    if (form) return this.#report(form.path, `expected ${form.expected}, got ${form.got}`);
    this.#checkNumber(asNumber(data['sequence_number']));
    if (type === 'error') {
      this.#endedBy = type;
      return;
    }
    if (!this.#isCreated && type !== 'response.created' && type.startsWith('response.'))
      this.#report('/type', 'a stream begins with response.created');
    if (this.#isCreated && type === 'response.created') this.#report('/type', 'a second response.created');
    this.#isCreated = true;
    if (finalEvents.has(type)) return this.#checkEnd(type, asObject(data['response']) ?? {});
    if (type === 'response.output_item.added') return this.#open(data);
    const index = asNumber(data['output_index']);
    if (index !== undefined) this.#checkItemEvent(type, index, data);
  }

  #checkNumber(number: number | undefined): void {
    if (number === undefined) return;
    if (number <= this.#sequence) this.#report('/sequence_number', `a number above ${this.#sequence}`);
    this.#sequence = number;
  }

  #open(data: JsonObject): void {
    const index = asNumber(data['output_index']);
    const item = asObject(data['item']) ?? {};
    if (index === undefined) return this.#report('/output_index', 'an item has its place');
    const count = this.#items.size;
    if (this.#items.has(index)) return this.#report('/output_index', `the place ${index} is taken`);
    if (index !== count) this.#report('/output_index', `items count from 0; the next is ${count}`);
    const id = asString(item['id']);
    if (id !== undefined && this.#ids.has(id)) this.#report('/item/id', 'no two items have the same id');
    if (id !== undefined) this.#ids.add(id);
    this.#items.set(index, {
      id,
      type: asString(item['type']),
      name: asString(item['name']),
      isOpen: true,
      texts: new Map(),
      parts: new Map(),
    });
  }

  #checkItemEvent(type: string, index: number, data: JsonObject): void {
    const item = this.#items.get(index);
    if (!item) return this.#report('/output_index', `no item of place ${index} was announced`);
    if (!item.isOpen) return this.#report('/output_index', `the item of place ${index} is closed`);
    if (type === 'response.output_item.done') return this.#close(item, index, asObject(data['item']) ?? {});
    const id = asString(data['item_id']);
    if (id !== undefined && item.id !== undefined && id !== item.id)
      this.#report('/item_id', `the item of place ${index} is ${item.id}`);
    checkPart(item, type.replace('response.', ''), data, (path, what) => this.#report(path, what));
  }

  #close(item: GrammarItem, index: number, completed: JsonObject): void {
    item.isOpen = false;
    item.content = contentOfItem(completed);
    const broken = findCallFault(completed);
    if (broken !== undefined) this.#brokenCalls.push({ event: this.#event, index, what: broken });
    if (asString(completed['type']) !== item.type) this.#report('/item/type', `the item was announced as ${item.type}`);
    if (item.name && asString(completed['name']) !== item.name)
      this.#report('/item/name', `the item was announced with the name ${item.name}`);
    for (const [part, state] of item.parts)
      if (state === 'open') this.#report('/item', `the part ${part} of the item is not closed`);
    const input = asString(completed['arguments']) ?? asString(completed['input']);
    const streamed = item.texts.get('input');
    if (input !== undefined && streamed !== undefined && streamed !== input)
      this.#report('/item', 'the input is not what its pieces amount to');
  }

  #checkEnd(type: string, response: JsonObject): void {
    this.#endedBy = type;
    const count = this.#items.size;
    const output = asArray(response['output']);
    const named = type.replace('response.', '');
    const { status = named } = response;
    if (status !== named) this.#report('/response/status', `the status of ${type} is "${named}"`);
    const end = findEndFault({ ...response, status: named });
    if (end) this.#report(`/response${end.path}`, end.what);
    if (type === 'response.failed') return;
    for (const { event, index, what } of this.#brokenCalls)
      if (type === 'response.completed' || index !== count - 1) this.#emit({ event, path: '/item/arguments', what });
    if (output && output.length > 0 && output.length !== count)
      this.#report('/response/output', `the answer holds ${count} items`);
    for (const [index, item] of objectsIn(output).entries()) {
      const content = this.#items.get(index)?.content;
      if (content !== undefined && content !== contentOfItem(item))
        this.#report(`/response/output/${index}`, 'the item is not what it was when it was closed');
    }
    if (type !== 'response.completed') return;
    for (const [index, { isOpen }] of this.#items)
      if (isOpen) this.#report('', `the item of place ${index} is not closed`);
  }

  #report(path: string, what: string): void {
    this.#emit({ event: this.#event, path, what });
  }
}

/** The texts of an item, and the name and the input of a call. */
const contentOfItem = ({ name, arguments: text, input, content, summary }: JsonObject): string =>
  JSON.stringify([
    [name, text, input].map(asString),
    ...[content, summary].map((parts) => objectsIn(parts).map((part) => asString(part['text'] ?? part['refusal']))),
  ]);

/** Checks an event about a part of an item. */
function checkPart(item: GrammarItem, kind: string, data: JsonObject, report: FaultReporter): void {
  const content = asNumber(data['content_index']);
  const summary = asNumber(data['summary_index']);
  const place = summary === undefined ? `content:${content ?? 0}` : `summary:${summary}`;
  switch (kind) {
    case 'content_part.added':
    case 'reasoning_summary_part.added':
      if (item.parts.has(place)) report('', `the part ${place} was announced before`);
      item.parts.set(place, 'open');
      return;
    case 'content_part.done':
    case 'reasoning_summary_part.done':
      if (item.parts.get(place) !== 'open') report('', `the part ${place} is not open`);
      item.parts.set(place, 'closed');
      return;
    case 'output_text.delta':
    case 'refusal.delta':
    case 'reasoning_text.delta':
    case 'reasoning_summary_text.delta':
      if (item.parts.get(place) !== 'open') report('', `the part ${place} is not open`);
      return appendText(item, place, data);
    case 'output_text.done':
    case 'refusal.done':
    case 'reasoning_text.done':
    case 'reasoning_summary_text.done':
      return compareText(item, place, asString(data['text']) ?? asString(data['refusal']), report);
    case 'function_call_arguments.delta':
    case 'custom_tool_call_input.delta':
      return appendText(item, 'input', data);
    case 'function_call_arguments.done':
    case 'custom_tool_call_input.done':
      return compareText(item, 'input', asString(data['arguments']) ?? asString(data['input']), report);
    default:
  }
}

const appendText = ({ texts }: GrammarItem, place: string, data: JsonObject): void => {
  texts.set(place, (texts.get(place) ?? '') + (asString(data['delta']) ?? ''));
};

function compareText(
  { texts }: GrammarItem,
  place: string,
  completed: string | undefined,
  report: FaultReporter,
): void {
  const streamed = texts.get(place);
  if (streamed !== undefined && completed !== undefined && streamed !== completed)
    report('', `the text of ${place} is not what its pieces amount to`);
}
