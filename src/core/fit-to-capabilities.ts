import { writeCallsAsText } from './calls-as-text.ts';
import {
  capabilityNames,
  capabilityOf,
  hasToolTurns,
  isToolCallForced,
  lackOf,
  missingCapabilities,
  type Capability,
} from './capabilities.ts';
import type { Report, UnlocatedLoss } from './codec.ts';
import { noteReasoningOff } from './effort.ts';
import { LouterError } from './error.ts';
import { asArray, asObject, asString, nonEmpty, type JsonValue } from './json.ts';
import type { CoreMedium } from './media.ts';
import { pointerOf, copyProvenance } from './provenance.ts';
import { documentText } from './stand-ins.ts';
import { assertNotForced as assertToolNotForced, choiceOfSent, reportTools } from './tool-choice.ts';
import type {
  CoreChatRequest,
  CoreContentPart,
  CoreDocument,
  CoreMessage,
  CoreOpaque,
  CoreText,
  CoreTool,
} from './types.ts';
import { unreachable } from './unreachable.ts';

/** A request as a backend of limited capabilities is sent it. */
export interface FittedRequest {
  /** The same object where nothing had to be changed. */
  request: CoreChatRequest;
  /** What was left out or replaced, in the order of the request. */
  changes: readonly UnlocatedLoss[];
}

/**
 * The request without what a backend lacks. Media become a short text, documents of text their text; earlier calls and
 * results become texts; a schema, an effort and tools are left out. Every change is reported.
 * @param listed the capabilities of the backend; null: all that its protocol can express
 * @throws {LouterError} `unsupported` (400) if the client forces a call and the backend accepts no tools.
 */
export function fitToCapabilities(request: CoreChatRequest, listed: readonly Capability[] | null): FittedRequest {
  const lacking = new Set(missingCapabilities(listed));
  if (lacking.size === 0) return { request, changes: [] };
  const changes: UnlocatedLoss[] = [];
  const limits: CapabilityLimits = { lacking, report: (change) => changes.push(change) };
  const fitted = [
    withoutTools,
    withoutVisualTools,
    withoutParts,
    withoutFormat,
    withoutReasoning,
    withoutAudioOutput,
  ].reduce((current, step) => step(current, limits), request);
  return { request: fitted, changes };
}

interface CapabilityLimits {
  lacking: ReadonlySet<Capability>;
  report: Report;
}

// ---------------------------------------------------------------- tools

function withoutTools(request: CoreChatRequest, { lacking, report }: CapabilityLimits): CoreChatRequest {
  if (!lacking.has('tools')) return request;
  assertNotForced(request);
  const { tools = [], toolChoice: _, parallelToolCalls: __, ...rest } = request;
  if (tools.length === 0 && !hasToolTurns(request)) return request;
  reportTools(request, lackOf('tools', `${tools.length} tools`), report);
  return copyProvenance(request, { ...rest, messages: writeCallsAsText(request.messages, report) });
}

/** @throws {LouterError} `unsupported` if the client forces a call of such a tool. */
function withoutVisualTools(request: CoreChatRequest, { lacking, report }: CapabilityLimits): CoreChatRequest {
  const { tools = [], toolChoice } = request;
  const isVisual = (tool: CoreTool): boolean => tool.type === 'function' && tool.needsVision === true;
  if (!lacking.has('vision') || !tools.some(isVisual)) return request;
  const kept = tools.filter((tool) => !isVisual(tool));
  if (kept.length === 0 && toolChoice?.mode === 'required') assertToolNotForced(toolChoice);
  for (const tool of tools.filter(isVisual)) {
    if (toolChoice?.mode === 'tool' && toolChoice.name === tool.name) assertToolNotForced(toolChoice);
    report({ at: tool, ...lackOf('vision', `the tool ${tool.name}, which gives pictures`) });
  }
  const choice = choiceOfSent(request, kept, report);
  return copyProvenance(request, { ...request, tools: kept, ...(choice && { toolChoice: choice }) });
}

