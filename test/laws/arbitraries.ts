import * as fc from 'fast-check';
import { parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type {
  CacheHint,
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreCitation,
  CoreFinish,
  CoreMessage,
  CoreReasoning,
  CoreSource,
  CoreText,
  CoreTool,
  CoreToolCall,
  CoreToolResult,
  CoreUsage,
  CoreUserLocation,
  CoreUserPart,
  CoreWebFetchTool,
  CoreWebSearchTool,
  Extras,
  MediaSource,
  Signature,
} from '../../src/core/types.ts';
import { codecs } from './codecs.ts';

/**
 * Generated Core values, wide rather than likely: everything the types can say, as far as some protocol can
 * have said it. Ids are unique and every tool result answers an earlier call.
 */

const protocol = fc.constantFrom(...codecs.map((codec) => codec.protocol));

/** Values of these fields, each of those not in `required` sometimes left out. */
const optional = <T extends object>(
  fields: { [K in keyof T]?: fc.Arbitrary<Exclude<T[K], undefined>> },
  required: readonly (keyof T & string)[],
): fc.Arbitrary<T> =>
  fc.record(fields as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<T>;

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const word = fc.stringMatching(/^[a-z][a-z_]{0,7}$/);
const small = fc.integer({ min: 1, max: 5000 });

/** Numbers that no double holds as they are written. */
const longNumber: fc.Arbitrary<JsonValue> = fc
  .constantFrom('12345678901234567890', '-0.12345678901234567890', '1e400', '2.50e-7')
  .map((source) => parseJson(`[${source}]`))
  .map((list) => (Array.isArray(list) ? (list[0] ?? null) : null));
const jsonValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JsonValue>(null, true, false),
    fc.integer(),
    longNumber,
    text,
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(word, tie('value'), { noNullPrototype: true, maxKeys: 3 }),
})).value;
const jsonObject: fc.Arbitrary<JsonObject> = fc.dictionary(word, jsonValue, {
  noNullPrototype: true,
  maxKeys: 3,
});

const extras: fc.Arbitrary<Extras> = fc
  .tuple(protocol, word, text)
  .map(([owner, name, value]) => ({ [owner]: { [`new_${name}`]: value } }));
const signature: fc.Arbitrary<Signature> = fc.record(
  {
    issuer: protocol.chain((owner) => fc.constantFrom(owner, `${owner}@vendor.test`, `${owner}@elsewhere.test`)),
    kind: fc.constantFrom('signature', 'ciphertext'),
    value: fc.base64String({ minLength: 4, maxLength: 16 }),
  },
  { noNullPrototype: true },
);
const plainSignature = signature.map((each): Signature => ({ ...each, kind: 'signature' }));
const cache: fc.Arbitrary<CacheHint> = optional<CacheHint>({ ttl: fc.constantFrom('5m', '1h') }, []);

// ---------------------------------------------------------------- parts

const media = (mediaTypes: readonly string[]): fc.Arbitrary<MediaSource> =>
  fc.oneof(
    fc.record<MediaSource & { kind: 'base64' }>(
      {
        kind: fc.constant('base64'),
        mediaType: fc.constantFrom(...mediaTypes),
        data: fc.base64String({ minLength: 4, maxLength: 16 }),
      },
      { noNullPrototype: true },
    ),
    word.map((name): MediaSource => ({ kind: 'url', url: `https://example.test/${name}` })),
    fc.tuple(protocol, word).map(([owner, id]): MediaSource => ({ kind: 'file', protocol: owner, id })),
  );
const image = optional<Extract<CoreUserPart, { type: 'image' }>>(
  {
    type: fc.constant('image'),
    source: media(['image/png', 'image/jpeg']),
    detail: fc.constantFrom('low', 'high', 'auto'),
    cache,
    extras,
  },
  ['type', 'source'],
);
const audio = optional<Extract<CoreUserPart, { type: 'audio' }>>(
  { type: fc.constant('audio'), source: media(['audio/wav', 'audio/mpeg']), transcript: text, cache },
  ['type', 'source'],
);
const video = optional<Extract<CoreUserPart, { type: 'video' }>>(
  { type: fc.constant('video'), source: media(['video/mp4']) },
  ['type', 'source'],
);

