import type { ChatRequest, GenerateRequest, Options } from '../../../generated/ollama.js';
import { validateChatRequest, validateGenerateRequest } from '../../../generated/ollama.validators.js';
import type { BackendContext, Report, RouteHints } from '../../core/codec.ts';
import { invalidField } from '../../core/error.ts';
import { effortOfBudget, noReasoningSetting } from '../../core/effort.ts';
import { asNumber, asObject, optionalNumber, nonEmpty, withoutNulls, type JsonValue } from '../../core/json.ts';
import { prepareRequest } from '../../core/prepare-request.ts';
import { fieldReporter, setPointer } from '../../core/provenance.ts';
import {
  elsewhere,
  fieldsOf,
  fitLimit,
  optionTable,
  readTexts,
  unsupportedField,
  type OptionContext,
} from '../../core/request-options.ts';
import { omittedText } from '../../core/stand-ins.ts';
import type {
  CoreChatRequest,
  CoreMessage,
  CoreReasoningRequest,
  CoreResponseFormat,
  CoreText,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { validate } from '../../core/validation.ts';
import { decodeMedia, decodeText, encodeParts } from './parts.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { decodeTools, encodeTools } from './tools.ts';
import { filled, wireObject, type Fields } from '../../core/wire-object.ts';
import { isPrompt } from './wire.ts';

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(body: JsonValue, hints?: RouteHints): CoreChatRequest {
  return isPrompt(body, hints)
    ? decodePrompt(validate(validateGenerateRequest, body))
    : decodeChat(validate(validateChatRequest, body));
}

function decodeChat({ messages, tools, ...common }: ChatRequest): CoreChatRequest {
  const decoded = decodeMessages(messages ?? []);
  const declared = nonEmpty(decodeTools(tools ?? []));
  return decodeCommon(common, { messages: decoded, ...(declared && { tools: declared }) });
}

/** A bare prompt is a conversation of one question. Without one, as without messages, the model is only loaded. */
function decodePrompt({ prompt, images, system, ...common }: GenerateRequest): CoreChatRequest {
  const instructions = decodeText(system, '/system');
  const question = [...decodeMedia(images, '/images'), ...decodeText(prompt, '/prompt')];
  const messages: CoreMessage[] = [];
  if (instructions.length > 0) messages.push(setPointer('/system', { role: 'system', content: instructions }));
  if (question.length > 0) messages.push(setPointer('/prompt', { role: 'user', content: question }));
  return decodeCommon(common, { form: 'prompt', messages });
}

/** Decodes the fields of both forms. `conversation`: the fields in which they differ. */
function decodeCommon(
  fields: Omit<ChatRequest, 'messages' | 'tools'>,
  conversation: Pick<CoreChatRequest, 'form' | 'messages' | 'tools'>,
): CoreChatRequest {
  const { model, format, options, stream, think, logprobs, top_logprobs, ...rest } = fields;
  const { options: settings, rest: otherOptions } = optionFields.decode(withoutNulls(options ?? {}));
  const responseFormat = decodeFormat(format);
  const request: CoreChatRequest = {
    model,
    origin: protocol,
    ...conversation,
    ...settings,
    ...(logprobs && { logprobs: { top: optionalNumber(top_logprobs) ?? 0 } }),
    ...(think !== null && think !== undefined && think !== '' && { reasoning: decodeThink(think) }),
    ...(responseFormat && { responseFormat: setPointer('/format', responseFormat) }),
    stream: stream ?? true,
    ...withExtras(
      wireObject<Partial<ChatRequest>>({
        ...rest,
        options: nonEmpty(otherOptions),
        top_logprobs: logprobs ? undefined : top_logprobs,
      }),
    ),
    ...withWireForm({
      ...(typeof options?.stop === 'string' && { stop: 'string' }),
      ...(typeof stream !== 'boolean' && { no_stream: true }),
    }),
  };
  return setPointer('', request);
}

function decodeFormat(format: ChatRequest['format']): CoreResponseFormat | undefined {
  if (format === undefined || format === null || format === '') return undefined;
  if (format === 'json') return { type: 'json' };
  if (typeof format === 'object') return { type: 'json-schema', schema: format };
  throw invalidField('format', 'expected "json" or a JSON Schema');
}

// ---------------------------------------------------------------- core → wire

/** @throws {LouterError} `unsupported` when the client forces a tool that this server cannot have. */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): ChatRequest | GenerateRequest {
  const request = prepareRequest(original, context, { protocol });
  const { report } = context;
  const { form, logprobs, stream } = request;
  const { options: extraOptions, ...extras } = extrasOf(request);
  const isLeftOut = stream && wireFormOf(request)?.['no_stream'] === true;
  const { model } = context;
  const conversation = form === 'prompt' ? encodePrompt(request, report) : encodeChat(request, context);
  const options = optionFields.encode(request, { request, context });
  const common: CommonFields = {
    stream: isLeftOut ? undefined : stream,
    think: encodeThink(request, context),
    format: encodeFormat(request, report),
    options: nonEmpty({ ...options, ...asObject(extraOptions) }),
    logprobs: logprobs && true,
    top_logprobs: logprobs && logprobs.top > 0 ? logprobs.top : undefined,
  };
  return wireObject<ChatRequest | GenerateRequest>({ model, ...conversation, ...common }, extras);
}

