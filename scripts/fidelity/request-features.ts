import { canonicalJson } from '../../src/core/canonical-json.ts';
import { asArray, asObject, type JsonValue } from '../../src/core/json.ts';
import type {
  CoreChatRequest,
  CoreMessage,
  CoreResponseFormat,
  CoreHostedTool,
  CoreTool,
  MediaSource,
} from '../../src/core/types.ts';
import type { FeatureValue } from './feature.ts';
import {
  anyParts,
  cacheMarks,
  callValue,
  compact,
  contains,
  parts,
  results,
  setting,
  signatureOf,
  texts,
  tools,
  reasoningOption,
  joinTexts,
  type PartOf,
  type RequestFeature,
} from './request-values.ts';

const isLeading = (index: number, messages: readonly CoreMessage[]): boolean =>
  messages.slice(0, index).every(({ role }) => role === 'system');

const bytes = (source: MediaSource): JsonValue | undefined =>
  source.kind === 'base64' ? { mediaType: source.mediaType, data: source.data } : undefined;
const address = (source: MediaSource): JsonValue | undefined => (source.kind === 'url' ? source.url : undefined);

const media = (
  name: string,
  type: 'image' | 'audio' | 'video',
  valueOf: (source: MediaSource) => JsonValue | undefined,
): RequestFeature => parts(name, type, ({ source }, role) => (role === 'tool' ? undefined : valueOf(source)));
const document = (
  name: string,
  valueOf: (source: MediaSource) => JsonValue | undefined,
  standsIn?: NonNullable<RequestFeature['standsIn']>,
): RequestFeature =>
  parts(name, 'document', ({ source }) => (source.kind === 'parts' ? undefined : valueOf(source)), {
    ...(standsIn && { standsIn }),
  });

const isInText = (value: JsonValue, other: CoreChatRequest): boolean =>
  contains(joinTexts(other, ['user', 'tool']), value);

const functionOf = (tool: CoreTool): JsonValue | undefined =>
  tool.type === 'function' ? [tool.name, tool.description ?? null, tool.inputSchema] : undefined;
/** Without `additionalProperties: false` and `$schema`, which not all vendors support. */
const withoutDefaults = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  const object = asObject(value);
  if (!object) return value;
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, each]): [string, JsonValue][] => {
      const isEmpty = key === 'required' && asArray(each)?.length === 0;
      const saysNothing = key === '$schema' || isEmpty || (key === 'additionalProperties' && each === false);
      return saysNothing ? [] : [[key, withoutDefaults(each)]];
    }),
  );
};

const getSchema = (format: CoreResponseFormat): JsonValue | undefined =>
  format.type === 'json-schema' ? format.schema : undefined;

/** What a tool that a vendor runs does, where several vendors run such a tool. */
const hostedOf = (tool: CoreTool): CoreHostedTool | undefined => (tool.type === 'server' ? tool.hosted : undefined);
const holderOf = (tool: CoreTool): object => hostedOf(tool) ?? tool;
const hostedKind = (kind: CoreHostedTool['type']) => (tool: CoreTool) =>
  hostedOf(tool)?.type === kind ? kind : undefined;
/** The limits of a tool that reads the web. */
const limitsOf = (tool: CoreTool): Exclude<CoreHostedTool, { type: 'code-execution' }> | undefined => {
  const hosted = hostedOf(tool);
  return hosted?.type === 'code-execution' ? undefined : hosted;
};
const locationOf = (tool: CoreTool): JsonValue | undefined => {
  const hosted = hostedOf(tool);
  const location = hosted?.type === 'web-search' ? hosted.userLocation : undefined;
  return location && { ...location };
};

/** A freeform tool is written as a function with one string argument, and its calls as calls of that function. */
const hasInputFunction = (name: JsonValue, { tools: declared = [] }: CoreChatRequest): boolean =>
  declared.some(
    (tool) => tool.type === 'function' && tool.name === name && asObject(tool.inputSchema['properties'])?.['input'],
  );
const hasInputCall = (value: JsonValue, other: CoreChatRequest): boolean =>
  hasCall(canonicalJson(Array.isArray(value) ? [value[0] ?? null, { input: value[1] ?? null }] : value), other);
const hasCall = (wanted: string, { messages }: CoreChatRequest): boolean =>
  messages.some(({ content }) =>
    content.some((part) => part.type === 'tool-call' && canonicalJson(callValue(part)) === wanted),
  );