const citation: fc.Arbitrary<CoreCitation> = fc.oneof(
  optional<CoreCitation>(
    {
      source: word.map((name) => ({ kind: 'url' as const, url: `https://example.test/${name}`, title: name })),
      at: fc.constant({ start: 0, end: 1 }),
    },
    ['source', 'at'],
  ),
  optional<CoreCitation>(
    {
      source: fc.record(
        { kind: fc.constant('document' as const), index: fc.nat(3), title: text },
        { noNullPrototype: true },
      ),
      citedText: text,
      from: fc.constantFrom('char', 'page', 'block').map((unit) => ({ unit, start: 1, end: 2 }) as const),
    },
    ['source', 'citedText', 'from'],
  ),
);
const textPart: fc.Arbitrary<CoreText> = optional<CoreText>(
  { type: fc.constant('text'), text, cache, extras, citations: fc.array(citation, { minLength: 1, maxLength: 2 }) },
  ['type', 'text'],
);
/** What a model says; nothing of it is marked for a cache. */
const nonEmptyText: fc.Arbitrary<CoreText> = optional<CoreText>(
  {
    type: fc.constant('text'),
    text,
    citations: fc.array(citation, { minLength: 1, maxLength: 2 }),
    extras: fc.tuple(word, text).map(([name, value]) => ({ anthropic: { [`new_${name}`]: value } })),
  },
  ['type', 'text'],
);
const plainText: fc.Arbitrary<CoreText> = optional<CoreText>({ type: fc.constant('text'), text, cache }, [
  'type',
  'text',
]);
const document = optional<Extract<CoreUserPart, { type: 'document' }>>(
  {
    type: fc.constant('document'),
    source: fc.oneof(
      media(['application/pdf']),
      text.map((each): MediaSource => ({ kind: 'text', text: each, mediaType: 'text/plain' })),
      fc.array(plainText, { minLength: 1, maxLength: 2 }).map((parts) => ({ kind: 'parts' as const, parts })),
    ),
    title: text,
    context: text,
    citable: fc.boolean(),
    cache,
  },
  ['type', 'source'],
);
const opaque: fc.Arbitrary<Extract<CoreUserPart, { type: 'opaque' }>> = fc
  .tuple(protocol, word, text, fc.option(text, { nil: undefined }))
  .map(([owner, kind, value, standIn]) => ({
    type: 'opaque',
    protocol: owner,
    kind: `new_${kind}`,
    payload: { type: `new_${kind}`, value },
    ...(standIn !== undefined && { standIn }),
  }));

const userPart: fc.Arbitrary<CoreUserPart> = fc.oneof(plainText, textPart, image, audio, video, document, opaque);

const reasoning: fc.Arbitrary<CoreReasoning> = fc.oneof(
  optional<CoreReasoning>(
    {
      type: fc.constant('reasoning'),
      blocks: text.map((each) => [{ kind: 'full', text: each }]),
      signature: plainSignature,
    },
    ['type', 'blocks'],
  ),
  signature.map((each): CoreReasoning => ({
    type: 'reasoning',
    blocks: [],
    signature: { ...each, kind: 'ciphertext' },
  })),
);

