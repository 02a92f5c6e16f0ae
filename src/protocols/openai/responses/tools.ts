import type * as wire from '../../../../generated/openai.js';
import { freeformToFunction } from '../../../core/freeform.ts';
import {
  asObject,
  asString,
  objectsIn,
  nonEmpty,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
} from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { CoreChatRequest, CoreTool } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { isHosted } from '../../../core/hosted-tools.ts';
import { clientDeclaration, findClientTool, type ClientTool } from './client-tools.ts';
import { decodeHosted, encodeHosted, findSearch, isTranslatable, translateTool } from './hosted-tools.ts';
import { foreignToolReporter, toLegalToolName } from '../shared/server.ts';
import type { ResponsesServer } from './server.ts';
import { wireObject, type Unchecked } from '../../../core/wire-object.ts';
import type { DeclaredTool, WrittenNamespace, WrittenTool } from './wire.ts';
import { flattenName, declaredName, type WireName } from './tool-names.ts';

/** The tool by which a model searches for tools that were not declared to it, carried out by the client. */
export const toolSearch = 'tool_search';

/** Where tools were declared: at the top of the request, or in the item of this number among those that declare. */
export type ToolOrigin = { pointer: string; item?: number };

// ---------------------------------------------------------------- wire → core

/**
 * Decodes tools from one place of the request after another, so that no two have the same name; a tool that is declared
 * again has the name it had.
 */
export function toolDecoder(): (tools: JsonValue | undefined, origin: ToolOrigin) => CoreTool[] {
  const taken = new Set<string>();
  /** The names of the tools of each namespace, by how the wire calls them. */
  const flatNames = new Map<string, string>();

  /** The names of tools that the vendor defined, by their type. */
  const clientNames = new Map<string, string>();

  function getClientName(type: string): string {
    const name = clientNames.get(type) ?? unique(type);
    clientNames.set(type, name);
    return name;
  }

  function getFlatName(written: WireName): string {
    const key = JSON.stringify([written.namespace, written.name]);
    const flat = flatNames.get(key) ?? unique(flattenName(written));
    flatNames.set(key, flat);
    return flat;
  }

  const unique = (name: string): string => {
    let free = name;
    for (let number = 2; taken.has(free); number++) free = toLegalToolName(`${name}_${number}`);
    return free;
  };

  function decodeTool(tool: DeclaredTool, pointer: string, around: JsonObject): CoreTool {
    switch (tool.type) {
      case 'function':
        return decodeFunction(tool, around);
      case 'custom':
        return decodeCustom(tool, around);
      case toolSearch:
        if (tool.execution === 'client') return decodeToolSearch(tool, around);
        break;
      default:
    }
    const client = findClientTool(tool);
    if (client) return decodeClientTool(tool, around, client);
    const kind = tool.type ?? 'tool';
    const known = decodeHosted(tool, pointer);
    const fields = known ? { hosted: known.hosted, ...withExtras(known.rest) } : { config: tool };
    return setPointer(pointer, { type: 'server', protocol, kind, name: kind, ...fields, ...withWireForm(around) });
  }

  /** To other vendors a function like any other: the client runs it. */
  function decodeClientTool(tool: DeclaredTool, around: JsonObject, client: ClientTool): CoreTool {
    const { allowed_callers: callers, ...declaration }: Unchecked<wire.ShellTool> = tool;
    const { form: _, ...described } = client;
    const name = getClientName(asString(tool.type) ?? '');
    return {
      type: 'function',
      name,
      ...described,
      ...withExtras(callers === undefined ? {} : { allowed_callers: callers }),
      ...withWireForm({ ...around, client: { name, declaration } }),
    };
  }

  /** The tools of a namespace lie flat in Core. Other fields of the namespace go with its first. */
  function decodeNamespace(tool: wire.NamespaceTool, pointer: string, around: JsonObject): CoreTool[] {
    const { type: _, name: namespace, tools, ...rest } = tool;
    return tools.map((each, index) => {
      const name = asString(each.name) ?? '';
      const flat = getFlatName({ name, namespace });
      const decoded = decodeTool({ ...each, name: flat }, `${pointer}/tools/${index}`, {
        ...around,
        namespace,
        name,
        flat,
      });
      const ofNamespace = index === 0 ? withExtras({ ...extrasOf(decoded), namespace: nonEmpty(rest) ?? null }) : {};
      return { ...decoded, ...ofNamespace };
    });
  }

  return (tools, { pointer, item }) => {
    // Functions have the name that their client gave them.
    for (const { type, name } of objectsIn(tools))
      if ((type === 'function' || type === 'custom') && typeof name === 'string') taken.add(name);
    return objectsIn(tools).flatMap((tool: DeclaredTool, index) => {
      const at = `${pointer}/${index}`;
      const around: JsonObject = item === undefined ? {} : { item };
      const isNamespace = tool.type === 'namespace' && areClientTools(objectsIn(tool.tools));
      const decoded = isNamespace ? decodeNamespace(tool, at, around) : [decodeTool(tool, at, around)];
      for (const [position, each] of decoded.entries()) {
        if (each.name !== undefined) taken.add(each.name);
        setPointer(isNamespace ? `${at}/tools/${position}` : at, each);
      }
      return decoded;
    });
  };
}

