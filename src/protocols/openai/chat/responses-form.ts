import type * as wire from '../../../../generated/openai.js';
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
import { filled, wireObject, type Unchecked } from '../../../core/wire-object.ts';

// Cursor sends what its user configured as an address of Chat bodies in the form of Responses, whole (`input` in place of
// `messages`) or in part (tools that are not nested), and reads the answer as Chat: BerriAI/litellm pull request 34029,
// Soju06/codex-lb pull request 833, icebear0828/codex-proxy issue 707.

type ChatBody = Unchecked<wire.CreateChatCompletionRequest>;
type AnyBody = Unchecked<wire.CreateChatCompletionRequest | wire.CreateResponseRequest>;
type AnyTool = Unchecked<wire.ChatTool | wire.ResponseTool>;
type AnyChoice = Unchecked<Exclude<wire.ChatToolChoice | wire.ResponseToolChoice, string | null>>;
type AnyFormat = Unchecked<wire.ResponseFormat | wire.ResponseTextFormat>;
type AnyPart = Unchecked<wire.UserContentPart | wire.InputContentPart | wire.ModelContentPart>;
type ChatMessage = Unchecked<wire.ChatMessage>;
type ResponsesMessage = Unchecked<wire.InputMessage>;

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
type Field = (name: keyof AnyBody) => JsonValue | undefined;

/** Whether a body is in the form of Responses, at least in part. */
export const isResponsesForm = (field: Field): boolean =>
  hasInput(field) || objectsIn(field('tools')).some(isFlatTool) || isFlatChoice(asObject(field('tool_choice')));

const hasInput = (field: Field): boolean => {
  const input = field('input');
  return (typeof input === 'string' || Array.isArray(input)) && (asArray(field('messages')) ?? []).length === 0;
};

const isFlatTool = ({ type, name, function: nested, custom }: AnyTool): boolean =>
  typeof name === 'string' &&
  nested === undefined &&
  custom === undefined &&
  (type === 'function' || type === 'custom' || type === undefined);

const isFlatChoice = (choice: AnyChoice | undefined): boolean =>
  choice !== undefined &&
  (isFlatTool(choice) || (choice.type === 'allowed_tools' && choice.allowed_tools === undefined));

/**
 * A body in the form of this protocol.
 * @throws {LouterError} `invalid-request` for what a body in the form of Responses has, and this protocol has no place for.
 */
export function toChatForm(sent: JsonValue): ChatForm {
  const body: AnyBody | undefined = asObject(sent);
  if (!body || !isResponsesForm((name) => body[name])) return { body: sent };
  const pointers = new Map<string, string>();
  const isWhole = hasInput((name) => body[name]);
  const { options, extras, summary } = isWhole ? convertOptions(body, pointers) : { options: body, extras: {} };
  const { tools, tool_choice: choice, ...rest } = options;
  const rawTools = objectsIn(tools).flatMap((tool: AnyTool) => (isRawTool(tool) ? [asString(tool.name) ?? ''] : []));
  const chat: ChatBody = {
    ...rest,
    ...wireObject<ChatBody>({
      messages: isWhole ? new MessageWriter(body, new Set(rawTools), pointers).messages : undefined,
      tools: tools === undefined ? undefined : nestTools(tools, pointers),
      tool_choice: choice === undefined ? undefined : nestChoice(choice),
    }),
  };
  const pointer: PointerAsWritten = (place) => pointerAsWritten(place, pointers);
  return { body: chat, written: { pointer, rawTools: new Set(rawTools), extras, summary } };
}

// ---------------------------------------------------------------- options

/** What a client refers to that a vendor holds, or asks it to hold: there is no such thing here. */
const vendorState = [
  'previous_response_id',
  'conversation',
  'prompt',
  'background',
] as const satisfies (keyof AnyBody)[];

/** Encrypted reasoning goes along with an answer in any case. */
const encryptedReasoning = 'reasoning.encrypted_content';