const toolNames = ['read_file', 'run', 'ask'] as const;
type ToolInput = CoreToolCall['input'];
const wholeInput: fc.Arbitrary<ToolInput> = fc.oneof(
  jsonObject.map((value): ToolInput => ({ kind: 'json', value })),
  jsonObject.map((value): ToolInput => ({ kind: 'json-text', text: JSON.stringify(value) })),
);
/** What an earlier turn may hold beside it: arguments a model left out or broke off, and freeform input. */
const anyInput: fc.Arbitrary<ToolInput> = fc.oneof(
  { weight: 3, arbitrary: wholeInput },
  { weight: 1, arbitrary: fc.constantFrom('', '{"a":').map((cut): ToolInput => ({ kind: 'json-text', text: cut })) },
  { weight: 1, arbitrary: text.map((each): ToolInput => ({ kind: 'freeform', text: each })) },
);
const toolCall = (id: string, input = anyInput): fc.Arbitrary<CoreToolCall> =>
  optional<CoreToolCall>(
    {
      type: fc.constant('tool-call'),
      id: fc.constant(id),
      name: fc.constantFrom(...toolNames),
      input,
      providerExecuted: fc.constant(false),
      signature: plainSignature,
    },
    ['type', 'id', 'name', 'input', 'providerExecuted'],
  );
const toolResult = (call: CoreToolCall): fc.Arbitrary<CoreToolResult> =>
  optional<CoreToolResult>(
    {
      type: fc.constant('tool-result'),
      callId: fc.constant(call.id),
      content: fc.array(fc.oneof(plainText, image, document), { minLength: 1, maxLength: 2 }),
      name: fc.constant(call.name),
      value: jsonObject,
      isError: fc.boolean(),
      cache,
      providerExecuted: fc.constant(false),
    },
    ['type', 'callId', 'content', 'providerExecuted'],
  );

/** A search that a vendor ran, and what it found. */
const search = (id: string): fc.Arbitrary<CoreAssistantPart[]> =>
  fc
    .record({ query: text, queries: fc.option(fc.array(text, { minLength: 2, maxLength: 2 }), { nil: undefined }) })
    .chain(({ query, queries }) =>
      fc
        .record({ sources: fc.array(source, { maxLength: 2 }), hasFailed: fc.integer({ min: 0, max: 5 }) })
        .map(({ sources, hasFailed }): CoreAssistantPart[] => {
          const name = 'web_search';
          const value: JsonObject = { query: queries?.[0] ?? query, ...(queries && { queries }) };
          const failure: CoreText = { type: 'text', text: 'unavailable' };
          return [
            { type: 'tool-call', id, name, input: { kind: 'json', value }, providerExecuted: true },
            {
              type: 'tool-result',
              callId: id,
              name,
              content: hasFailed === 0 ? [failure] : sources,
              ...(hasFailed === 0 && { isError: true }),
              providerExecuted: true,
            },
          ];
        }),
    );
const source: fc.Arbitrary<CoreSource> = optional<CoreSource>(
  {
    type: fc.constant('source'),
    url: word.map((name) => `https://example.test/${name}`),
    title: word,
    age: word,
    extras: word.map((token) => ({ anthropic: { encrypted_content: token } })),
  },
  ['type', 'url'],
);

/** A page that a vendor read, of which it gives the address and maybe the content. */
const fetched = (id: string): fc.Arbitrary<CoreAssistantPart[]> =>
  fc
    .record({
      page: source,
      isRedirected: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
      pattern: fc.option(word, { nil: undefined }),
      document: fc.option(document, { nil: undefined }),
      failure: fc.option(fc.constantFrom('unavailable', 'url_not_accessible'), { nil: undefined, freq: 5 }),
    })
    .map(({ page, isRedirected, pattern, document: read, failure }): CoreAssistantPart[] => {
      const name = 'web_fetch';
      const value: JsonObject = { url: page.url, ...(pattern !== undefined && { pattern }) };
      const found = isRedirected ? { ...page, url: `${page.url}/moved` } : page;
      return [
        { type: 'tool-call', id, name, input: { kind: 'json', value }, providerExecuted: true },
        {
          type: 'tool-result',
          callId: id,
          name,
          content: failure === undefined ? [found, ...(read ? [read] : [])] : [{ type: 'text', text: failure }],
          ...(failure !== undefined && { isError: true }),
          providerExecuted: true,
        },
      ];
    });