/** Whether these are tools that the client carries out, of which there is at least one. */
const areClientTools = (tools: readonly DeclaredTool[]): boolean =>
  tools.length > 0 && tools.every(({ type }) => type === 'function' || type === 'custom');

function decodeFunction(tool: wire.ResponseFunctionTool, around: JsonObject): CoreTool {
  const { type: _, name, description, parameters, strict, ...rest } = tool;
  return {
    type: 'function',
    name: asString(name) ?? '',
    ...(typeof description === 'string' && { description }),
    inputSchema: asObject(parameters) ?? { type: 'object', properties: {} },
    ...(typeof strict === 'boolean' && { strict }),
    ...withExtras(rest),
    ...withWireForm({ ...around, ...(!asObject(parameters) && { parameters: 'absent' }) }),
  };
}

/** A format of any type, whose other fields may be absent. */
type AnyFormat = Partial<Omit<wire.ResponseCustomToolGrammarFormat, 'type'>> & { type?: string };

function decodeCustom(tool: wire.ResponseCustomTool, around: JsonObject): CoreTool {
  const { type: _, name, description, format, ...rest } = tool;
  const { type, syntax, definition, ...ofFormat }: AnyFormat = format ?? {};
  const isGrammar = type === 'grammar' && (syntax === 'lark' || syntax === 'regex') && typeof definition === 'string';
  const kept = nonEmpty(ofFormat);
  return {
    type: 'freeform',
    name: asString(name) ?? '',
    ...(typeof description === 'string' && { description }),
    ...(isGrammar && { grammar: { syntax, definition } }),
    ...withExtras({ ...rest, ...(kept && { format: kept }) }),
    ...withWireForm({ ...around, ...(type === 'text' && { format: 'text' }) }),
  };
}

const searchSchema: JsonSchema = {
  type: 'object',
  properties: { query: { type: 'string', description: 'What the tool should do' } },
  required: ['query'],
};

/** To other vendors a function like any other: the client searches, and what it finds is declared from then on. */
function decodeToolSearch(tool: wire.ToolSearchTool, around: JsonObject): CoreTool {
  const { type: _, execution: __, description, parameters, ...rest } = tool;
  const schema = asObject(parameters);
  const ownDescription = asString(description);
  return {
    type: 'function',
    name: toolSearch,
    description:
      ownDescription ?? 'Searches for tools that are not declared yet; those found may be called from then on.',
    inputSchema: schema ?? searchSchema,
    ...withExtras(rest),
    ...withWireForm({
      ...around,
      type: toolSearch,
      ...(ownDescription === undefined && { description: 'absent' }),
      ...(!schema && { parameters: 'absent' }),
    }),
  };
}

// ---------------------------------------------------------------- core → wire

/**
 * Encodes the tools this server can be given, out of those declared at the top of a request (no number) or in the item of
 * a number. Tools of one namespace that follow each other become that namespace again.
 * @throws {LouterError} on encoding: `unsupported` when the client forces a tool that only another vendor runs.
 */
export function toolEncoder(request: CoreChatRequest, server: ResponsesServer): (item?: number) => WrittenTool[] {
  const { tools = [] } = request;
  // Each of many items may declare some of many tools.
  const byItem = Map.groupBy(tools, (tool) => wireFormOf(tool)?.['item']);
  const declared = {
    search: findSearch(tools, server.context),
    reportForeignTool: foreignToolReporter(request, protocol, server.report),
  };
  return (item) => encodeTools(byItem.get(item) ?? [], declared, server);
}

