import { isHosted, referenceName, type HostedServerTool } from '../core/hosted-tools.ts';
import type { ProtocolCodec } from '../core/codec.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { asObject, parseJson, type JsonSchema, type JsonValue } from '../core/json.ts';
import { copyProvenance, toLoss } from '../core/provenance.ts';
import { unenforcedNote } from '../core/object-schema.ts';
import type { CoreChatRequest, CoreMessage, CoreTool, CoreToolChoice, VendorProtocol } from '../core/types.ts';
import { compareContent } from './compare-content.ts';
import type { Declared } from './declared.ts';
import { Differences, type CheckFinding, type Locator } from './differences.ts';
import { isSameValue } from './values.ts';
import { unitsOfMessages, withoutSpace } from './units.ts';

/** A request as one side wrote it. */
export interface WrittenRequest {
  codec: Pick<ProtocolCodec, 'protocol' | 'wireNames' | 'expressibleSchema'>;
  request: CoreChatRequest;
}

/** Compares the client's request with the one that was sent upstream. */
export function compareRequests(client: WrittenRequest, upstream: WrittenRequest, declared: Declared): CheckFinding[] {
  const left = createRequestLocator(client);
  const list = left.locate(client.request, 'messages');
  const hasList = client.request.messages.every((message) => left.locate(message) !== list);
  const differences = new Differences('request', {
    // A report about the list of messages, such as how it ends, is not about its elements.
    declared: hasList ? declared.without(list) : declared,
    left,
    right: createRequestLocator(upstream),
    from: client.codec.protocol,
    to: upstream.codec.protocol,
  });
  const toolName = readToolNames(declared);
  for (const isSystem of [true, false]) {
    const of = ({ request }: WrittenRequest): CoreMessage[] =>
      request.messages.filter(({ role }) => (role === 'system') === isSystem);
    compareContent(
      unitsOfMessages(of(client), toolName),
      unitsOfMessages(of(upstream), (name) => name),
      differences,
    );
  }
  compareForcedTool(client.request, upstream.request, toolName, differences);
  compareTools(client.request.tools ?? [], withoutOfferedSearch(upstream, declared), toolName, differences);
  const [requested, sent] = [
    withPlainToolChoice(client.request, upstream.request.tools, toolName),
    withPlainToolChoice(upstream.request, upstream.request.tools, (name) => name),
  ];
  differences.compareFields(
    withPlainFormat(requested, requested),
    withPlainFormat(sent, requested, upstream.codec.protocol),
    new Set([
      ...comparedApart,
      ...deliveryFields,
      ...(client.codec.protocol === upstream.codec.protocol && !keepsThreads.has(client.codec.protocol)
        ? []
        : ['store']),
      // Where nothing can be called, nothing is called in parallel.
      ...(client.request.toolChoice?.mode === 'none' || !upstream.request.tools?.length ? ['parallelToolCalls'] : []),
      ...(declared.has('history-resolved') ? stateFields : []),
      ...(declared.has('route-reasoning') ? ['reasoning'] : []),
      ...(declared.has('cache-key-added') ? ['cacheKey'] : []),
      ...(declared.has('route-max-tokens') ? ['maxTokens'] : []),
      // What is left of the limit is estimated.
      ...(declared.has('answer-continued') ? ['maxTokens', 'reasoning'] : []),
    ]),
  );
  return differences.findings;
}

/** Finds the places of what was decoded from a request. */
export const createRequestLocator = ({ codec, request }: WrittenRequest): Locator => ({
  locate: (at, field, within) =>
    toLoss(
      {
        // What was made of the request for a comparison has the position of the request.
        at: 'messages' in at || !['type', 'role', 'name', 'source'].some((name) => name in at) ? request : at,
        what: '',
        ...(field !== undefined && { field }),
        ...(within !== undefined && { within }),
      },
      codec.wireNames,
    ).path,
});

/** Of requests: what is compared as content, what the route decides, and how the client wrote it. */
const comparedApart: ReadonlySet<string> = new Set(
  'messages tools model stream wireForm origin form singleUse'.split(' '),
);

/** What stands for turns and items that the client leaves out. */
export const stateFields: readonly string[] = ['previousResponseId', 'serverState'];

/** Protocols whose clients ask for a thread to be kept: Louter keeps it, not the vendor. */
const keepsThreads: ReadonlySet<VendorProtocol> = new Set(['anthropic']);

