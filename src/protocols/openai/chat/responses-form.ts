import {
  asArray,
  asObject,
  asString,
  nonEmpty,
  objectsIn,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { pointerAsWritten, type PointerAsWritten } from '../../../core/provenance.ts';
import { invalidRequest } from '../../../core/validation.ts';

// Cursor sends what its user configured as an address of Chat bodies in the form of Responses, whole (`input` in place of
// `messages`) or in part (tools that are not nested), and reads the answer as Chat: BerriAI/litellm pull request 34029,
// Soju06/codex-lb pull request 833, icebear0828/codex-proxy issue 707.

/** A body in the form of this protocol, and how its client wrote it. */
export interface ChatForm {
  body: JsonValue;
  /** Absent if the client used this form. */
  written?: {
    pointer: PointerAsWritten;
    /** The tools of raw text that are not nested: their calls are functions whose arguments are that text. */
    rawTools: ReadonlySet<string>;
    /** What only Responses knows. */
    extras: JsonObject;
    /** How much of the reasoning the client wants to see. */
    summary: string | undefined;
  };
}

/** A top-level value of a body. */
type Field = (name: string) => JsonValue | undefined;

/** Whether a body is in the form of Responses, at least in part. */
export const isResponsesForm = (field: Field): boolean =>
  hasInput(field) || objectsIn(field('tools')).some(isFlatTool) || isFlatChoice(asObject(field('tool_choice')));

const hasInput = (field: Field): boolean => {
  const input = field('input');
  return (typeof input === 'string' || Array.isArray(input)) && (asArray(field('messages')) ?? []).length === 0;
};

const isFlatTool = ({ type, name, function: nested, custom }: JsonObject): boolean =>
  typeof name === 'string' &&
  nested === undefined &&
  custom === undefined &&
  (type === 'function' || type === 'custom' || type === undefined);

const isFlatChoice = (choice: JsonObject | undefined): boolean =>
  choice !== undefined &&
  (isFlatTool(choice) || (choice['type'] === 'allowed_tools' && choice['allowed_tools'] === undefined));

/**
 * A body in the form of this protocol.
 * @throws {LouterError} `invalid-request` for what a body in the form of Responses has, and this protocol has no place for.
 */
export function toChatForm(sent: JsonValue): ChatForm {
  const body = asObject(sent);
  if (!body || !isResponsesForm((name) => body[name])) return { body: sent };
  const pointers = new Map<string, string>();
  const isWhole = hasInput((name) => body[name]);
  const { options, extras, summary } = isWhole ? convertOptions(body, pointers) : { options: body, extras: {} };
  const { tools, tool_choice: choice, ...rest } = options;
  const rawTools = objectsIn(tools).flatMap((tool) => (isRawTool(tool) ? [asString(tool['name']) ?? ''] : []));
  const chat: JsonObject = {
    ...rest,
    ...(isWhole && { messages: new MessageWriter(body, new Set(rawTools), pointers).messages }),
    ...(tools !== undefined && { tools: nestTools(tools, pointers) }),
    ...(choice !== undefined && { tool_choice: nestChoice(choice) }),
  };
  const pointer: PointerAsWritten = (place) => pointerAsWritten(place, pointers);
  return { body: chat, written: { pointer, rawTools: new Set(rawTools), extras, summary } };
}

// ---------------------------------------------------------------- options

/** What a client refers to that a vendor holds, or asks it to hold: there is no such thing here. */
const vendorState = ['previous_response_id', 'conversation', 'prompt', 'background'];

/** What this protocol has no place for. */
const responsesFields = ['include', 'truncation', 'max_tool_calls'];

/** Encrypted reasoning goes along with an answer in any case. */
const encryptedReasoning = 'reasoning.encrypted_content';

function convertOptions(
  body: JsonObject,
  pointers: Map<string, string>,
): { options: JsonObject; extras: JsonObject; summary: string | undefined } {
  for (const name of vendorState)
    if (body[name]) throw invalidRequest(`/${name}`, 'nothing: the whole conversation is sent here', 'a value');
  const { input: _, messages: __, instructions: ___, reasoning, text, max_output_tokens: limit, ...others } = body;
  const { effort, summary, ...ofReasoning } = asObject(reasoning) ?? {};
  const { format, verbosity, ...ofText } = asObject(text) ?? {};
  const include = asArray(others['include'])?.filter((each) => each !== encryptedReasoning) ?? [];
  const isForeign = (name: string): boolean => responsesFields.includes(name) || vendorState.includes(name);
  const entries = Object.entries(others);
  for (const [here, there] of renamedOptions) pointers.set(here, there);
  return {
    options: {
      ...Object.fromEntries(entries.filter(([name]) => !isForeign(name))),
      ...(effort !== undefined && { reasoning_effort: effort }),
      ...(verbosity !== undefined && { verbosity }),
      ...(format !== undefined && { response_format: nestFormat(format) }),
      ...(limit !== undefined && { max_completion_tokens: limit }),
      ...(typeof others['top_logprobs'] === 'number' && others['top_logprobs'] > 0 && { logprobs: true }),
    },
    extras: {
      ...Object.fromEntries(
        entries.filter(([name, value]) => responsesFields.includes(name) && name !== 'include' && value !== null),
      ),
      ...(include.length > 0 && { include }),
      ...(nonEmpty(ofReasoning) && { reasoning: ofReasoning }),
      ...(nonEmpty(ofText) && { text: ofText }),
    },
    summary: asString(summary),
  };
}

const renamedOptions: readonly (readonly [here: string, there: string])[] = [
  ['/reasoning_effort', '/reasoning/effort'],
  ['/verbosity', '/text/verbosity'],
  ['/response_format', '/text/format'],
  ['/response_format/json_schema', '/text/format'],
  ['/max_completion_tokens', '/max_output_tokens'],
  ['/max_tokens', '/max_output_tokens'],
];

function nestFormat(format: JsonValue): JsonValue {
  const { type, ...definition } = asObject(format) ?? {};
  return type === 'json_schema' && definition['json_schema'] === undefined ? { type, json_schema: definition } : format;
}

// ---------------------------------------------------------------- tools

const isRawTool = (tool: JsonObject): boolean => tool['type'] === 'custom' && isFlatTool(tool);

const nestTools = (tools: JsonValue, pointers: Map<string, string>): JsonValue =>
  asArray(tools)?.map((each, index) => {
    const tool = asObject(each);
    if (!tool || !isFlatTool(tool)) return each;
    const at = `/tools/${index}`;
    const { type = 'function', ...definition } = tool;
    pointers.set(`${at}/${type === 'custom' ? 'custom' : 'function'}`, at);
    return type === 'custom'
      ? { type, custom: nestGrammar(definition) }
      : { type, function: withParameters(definition) };
  }) ?? tools;

/** Some of its tools are as Anthropic declares them. */
const withParameters = ({ input_schema: schema, ...definition }: JsonObject): JsonObject => ({
  ...(schema !== undefined && { parameters: schema }),
  ...definition,
});

function nestGrammar({ format, ...definition }: JsonObject): JsonObject {
  const { type, ...grammar } = asObject(format) ?? {};
  const isFlat = type === 'grammar' && grammar['grammar'] === undefined;
  return { ...definition, ...(format !== undefined && { format: isFlat ? { type, grammar } : format }) };
}

function nestChoice(choice: JsonValue): JsonValue {
  const fields = asObject(choice);
  if (!fields || !isFlatChoice(fields)) return choice;
  const { type = 'function', ...reference } = fields;
  if (type !== 'allowed_tools') return { type, [type === 'custom' ? 'custom' : 'function']: reference };
  const { mode = 'auto', tools = null, ...rest } = reference;
  return { type, allowed_tools: { mode, tools: asArray(tools)?.map(nestChoice) ?? tools, ...rest } };
}

// ---------------------------------------------------------------- conversation

/** Items of `input`, other than messages. */
const itemTypes = ['function_call', 'function_call_output', 'custom_tool_call', 'custom_tool_call_output', 'reasoning'];

/** Writes the items of a conversation as messages: reasoning, texts and calls that follow each other are one answer. */
class MessageWriter {
  readonly messages: JsonObject[] = [];
  readonly #rawTools: ReadonlySet<string>;
  readonly #pointers: Map<string, string>;

  constructor({ instructions, input }: JsonObject, rawTools: ReadonlySet<string>, pointers: Map<string, string>) {
    this.#rawTools = rawTools;
    this.#pointers = pointers;
    if (typeof instructions === 'string' && instructions !== '')
      this.#addText({ role: 'system', content: instructions }, '/instructions');
    if (typeof input === 'string') this.#addText({ role: 'user', content: input }, '/input');
    for (const [index, item] of (asArray(input) ?? []).entries()) this.#addItem(item, `/input/${index}`);
    if (this.messages.length === 0) throw invalidRequest('/input', 'something to answer', 'nothing');
  }

  #addText(message: JsonObject, at: string): void {
    this.#pointers.set(`${this.#add(message, at)}/content`, at);
  }

  /** Gives the place of the message. */
  #add(message: JsonObject, at: string): string {
    const place = `/messages/${this.messages.push(message) - 1}`;
    this.#pointers.set(place, at);
    return place;
  }

  #addItem(value: JsonValue, at: string): void {
    const item = asObject(value);
    if (!item) throw invalidRequest(at, 'an item of a conversation', JSON.stringify(value));
    const { type = 'message', id: _id, status: _status, ...fields } = item;
    switch (type) {
      case 'message':
        return this.#addMessage(fields, at);
      case 'function_call': {
        const { call_id: id = null, name = null, arguments: text = '{}', ...rest } = fields;
        return this.#addCall({ id, type: 'function', function: { name, arguments: text }, ...rest }, at);
      }
      case 'custom_tool_call': {
        const { call_id: id = null, name = null, input = '', ...rest } = fields;
        // That of a declared tool has the form in which such calls are answered here.
        const called = this.#rawTools.has(asString(name) ?? '')
          ? { type: 'function', function: { name, arguments: input } }
          : { type: 'custom', custom: { name, input } };
        return this.#addCall({ id, ...called, ...rest }, at);
      }
      case 'function_call_output':
      case 'custom_tool_call_output': {
        const { call_id: id = null, output = '', ...rest } = fields;
        const place = this.#add({}, at);
        this.#pointers.set(`${place}/tool_call_id`, `${at}/call_id`);
        this.#pointers.set(`${place}/content`, `${at}/output`);
        const content = this.#convertContent(output, `${place}/content`, `${at}/output`);
        this.messages[this.messages.length - 1] = { role: 'tool', tool_call_id: id, content, ...rest };
        return;
      }
      case 'reasoning':
        return this.#addReasoning(fields, at);
      default:
        throw invalidRequest(
          `${at}/type`,
          `one of ${['message', ...itemTypes].map((each) => JSON.stringify(each)).join(', ')}`,
          JSON.stringify(type),
        );
    }
  }

  #addMessage({ content = null, ...fields }: JsonObject, at: string): void {
    const last = this.messages.at(-1);
    const isAfterThought = fields['role'] === 'assistant' && last?.['role'] === 'assistant' && last['content'] === null;
    const hasCalls = last?.['tool_calls'] !== undefined;
    if (!isAfterThought || hasCalls) this.#add({}, at);
    const index = this.messages.length - 1;
    const place = `/messages/${index}/content`;
    this.#pointers.set(place, `${at}/content`);
    const converted = this.#convertContent(content, place, `${at}/content`);
    this.messages[index] = { ...this.messages[index], ...fields, content: converted };
  }

  #addReasoning({ summary, content, encrypted_content: encrypted, ...rest }: JsonObject, at: string): void {
    const text = [...objectsIn(content), ...objectsIn(summary)]
      .map((part) => asString(part['text']) ?? '')
      .join('\n\n');
    const details = typeof encrypted === 'string' ? [{ type: 'reasoning.encrypted', data: encrypted }] : undefined;
    const fields = { ...(text !== '' && { reasoning_content: text }), ...(details && { reasoning_details: details }) };
    const place = this.#add({ role: 'assistant', content: null, ...fields, ...rest }, at);
    this.#pointers.set(`${place}/reasoning_content`, `${at}/summary`);
    this.#pointers.set(`${place}/reasoning_details`, `${at}/encrypted_content`);
  }

  #addCall(call: JsonObject, at: string): void {
    if (this.messages.at(-1)?.['role'] !== 'assistant') this.#add({ role: 'assistant', content: null }, at);
    const index = this.messages.length - 1;
    const answer: JsonObject = this.messages[index] ?? {};
    const calls = asArray(answer['tool_calls']) ?? [];
    const position = `/messages/${index}/tool_calls/${calls.push(call) - 1}`;
    answer['tool_calls'] = calls;
    for (const inner of ['', '/function', '/custom']) this.#pointers.set(position + inner, at);
    this.#pointers.set(`${position}/id`, `${at}/call_id`);
  }

  #convertContent(content: JsonValue, place: string, at: string): JsonValue {
    return (
      asArray(content)?.map((each, index) => {
        const part = asObject(each);
        return part ? this.#convertPart(part, `${place}/${index}`, `${at}/${index}`) : each;
      }) ?? content
    );
  }

  #convertPart(part: JsonObject, place: string, at: string): JsonObject {
    switch (part['type']) {
      case 'input_text':
      case 'output_text': {
        const { annotations: _annotations, logprobs: _logprobs, ...rest } = part;
        return { ...rest, type: 'text' };
      }
      case 'input_image': {
        const { type: _, image_url: url, detail, file_id: _id, ...rest } = part;
        if (typeof url !== 'string') throw invalidRequest(`${at}/image_url`, 'an address', JSON.stringify(url ?? null));
        this.#pointers.set(`${place}/image_url/url`, `${at}/image_url`);
        this.#pointers.set(`${place}/image_url/detail`, `${at}/detail`);
        return { type: 'image_url', image_url: { url, ...(typeof detail === 'string' && { detail }) }, ...rest };
      }
      case 'input_file': {
        const { type: _, file_data: data, file_url: url, ...rest } = part;
        this.#pointers.set(`${place}/file`, at);
        return { type: 'file', file: { file_data: data ?? url ?? null, ...rest } };
      }
      default:
        return part;
    }
  }
}
