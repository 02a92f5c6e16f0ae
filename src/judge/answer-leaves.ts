import { canonicalJson } from '../core/canonical-json.ts';
import { asArray, asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../core/json.ts';
import type { VendorProtocol } from '../core/types.ts';

// What an answer holds, read without the decoders: only where each protocol writes texts, calls and totals. The
// fragments of a stream are joined, and where they are divided means nothing.

/** A function that the client is to call. Its arguments are JSON, as text or by value. */
export interface CallLeaf {
  name: string;
  input: string | JsonValue;
}

/** What one candidate of an answer holds. */
export interface CandidateLeaves {
  /** All that is shown as the answer, refusals too, in one. */
  text: string;
  /** All that is shown as reasoning, in one. */
  reasoning: string;
  calls: CallLeaf[];
  /** The bytes of images, audio and video in order, as base64. */
  media: string[];
  /** Whether it is certain what belongs to which call. */
  areCallsCertain: boolean;
}

export interface AnswerLeaves {
  candidates: ReadonlyMap<number, CandidateLeaves>;
  /** The total of tokens that the answer states, and the sum of what it states of its parts. */
  total: { stated: number; sum: number } | undefined;
  /** What a stream states twice, and differently. */
  contradiction: string | undefined;
}

/** @param documents the body of a plain answer, or the frames of a stream. */
export function readAnswerLeaves(protocol: VendorProtocol, documents: readonly JsonObject[]): AnswerLeaves {
  const reader = readers[protocol];
  const answer = new AnswerReader();
  answer.contradiction = reader.findContradiction?.(documents);
  for (const document of reader.only?.(documents) ?? documents) {
    reader.read(document, answer);
    const usage = reader.usage(document);
    if (usage) answer.total = usage;
  }
  return answer;
}

class AnswerReader implements AnswerLeaves {
  readonly candidates = new Map<number, CandidateLeaves>();
  total: AnswerLeaves['total'];
  contradiction: string | undefined;
  readonly #calls = new Map<string, CallLeaf>();

  candidate(index: number): CandidateLeaves {
    const known = this.candidates.get(index) ?? {
      text: '',
      reasoning: '',
      calls: [],
      media: [],
      areCallsCertain: true,
    };
    this.candidates.set(index, known);
    return known;
  }

  add(index: number, field: 'text' | 'reasoning', value: JsonValue | undefined): void {
    this.candidate(index)[field] += asString(value) ?? '';
  }

  /** Bytes as base64, or as a URL that holds them. Other addresses are compared by the decoded witness. */
  addMedia(index: number, value: JsonValue | undefined): void {
    const data = (asString(value) ?? '').replace(/^data:[^,]*,/i, '').replaceAll(/[\s=]/g, '');
    if (data !== '' && !data.includes(':')) this.candidate(index).media.push(data);
  }

  /** A call that grows under this key. */
  grow(index: number, key: number, name: string, input: string): void {
    const id = `${index} ${key}`;
    const call = this.#calls.get(id);
    if (!call) {
      const begun = { name, input };
      this.#calls.set(id, begun);
      this.candidate(index).calls.push(begun);
      return;
    }
    // Some servers repeat the name; with another one it is another call.
    if (call.name === '') call.name = name;
    else if (name !== '' && name !== call.name) this.candidate(index).areCallsCertain = false;
    if (typeof call.input === 'string') call.input += input;
  }
}

interface Reader {
  /** The documents that matter, where a stream repeats itself. */
  only?(documents: readonly JsonObject[]): readonly JsonObject[];
  findContradiction?(documents: readonly JsonObject[]): string | undefined;
  read(document: JsonObject, answer: AnswerReader): void;
  usage(document: JsonObject): AnswerLeaves['total'];
}

const totalOf = (
  usage: JsonObject | undefined,
  [total, ...parts]: readonly string[],
  required: number,
): AnswerLeaves['total'] => {
  const stated = asNumber(usage?.[total ?? '']);
  const counts = parts.map((part) => asNumber(usage?.[part]));
  if (stated === undefined || counts.slice(0, required).includes(undefined)) return undefined;
  return { stated, sum: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) };
};