/** How the answer is delivered: Louter asks for what it records. */
const deliveryFields = ['includeUsage', 'includeEncryptedReasoning', 'includeThoughts'];

/** Why the backend may be sent other values of these fields of a request than the client wrote. */
export const gatewayFields: Readonly<Record<string, string>> = {
  model: 'the route names the model of the backend',
  stream: 'Louter streams where the client does',
  store: 'Louter itself keeps answers, for clients that continue them',
  includeUsage: 'Louter always asks for the usage, and passes it on to clients that ask for it',
  includeEncryptedReasoning:
    'Louter asks for what it needs to send reasoning back, and passes it on to clients that ask for it',
};

/** What was sent without the function by which Louter searches: the client's tool is declared as replaced. */
function withoutOfferedSearch(upstream: WrittenRequest, declared: Declared): WrittenRequest {
  const names = new Set(declared.notesOf('search-offered').map(({ made }) => made));
  const { request } = upstream;
  if (names.size === 0 || !request.tools) return upstream;
  const tools = request.tools.filter(({ name }) => !names.has(name));
  return { ...upstream, request: copyProvenance(request, { ...request, tools }) };
}

/** What the backend knows the client's tools by. */
function readToolNames(declared: Declared): (name: string) => string {
  const names = new Map(
    declared
      .notesOf('tool-renamed')
      .flatMap(({ saw, made }) => (saw !== undefined && made !== undefined ? [[saw, made]] : [])),
  );
  return (name) => names.get(name) ?? name;
}

/** A request whose tool choice is in the plainest of several equal forms. */
function withPlainToolChoice(
  request: CoreChatRequest,
  sentTools: readonly CoreTool[] = [],
  toolName: (name: string) => string,
): CoreChatRequest {
  const { toolChoice, ...rest } = request;
  const plain = toolChoice && plainToolChoice(toolChoice, sentTools, toolName);
  return { ...rest, ...(plain && { toolChoice: plain }) };
}

function plainToolChoice(
  choice: CoreToolChoice,
  sentTools: readonly CoreTool[],
  toolName: (name: string) => string,
): CoreToolChoice | undefined {
  if (choice.mode === 'tool') return { mode: 'tool', name: toolName(choice.name) };
  const { mode, among } = choice;
  // Without tools nothing can be called.
  if (mode === 'none' && sentTools.length === 0) return undefined;
  const allowed = among?.map(toolName);
  const [only, ...others] = allowed ?? [];
  if (mode === 'required' && only !== undefined && others.length === 0) return { mode: 'tool', name: only };
  const [single, ...rest] = sentTools;
  if (mode === 'required' && single?.type === 'function' && rest.length === 0)
    return { mode: 'tool', name: single.name };
  // The tools that were sent may be the allowed ones only.
  const allowedNames = new Set(allowed);
  const isImplied = sentTools.every(({ name }) => name !== undefined && allowedNames.has(name));
  return { mode, ...(allowed && !isImplied && { among: allowed.toSorted() }) };
}

/** A request whose schema is plain. Only OpenAI's protocols can leave a schema unenforced; elsewhere it is strict. */
function withPlainFormat(
  request: CoreChatRequest,
  { responseFormat: requested }: CoreChatRequest,
  protocol?: VendorProtocol,
): CoreChatRequest {
  const { responseFormat: format } = request;
  if (format?.type !== 'json-schema') return request;
  const isStrict =
    protocol !== undefined &&
    !protocol.startsWith('openai-') &&
    requested?.type === 'json-schema' &&
    requested.strict === true;
  return {
    ...request,
    responseFormat: {
      ...format,
      schema: asObject(plainSchema(format.schema)) ?? {},
      ...(isStrict && { strict: true }),
    },
  };
}

// ---------------------------------------------------------------- tools

/** A tool that must be called is sent, whatever becomes of the others. */
function compareForcedTool(
  request: CoreChatRequest,
  { tools = [] }: CoreChatRequest,
  toolName: (name: string) => string,
  differences: Differences,
): void {
  const { toolChoice } = request;
  if (toolChoice?.mode !== 'tool' || tools.length === 0) return;
  const name = toolName(toolChoice.name);
  const hosted = hostedKind(request, name);
  if (tools.every((tool) => tool.name !== name && !(isHosted(tool) && tool.hosted.type === hosted)))
    differences.contradicted({ owners: [request], field: 'toolChoice' }, 'the tool that must be called', name, null);
}

