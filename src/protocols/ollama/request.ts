import type { BackendContext, Report, RouteHints } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { deduplicateTools } from '../../core/deduplicate-tools.ts';
import { effortOfBudget } from '../../core/effort.ts';
import { assertServerStateSupported } from '../../core/server-state.ts';
import {
  asObject,
  withoutUndefined,
  withoutNull,
  optionalNumber,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { setPointer, reportForeignExtras } from '../../core/provenance.ts';
import { omittedText } from '../../core/stand-ins.ts';
import type {
  CoreChatRequest,
  CoreMessage,
  CoreReasoningRequest,
  CoreResponseFormat,
  CoreText,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { decodeMedia, decodeText, encodeParts } from './parts.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { decodeTools, encodeTools } from './tools.ts';
import { isPrompt, readChatRequest, readGenerateRequest, type ChatRequest, type GenerateRequest } from './wire.ts';

/** Which of the two forms of this protocol a request, or an answer to it, has. */
export type RequestForm = 'chat' | 'prompt';

/** The form a Core object came in; `undefined` where that was no form of this protocol. */
export function formOf(value: Pick<CoreChatRequest, 'wireForm'>): RequestForm | undefined {
  const wireForm = wireFormOf(value);
  return wireForm && (wireForm['form'] === 'prompt' ? 'prompt' : 'chat');
}

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(body: JsonValue, hints?: RouteHints): CoreChatRequest {
  return isPrompt(body, hints) ? decodePrompt(readGenerateRequest(body)) : decodeChat(readChatRequest(body));
}

function decodeChat({ messages, tools, ...common }: ChatRequest): CoreChatRequest {
  const decoded = decodeMessages(messages ?? []);
  const declared = nonEmpty(decodeTools(tools ?? []));
  return decodeCommon(common, { messages: decoded, ...(declared && { tools: declared }) }, 'chat');
}

/** A bare prompt is a conversation of one question; without one, as without messages, the model is only loaded. */
function decodePrompt({ prompt, images, system, ...common }: GenerateRequest): CoreChatRequest {
  const instructions = decodeText(system, '/system');
  const question = [...decodeMedia(images, '/images'), ...decodeText(prompt, '/prompt')];
  const messages: CoreMessage[] = [];
  if (instructions.length > 0) messages.push(setPointer('/system', { role: 'system', content: instructions }));
  if (question.length > 0) messages.push(setPointer('/prompt', { role: 'user', content: question }));
  return decodeCommon(common, { messages }, 'prompt');
}

/** What both forms have in common. `conversation`: what they say in different ways. */
function decodeCommon(
  wire: Omit<ChatRequest, 'messages' | 'tools'>,
  conversation: Pick<CoreChatRequest, 'messages' | 'tools'>,
  form: RequestForm,
): CoreChatRequest {
  const { model, format, options, stream, think, logprobs, top_logprobs: top, ...rest } = wire;
  const { sampling, wireForm, extras } = decodeOptions(options);
  const responseFormat = decodeFormat(format);
  const request: CoreChatRequest = {
    model,
    ...conversation,
    ...sampling,
    ...(logprobs && { logprobs: { top: optionalNumber(top) ?? 0 } }),
    ...(think !== null && think !== undefined && think !== '' && { reasoning: decodeThink(think) }),
    ...(responseFormat && { responseFormat: setPointer('/format', responseFormat) }),
    stream: stream ?? true,
    ...withExtras(withoutNulls({ ...rest, ...extras, ...(!logprobs && { top_logprobs: top ?? null }) })),
    ...withWireForm({
      form,
      ...wireForm,
      ...(typeof stream !== 'boolean' && { no_stream: true }),
    }),
  };
  return setPointer('', request);
}

function decodeFormat(format: ChatRequest['format']): CoreResponseFormat | undefined {
  if (format === undefined || format === null || format === '') return undefined;
  if (format === 'json') return { type: 'json' };
  if (typeof format === 'object') return { type: 'json-schema', schema: format };
  throw new LouterError({
    kind: 'invalid-request',
    message: 'format: expected "json" or a JSON Schema',
    param: 'format',
  });
}

// ---------------------------------------------------------------- core → wire

/** @throws {LouterError} `unsupported` when the client forces a tool that this server cannot have. */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): JsonObject {
  const request = deduplicateTools(original, protocol, context);
  const { report } = context;
  assertServerStateSupported(request, protocol);
  reportForeignExtras(request, protocol, report);
  reportUnsupported(request, report);
  const { options: _, ...rest } = extrasOf(request);
  const isLeftOut = request.stream && wireFormOf(request)?.['no_stream'] === true;
  const { logprobs } = request;
  return withoutUndefined({
    model: context.model,
    ...(formOf(request) === 'prompt' ? encodePrompt(request, report) : encodeChat(request, context)),
    stream: isLeftOut ? undefined : request.stream,
    think: encodeThink(request, context),
    format: encodeFormat(request, report),
    options: encodeOptions(request, context),
    logprobs: logprobs && true,
    top_logprobs: logprobs && logprobs.top > 0 ? logprobs.top : undefined,
    ...rest,
  });
}

function encodeChat(request: CoreChatRequest, context: BackendContext): JsonObject {
  const messages = encodeMessages(request.messages, context);
  const tools = encodeTools(request, context);
  // A request without any message only loads the model, which nobody has asked for who sent one.
  const isLost = messages.length === 0 && request.messages.length > 0;
  return {
    messages: isLost ? [{ role: 'user', content: omittedText }] : messages,
    ...(tools.length > 0 && { tools }),
  };
}

/** The one question of a request that came as a bare prompt. */
function encodePrompt({ messages }: CoreChatRequest, report: Report): JsonObject {
  const isText = (part: { type: string }): part is CoreText => part.type === 'text';
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? content.filter(isText) : []));
  const { texts, images } = encodeParts(
    messages.flatMap((message) => (message.role === 'user' ? message.content : [])),
    report,
  );
  return {
    ...(system.length > 0 && { system: system.map(({ text }) => text).join('\n\n') }),
    prompt: texts.join('\n\n'),
    ...(images.length > 0 && { images }),
  };
}