/** @throws {LouterError} `unsupported` */
function assertNotForced(request: CoreChatRequest): void {
  const { toolChoice } = request;
  if (!toolChoice || !isToolCallForced(request)) return;
  const param = pointerOf(toolChoice)?.slice(1).replaceAll('/', '.') || 'tool_choice';
  const wanted = toolChoice.mode === 'tool' ? `a call of ${toolChoice.name}` : 'a call';
  throw new LouterError({
    kind: 'unsupported',
    param,
    message: `${param} demands ${wanted}, but the backend of this model does not support tools ("tools" is not among its capabilities): leave ${param} out, or ask for a model whose backend supports them`,
  });
}

// ---------------------------------------------------------------- parts of messages

function withoutParts(request: CoreChatRequest, limits: CapabilityLimits): CoreChatRequest {
  const messages = request.messages.map((message) => fittedHolder(message, limits) as CoreMessage);
  return messages.every((message, index) => message === request.messages[index])
    ? request
    : copyProvenance(request, { ...request, messages });
}

/** A holder of parts with those replaced that the backend lacks, however deep they lie; the same object where none are. */
function fittedHolder<Holder extends { content: readonly CoreContentPart[] }>(
  holder: Holder,
  limits: CapabilityLimits,
): Holder {
  const content = holder.content.flatMap((part) => fittedPart(part, limits));
  const isSame = content.length === holder.content.length && content.every((part, at) => part === holder.content[at]);
  return isSame ? holder : copyProvenance(holder, { ...holder, content });
}

function fittedPart(part: CoreContentPart, limits: CapabilityLimits): CoreContentPart[] {
  switch (part.type) {
    case 'image':
    case 'audio':
    case 'video':
      return limits.lacking.has(capabilityOf(part)) ? [replacement(part, limits)] : [part];
    case 'document':
      return fittedDocument(part, limits);
    case 'tool-result':
      return [fittedHolder(part, limits)];
    case 'opaque':
      return [fittedOpaque(part, limits)];
    case 'reasoning':
      if (!limits.lacking.has('reasoning')) return [part];
      limits.report({ at: part, ...lackOf('reasoning', 'earlier reasoning') });
      return [];
    case 'text':
    case 'refusal':
    case 'tool-call':
    case 'source':
      return [part];
    default:
      return unreachable(part);
  }
}

/** The text in the place of a medium: of audio its transcript, if it is known. */
function replacement(part: CoreMedium, { report }: CapabilityLimits): CoreText {
  const capability = capabilityOf(part);
  const transcript = part.type === 'audio' ? part.transcript : undefined;
  const title = part.type === 'document' && part.title !== undefined ? ` ${JSON.stringify(part.title)}` : '';
  const instead = transcript === undefined ? 'a text that reports this' : 'its transcript';
  report({ at: part, ...lackOf(capability, withArticle(part.type)), instead });
  return replaceWithText(
    part,
    transcript ?? `[${part.type}${title} left out: this model does not support ${capabilityNames[capability]}]`,
  );
}

const withArticle = (type: CoreMedium['type']): string =>
  type === 'audio' ? 'audio' : `${type === 'image' ? 'an' : 'a'} ${type}`;

const replaceWithText = (part: CoreMedium | CoreOpaque, text: string): CoreText =>
  copyProvenance(part, { type: 'text', text, ...(part.cache && { cache: part.cache }) });

function fittedDocument(part: CoreDocument, limits: CapabilityLimits): CoreContentPart[] {
  const { source } = part;
  if (!limits.lacking.has('documents')) {
    if (source.kind !== 'parts') return [part];
    const { content } = fittedHolder({ content: source.parts }, limits);
    const parts = content.filter((each) => each.type === 'text' || each.type === 'image');
    return content === source.parts ? [part] : [copyProvenance(part, { ...part, source: { kind: 'parts', parts } })];
  }
  switch (source.kind) {
    case 'text':
      return [asText(part, source.text, limits)];
    case 'parts': {
      const heading = asText(part, '', limits);
      const { content } = fittedHolder({ content: source.parts }, limits);
      return [...(heading.text === '' ? [] : [heading]), ...content];
    }
    case 'base64':
      return source.mediaType.startsWith('text/')
        ? [asText(part, Buffer.from(source.data, 'base64').toString(), limits)]
        : [replacement(part, limits)];
    case 'url':
    case 'file':
      return [replacement(part, limits)];
    default:
      return unreachable(source);
  }
}