function compareTools(
  declaredTools: readonly CoreTool[],
  { codec, request }: WrittenRequest,
  toolName: (name: string) => string,
  differences: Differences,
): void {
  const sent = new Map((request.tools ?? []).map((tool) => [keyOfTool(tool, (name) => name), tool]));
  const requested = new Map<string, CoreTool>();
  for (const tool of declaredTools) {
    const key = keyOfTool(tool, toolName);
    const earlier = requested.get(key);
    // Of equal declarations the first is sent, of different ones the last: see core/deduplicate-tools.ts.
    if (!earlier || !isSameTool(earlier, tool)) requested.set(key, tool);
  }
  for (const [key, tool] of requested) {
    const other = sent.get(key);
    if (!other) differences.missing({ owners: [tool] }, 'a tool', key);
    else if (tool.type === 'freeform' && other.type === 'function') compareFreeform(tool, other, differences);
    else if (isHosted(tool) && isHosted(other)) compareHosted(tool, other, differences);
    else {
      const schema = schemaForm([tool, other], codec);
      const sentTool = withoutSchemaNote(other, tool);
      if (schema !== asItIs && codec.expressibleSchema && tool.type === 'function' && sentTool.type === 'function') {
        differences.compareForm(tool, 'inputSchema', schema(tool.inputSchema), schema(sentTool.inputSchema));
        differences.compareFields(tool, sentTool, fieldsBesideSchema);
      } else differences.compareFields(withSchema(tool, schema), withSchema(sentTool, schema), fieldsOfToolName);
    }
  }
  // A client that continues an answer by its id does not repeat the tools.
  if (differences.isRouteEffect({ kind: 'tool' }, 'upstream')) return;
  const declaredKeys = declaredTools.map((tool) => keyOfTool(tool, toolName));
  compareOrder(declaredKeys, request.tools ?? [], requested, differences);
  for (const [key, tool] of sent)
    if (!requested.has(key) && !isSearchForPages(tool, declaredTools))
      differences.added({ owners: [tool] }, 'a tool', key);
}

/** Tools are sent once each, and in the client's order: vendors cache what begins with the same tools. */
function compareOrder(
  keys: readonly string[],
  sent: readonly CoreTool[],
  requested: ReadonlyMap<string, CoreTool>,
  differences: Differences,
): void {
  const functions = sent.filter(({ type }) => type === 'function').map((tool) => keyOfTool(tool, (name) => name));
  const countOf = (all: readonly string[], key: string): number => all.filter((each) => each === key).length;
  const got = [...new Set(functions)].filter((key) => requested.has(key));
  const among = new Set(got);
  for (const key of functions.length > got.length ? among : []) {
    const tool = requested.get(key);
    if (tool && countOf(functions, key) > countOf(keys, key))
      differences.contradicted({ owners: [tool] }, 'a tool', key, `${key}, ${key}`);
  }
  const expected = [...requested.keys()].filter((key) => among.has(key));
  const at = expected.findIndex((key, index) => key !== got[index]);
  const moved = requested.get(expected[at] ?? '');
  if (moved) differences.contradicted({ owners: [moved] }, 'the order of tools', expected.join(', '), got.join(', '));
}

/** Whether a search was sent in place of a tool that reads pages, of which the loss is declared. */
const isSearchForPages = (sent: CoreTool, declared: readonly CoreTool[]): boolean =>
  isHosted(sent) &&
  sent.hosted.type === 'web-search' &&
  declared.some((tool) => isHosted(tool) && tool.hosted.type === 'web-fetch');

/** A tool that the vendor runs has other names and versions at other vendors, and its settings. */
function compareHosted(tool: HostedServerTool, sent: HostedServerTool, differences: Differences): void {
  differences.compareFields(tool, sent, fieldsOfHosted);
  differences.compareFields(tool.hosted, sent.hosted);
}

const fieldsOfHosted: ReadonlySet<string> = new Set(['type', 'protocol', 'kind', 'name', 'hosted', 'wireForm']);

/** A freeform tool is a function of one text where tools take objects only. */
function compareFreeform(
  tool: Extract<CoreTool, { type: 'freeform' }>,
  sent: Extract<CoreTool, { type: 'function' }>,
  differences: Differences,
): void {
  const description = withoutSpace(sent.description ?? '');
  for (const text of [tool.description, tool.grammar?.definition])
    if (text !== undefined && !description.includes(withoutSpace(text)))
      differences.missing({ owners: [tool], field: 'description' }, 'a part of the description', text);
  differences.compareFields(tool, sent, fieldsOfFreeform);
}