/** What no request here can say. */
function reportUnsupported(request: CoreChatRequest, report: Report): void {
  const { candidates, modalities, verbosity, cacheKey, user, metadata } = request;
  const miss = (field: keyof CoreChatRequest, what: string): void => report({ at: request, field, what });
  if (candidates !== undefined && candidates !== 1) miss('candidates', `${candidates} answers to one question`);
  if (modalities) miss('modalities', `that the answer comes as ${modalities.join(' and ')}`);
  if (verbosity !== undefined) miss('verbosity', `verbosity ${verbosity}`);
  if (cacheKey !== undefined) miss('cacheKey', 'Ollama has no cache keys');
  if (user !== undefined) miss('user', 'Ollama knows no users');
  if (metadata) miss('metadata', 'Ollama keeps no metadata');
}

function encodeFormat(request: CoreChatRequest, report: Report): string | JsonObject | undefined {
  const format = request.responseFormat;
  switch (format?.type) {
    case undefined:
    case 'text':
      return undefined;
    case 'json':
      return 'json';
    case 'json-schema': {
      const { name, description, strict, schema } = format;
      const miss = (within: string, what: string): void =>
        report({ at: request, field: 'responseFormat', within, what });
      if (name !== undefined) miss('name', `the name of the schema (${name})`);
      if (description !== undefined) miss('description', 'the description of the schema');
      if (strict === false) miss('strict', 'that the schema need not be kept to');
      return schema;
    }
    default:
      return unreachable(format);
  }
}

// ---------------------------------------------------------------- options

/** What `options` say that Core knows, how they said it, and the others. */
interface DecodedOptions {
  sampling: Pick<
    CoreChatRequest,
    'temperature' | 'topP' | 'topK' | 'maxTokens' | 'stop' | 'seed' | 'presencePenalty' | 'frequencyPenalty'
  >;
  wireForm: JsonObject;
  extras: JsonObject;
}

function decodeOptions(options: ChatRequest['options']): DecodedOptions {
  const {
    temperature,
    top_p: topP,
    top_k: topK,
    num_predict: limit,
    stop,
    seed,
    presence_penalty: presencePenalty,
    frequency_penalty: frequencyPenalty,
    ...rest
  } = options ?? {};
  // Zero and less are no limit but words: as many as the model likes, or as fit into the context.
  const isLimit = typeof limit === 'number' && limit > 0;
  const others = nonEmpty(withoutNulls({ ...rest, ...(!isLimit && { num_predict: limit ?? null }) }));
  return {
    sampling: withoutUndefined({
      temperature: optionalNumber(temperature),
      topP: optionalNumber(topP),
      topK: optionalNumber(topK),
      maxTokens: isLimit ? limit : undefined,
      stop: typeof stop === 'string' ? [stop] : withoutNull(stop),
      seed: withoutNull(seed),
      presencePenalty: optionalNumber(presencePenalty),
      frequencyPenalty: optionalNumber(frequencyPenalty),
    }),
    wireForm: typeof stop === 'string' ? { stop: 'string' } : {},
    extras: others ? { options: others } : {},
  };
}