/** The tool that must be called: a call that must be of one of one tool is a call of that one. */
const findForcedTool = ({ toolChoice: choice, tools: declared = [] }: CoreChatRequest): string | undefined => {
  if (choice?.mode === 'tool') return choice.name;
  if (choice?.mode !== 'required') return undefined;
  const [first, ...others] = choice.among ?? declared.map(({ name }) => name);
  return others.length === 0 ? first : undefined;
};
const toolChoiceValue = (request: CoreChatRequest): JsonValue | undefined => {
  const tool = findForcedTool(request);
  if (tool !== undefined) return { tool };
  // `auto` equals a request without a choice.
  const mode = request.toolChoice?.mode;
  return mode === 'auto' ? undefined : mode;
};

const textsIn = (result: PartOf<'tool-result'>): string =>
  compact(result.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '));
const imagesIn = (result: PartOf<'tool-result'>): JsonValue[] =>
  result.content.flatMap((part) => (part.type === 'image' ? [{ ...part.source }] : []));

/** What clients ask, in the order of the table. */
export const requestFeatures: readonly RequestFeature[] = [
  {
    ...texts('text', ['user', 'assistant'], () => true),
    holds: (value, other) => contains(joinTexts(other, ['user', 'assistant']), value),
  },
  {
    ...texts('system prompt', ['system'], isLeading),
    holds: (value, { messages, ...other }) =>
      contains(
        joinTexts({ ...other, messages: messages.filter((_, index) => isLeading(index, messages)) }, ['system']),
        value,
      ),
  },
  texts('system message in mid-conversation', ['system'], (index, messages) => !isLeading(index, messages)),
  media('image, base64', 'image', bytes),
  media('image, URL', 'image', address),
  parts('image detail', 'image', ({ detail }) => (detail === 'auto' ? undefined : detail), { field: 'detail' }),
  document('document, base64', bytes),
  document('document, URL', address, isInText),
  document('document, plain text', (source) => (source.kind === 'text' ? compact(source.text) : undefined), isInText),
  parts('document title', 'document', ({ title }) => title, { field: 'title', standsIn: isInText }),
  parts('citations wanted of a document', 'document', ({ citable }) => citable || undefined, { field: 'citable' }),
  media('audio', 'audio', bytes),
  media('video', 'video', (source) => bytes(source) ?? address(source)),
  anyParts('file held by a vendor', (part) =>
    'source' in part && part.source.kind === 'file' ? part.source.id : undefined,
  ),
  cacheMarks('cache mark'),

  tools('function tool', functionOf, {
    field: 'inputSchema',
    standsIn: (value, { tools: declared = [] }) =>
      declared.some(
        (tool) => canonicalJson(withoutDefaults(functionOf(tool) ?? null)) === canonicalJson(withoutDefaults(value)),
      ),
  }),
  tools('strict schema', (tool) => (tool.type === 'function' && tool.strict ? tool.name : undefined), {
    field: 'strict',
  }),
  tools('freeform tool', (tool) => (tool.type === 'freeform' ? tool.name : undefined), { standsIn: hasInputFunction }),
  tools('its grammar', (tool) => (tool.type === 'freeform' ? tool.grammar && { ...tool.grammar } : undefined), {
    field: 'grammar',
  }),
  tools('web search by the vendor', hostedKind('web-search')),
  tools('pages read by the vendor', hostedKind('web-fetch'), {
    standsIn: (_value, { tools: declared = [] }) => declared.some(hostedKind('web-search')),
  }),
  tools('code run by the vendor', hostedKind('code-execution')),
  tools('their limit of uses', (tool) => limitsOf(tool)?.maxUses, { field: 'maxUses', holderOf }),
  tools('their allowed domains', (tool) => limitsOf(tool)?.allowedDomains, { field: 'allowedDomains', holderOf }),
  tools('their blocked domains', (tool) => limitsOf(tool)?.blockedDomains, { field: 'blockedDomains', holderOf }),
  tools('where the user is', locationOf, { field: 'userLocation', holderOf }),
  tools('other tool a vendor runs', (tool) =>
    tool.type === 'server' && !tool.hosted ? [tool.kind, tool.config ?? {}] : undefined,
  ),
  {
    name: 'tool choice',
    valuesIn(request) {
      const value = toolChoiceValue(request);
      return value === undefined ? [] : [{ value, at: request.tools ?? [], field: 'toolChoice' }];
    },
    // Where there is nothing to call, none is called.
    standsIn: (value, { tools: declared = [] }) => value === 'none' && declared.length === 0,
  },
  {
    name: 'choice among some tools',
    valuesIn: ({ toolChoice, tools: declared = [] }) =>
      toolChoice && 'among' in toolChoice && toolChoice.among
        ? [{ value: toolChoice.among, at: declared, field: 'toolChoice' }]
        : [],
    holds: (value, other) => canonicalJson(value) === canonicalJson([findForcedTool(other) ?? null]),
  },
  setting('one call at a time', 'parallelToolCalls', (parallel) => (parallel ? undefined : true)),
  parts('tool call', 'tool-call', (call) => (!call.providerExecuted ? callValue(call) : undefined), {
    field: 'input',
    standsIn: hasInputCall,
  }),
  parts('call of a tool a vendor ran', 'tool-call', (call) => (call.providerExecuted ? callValue(call) : undefined), {
    standsIn: (value, other) => hasCall(canonicalJson(value), other),
  }),
  results('tool result, text', (result) => textsIn(result) || undefined, {
    holds: (value, other) => contains(joinTexts(other, ['tool']), Array.isArray(value) ? value[1] : value),
  }),
  results('tool result, image', (result) => (imagesIn(result).length > 0 ? imagesIn(result) : undefined)),
  results('tool result, error', ({ isError }) => isError || undefined, {
    field: 'isError',
    standsIn: (_value, other) => joinTexts(other, ['tool']).includes('[tool_error]'),
  }),

  parts(
    'reasoning of earlier turns',
    'reasoning',
    ({ blocks }) => compact(blocks.map(({ text }) => text).join(' ')) || undefined,
  ),
  parts('its signature', 'reasoning', signatureOf('signature'), { field: 'signature' }),
  parts('encrypted reasoning', 'reasoning', signatureOf('ciphertext'), { field: 'signature' }),
  anyParts(
    'signature of a call or text',
    ({ type, signature }) => (type === 'reasoning' ? undefined : signature?.value),
    'signature',
  ),
  {
    name: 'citations of earlier turns',
    valuesIn: ({ messages }) =>
      messages.flatMap((message) =>
        message.content.flatMap((part) =>
          part.type === 'text'
            ? (part.citations ?? []).map((citation): FeatureValue => ({
                value: { ...citation.source },
                at: [part, message, citation],
                field: 'citations',
              }))
            : [],
        ),
      ),
  },

  reasoningOption('reasoning effort', 'effort', {
    standsIn: (_value, { reasoning }) => reasoning?.budgetTokens !== undefined,
  }),
  reasoningOption('reasoning budget', 'budgetTokens'),
  // Within an effort the model decides too.
  reasoningOption('reasoning as the model sees fit', 'adaptive', {
    standsIn: (_value, { reasoning }) => reasoning?.effort !== undefined,
  }),
  reasoningOption('no reasoning', 'off'),
  // Each vendor has values of its own; `omitted` needs none.
  reasoningOption('how much reasoning is shown', 'summary', {
    holds: (value, { reasoning }) => value === 'omitted' && reasoning?.summary === undefined,
    standsIn: (_value, { reasoning }) => reasoning?.summary !== undefined,
  }),
  setting('JSON answer', 'responseFormat', ({ type }) => (type === 'json' ? true : undefined)),
  setting('answer by a JSON schema', 'responseFormat', getSchema, {
    standsIn: (value, { responseFormat }) =>
      responseFormat !== undefined &&
      canonicalJson(withoutDefaults(value)) === canonicalJson(withoutDefaults(getSchema(responseFormat) ?? null)),
  }),
  setting('limit of output', 'maxTokens', (limit) => limit),
  setting('stop sequences', 'stop', (sequences) => sequences),
  setting('temperature', 'temperature', (value) => value),
  // All of the probability is what is sampled from anyway.
  setting('top_p', 'topP', (value) => (value === 1 ? undefined : value)),
  setting('top_k', 'topK', (value) => value),
  setting('seed', 'seed', (value) => value),
  setting('presence penalty', 'presencePenalty', (value) => value),
  setting('frequency penalty', 'frequencyPenalty', (value) => value),
  setting('log probabilities', 'logprobs', ({ top }) => top),
  setting('several candidates', 'candidates', (count) => (count > 1 ? count : undefined)),
  setting('modalities', 'modalities', (wanted) => (wanted.some((each) => each !== 'text') ? wanted : undefined)),
  setting('verbosity', 'verbosity', (value) => value),
  setting('cache key', 'cacheKey', (value) => value),
  setting('user', 'user', (value) => value),
  setting('metadata', 'metadata', (value) => value),
  setting('state held by a vendor', 'serverState', ({ field }) => field),
  {
    name: 'fields of one vendor',
    valuesIn: (request) =>
      Object.values(request.extras ?? {}).flatMap((fields) =>
        Object.entries(fields).map(([field, value]): FeatureValue => ({ value: [field, value], at: [], field })),
      ),
  },
  parts('parts of one vendor', 'opaque', ({ kind, payload }) => [kind, payload]),
];