const fieldsOfFreeform: ReadonlySet<string> = new Set([
  'type',
  'name',
  'wireForm',
  'description',
  'grammar',
  'inputSchema',
]);
type SchemaForm = (schema: JsonSchema) => JsonSchema;
const asItIs: SchemaForm = (schema) => schema;

/**
 * The form in which the schemas of two tools are compared: without what does not restrict the arguments that a model is to
 * write (names of the schema, an empty list, and that nothing undeclared is expected), which some protocols have no place
 * for. Where they still differ, as what a protocol can express of them: what it cannot is a loss.
 */
function schemaForm(
  [one, other]: readonly [CoreTool, CoreTool],
  { expressibleSchema }: WrittenRequest['codec'],
): SchemaForm {
  const plain: SchemaForm = (schema) => asObject(plainSchema(schema)) ?? {};
  if (one.type !== 'function' || other.type !== 'function') return plain;
  if (isSameValue(one.inputSchema, other.inputSchema)) return asItIs;
  if (!expressibleSchema) return plain;
  const isSame = canonicalJson(plain(one.inputSchema)) === canonicalJson(plain(other.inputSchema));
  return isSame ? plain : (schema) => plain(expressibleSchema(schema));
}

/** Keywords that describe a schema and restrict nothing. */
const annotations: ReadonlySet<string> = new Set(['$schema', '$id', '$comment']);

/** The keys in the values of these keywords are names of properties, not keywords. */
const propertyMaps: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions', 'patternProperties']);

/** A schema without keywords that restrict nothing. */
export function plainSchema(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (typeof schema !== 'object' || schema === null || Object.getPrototypeOf(schema) === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
      if (annotations.has(keyword)) return [];
      if (keyword === 'additionalProperties' && value === false) return [];
      if (keyword === 'required' && Array.isArray(value) && value.length === 0) return [];
      if (!propertyMaps.has(keyword) || typeof value !== 'object' || value === null || Array.isArray(value))
        return [[keyword, plainSchema(value)]];
      const inner = Object.entries(value).map(([name, each]): [string, JsonValue] => [name, plainSchema(each)]);
      return [[keyword, Object.fromEntries(inner)]];
    }),
  );
}

/** A tool without what its description has of the schema that the client gave: the schema lacks it, which is a loss. */
function withoutSchemaNote(sent: CoreTool, requested: CoreTool): CoreTool {
  if (sent.type !== 'function' || requested.type !== 'function') return sent;
  const { description, ...rest } = sent;
  const note = unenforcedNote(requested.inputSchema);
  if (note === undefined || description?.endsWith(note) !== true) return sent;
  const before = description.slice(0, -note.length).trimEnd();
  return copyProvenance(sent, { ...rest, ...(before !== '' && { description: before }) });
}

/** A tool and what was sent of it, in the form in which they are compared. */
export function comparableTools(tool: CoreTool, sent: CoreTool, codec: WrittenRequest['codec']): [CoreTool, CoreTool] {
  const schema = schemaForm([tool, sent], codec);
  return [withSchema(tool, schema), withSchema(withoutSchemaNote(sent, tool), schema)];
}

function withSchema(tool: CoreTool, form: SchemaForm): CoreTool {
  if (form === asItIs) return tool;
  return tool.type === 'function' ? copyProvenance(tool, { ...tool, inputSchema: form(tool.inputSchema) }) : tool;
}

/** What a tool of this name does, if the vendor runs it. */
const hostedKind = ({ tools = [] }: CoreChatRequest, name: string): string | undefined =>
  tools.filter(isHosted).find((each) => referenceName(each) === name)?.hosted.type;

const fieldsOfToolName: ReadonlySet<string> = new Set(['type', 'name', 'wireForm', 'needsVision']);
const fieldsBesideSchema: ReadonlySet<string> = new Set([...fieldsOfToolName, 'inputSchema']);

const isSameTool = (one: CoreTool, other: CoreTool): boolean =>
  canonicalJson(plainTool(one)) === canonicalJson(plainTool(other));

const plainTool = ({ wireForm: _wireForm, extras: _extras, cache: _cache, ...tool }: CoreTool): JsonValue =>
  parseJson(JSON.stringify(tool)) ?? null;

export const keyOfTool = (tool: CoreTool, toolName: (name: string) => string): string =>
  tool.type === 'server' ? (tool.hosted?.type ?? `${tool.kind} of ${tool.protocol}`) : toolName(tool.name);