/** Code that a vendor ran, and what came of it. */
const executed = (id: string): fc.Arbitrary<CoreAssistantPart[]> =>
  fc
    .record({
      code: text,
      form: fc.constantFrom('python', 'shell', 'other'),
      written: fc.array(text, { maxLength: 2 }),
      value: optional<{ stderr: string; return_code: number }>({ stderr: text, return_code: small }, []),
      file: fc.option(word, { nil: undefined }),
      failure: fc.option(fc.constantFrom('unavailable', 'execution_time_exceeded'), { nil: undefined, freq: 4 }),
    })
    .map(({ code, form, written, value, file, failure }): CoreAssistantPart[] => {
      const name = form === 'shell' ? 'bash_code_execution' : 'code_execution';
      const input: JsonObject = form === 'shell' ? { command: code } : { code };
      const texts = [...(failure === undefined ? [] : [failure]), ...written];
      const payload = { type: `${name}_output`, file_id: file ?? '' };
      return [
        {
          type: 'tool-call',
          id,
          name,
          input: { kind: 'json', value: form === 'other' ? { ...input, language: 'R' } : input },
          providerExecuted: true,
        },
        {
          type: 'tool-result',
          callId: id,
          name,
          content: [
            ...texts.map((each): CoreText => ({ type: 'text', text: each })),
            ...(file === undefined
              ? []
              : [{ type: 'opaque' as const, protocol: 'anthropic' as const, kind: payload.type, payload }]),
          ],
          ...(Object.keys(value).length > 0 && { value: { ...value } }),
          ...(failure !== undefined && { isError: true }),
          providerExecuted: true,
        },
      ];
    });

// ---------------------------------------------------------------- messages

/** A call or a result whose other half is missing. */
const surrogateText: fc.Arbitrary<CoreMessage[]> = fc.oneof(
  toolCall('call_alone').map((call): CoreMessage[] => [{ role: 'assistant', content: [call] }]),
  toolCall('call_of_old')
    .chain(toolResult)
    .map((result): CoreMessage[] => [{ role: 'tool', content: [result] }]),
);
const system: fc.Arbitrary<CoreMessage> = optional<Extract<CoreMessage, { role: 'system' }>>(
  {
    role: fc.constant('system'),
    content: fc.array(plainText, { minLength: 1, maxLength: 2 }),
    voice: fc.constant('developer'),
  },
  ['role', 'content'],
);
const user: fc.Arbitrary<CoreMessage> = optional<Extract<CoreMessage, { role: 'user' }>>(
  { role: fc.constant('user'), content: fc.array(userPart, { minLength: 1, maxLength: 3 }), name: word, extras },
  ['role', 'content'],
);
const userMessage: fc.Arbitrary<CoreAssistantPart[]> = fc
  .tuple(
    fc.option(reasoning, { nil: undefined }),
    fc.array(fc.oneof({ weight: 4, arbitrary: textPart }, { weight: 1, arbitrary: opaque }), { maxLength: 2 }),
  )
  .map(([thought, parts]) => (thought ? [thought, ...parts] : parts));

/** What a vendor ran itself in a turn, by the ids that calls get there and from other vendors. */
const hostedOfTurn = (index: number): fc.Arbitrary<CoreAssistantPart[]> =>
  fc.oneof(
    fc.constantFrom('srvtoolu_', 'ws_', 'srvtoolu_ws_').chain((prefix) => search(`${prefix}${index}`)),
    fc.constantFrom('srvtoolu_', 'ws_', 'fetch_', 'srvtoolu_ws_').chain((prefix) => fetched(`${prefix}${index}`)),
    fc
      .constantFrom('srvtoolu_', 'ci_', 'code_', 'srvtoolu_ci_', 'srvtoolu_code_')
      .chain((prefix) => executed(`${prefix}${index}`)),
  );

