import type * as wire from '../../../../generated/openai.js';
import { readResponse, readResponseStreamEvent } from '../../../../generated/openai.readers.js';
import { validateResponseStreamEvent } from '../../../../generated/openai.validators.js';
import type { AnswerViolation, GrammarViolation } from '../../../core/codec.ts';
import { asNumber, asObject, asString, type JsonObject } from '../../../core/json.ts';
import { jsonOfFrame, type Frame, type Stage, type Step } from '../../../core/step.ts';
import { findArgumentsFault } from '../../../core/tool-input.ts';
import { findProblem } from '../../../core/validation.ts';
import { doneMarker } from '../shared/choices.ts';
import { contentIndexOf } from './item-decoder.ts';

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
function findCallFault(item: wire.ReceivedOutputItem): string | undefined {
  const isCall = item.type === 'function_call' || item.type === 'mcp_call';
  return isCall && item.status !== 'incomplete' ? findArgumentsFault(asString(item.arguments) ?? '') : undefined;
}

type AnswerEnd = Pick<wire.ReceivedResponse, 'status' | 'error' | 'incomplete_details'>;

/** What is wrong with the fields about how an answer ended. */
function findEndFault({ status, error, incomplete_details: details }: AnswerEnd): AnswerViolation | undefined {
  if (status === 'failed' && !error) return { path: '/error', what: 'an answer that failed has its error' };
  if (status === 'incomplete' && !details)
    return { path: '/incomplete_details', what: 'an answer that is incomplete has the reason' };
  return undefined;
}

/** The calls of a plain answer must be whole unless it was cut within its last item, and its reason must be given. */
export function answerFaults(body: JsonObject): AnswerViolation[] {
  const answer = readResponse(body) ?? {};
  const items = answer.output ?? [];
  const broken = items.flatMap((item, index): AnswerViolation[] => {
    const what = findCallFault(item);
    const isCut = answer.status === 'incomplete' && index === items.length - 1;
    return what === undefined || isCut ? [] : [{ path: `/output/${index}/arguments`, what }];
  });
  const end = findEndFault(answer);
  return end ? [...broken, end] : broken;
}