function encodeTools(tools: readonly CoreTool[], declared: DeclaredTools, server: ResponsesServer): WrittenTool[] {
  const encoded: WrittenTool[] = [];
  let group: WrittenNamespace | undefined;
  for (const tool of tools) {
    const named = declaredName(tool);
    const [encodedTool] = encodeTool(tool, declared, server);
    if (!encodedTool) continue;
    const namespace = named?.namespace;
    if (!named || namespace === undefined) {
      group = undefined;
      encoded.push(encodedTool);
      continue;
    }
    const { namespace: ofNamespace, ...rest }: JsonObject = encodedTool;
    if (group?.name !== namespace || ofNamespace !== undefined) {
      group = { type: 'namespace', name: namespace, ...asObject(ofNamespace), tools: [] };
      encoded.push(group);
    }
    group.tools.push({ ...rest, name: named.name });
  }
  return encoded;
}

/** What other tools a tool is declared with. */
interface DeclaredTools {
  readonly search: ReturnType<typeof findSearch>;
  readonly reportForeignTool: ReturnType<typeof foreignToolReporter>;
}

function encodeTool(tool: CoreTool, declared: DeclaredTools, server: ResponsesServer): WrittenTool[] {
  server.reportUnsupported(tool);
  switch (tool.type) {
    case 'function':
      return [encodeOwnTool(tool) ?? encodeFunction(tool, server)];
    case 'freeform':
      return [
        server.acceptsCustomTools
          ? encodeCustom(tool, server)
          : encodeFunction(freeformToFunction(tool, server.report), server),
      ];
    case 'server':
      return encodeServerTool(tool, declared, server);
    default:
      return unreachable(tool);
  }
}

type FunctionTool = Extract<CoreTool, { type: 'function' }>;

const isToolSearch = (tool: CoreTool): boolean => wireFormOf(tool)?.['type'] === toolSearch && tool.name === toolSearch;

/** Whether the client searches for tools by an item of its own kind. */
export const hasToolSearch = ({ tools = [] }: CoreChatRequest): boolean => tools.some(isToolSearch);

/** Without `strict` OpenAI makes a schema strict, and refuses what strictness does not allow: so it is always set. */
function encodeFunction(tool: FunctionTool, { isNative, fitFunction }: ResponsesServer): wire.ResponseFunctionTool {
  const { name, description, inputSchema, strict } = fitFunction(tool);
  return wireObject<wire.ResponseFunctionTool>(
    {
      type: 'function',
      name: isNative ? name : toLegalToolName(name),
      description,
      parameters: wireFormOf(tool)?.['parameters'] === 'absent' ? undefined : inputSchema,
      strict: strict ?? (isNative ? undefined : false),
    },
    extrasOf(tool),
  );
}

/** A function that has a type of its own on this wire. */
function encodeOwnTool(tool: FunctionTool): WrittenTool | undefined {
  const declaration = clientDeclaration(tool);
  if (declaration) return { ...declaration, ...extrasOf(tool) };
  return isToolSearch(tool) ? encodeToolSearch(tool) : undefined;
}

function encodeToolSearch(tool: FunctionTool): wire.ToolSearchTool {
  const { description, inputSchema } = tool;
  const ownForm = wireFormOf(tool);
  return wireObject<wire.ToolSearchTool>(
    {
      type: toolSearch,
      execution: 'client',
      description: ownForm?.['description'] === 'absent' ? undefined : description,
      parameters: ownForm?.['parameters'] === 'absent' ? undefined : inputSchema,
    },
    extrasOf(tool),
  );
}

function encodeCustom(
  tool: Extract<CoreTool, { type: 'freeform' }>,
  { isNative }: ResponsesServer,
): wire.ResponseCustomTool {
  const { name, description, grammar } = tool;
  const { format: ofFormat, ...rest } = extrasOf(tool);
  const isText = wireFormOf(tool)?.['format'] === 'text';
  const format: wire.ResponseCustomTool['format'] = grammar
    ? { type: 'grammar', ...grammar, ...asObject(ofFormat) }
    : isText
      ? { type: 'text', ...asObject(ofFormat) }
      : undefined;
  return wireObject<wire.ResponseCustomTool>(
    { type: 'custom', name: isNative ? name : toLegalToolName(name), description, format },
    rest,
  );
}

function encodeServerTool(
  tool: Extract<CoreTool, { type: 'server' }>,
  { search, reportForeignTool }: DeclaredTools,
  server: ResponsesServer,
): WrittenTool[] {
  const { kind, name } = tool;
  if (tool.protocol === protocol) {
    if (isHosted(tool)) return [encodeHosted(tool, name ?? kind)];
    const { config = {} } = tool;
    return [name === undefined || name === kind ? config : { ...config, type: name }];
  }
  if (isTranslatable(tool, server.context)) return translateTool(tool, search, server.report);
  reportForeignTool(tool);
  return [];
}