/** One turn: the user, the assistant, and where it called tools, their results. */
const messagesOfTurn = (index: number): fc.Arbitrary<CoreMessage[]> =>
  fc
    .record({
      user,
      said: userMessage,
      searched: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: hostedOfTurn(index) }),
      calls: fc.integer({ min: 0, max: 2 }),
    })
    .chain(({ user: asked, said: parts, searched, calls: count }) =>
      fc.tuple(...Array.from({ length: count }, (_, call) => toolCall(`call_${index}_${call}`))).chain((calls) => {
        const content: CoreAssistantPart[] = [...searched, ...parts, ...calls];
        const spoken: CoreAssistantMessage = {
          role: 'assistant',
          content: content.length > 0 ? content : [{ type: 'text', text: 'Yes.' }],
        };
        if (calls.length === 0) return fc.constant<CoreMessage[]>([asked, spoken]);
        return fc
          .tuple(...calls.map(toolResult))
          .map((results): CoreMessage[] => [asked, spoken, { role: 'tool', content: results }]);
      }),
    );

const messages: fc.Arbitrary<CoreMessage[]> = fc
  .tuple(
    fc.option(system, { nil: undefined }),
    fc.array(fc.nat(), { maxLength: 2 }),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.oneof(surrogateText, fc.tuple(system)) },
    ),
    user,
  )
  .chain(([first, turns, between, last]) =>
    fc
      .tuple(...turns.map((_, index) => messagesOfTurn(index)))
      .map((spoken) => [...(first ? [first] : []), ...spoken.flat(), ...between, last]),
  );

// ---------------------------------------------------------------- requests

const inputSchema: fc.Arbitrary<JsonObject> = fc.array(word, { maxLength: 3 }).map((names) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
}));
const functionTool = (name: string): fc.Arbitrary<CoreTool> =>
  optional<Extract<CoreTool, { type: 'function' }>>(
    {
      type: fc.constant('function'),
      name: fc.constant(name),
      description: text,
      inputSchema,
      strict: fc.boolean(),
      cache,
      extras,
    },
    ['type', 'name', 'inputSchema'],
  );
const freeformTool: fc.Arbitrary<CoreTool> = optional<Extract<CoreTool, { type: 'freeform' }>>(
  {
    type: fc.constant('freeform'),
    name: fc.constant('patch'),
    description: text,
    grammar: fc.constantFrom('lark', 'regex').map((syntax) => ({ syntax, definition: 'start: "a"' }) as const),
  },
  ['type', 'name'],
);
const serverTool: fc.Arbitrary<CoreTool> = fc.tuple(protocol, word).map(([owner, name]): CoreTool => {
  const kind = `new_${name}`;
  return { type: 'server', protocol: owner, kind, config: { type: kind, name: name } };
});
const domains = fc.array(
  word.map((name) => `${name}.example`),
  { minLength: 1, maxLength: 2 },
);
const userLocation = optional<CoreUserLocation>({ city: word, region: word, country: word, timezone: word }, [
  'country',
]);
const webSearch = (fields: Parameters<typeof optional<CoreWebSearchTool>>[0]): fc.Arbitrary<CoreWebSearchTool> =>
  optional<CoreWebSearchTool>({ type: fc.constant('web-search'), ...fields }, ['type']);