/** The fields of both forms, without those that differ. */
type CommonFields = Fields<Pick<ChatRequest, Exclude<keyof ChatRequest & keyof GenerateRequest, 'model'>>>;

function encodeChat(
  request: CoreChatRequest,
  context: BackendContext,
): Fields<Pick<ChatRequest, 'messages' | 'tools'>> {
  const messages = encodeMessages(request.messages, context);
  // A request without any message would only load the model.
  const isLost = messages.length === 0 && request.messages.length > 0;
  return {
    messages: isLost ? [{ role: 'user', content: omittedText }] : messages,
    tools: filled(encodeTools(request, context)),
  };
}

/** The one question of a request that arrived as a bare prompt. */
function encodePrompt(
  { messages }: CoreChatRequest,
  report: Report,
): Fields<Pick<GenerateRequest, 'system' | 'prompt' | 'images'>> {
  const isText = (part: { type: string }): part is CoreText => part.type === 'text';
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? content.filter(isText) : []));
  const { texts, images } = encodeParts(
    messages.flatMap((message) => (message.role === 'user' ? message.content : [])),
    report,
  );
  return {
    system: filled(system)
      ?.map(({ text }) => text)
      .join('\n\n'),
    prompt: texts.join('\n\n'),
    images: filled(images),
  };
}

function encodeFormat(request: CoreChatRequest, report: Report): ChatRequest['format'] {
  const format = request.responseFormat;
  switch (format?.type) {
    case undefined:
    case 'text':
      return undefined;
    case 'json':
      return 'json';
    case 'json-schema': {
      const { name, description, strict, schema } = format;
      const lose = fieldReporter(request, 'responseFormat', report);
      if (name !== undefined) lose(`the name of the schema (${name})`, { within: 'name' });
      if (description !== undefined) lose('the description of the schema', { within: 'description' });
      if (strict === false) lose('that the schema is not enforced strictly', { within: 'strict' });
      return schema;
    }
    default:
      return unreachable(format);
  }
}

// ---------------------------------------------------------------- options

/** Not written, and reported, for a model with fixed sampling. */
const sampling = (name: 'temperature' | 'topP' | 'topK') => ({
  write(value: number, { request, context }: OptionContext): JsonValue | undefined {
    if (context.facts.sampling !== 'fixed') return value;
    context.report({ at: request, field: name, what: `${name} is not supported by the model` });
    return undefined;
  },
});

const { field, numberField } = fieldsOf<NonNullable<Options>>();

export const optionFields = optionTable('options/', [
  numberField('temperature', 'temperature', sampling('temperature')),
  numberField('topP', 'top_p', sampling('topP')),
  numberField('topK', 'top_k', sampling('topK')),
  // 0 and less are not limits: as many tokens as the model generates, or as fit into the context.
  numberField('maxTokens', 'num_predict', { read: positiveNumber, write: fitLimit }),
  field('stop', 'stop', {
    read: (value) => (typeof value === 'string' ? [value] : readTexts(value)),
    write: encodeStop,
  }),
  numberField('seed', 'seed'),
  numberField('presencePenalty', 'presence_penalty'),
  numberField('frequencyPenalty', 'frequency_penalty'),
  ...elsewhere('tools', 'toolChoice', 'parallelToolCalls', 'reasoning', 'responseFormat', 'logprobs'),
  unsupportedField('candidates', (count) => (count === 1 ? undefined : `${count} answers to one request`)),
  unsupportedField('modalities', (modalities) => `an answer as ${modalities.join(' and ')}`),
  unsupportedField('verbosity', (verbosity) => `verbosity ${verbosity}`),
  unsupportedField('cacheKey', 'Ollama has no cache keys'),
  unsupportedField('user', 'Ollama has no users'),
  unsupportedField('metadata', 'Ollama has no metadata'),
]);