function encodeOptions(request: CoreChatRequest, context: BackendContext): JsonObject | undefined {
  const { temperature, topP, topK, seed, presencePenalty, frequencyPenalty } = request;
  const isFree = context.facts.sampling !== 'fixed';
  if (!isFree)
    for (const field of ['temperature', 'topP', 'topK'] as const)
      if (request[field] !== undefined) context.report({ at: request, field, what: `the model takes no ${field}` });
  return nonEmpty(
    withoutUndefined({
      temperature: isFree ? temperature : undefined,
      top_p: isFree ? topP : undefined,
      top_k: isFree ? topK : undefined,
      num_predict: encodeLimit(request, context),
      stop: encodeStop(request),
      seed,
      presence_penalty: presencePenalty,
      frequency_penalty: frequencyPenalty,
      ...asObject(extrasOf(request)['options']),
    }),
  );
}

function encodeLimit(request: CoreChatRequest, { facts, report }: BackendContext): number | undefined {
  const { maxTokens } = request;
  if (maxTokens === undefined || facts.maxOutput === undefined || maxTokens <= facts.maxOutput) return maxTokens;
  report({
    at: request,
    field: 'maxTokens',
    what: `a limit of ${maxTokens} tokens`,
    instead: `${facts.maxOutput}, all the model can do`,
  });
  return facts.maxOutput;
}

function encodeStop(request: CoreChatRequest): string | string[] | undefined {
  const { stop } = request;
  if (!stop || stop.length === 0) return undefined;
  const [first] = stop;
  return wireFormOf(request)?.['stop'] === 'string' && stop.length === 1 ? first : stop;
}

// ---------------------------------------------------------------- thinking

function decodeThink(think: boolean | string): CoreReasoningRequest {
  if (typeof think === 'string') return { effort: think };
  return think ? { adaptive: true } : { off: true };
}

/**
 * `think`, or `undefined` where nothing is to be said.
 *
 * A model that can think does so here unless it is told not to, while clients of other protocols that say nothing of
 * it expect none (github.com/ollama/ollama, issue 15287): `false` in that case, which every model takes. `true` is
 * refused by models that do not think, and a word by those that know no levels, so that a model of which nothing is
 * known is left to its default: it thinks if it can. A client of this protocol is taken at its word.
 */
function encodeThink(request: CoreChatRequest, { facts, report }: BackendContext): boolean | string | undefined {
  const { reasoning } = request;
  const isOwn = wireFormOf(request) !== undefined;
  if (!reasoning) return isOwn || facts.reasoning === 'none' ? undefined : false;
  const { summary, adaptive, off, effort, budgetTokens } = reasoning;
  const miss = (within: keyof CoreReasoningRequest, what: string, instead?: string): void =>
    report({ at: request, field: 'reasoning', within, what, ...(instead !== undefined && { instead }) });
  if (isOwn) return off ? false : (effort ?? adaptive);
  if (summary !== undefined) miss('summary', `how much of the reasoning is shown (${summary})`);
  // That a model must not think beats how hard it is to think.
  if (off) {
    if (effort !== undefined) miss('effort', `effort ${effort} of a model that must not think`);
    return false;
  }
  switch (facts.reasoning) {
    case 'none':
      report({ at: request, field: 'reasoning', what: 'the model does not think' });
      return undefined;
    case undefined: {
      const instead = 'its default: it thinks if it can';
      if (effort !== undefined) miss('effort', 'whether the model takes an effort is not known', instead);
      if (budgetTokens !== undefined) miss('budgetTokens', `a budget of ${budgetTokens} tokens for thinking`, instead);
      if (adaptive) miss('adaptive', 'whether the model can be told to think is not known', instead);
      return undefined;
    }
    case 'budget':
    case 'adaptive':
      if (effort !== undefined) miss('effort', `effort ${effort}`, 'thinking, without a measure');
      if (budgetTokens !== undefined)
        miss('budgetTokens', `a budget of ${budgetTokens} tokens for thinking`, 'thinking, without a measure');
      if (adaptive) miss('adaptive', 'that the model itself decides whether to think', 'thinking');
      return true;
    case 'effort':
    case 'level': {
      const level = levelOf(reasoning);
      if (effort !== undefined && effort !== level) miss('effort', `effort ${effort}`, `level ${level}`);
      if (budgetTokens !== undefined)
        miss('budgetTokens', `a budget of ${budgetTokens} tokens for thinking`, level && `level ${level}`);
      if (adaptive) miss('adaptive', 'that the model itself decides how much it thinks', level && `level ${level}`);
      return level ?? true;
    }
    default:
      return unreachable(facts.reasoning);
  }
}

/** The vendor knows `low`, `medium`, `high` and `max`; it maps the words of others so itself in its compatible endpoints. */
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