const hostedTool: fc.Arbitrary<CoreTool> = fc.oneof(
  webSearch({ maxUses: small, allowedDomains: domains, blockedDomains: domains, userLocation }).map(
    (hosted): CoreTool => ({
      type: 'server',
      protocol: 'anthropic',
      kind: 'web_search_20250305',
      name: 'web_search',
      hosted,
    }),
  ),
  webSearch({ allowedDomains: domains, userLocation, contextSize: fc.constantFrom('low', 'high') }).map(
    (hosted): CoreTool => ({
      type: 'server',
      protocol: 'openai-responses',
      kind: 'web_search',
      name: 'web_search',
      hosted,
    }),
  ),
  webSearch({ userLocation, contextSize: fc.constantFrom('low', 'high') }).map((hosted): CoreTool => ({
    type: 'server',
    protocol: 'openai-chat',
    kind: 'web_search_options',
    hosted,
  })),
  webSearch({ maxUses: small, allowedDomains: domains, blockedDomains: domains, userLocation }).chain((hosted) =>
    fc.constantFrom('plugins', 'vendor:web_search').map((kind): CoreTool => ({
      type: 'server',
      protocol: 'openai-chat',
      kind,
      hosted,
    })),
  ),
  webSearch({ blockedDomains: domains }).map((hosted): CoreTool => ({
    type: 'server',
    protocol: 'gemini',
    kind: 'googleSearch',
    hosted,
  })),
  optional<CoreWebFetchTool>(
    { type: fc.constant('web-fetch'), maxUses: small, allowedDomains: domains, blockedDomains: domains },
    ['type'],
  ).map((hosted): CoreTool => ({
    type: 'server',
    protocol: 'anthropic',
    kind: 'web_fetch_20250910',
    name: 'web_fetch',
    hosted,
  })),
  fc.constantFrom<CoreTool>(
    { type: 'server', protocol: 'gemini', kind: 'urlContext', hosted: { type: 'web-fetch' } },
    { type: 'server', protocol: 'gemini', kind: 'codeExecution', hosted: { type: 'code-execution' } },
    {
      type: 'server',
      protocol: 'anthropic',
      kind: 'code_execution_20250825',
      name: 'code_execution',
      hosted: { type: 'code-execution' },
    },
    {
      type: 'server',
      protocol: 'openai-responses',
      kind: 'code_interpreter',
      name: 'code_interpreter',
      hosted: { type: 'code-execution' },
      extras: { 'openai-responses': { container: { memory_limit: '4g' } } },
    },
  ),
);
const tools: fc.Arbitrary<CoreTool[]> = fc.oneof(
  { weight: 4, arbitrary: toolsOfClient() },
  { weight: 1, arbitrary: fc.tuple(hostedTool) },
);
function toolsOfClient(): fc.Arbitrary<CoreTool[]> {
  return fc
    .tuple(
      fc.tuple(...toolNames.map(functionTool)),
      fc.option(freeformTool, { nil: undefined }),
      fc.option(fc.oneof(serverTool, hostedTool), { nil: undefined }),
    )
    .map(([functions, freeform, server]) => [
      ...functions,
      ...(freeform ? [freeform] : []),
      ...(server ? [server] : []),
    ]);
}

export const coreRequest: fc.Arbitrary<CoreChatRequest> = optional<CoreChatRequest>(
  {
    model: fc.constant('some-model'),
    messages,
    tools,
    toolChoice: fc.oneof(
      fc.constantFrom('auto', 'none', 'required').map((mode) => ({ mode }) as const),
      fc.constantFrom(...toolNames).map((name) => ({ mode: 'tool', name }) as const),
      fc
        .subarray([...toolNames], { minLength: 1, maxLength: 2 })
        .chain((among) => fc.constantFrom('auto', 'required').map((mode) => ({ mode, among }) as const)),
    ),
    parallelToolCalls: fc.boolean(),
    temperature: fc.constantFrom(0, 0.2, 0.7, 1),
    topP: fc.constantFrom(0.1, 0.5, 1),
    topK: fc.integer({ min: 1, max: 100 }),
    maxTokens: small,
    stop: fc.array(word, { minLength: 1, maxLength: 2 }),
    seed: fc.nat(),
    presencePenalty: fc.constantFrom(-0.5, 0.5),
    frequencyPenalty: fc.constantFrom(-0.5, 0.5),
    candidates: fc.constantFrom(1, 2),
    logprobs: fc.record({ top: fc.nat(5) }, { noNullPrototype: true }),
    reasoning: fc.oneof(
      fc.constantFrom('low', 'medium', 'high').map((effort) => ({ effort })),
      fc.integer({ min: 1024, max: 4096 }).map((budgetTokens) => ({ budgetTokens })),
      fc.constantFrom({ adaptive: true } as const, { off: true } as const),
    ),
    responseFormat: fc.oneof(
      fc.constantFrom({ type: 'text' } as const, { type: 'json' } as const),
      fc
        .record({ schema: inputSchema, name: word, strict: fc.boolean() })
        .map((each) => ({ type: 'json-schema', ...each }) as const),
    ),
    modalities: fc.constantFrom<('text' | 'audio')[]>(['text'], ['text', 'audio']),
    verbosity: fc.constantFrom('low', 'high'),
    cacheKey: word,
    user: word,
    stream: fc.boolean(),
    metadata: fc.dictionary(word, text, { noNullPrototype: true, minKeys: 1, maxKeys: 2 }),
    extras,
  },
  ['model', 'messages', 'stream'],
).map(consistent);