/**
 * The order of a Responses stream (API reference, "Streaming events"): `response.created` first; items that are
 * announced, grow part by part and are closed, each at a place of its own; the whole answer in the last event, and
 * nothing behind it but `[DONE]`, which OpenAI does not send and openresponses.org/specification demands. Every event has
 * its type and a higher number than the one before.
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
  #isDone = false;
  /** The items with arguments that are not JSON, and where each was closed. */
  readonly #brokenCalls: { event: number; index: number; what: string }[] = [];

  constructor(emit: (violation: GrammarViolation) => void) {
    this.#emit = emit;
  }

  push(frame: Frame): void {
    this.#event += 1;
    if (this.#endedBy !== undefined) {
      const isSecond = this.#isDone;
      this.#isDone ||= frame.data.trim() === doneMarker;
      if (isSecond || !this.#isDone) this.#report('', `nothing follows ${isSecond ? doneMarker : this.#endedBy}`);
      return;
    }
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
    const type = asString(data['type' satisfies keyof wire.ResponseStreamEvent]);
    if (type === undefined) return this.#report('/type', 'an event has its type');
    if (name !== undefined && name !== type) this.#report('/type', `the event is called ${name} outside of its data`);
    const form = findProblem(validateResponseStreamEvent, data);
    if (form) return this.#report(form.path, `expected ${form.expected}, got ${form.got}`);
    const event = readResponseStreamEvent(data) ?? {};
    this.#checkNumber(asNumber(event.sequence_number));
    if (event.type === 'error') {
      this.#endedBy = type;
      return;
    }
    if (!this.#isCreated && type !== 'response.created' && type.startsWith('response.'))
      this.#report('/type', 'a stream begins with response.created');
    if (this.#isCreated && type === 'response.created') this.#report('/type', 'a second response.created');
    this.#isCreated = true;
    switch (event.type) {
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        return this.#checkEnd(event.type, event.response ?? {});
      case 'response.output_item.added':
        return this.#open(event);
      default: {
        const index = 'output_index' in event ? asNumber(event.output_index) : undefined;
        if (index !== undefined) this.#checkItemEvent(index, event);
      }
    }
  }

  #checkNumber(number: number | undefined): void {
    if (number === undefined) return;
    if (number <= this.#sequence) this.#report('/sequence_number', `a number above ${this.#sequence}`);
    this.#sequence = number;
  }

  #open({ output_index: index, item: announced }: wire.ReceivedOutputItemEvent): void {
    const item = announced ?? {};
    if (typeof index !== 'number') return this.#report('/output_index', 'an item has its place');
    const count = this.#items.size;
    if (this.#items.has(index)) return this.#report('/output_index', `the place ${index} is taken`);
    if (index !== count) this.#report('/output_index', `items count from 0; the next is ${count}`);
    const id = asString(item.id);
    if (id !== undefined && this.#ids.has(id)) this.#report('/item/id', 'no two items have the same id');
    if (id !== undefined) this.#ids.add(id);
    this.#items.set(index, {
      id,
      type: asString(item.type),
      name: nameOf(item),
      isOpen: true,
      texts: new Map(),
      parts: new Map(),
    });
  }

  #checkItemEvent(index: number, event: wire.ReceivedResponseStreamEvent): void {
    const item = this.#items.get(index);
    if (!item) return this.#report('/output_index', `no item of place ${index} was announced`);
    if (!item.isOpen) return this.#report('/output_index', `the item of place ${index} is closed`);
    if (event.type === 'response.output_item.done') return this.#close(item, index, event.item ?? {});
    const id = 'item_id' in event ? asString(event.item_id) : undefined;
    if (id !== undefined && item.id !== undefined && id !== item.id)
      this.#report('/item_id', `the item of place ${index} is ${item.id}`);
    checkPart(item, event, (path, what) => this.#report(path, what));
  }

  #close(item: GrammarItem, index: number, completed: wire.ReceivedOutputItem): void {
    item.isOpen = false;
    item.content = contentOfItem(completed);
    const broken = findCallFault(completed);
    if (broken !== undefined) this.#brokenCalls.push({ event: this.#event, index, what: broken });
    if (asString(completed.type) !== item.type) this.#report('/item/type', `the item was announced as ${item.type}`);
    if (item.name && nameOf(completed) !== item.name)
      this.#report('/item/name', `the item was announced with the name ${item.name}`);
    for (const [part, state] of item.parts)
      if (state === 'open') this.#report('/item', `the part ${part} of the item is not closed`);
    const input = inputOf(completed);
    const streamed = item.texts.get('input');
    if (input !== undefined && streamed !== undefined && streamed !== input)
      this.#report('/item', 'the input is not what its pieces amount to');
  }

  #checkEnd(type: wire.ReceivedResponseStateEvent['type'], response: wire.ReceivedResponse): void {
    this.#endedBy = type;
    const count = this.#items.size;
    const { output } = response;
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
    for (const [index, item] of (output ?? []).entries()) {
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
function contentOfItem(item: wire.ReceivedOutputItem): string {
  switch (item.type) {
    case 'message':
      return JSON.stringify([item.content ?? []].flat().map(textOfPart));
    case 'reasoning':
      return JSON.stringify([item.content, item.summary].map((parts) => (parts ?? []).map(textOfPart)));
    default:
      return JSON.stringify([nameOf(item), inputOf(item)]);
  }
}

const inputOf = (item: wire.ReceivedOutputItem): string | undefined =>
  asString('arguments' in item ? item.arguments : 'input' in item ? item.input : undefined);

const nameOf = (item: wire.ReceivedOutputItem): string | undefined =>
  'name' in item ? asString(item.name) : undefined;

const textOfPart = (
  part: string | wire.ReceivedOutputContentPart | wire.ReceivedSummaryText | wire.ReceivedReasoningText,
) => (typeof part === 'string' ? part : 'text' in part ? part.text : 'refusal' in part ? part.refusal : undefined);

/** Checks an event about a part of an item. */
function checkPart(item: GrammarItem, event: wire.ReceivedResponseStreamEvent, report: FaultReporter): void {
  const summary = 'summary_index' in event ? asNumber(event.summary_index) : undefined;
  const place = summary === undefined ? `content:${contentIndexOf(event) ?? 0}` : `summary:${summary}`;
  switch (event.type) {
    case 'response.content_part.added':
    case 'response.reasoning_summary_part.added':
      if (item.parts.has(place)) report('', `the part ${place} was announced before`);
      item.parts.set(place, 'open');
      return;
    case 'response.content_part.done':
    case 'response.reasoning_summary_part.done':
      if (item.parts.get(place) !== 'open') report('', `the part ${place} is not open`);
      item.parts.set(place, 'closed');
      return;
    case 'response.output_text.delta':
    case 'response.refusal.delta':
    case 'response.reasoning_text.delta':
    case 'response.reasoning_summary_text.delta':
      if (item.parts.get(place) !== 'open') report('', `the part ${place} is not open`);
      return appendText(item, place, event.delta);
    case 'response.output_text.done':
    case 'response.reasoning_text.done':
    case 'response.reasoning_summary_text.done':
      return compareText(item, place, event.text, report);
    case 'response.refusal.done':
      return compareText(item, place, event.refusal, report);
    case 'response.function_call_arguments.delta':
    case 'response.custom_tool_call_input.delta':
      return appendText(item, 'input', event.delta);
    case 'response.function_call_arguments.done':
      return compareText(item, 'input', event.arguments, report);
    case 'response.custom_tool_call_input.done':
      return compareText(item, 'input', event.input, report);
    default:
  }
}

const appendText = ({ texts }: GrammarItem, place: string, delta: string | null | undefined): void => {
  texts.set(place, (texts.get(place) ?? '') + (delta ?? ''));
};

function compareText(
  { texts }: GrammarItem,
  place: string,
  completed: string | null | undefined,
  report: FaultReporter,
): void {
  const streamed = texts.get(place);
  if (streamed !== undefined && typeof completed === 'string' && streamed !== completed)
    report('', `the text of ${place} is not what its pieces amount to`);
}