function positiveNumber(value: JsonValue): number | undefined {
  const number = asNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}

function encodeStop(stop: string[], { request }: OptionContext): string | string[] | undefined {
  const [first, ...others] = stop;
  if (first === undefined) return undefined;
  return wireFormOf(request)?.['stop'] === 'string' && others.length === 0 ? first : stop;
}

// ---------------------------------------------------------------- thinking

function decodeThink(think: boolean | string): CoreReasoningRequest {
  if (typeof think === 'string') return { effort: think };
  return think ? { adaptive: true } : { off: true };
}

/**
 * Encodes `think`; `undefined` to omit it.
 *
 * Ollama's models think by default, but clients of other protocols expect no reasoning unless they request it
 * (github.com/ollama/ollama, issue 15287): then `false` is sent, which every model accepts. Models without thinking refuse
 * `true`, and models without levels refuse a level, so that unknown models are left at their default: they think if they
 * can. The value of a client of this protocol is sent unchanged.
 */
function encodeThink(request: CoreChatRequest, { facts, report, note }: BackendContext): boolean | string | undefined {
  const { reasoning } = request;
  const isOwn = request.origin === protocol;
  if (!reasoning) {
    if (isOwn || facts.reasoning === 'none') return undefined;
    const effect = { name: 'default-added', path: '/think' } as const;
    note({ what: 'the client requests no reasoning', made: 'false', effect });
    return false;
  }
  const { summary, adaptive, off, effort, budgetTokens } = reasoning;
  const reportWithin = (within: keyof CoreReasoningRequest, what: string, instead?: string): void =>
    report({ at: request, field: 'reasoning', within, what, ...(instead !== undefined && { instead }) });
  if (isOwn) return off ? false : (effort ?? adaptive);
  if (summary !== undefined) reportWithin('summary', `the display of reasoning (${summary})`);
  // Disabled thinking takes precedence over an effort.
  if (off) {
    if (effort !== undefined) reportWithin('effort', `effort ${effort} with disabled thinking`);
    return false;
  }
  if (facts.reasoning === 'none') {
    report({ at: request, field: 'reasoning', what: noReasoningSetting });
    return undefined;
  }
  const isKnown = facts.reasoning !== undefined;
  const level = facts.reasoning === 'effort' || facts.reasoning === 'level' ? levelOf(reasoning) : undefined;
  const otherwise = isKnown ? level && `level ${level}` : "the model's default";
  if (effort !== undefined && effort !== level) {
    const what = isKnown ? `effort ${effort}` : 'it is not known whether the model supports an effort';
    reportWithin('effort', what, otherwise ?? 'thinking without an effort');
  }
  if (budgetTokens !== undefined)
    reportWithin(
      'budgetTokens',
      `a budget of ${budgetTokens} tokens for thinking`,
      otherwise ?? 'thinking without a budget',
    );
  if (adaptive) {
    const what = isKnown ? 'adaptive thinking' : 'it is not known whether the model supports thinking';
    reportWithin('adaptive', what, otherwise ?? 'thinking');
  }
  return isKnown ? (level ?? true) : undefined;
}

/** The vendor has `low`, `medium`, `high` and `max`; its OpenAI-compatible endpoints map other values in the same way. */
function levelOf({ effort, budgetTokens }: CoreReasoningRequest): string | undefined {
  switch (effort) {
    case undefined:
      return budgetTokens === undefined ? undefined : effortOfBudget(budgetTokens);
    case 'minimal':
      return 'low';
    case 'xhigh':
      return 'high';
    case 'ultra':
      return 'max';
    default:
      return effort;
  }
}