function asText(part: CoreDocument, text: string, { report }: CapabilityLimits): CoreText {
  report({ at: part, ...lackOf('documents', 'a document'), instead: 'its text' });
  return replaceWithText(part, documentText(part, text));
}

type VendorTerm = readonly [pattern: RegExp, capability: Capability];

/** What vendors call such things: `input_image`, `computer_screenshot`, `image_generation_call`, `mcp_tool_result`. */
const vendorTerms: readonly VendorTerm[] = [
  [/image|screenshot|video/, 'vision'],
  [/audio/, 'audio'],
  [/document|input_file/, 'documents'],
  [/_(?:call|call_output|tool_use|tool_result)$/, 'tools'],
];

/** What only its own protocol understands may hold a medium or be a call, too. */
function fittedOpaque(part: CoreOpaque, { lacking, report }: CapabilityLimits): CoreOpaque | CoreText {
  const types = typesIn(part.payload);
  const isNamed = ([pattern, capability]: VendorTerm): boolean =>
    lacking.has(capability) && types.some((type) => pattern.test(type));
  const [, capability] = vendorTerms.find(isNamed) ?? [];
  if (capability === undefined) return part;
  report({
    at: part,
    ...lackOf(capability, part.kind),
    instead: part.standIn === undefined ? 'a text that reports this' : 'its text',
  });
  return replaceWithText(
    part,
    part.standIn ?? `[${part.kind} left out: this model does not support ${capabilityNames[capability]}]`,
  );
}

/** Everything in a payload that names its type. */
function typesIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  const object = asObject(value);
  if (!object) return [];
  const type = asString(object['type']);
  return [
    ...(type === undefined ? [] : [type]),
    ...Object.values(object).flatMap((each) => typesIn(asContainer(each))),
  ];
}

const asContainer = (value: JsonValue): JsonValue => asArray(value) ?? asObject(value) ?? null;

// ---------------------------------------------------------------- what is asked of the answer

function withoutFormat(request: CoreChatRequest, { lacking, report }: CapabilityLimits): CoreChatRequest {
  if (!lacking.has('json-schema') || request.responseFormat?.type !== 'json-schema') return request;
  const { responseFormat: _, ...rest } = request;
  report({
    at: request,
    field: 'responseFormat',
    ...lackOf('json-schema', 'the schema of the answer'),
  });
  return copyProvenance(request, rest);
}

/** Turning reasoning off changes nothing for a model that does not reason. */
function withoutReasoning(request: CoreChatRequest, { lacking, report }: CapabilityLimits): CoreChatRequest {
  if (!lacking.has('reasoning') || !request.reasoning) return request;
  const { reasoning, ...rest } = request;
  if (reasoning.off) noteReasoningOff(request, report);
  else report({ at: request, field: 'reasoning', ...lackOf('reasoning', 'how much to reason') });
  return copyProvenance(request, rest);
}

function withoutAudioOutput(request: CoreChatRequest, { lacking, report }: CapabilityLimits): CoreChatRequest {
  const { modalities, ...rest } = request;
  if (!lacking.has('audio') || !modalities?.includes('audio')) return request;
  report({
    at: request,
    field: 'modalities',
    ...lackOf('audio', 'an answer in audio'),
    instead: 'text',
  });
  const others = nonEmpty(modalities.filter((modality) => modality !== 'audio'));
  return copyProvenance(request, { ...rest, ...(others && { modalities: others }) });
}