const anthropic: Reader = {
  read(document, answer) {
    for (const block of objectsIn(document['content'])) readBlock(block, answer);
    const index = asNumber(document['index']) ?? 0;
    const begun = asObject(document['content_block']);
    if (begun?.['type'] === 'tool_use') {
      readToolset(begun, answer);
      const input = asObject(begun['input']) ?? {};
      const written = Object.keys(input).length > 0 ? JSON.stringify(input) : '';
      answer.grow(0, index, asString(begun['name']) ?? '', written);
    }
    if (begun && begun['type'] !== 'tool_use') readBlock(begun, answer);
    const delta = asObject(document['delta']);
    answer.add(0, 'text', delta?.['text']);
    answer.add(0, 'reasoning', delta?.['thinking']);
    const piece = asString(delta?.['partial_json']);
    if (piece !== undefined) answer.grow(0, index, '', piece);
  },
  usage: () => undefined,
};

function readBlock(block: JsonObject, answer: AnswerReader): void {
  if (block['type'] === 'text') answer.add(0, 'text', block['text']);
  if (block['type'] === 'thinking') answer.add(0, 'reasoning', block['thinking']);
  if (block['type'] !== 'tool_use') return;
  readToolset(block, answer);
  answer.candidate(0).calls.push({ name: asString(block['name']) ?? '', input: block['input'] ?? {} });
}

/** The name of a toolset is a part of the name elsewhere. */
function readToolset(block: JsonObject, answer: AnswerReader): void {
  if (asString(block['toolset_name']) !== undefined) answer.candidate(0).areCallsCertain = false;
}

const chat: Reader = {
  read(document, answer) {
    for (const [at, choice] of objectsIn(document['choices']).entries()) {
      const index = asNumber(choice['index']) ?? at;
      const message = asObject(choice['message']) ?? asObject(choice['delta']) ?? {};
      answer.add(index, 'text', message['content']);
      for (const part of objectsIn(message['content'])) answer.add(index, 'text', part['text']);
      answer.add(index, 'text', message['refusal']);
      answer.add(index, 'reasoning', message['reasoning_content'] ?? message['reasoning']);
      for (const image of objectsIn(message['images'])) answer.addMedia(index, asObject(image['image_url'])?.['url']);
      if (asObject(message['function_call'])) answer.candidate(index).areCallsCertain = false;
      for (const [position, call] of objectsIn(message['tool_calls']).entries()) {
        const called = asObject(call['function']) ?? asObject(call['custom']) ?? {};
        const input = asString(called['arguments']) ?? asString(called['input']) ?? '';
        answer.grow(index, asNumber(call['index']) ?? position, asString(called['name']) ?? '', input);
      }
    }
  },
  usage: ({ usage }) => totalOf(asObject(usage), ['total_tokens', 'prompt_tokens', 'completion_tokens'], 2),
};

const completions: Reader = {
  read(document, answer) {
    for (const [at, choice] of objectsIn(document['choices']).entries())
      answer.add(asNumber(choice['index']) ?? at, 'text', choice['text']);
  },
  usage: chat.usage,
};

const vendorCalls: ReadonlySet<JsonValue | undefined> = new Set([
  'shell_call',
  'local_shell_call',
  'apply_patch_call',
  'computer_call',
]);

const responses: Reader = {
  only(documents) {
    const last = documents.findLast((document) => objectsIn(asObject(document['response'])?.['output']).length > 0);
    return last ? [last] : documents;
  },
  findContradiction: findResponsesContradiction,
  read(document, answer) {
    const response = asObject(document['response']) ?? document;
    const done = document['type'] === 'response.output_item.done' ? [document['item'] ?? null] : [];
    for (const item of objectsIn([...(asArray(response['output']) ?? []), ...done])) {
      const texts = [...objectsIn(item['summary']), ...objectsIn(item['content'])];
      if (item['type'] === 'message') for (const part of texts) answer.add(0, 'text', part['text'] ?? part['refusal']);
      if (item['type'] === 'reasoning') for (const part of texts) answer.add(0, 'reasoning', part['text']);
      if (item['type'] === 'image_generation_call') answer.addMedia(0, item['result']);
      // A namespace is a part of the name elsewhere.
      if (item['namespace'] !== undefined) answer.candidate(0).areCallsCertain = false;
      // Tools that the vendor defined have no name, and their arguments are fields.
      if (vendorCalls.has(item['type'])) answer.candidate(0).areCallsCertain = false;
      const input = asString(item['type'] === 'custom_tool_call' ? item['input'] : item['arguments']);
      if (item['type'] === 'function_call' || item['type'] === 'custom_tool_call')
        answer.candidate(0).calls.push({ name: asString(item['name']) ?? '', input: input ?? '' });
    }
  },
  usage(document) {
    const { usage } = asObject(document['response']) ?? document;
    return totalOf(asObject(usage), ['total_tokens', 'input_tokens', 'output_tokens'], 2);
  },
};