function convertOptions(
  body: AnyBody,
  pointers: Map<string, string>,
): { options: AnyBody; extras: JsonObject; summary: string | undefined } {
  for (const name of vendorState)
    if (body[name]) throw invalidRequest(`/${name}`, 'nothing: the whole conversation is sent here', 'a value');
  const { input: _, messages: __, instructions: ___, reasoning, text, max_output_tokens: limit, ...others } = body;
  const { effort, summary, ...ofReasoning }: Unchecked<NonNullable<wire.ReasoningOptions>> = asObject(reasoning) ?? {};
  const { format, verbosity, ...ofText }: Unchecked<NonNullable<wire.ResponseTextOptions>> = asObject(text) ?? {};
  const { include, truncation, max_tool_calls: maxCalls, ...options } = others;
  for (const name of vendorState) delete options[name];
  const included = asArray(include)?.filter((each) => each !== encryptedReasoning) ?? [];
  for (const [here, there] of renamedOptions) pointers.set(here, there);
  return {
    options: {
      ...options,
      ...wireObject<ChatBody>({
        reasoning_effort: effort,
        verbosity,
        response_format: format === undefined ? undefined : nestFormat(format),
        max_completion_tokens: limit,
        logprobs: typeof others.top_logprobs === 'number' && others.top_logprobs > 0 ? true : others.logprobs,
      }),
    },
    extras: wireObject<AnyBody>({
      truncation: truncation ?? undefined,
      max_tool_calls: maxCalls ?? undefined,
      include: filled(included),
      reasoning: nonEmpty(ofReasoning),
      text: nonEmpty(ofText),
    }),
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
  const { type, ...definition }: AnyFormat = asObject(format) ?? {};
  if (type !== 'json_schema' || definition.json_schema !== undefined) return format;
  return { type, json_schema: definition } satisfies AnyFormat;
}

// ---------------------------------------------------------------- tools

const isRawTool = (tool: AnyTool): boolean => tool.type === 'custom' && isFlatTool(tool);

const nestTools = (tools: JsonValue, pointers: Map<string, string>): JsonValue =>
  asArray(tools)?.map((each, index) => {
    const tool: AnyTool | undefined = asObject(each);
    if (!tool || !isFlatTool(tool)) return each;
    const at = `/tools/${index}`;
    const { type = 'function', ...definition } = tool;
    pointers.set(`${at}/${type === 'custom' ? 'custom' : 'function'}`, at);
    const nested: AnyTool =
      type === 'custom' ? { type, custom: nestGrammar(definition) } : { type, function: withParameters(definition) };
    return nested;
  }) ?? tools;

/** Some of its tools are as Anthropic declares them. */
const withParameters = ({ input_schema: schema, ...definition }: AnyFunction): AnyFunction =>
  wireObject<AnyFunction>({ parameters: schema }, definition);

type AnyFunction = Unchecked<wire.FunctionDefinition> & { input_schema?: JsonValue };

type AnyCustom = Unchecked<wire.ResponseCustomTool>;
type AnyGrammar = Unchecked<wire.CustomToolGrammarFormat>;

function nestGrammar({ format, ...definition }: AnyCustom): AnyCustom {
  const { type, ...grammar }: AnyGrammar = asObject(format) ?? {};
  const isFlat = type === 'grammar' && grammar.grammar === undefined;
  return wireObject<AnyCustom>({ format: isFlat ? ({ type, grammar } satisfies AnyGrammar) : format }, definition);
}

function nestChoice(choice: JsonValue): JsonValue {
  const fields: AnyChoice | undefined = asObject(choice);
  if (!fields || !isFlatChoice(fields)) return choice;
  const { type = 'function', ...reference } = fields;
  if (type === 'custom') return { type, custom: reference } satisfies AnyChoice;
  if (type !== 'allowed_tools') return { type, function: reference } satisfies AnyChoice;
  const { mode = 'auto', tools = null, ...rest } = reference;
  return {
    type,
    allowed_tools: { mode, tools: asArray(tools)?.map(nestChoice) ?? tools, ...rest },
  } satisfies AnyChoice;
}

// ---------------------------------------------------------------- conversation

type AnyItem = Unchecked<wire.InputMessage | wire.ReasoningItem | wire.FunctionCallItem | wire.FunctionCallOutputItem> &
  Unchecked<wire.CustomToolCallItem>;
type AnyReasoning = Unchecked<wire.ReasoningItem>;
type AnyCall = Unchecked<wire.ChatToolCall>;

const functionCall = (name: JsonValue, text: JsonValue): AnyCall => ({
  type: 'function',
  function: { name, arguments: text },
});

/** Items of `input`, other than messages. */
const itemTypes = ['function_call', 'function_call_output', 'custom_tool_call', 'custom_tool_call_output', 'reasoning'];

/** Writes the items of a conversation as messages: reasoning, texts and calls that follow each other are one answer. */
class MessageWriter {
  readonly messages: ChatMessage[] = [];
  readonly #rawTools: ReadonlySet<string>;
  readonly #pointers: Map<string, string>;

  constructor({ instructions, input }: AnyBody, rawTools: ReadonlySet<string>, pointers: Map<string, string>) {
    this.#rawTools = rawTools;
    this.#pointers = pointers;
    if (typeof instructions === 'string' && instructions !== '')
      this.#addText({ role: 'system', content: instructions }, '/instructions');
    if (typeof input === 'string') this.#addText({ role: 'user', content: input }, '/input');
    for (const [index, item] of (asArray(input) ?? []).entries()) this.#addItem(item, `/input/${index}`);
    if (this.messages.length === 0) throw invalidRequest('/input', 'something to answer', 'nothing');
  }

  #addText(message: ChatMessage, at: string): void {
    this.#pointers.set(`${this.#add(message, at)}/content`, at);
  }

  /** Gives the place of the message. */
  #add(message: ChatMessage, at: string): string {
    const place = `/messages/${this.messages.push(message) - 1}`;
    this.#pointers.set(place, at);
    return place;
  }

  #addItem(value: JsonValue, at: string): void {
    const item: AnyItem | undefined = asObject(value);
    if (!item) throw invalidRequest(at, 'an item of a conversation', JSON.stringify(value));
    const { type = 'message', id: _id, status: _status, ...fields } = item;
    switch (type) {
      case 'message':
        return this.#addMessage(fields, at);
      case 'function_call': {
        const { call_id: id = null, name = null, arguments: text = '{}', ...rest } = fields;
        return this.#addCall({ id, ...functionCall(name, text), ...rest }, at);
      }
      case 'custom_tool_call': {
        const { call_id: id = null, name = null, input = '', ...rest } = fields;
        // That of a declared tool has the form in which such calls are answered here.
        const isRaw = this.#rawTools.has(asString(name) ?? '');
        const called: AnyCall = isRaw ? functionCall(name, input) : { type: 'custom', custom: { name, input } };
        return this.#addCall({ id, ...called, ...rest }, at);
      }
      case 'function_call_output':
      case 'custom_tool_call_output': {
        const { call_id: id = null, output = '', ...rest } = fields;
        const place = this.#add({}, at);
        this.#pointers.set(`${place}/tool_call_id`, `${at}/call_id`);
        this.#pointers.set(`${place}/content`, `${at}/output`);
        const content = this.#convertContent(output, `${place}/content`, `${at}/output`);
        const result: ChatMessage = { role: 'tool', tool_call_id: id, content, ...rest };
        this.messages[this.messages.length - 1] = result;
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

  #addMessage({ content = null, ...fields }: ResponsesMessage, at: string): void {
    const last = this.messages.at(-1);
    const isAfterThought = fields.role === 'assistant' && last?.role === 'assistant' && last.content === null;
    const hasCalls = last?.tool_calls !== undefined;
    if (!isAfterThought || hasCalls) this.#add({}, at);
    const index = this.messages.length - 1;
    const place = `/messages/${index}/content`;
    this.#pointers.set(place, `${at}/content`);
    const converted = this.#convertContent(content, place, `${at}/content`);
    this.messages[index] = { ...this.messages[index], ...fields, content: converted };
  }

  #addReasoning({ summary, content, encrypted_content: encrypted, ...rest }: AnyReasoning, at: string): void {
    const text = [...objectsIn(content), ...objectsIn(summary)]
      .map((part: Unchecked<wire.ReasoningText>) => asString(part.text) ?? '')
      .join('\n\n');
    const detail: wire.ReasoningDetail | undefined =
      typeof encrypted === 'string' ? { type: 'reasoning.encrypted', data: encrypted } : undefined;
    const fields = { reasoning_content: text || undefined, reasoning_details: detail && [detail] };
    const place = this.#add(wireObject<ChatMessage>({ role: 'assistant', content: null, ...fields }, rest), at);
    this.#pointers.set(`${place}/reasoning_content`, `${at}/summary`);
    this.#pointers.set(`${place}/reasoning_details`, `${at}/encrypted_content`);
  }

  #addCall(call: AnyCall, at: string): void {
    if (this.messages.at(-1)?.role !== 'assistant') this.#add({ role: 'assistant', content: null }, at);
    const index = this.messages.length - 1;
    const answer: ChatMessage = this.messages[index] ?? {};
    const calls = asArray(answer.tool_calls) ?? [];
    const position = `/messages/${index}/tool_calls/${calls.push(call) - 1}`;
    answer.tool_calls = calls;
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

  #convertPart(part: AnyPart, place: string, at: string): AnyPart {
    switch (part.type) {
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
        const file: Unchecked<wire.FileContentPart['file']> = { file_data: data ?? url ?? null, ...rest };
        return { type: 'file', file };
      }
      default:
        return part;
    }
  }
}
