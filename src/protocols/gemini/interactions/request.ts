import { isDeepStrictEqual } from 'node:util';
import type * as wire from '../../../../generated/gemini-interactions.js';
import { validateInteractionRequest } from '../../../../generated/gemini-interactions.validators.js';
import { reasoningConverted } from '../../../core/route-effects.ts';
import { assertReadableMedia } from '../../../core/base64.ts';
import type { BackendContext, Report } from '../../../core/codec.ts';
import { commonEffort, effortOfBudget, noReasoningSetting, noteReasoningOff } from '../../../core/effort.ts';
import {
  asObject,
  nonEmpty,
  withoutNull,
  withoutNulls,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { prepareRequest } from '../../../core/prepare-request.ts';
import { fieldReporter, setPointer } from '../../../core/provenance.ts';
import {
  elsewhere,
  fieldsOf,
  fitLimit,
  oneAnswerField,
  optionTable,
  unsupportedField,
  type OptionContext,
} from '../../../core/request-options.ts';
import type { CoreChatRequest, CoreMessage, CoreReasoningRequest, CoreResponseFormat } from '../../../core/types.ts';
import { omittedText } from '../../../core/stand-ins.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { invalidRequest, validate } from '../../../core/validation.ts';
import { filled, wireObject } from '../../../core/wire-object.ts';
import { bareModelName } from '../shared/model-name.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { encodeMessages, type WrittenStep } from './messages.ts';
import { decodeInput, type InputForm } from './steps.ts';
import { decodeChoice, decodeTools, encodeChoice, encodeTools, type WrittenTool } from './tools.ts';

type GenerationConfig = NonNullable<wire.GenerationConfig>;

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(body: JsonValue): CoreChatRequest {
  const fields = validate<wire.InteractionRequest>(validateInteractionRequest, body);
  const {
    model,
    agent,
    input,
    system_instruction: instructions,
    tools,
    generation_config: config,
    response_format: format,
    response_modalities: modalities,
    labels,
    previous_interaction_id: previousId,
    background,
    store,
    stream,
    ...others
  } = fields;
  const { messages, form } = decodeInput(input);
  const decodedTools = nonEmpty(decodeTools(tools ?? []));
  const { request: options, rest: ofConfig } = decodeConfig(withoutNulls(config ?? {}));
  const responseFormat = format ? decodeFormat(format) : undefined;
  const coreModalities = modalities?.every(isModality) && modalities.length > 0 ? modalities : undefined;
  const state = findServerState(fields);
  if (messages.length === 0 && state === undefined) throw invalidRequest('/input', 'something to answer', 'nothing');
  const request = setPointer<CoreChatRequest>(
    '',
    withoutUndefined({
      model: bareModelName(model ?? agent ?? ''),
      origin: protocol,
      previousResponseId: withoutNull(previousId),
      serverState: state === undefined ? undefined : ({ protocol, field: state } as const),
      messages: [...decodeInstructions(instructions), ...messages],
      tools: decodedTools,
      ...options,
      responseFormat: responseFormat && setPointer('/response_format', responseFormat),
      modalities: coreModalities,
      metadata: withoutNull(labels),
      store: withoutNull(store),
      stream: stream ?? false,
      ...withExtras({
        ...others,
        ...(background && { background }),
        ...(typeof agent === 'string' && { agent }),
        ...(ofConfig && { generation_config: ofConfig }),
        ...(format && !responseFormat && { response_format: format }),
        ...(modalities && !coreModalities && { response_modalities: modalities }),
      }),
      ...withWireForm({
        input: form,
        ...(stream === false && { stream }),
        ...(background === false && { background }),
        ...(tools?.length === 0 && { tools: 'empty' }),
        ...(config && Object.keys(config).length === 0 && { generation_config: 'empty' }),
      }),
    }),
  );
  assertReadableMedia(request);
  return request;
}

type Modality = NonNullable<CoreChatRequest['modalities']>[number];
const isModality = (modality: string): modality is Modality => ['text', 'audio', 'image'].includes(modality);

/** Fields that only the vendor can serve: what it holds, and what it does in the background. */
const stateFields = [
  'agent',
  'background',
  'continuation_token',
  'cached_content',
  'webhook_config',
  'previous_interaction_id',
] as const satisfies (keyof wire.InteractionRequest)[];

const findServerState = (fields: wire.InteractionRequest): string | undefined =>
  stateFields.find((name) => Boolean(fields[name])) ??
  ('environment' in fields && fields.environment !== null ? 'environment' : undefined);

/** They hold for one answer only (`CreateModelInteraction.system_instruction` is not part of what is stored). */
function decodeInstructions(instructions: string | null | undefined): CoreMessage[] {
  if (!instructions) return [];
  const pointer = '/system_instruction';
  const content = [setPointer(pointer, { type: 'text' as const, text: instructions, ...withWireForm({}) })];
  return [setPointer<CoreMessage>(pointer, { role: 'system', content, singleUse: true, ...withWireForm({}) })];
}

type ConfigFields = Partial<
  Pick<CoreChatRequest, 'toolChoice' | 'reasoning' | 'temperature' | 'topP' | 'seed' | 'maxTokens' | 'stop'>
>;

/** `rest`: the fields that only this protocol knows. */
function decodeConfig(config: JsonObject): { request: ConfigFields; rest: JsonObject | undefined } {
  const { options, rest: unread } = optionFields.decode(config);
  const {
    thinking_level: effort,
    thinking_summaries: summary,
    tool_choice: choice,
    ...rest
  }: GenerationConfig = unread;
  const reasoning = nonEmpty(
    withoutUndefined<CoreReasoningRequest>({
      ...(typeof effort === 'string' && { effort }),
      ...(typeof summary === 'string' && { summary }),
    }),
  );
  const toolChoice = choice ? decodeChoice(choice) : undefined;
  return {
    request: {
      ...options,
      ...(reasoning && { reasoning }),
      ...(toolChoice && { toolChoice: setPointer('/generation_config/tool_choice', toolChoice) }),
    },
    rest: nonEmpty({ ...rest, ...(choice && !toolChoice && { tool_choice: choice }) } as JsonObject),
  };
}

/** One text format; `undefined` for media, several formats, and fields that Core has no place for. */
type WrittenFormat = NonNullable<wire.InteractionRequest['response_format']>;

function decodeFormat(format: WrittenFormat): CoreResponseFormat | undefined {
  const [only, ...others] = Array.isArray(format) ? format : [format];
  if (!only || others.length > 0) return undefined;
  const { type, mime_type: mediaType, schema, ...rest } = withoutNulls(only);
  if ((type ?? 'text') !== 'text' || Object.keys(rest).length > 0) return undefined;
  const written = withWireForm({ written: format as JsonValue });
  const isJson = mediaType === 'application/json' || (mediaType === undefined && schema !== undefined);
  if (isJson)
    return schema ? { type: 'json-schema', schema: schema as JsonObject, ...written } : { type: 'json', ...written };
  return mediaType === undefined || mediaType === 'text/plain' ? { type: 'text', ...written } : undefined;
}

// ---------------------------------------------------------------- core → wire

/** Not written, and reported, for a model with fixed sampling. */
const sampling = (name: 'temperature' | 'topP') => ({
  write(value: number, { request, context }: OptionContext): number | undefined {
    if (context.facts.sampling !== 'fixed') return value;
    context.report({ at: request, field: name, what: `${name} is not supported by the model` });
    return undefined;
  },
});

const { numberField, textListField } = fieldsOf<GenerationConfig>();

export const optionFields = optionTable('generation_config/', [
  numberField('temperature', 'temperature', sampling('temperature')),
  numberField('topP', 'top_p', sampling('topP')),
  numberField('seed', 'seed'),
  numberField('maxTokens', 'max_output_tokens', { write: (limit, to) => fitLimit(limit, to, 1) }),
  textListField('stop', 'stop_sequences', { write: (stop) => filled(stop) }),
  ...elsewhere('tools', 'toolChoice', 'reasoning', 'responseFormat', 'metadata', 'modalities'),
  unsupportedField('topK'),
  unsupportedField('presencePenalty'),
  unsupportedField('frequencyPenalty'),
  unsupportedField('logprobs', 'the Interactions API has no log probabilities'),
  unsupportedField('parallelToolCalls', (isAllowed) => (isAllowed ? undefined : 'disabled parallel calls')),
  unsupportedField('verbosity', (verbosity) => `verbosity ${verbosity}`),
  unsupportedField('cacheKey', 'the Interactions API has no cache keys'),
  unsupportedField('user', 'the Interactions API has no users'),
  oneAnswerField('answers beside the first'),
]);

/** Steps and tools of kinds that are not known go as they came. */
type RequestFields = Omit<wire.InteractionRequest, 'input' | 'tools' | 'response_format'> & {
  input?: JsonValue;
  tools?: WrittenTool[];
  response_format?: JsonObject;
};

/**
 * A client of this protocol has its fields written as it wrote them. For those of others the vendor stores nothing: Louter keeps what
 * they continue from.
 * @throws {LouterError} `unsupported` for state that another vendor holds, and for a forced tool that is not sent.
 */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): RequestFields {
  const request = prepareRequest(original, context, { protocol, hasServerTools: true });
  const { report } = context;
  const { generation_config: ownConfig, agent, ...extras } = extrasOf(request);
  const form = wireFormOf(request);
  const { instructions, input } = encodeMessages(request.messages, context);
  const { sent, tools } = encodeTools(request, report);
  const config = nonEmpty<GenerationConfig>(
    wireObject<GenerationConfig>(
      {
        ...optionFields.encode(request, { request, context }),
        ...encodeReasoning(request, context),
        tool_choice: encodeChoice(request, sent, context),
      },
      asObject(ownConfig),
    ),
  );
  return wireObject<RequestFields>(
    {
      model: agent === undefined ? context.model : undefined,
      agent: agent === undefined ? undefined : context.model,
      input: shortInput(input.length > 0 || form ? input : [omittedTurn], form?.['input'] as InputForm | undefined),
      system_instruction: instructions,
      tools: filled(tools) ?? (form?.['tools'] === 'empty' ? [] : undefined),
      generation_config: config ?? (form?.['generation_config'] === 'empty' ? {} : undefined),
      response_format: encodeFormat(request, report),
      response_modalities: request.modalities,
      labels: request.metadata,
      previous_interaction_id: request.previousResponseId,
      background: form?.['background'] === false ? false : undefined,
      stream: request.stream || (form?.['stream'] === false ? false : undefined),
      store: request.origin === protocol ? request.store : false,
    },
    extras,
  );
}