/**
 * Without tools nothing can be chosen or called in parallel; where none may be called, neither. Tools that a
 * choice leaves out cannot be called, so that it says nothing whether they are declared.
 */
function consistent(request: CoreChatRequest): CoreChatRequest {
  const { tools: declared, toolChoice, parallelToolCalls, ...rest } = request;
  if (!declared) return rest;
  // What the vendor runs itself can hardly be chosen.
  if (declared.every(({ type }) => type === 'server')) return { ...rest, tools: declared };
  const among = toolChoice && 'among' in toolChoice ? toolChoice.among : undefined;
  const isParallel = toolChoice?.mode === 'none' ? undefined : parallelToolCalls;
  return {
    ...rest,
    tools: declared.filter(({ name }) => !among || (name !== undefined && among.includes(name))),
    ...(toolChoice && { toolChoice }),
    ...(isParallel !== undefined && { parallelToolCalls: isParallel }),
  };
}

// ---------------------------------------------------------------- answers

const usage: fc.Arbitrary<CoreUsage> = optional<CoreUsage>(
  {
    input: fc.integer({ min: 3000, max: 9000 }),
    output: fc.integer({ min: 3000, max: 9000 }),
    cacheRead: fc.nat(1000),
    cacheWrite: fc.nat(1000),
    cacheWriteByTtl: optional<NonNullable<CoreUsage['cacheWriteByTtl']>>(
      { '5m': fc.nat(500), '1h': fc.nat(500), '30m': fc.nat(500), '12h': fc.nat(500) },
      [],
    ),
    reasoning: fc.nat(1000),
  },
  ['input', 'output'],
);

/** What a model says: a refusal stands alone, in place of texts. */
const assistantParts: fc.Arbitrary<CoreAssistantPart[]> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array<CoreAssistantPart>(
      fc.oneof({ weight: 4, arbitrary: nonEmptyText }, { weight: 1, arbitrary: opaque }),
      { maxLength: 2 },
    ),
  },
  { weight: 1, arbitrary: text.map((each): CoreAssistantPart[] => [{ type: 'refusal', text: each }]) },
);
const answer: fc.Arbitrary<{ message: CoreAssistantMessage; finish: CoreFinish }> = fc
  .record({
    thought: fc.option(reasoning, { nil: undefined }),
    searched: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: hostedOfTurn(0) }),
    parts: assistantParts,
    calls: fc.nat(2),
  })
  .chain(({ thought, searched, parts, calls: count }) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: count }, (_, index) => toolCall(`call_${index}`, wholeInput))),
        fc.constantFrom('stop', 'length', 'refusal', 'content-filter' as const),
        fc.option(word, { nil: undefined }),
      )
      .map(([calls, reason, stopSequence]): { message: CoreAssistantMessage; finish: CoreFinish } => ({
        message: { role: 'assistant', content: [...(thought ? [thought] : []), ...searched, ...parts, ...calls] },
        finish:
          calls.length > 0
            ? { reason: 'tool-calls' }
            : { reason, ...(reason === 'stop' && stopSequence !== undefined && { stopSequence }) },
      })),
  );

export const coreResponse: fc.Arbitrary<CoreChatResponse> = optional<CoreChatResponse>(
  {
    id: word.map((name) => `response_${name}`),
    model: fc.constant('some-model'),
    createdAt: fc.constant(1_700_000_000),
    candidates: fc.array(answer, { minLength: 1, maxLength: 2 }),
    usage,
    extras,
  },
  ['id', 'model', 'candidates'],
);