const gemini: Reader = {
  read(document, answer) {
    for (const [at, candidate] of objectsIn(document['candidates']).entries()) {
      const index = asNumber(candidate['index']) ?? at;
      for (const part of objectsIn(asObject(candidate['content'])?.['parts'])) {
        answer.add(index, part['thought'] === true ? 'reasoning' : 'text', part['text']);
        answer.addMedia(index, asObject(part['inlineData'])?.['data']);
        const call = asObject(part['functionCall']);
        if (call?.['partialArgs'] !== undefined || call?.['willContinue'] !== undefined)
          answer.candidate(index).areCallsCertain = false;
        if (call) answer.candidate(index).calls.push({ name: asString(call['name']) ?? '', input: call['args'] ?? {} });
      }
    }
  },
  usage: ({ usageMetadata }) =>
    totalOf(
      asObject(usageMetadata),
      ['totalTokenCount', 'promptTokenCount', 'candidatesTokenCount', 'thoughtsTokenCount', 'toolUsePromptTokenCount'],
      2,
    ),
};

const ollama: Reader = {
  read(document, answer) {
    const message = asObject(document['message']) ?? {};
    answer.add(0, 'text', message['content'] ?? document['response']);
    answer.add(0, 'reasoning', message['thinking'] ?? document['thinking']);
    for (const image of asArray(message['images']) ?? []) answer.addMedia(0, image);
    for (const call of objectsIn(message['tool_calls'])) {
      const called = asObject(call['function']) ?? {};
      answer.candidate(0).calls.push({ name: asString(called['name']) ?? '', input: called['arguments'] ?? {} });
    }
  },
  usage: () => undefined,
};

const interactions: Reader = {
  read(document, answer) {
    for (const step of objectsIn(document['steps'])) readStep(step, answer, answer.candidate(0).calls.length);
    const index = asNumber(document['index']) ?? 0;
    const started = asObject(document['step']);
    if (started) readStep(started, answer, index);
    const delta = asObject(document['delta']);
    if (delta?.['type'] === 'arguments_delta') answer.grow(0, index, '', asString(delta['arguments']) ?? '');
    if (delta?.['type'] === 'text' || delta?.['type'] === 'image' || delta?.['type'] === 'audio')
      readStepContent(delta, answer, 'text');
    if (delta?.['type'] === 'thought_summary') readStepContent(asObject(delta['content']) ?? {}, answer, 'reasoning');
  },
  usage: ({ usage, interaction }) =>
    totalOf(
      asObject(usage) ?? asObject(asObject(interaction)?.['usage']),
      ['total_tokens', 'total_input_tokens', 'total_output_tokens', 'total_thought_tokens', 'total_tool_use_tokens'],
      2,
    ),
};

function readStep(step: JsonObject, answer: AnswerReader, key: number): void {
  for (const content of objectsIn(step['content'])) readStepContent(content, answer, 'text');
  for (const content of objectsIn(step['summary'])) readStepContent(content, answer, 'reasoning');
  if (step['type'] !== 'function_call') return;
  const input = asObject(step['arguments']) ?? {};
  const written = Object.keys(input).length > 0 ? JSON.stringify(input) : '';
  answer.grow(0, key, asString(step['name']) ?? '', written);
}

