import type { BackendContext, Report, RouteHints } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { deduplicateTools } from '../../core/deduplicate-tools.ts';
import { assertServerStateSupported } from '../../core/server-state.ts';
import {
  withoutUndefined,
  optionalNumber,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { setPointer, reportForeignExtras } from '../../core/provenance.ts';
import { omittedText } from '../../core/stand-ins.ts';
import type { CoreChatRequest, CoreMessage, CoreResponseFormat, CoreText } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { decodeText, encodeParts } from './parts.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeMedia } from './media.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { decodeOptions, encodeOptions } from './options.ts';
import { decodeThink, encodeThink } from './think.ts';
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