/** The vendor answers nothing without an input. */
const omittedTurn: WrittenStep = { type: 'user_input', content: [{ type: 'text', text: omittedText }] };

/** The input in the short form that its client wrote it in, where that still has all of it. */
function shortInput(steps: readonly WrittenStep[], form: InputForm | undefined): JsonValue | undefined {
  const [step, ...others] = steps as readonly JsonObject[];
  if (!step) return form === undefined ? undefined : [];
  const content = step.type === 'user_input' && others.length === 0 ? step.content : undefined;
  if (form === undefined || !Array.isArray(content)) return steps as JsonValue[];
  const [only, ...more] = content;
  if (form === 'contents') return content;
  if (!only || more.length > 0) return steps as JsonValue[];
  return form === 'content' ? only : (asObject(only)?.['text'] ?? (steps as JsonValue[]));
}

// ---------------------------------------------------------------- reasoning

const levels: ReadonlySet<string> = new Set(['minimal', 'low', 'medium', 'high', 'xhigh']);

/** A level is all that there is: no budget, and no way to disable reasoning. */
function encodeReasoning(
  request: CoreChatRequest,
  context: BackendContext,
): Pick<GenerationConfig, 'thinking_level' | 'thinking_summaries'> {
  const { reasoning } = request;
  if (!reasoning) return {};
  if (request.origin === protocol)
    return wireObject<ReturnType<typeof encodeReasoning>>({
      thinking_level: reasoning.effort,
      thinking_summaries: reasoning.summary,
    });
  const report = fieldReporter(request, 'reasoning', context.report);
  const { effort, budgetTokens, adaptive, off, summary } = reasoning;
  if (context.facts.reasoning === 'none') {
    if (off) noteReasoningOff(request, context.report);
    else report(noReasoningSetting);
    return {};
  }
  const thinking_summaries = summary === 'omitted' || off ? 'none' : 'auto';
  if (summary !== undefined && !['auto', 'summarized', 'omitted', 'none'].includes(summary))
    report(`the display of reasoning (${summary})`, { within: 'summary', instead: 'summaries by the vendor' });
  if (off) {
    report('that the model must not reason', { within: 'off', instead: 'level minimal' });
    context.note({ what: 'no reasoning as a level', saw: 'true', made: 'minimal', effect: reasoningConverted });
    return { thinking_level: 'minimal', thinking_summaries };
  }
  const level =
    effort === undefined
      ? budgetTokens === undefined
        ? undefined
        : effortOfBudget(budgetTokens)
      : levels.has(effort)
        ? effort
        : commonEffort(effort);
  if (effort !== undefined && level !== effort)
    report(`effort ${effort}`, { within: 'effort', instead: `level ${level}` });
  if (budgetTokens !== undefined) {
    report(`a budget of ${budgetTokens} tokens for reasoning`, { within: 'budgetTokens', instead: `level ${level}` });
    const conversion = { saw: String(budgetTokens), made: String(level), effect: reasoningConverted };
    context.note({ what: 'a budget of tokens as a level', ...conversion });
  }
  if (adaptive) {
    const instead = level === undefined ? "the model's default level" : `level ${level}`;
    report('that the model decides how much to reason', { within: 'adaptive', instead });
  }
  return wireObject<ReturnType<typeof encodeReasoning>>({ thinking_level: level, thinking_summaries });
}

// ---------------------------------------------------------------- format

function encodeFormat(request: CoreChatRequest, report: Report): JsonObject | undefined {
  const { responseFormat: format } = request;
  const written = format && wireFormOf(format)?.['written'];
  // What has changed since it was written is not in it.
  if (written && isDeepStrictEqual(decodeFormat(written as WrittenFormat), format)) return written as JsonObject;
  switch (format?.type) {
    case undefined:
    case 'text':
      return undefined;
    case 'json':
      return { type: 'text', mime_type: 'application/json' };
    case 'json-schema': {
      const { name, description, strict, schema } = format;
      const lose = fieldReporter(request, 'responseFormat', report);
      if (name !== undefined) lose(`the name of the schema (${name})`, { within: 'name' });
      if (description !== undefined) lose('the description of the schema', { within: 'description' });
      if (strict === false) lose('that the schema is not enforced strictly', { within: 'strict' });
      return { type: 'text', mime_type: 'application/json', schema };
    }
    default:
      return unreachable(format);
  }
}