function readStepContent(content: JsonObject, answer: AnswerReader, field: 'text' | 'reasoning'): void {
  answer.add(0, field, content['text']);
  answer.addMedia(0, content['data']);
}

const readers: Readonly<Record<VendorProtocol, Reader>> = {
  anthropic,
  'openai-chat': chat,
  'openai-completions': completions,
  'openai-responses': responses,
  gemini,
  'gemini-interactions': interactions,
  ollama,
};

// ---------------------------------------------------------------- what a stream states twice

// Streams of OpenAI Responses state everything up to four times: in fragments, at the end of a part, at the end of an item
// and at the end of the answer. Clients read one of them, each another one.

/** The events that end what fragments of these kinds began, with the field that has all of it. */
const wholes: Readonly<Record<string, string>> = {
  'response.output_text': 'text',
  'response.refusal': 'refusal',
  'response.reasoning_text': 'text',
  'response.reasoning_summary_text': 'text',
  'response.function_call_arguments': 'arguments',
  'response.custom_tool_call_input': 'input',
};

/** What an answer states twice, and differently; undefined: nothing. */
function findResponsesContradiction(documents: readonly JsonObject[]): string | undefined {
  const last = documents.findLast((document) => objectsIn(asObject(document['response'])?.['output']).length > 0);
  const complete = asArray(asObject(last?.['response'])?.['output']);
  // An item may end before one that began earlier.
  const items = documents
    .filter(({ type }) => type === 'response.output_item.done')
    .toSorted((one, other) => (asNumber(one['output_index']) ?? 0) - (asNumber(other['output_index']) ?? 0))
    .map(({ item }) => item ?? null);
  if (items.length === 0) return undefined;
  if (haveOtherPictures(documents, complete ?? [])) return 'the pictures of a stream';
  const isCompleted = documents.some(({ type }) => type === 'response.completed');
  if (haveOtherFragments(documents, { isCompleted })) return 'the fragments of a stream and what they add up to';
  return isCompleted && contentOf(items) !== contentOf(complete ?? [])
    ? 'the items of a stream and those of its last event'
    : undefined;
}

/** In an answer that was cut short, the last fragments may add up to nothing. */
function haveOtherFragments(documents: readonly JsonObject[], { isCompleted }: { isCompleted: boolean }): boolean {
  const open = new Map<string, string>();
  for (const document of documents) {
    const [, kind = '', step] = /^(.*)\.(delta|done)$/.exec(asString(document['type']) ?? '') ?? [];
    const field = wholes[kind];
    if (field === undefined) continue;
    const place = [kind, ...['output_index', 'content_index', 'summary_index'].map((key) => asNumber(document[key]))];
    const key = place.join(' ');
    const before = open.get(key);
    if (step === 'delta') open.set(key, (before ?? '') + (asString(document['delta']) ?? ''));
    else if ((before ?? '') !== (asString(document[field]) ?? '')) return true;
    else open.delete(key);
  }
  return isCompleted && open.size > 0;
}

/** What clients read of items: texts, calls and reasoning. */
const contentOf = (items: readonly JsonValue[]): string =>
  canonicalJson(
    objectsIn([...items]).map(({ type, name, call_id: id, arguments: args, input, content, summary }) => [
      type ?? null,
      [name, id, args, input].map((each) => each ?? null),
      textsIn(content),
      textsIn(summary),
    ]),
  );

const textsIn = (parts: JsonValue | undefined): JsonValue[] =>
  objectsIn(parts).map(({ text, refusal }) => text ?? refusal ?? null);

function haveOtherPictures(documents: readonly JsonObject[], output: readonly JsonValue[]): boolean {
  const complete = picturesIn(output);
  return ['response.output_item.added', 'response.output_item.done'].some((event) => {
    const pictures = picturesIn(documents.filter(({ type }) => type === event).map(({ item }) => item));
    return pictures !== '' && complete !== '' && pictures !== complete;
  });
}

const picturesIn = (items: readonly (JsonValue | undefined)[]): string =>
  objectsIn(items.flatMap((item) => item ?? []))
    .flatMap(({ type, result }) => (type === 'image_generation_call' ? (asString(result) ?? []) : []))
    .join('\n');
