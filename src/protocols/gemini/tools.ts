import { isDeepStrictEqual } from 'node:util';
import type { BackendContext, Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { freeformAsFunction } from '../../core/freeform.ts';
import {
  asObject,
  asString,
  defined,
  unlessEmpty,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
} from '../../core/json.ts';
import { decodedFrom, reportForeignExtras } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../core/types.ts';
import { shown } from '../../core/shown.ts';
import { unreachable } from '../../core/unreachable.ts';
import { extrasOf, protocol, spellingOf, withExtras, withSpelling } from './extras.ts';
import { legalToolName } from './names.ts';
import { isOwn } from './own-wish.ts';
import { cutSchema } from './schema-cut.ts';
import { formOf, readJsonSchema, readSchema, spelledForm, usualForm, writeJsonSchema, writeSchema } from './schema.ts';
import type { FunctionDeclaration, Tool, ToolConfig } from './wire.ts';

type FunctionTool = Extract<CoreTool, { type: 'function' }>;
type ServerTool = Extract<CoreTool, { type: 'server' }>;

// ---------------------------------------------------------------- wire to Core

/** The functions, and the kinds of tools that the vendor runs, one by one. */
export const decodeTools = (tools: readonly Tool[], base: string): CoreTool[] =>
  tools.flatMap((tool, index) => {
    const { functionDeclarations, ...others } = tool;
    const pointer = `${base}/tools/${index}`;
    const functions = (functionDeclarations ?? []).map((declaration, at) =>
      decodedFrom(`${pointer}/functionDeclarations/${at}`, decodeFunction(declaration, index)),
    );
    const run = Object.entries({ ...others } as JsonObject).map(([kind, config]) =>
      decodedFrom(`${pointer}/${kind}`, decodeServerTool(kind, config, index)),
    );
    return [...functions, ...run];
  });

function decodeFunction(declaration: FunctionDeclaration, tool: number): CoreTool {
  const { name, description, parameters, parametersJsonSchema, ...rest } = declaration;
  const schema = parameters && asObject({ ...parameters } as JsonObject);
  const read = parametersJsonSchema && readJsonSchema(parametersJsonSchema);
  return {
    type: 'function',
    name,
    ...defined({ description }),
    inputSchema: read?.schema ?? (schema ? readSchema(schema) : noParameters),
    ...withExtras({ ...rest } as JsonObject),
    ...withSpelling({ tool, ...schemaSpelling(read?.spelling, schema) }),
  };
}

/** What a function without a schema takes. */
const noParameters: JsonSchema = { type: 'object', properties: {} };

const schemaSpelling = (written: JsonObject | undefined, schema: JsonObject | undefined): JsonObject => {
  if (written) return { schema: 'parametersJsonSchema', ...written };
  return schema ? { schema: 'parameters', ...formOf(schema) } : { schema: null };
};

function decodeServerTool(kind: string, config: JsonValue, tool: number): CoreTool {
  const settings = asObject(config);
  return {
    type: 'server',
    protocol,
    kind,
    config: settings ?? { [kind]: config },
    ...withSpelling({ tool, ...(!settings && { bare: true }) }),
  };
}

/** The choice among the tools; what only this protocol knows of it stays in the rest. */
export function decodeToolConfig(config: ToolConfig | undefined): { toolChoice?: CoreToolChoice; rest: JsonObject } {
  if (!config) return { rest: {} };
  const { functionCallingConfig: calling, ...others }: ToolConfig = config;
  const { mode, allowedFunctionNames: among, ...own } = calling ?? {};
  const toolChoice = choiceOf(mode, among);
  const unsaid: JsonObject = { ...own, ...(!toolChoice && defined({ mode, allowedFunctionNames: among })) };
  return {
    ...(toolChoice && { toolChoice }),
    rest: { ...others, ...(unlessEmpty(unsaid) && { functionCallingConfig: unsaid }) } as JsonObject,
  };
}

function choiceOf(mode: string | undefined, among: string[] | undefined): CoreToolChoice | undefined {
  const some = among && among.length > 0 ? { among } : {};
  const upper = mode?.toUpperCase();
  const spelling = withSpelling(upper !== undefined && mode !== usualMode(upper, among) ? { mode: mode ?? upper } : {});
  switch (upper) {
    case 'AUTO':
    case 'VALIDATED':
      return { mode: 'auto', ...some, ...spelling };
    case 'NONE':
      return { mode: 'none', ...some, ...spelling };
    case 'ANY': {
      const [only, ...others] = among ?? [];
      return only !== undefined && others.length === 0
        ? { mode: 'tool', name: only, ...spelling }
        : { mode: 'required', ...some, ...spelling };
    }
    default:
      return undefined;
  }
}

/** A list of functions to choose from is known to the modes ANY and VALIDATED only (API reference). */
const usualMode = (mode: string, among: readonly string[] | undefined): string =>
  mode === 'AUTO' || mode === 'VALIDATED' ? autoMode(among) : mode;
const autoMode = (among: readonly string[] | undefined): string => (among && among.length > 0 ? 'VALIDATED' : 'AUTO');

// ---------------------------------------------------------------- Core to wire

/** The tools and the choice among them as the vendor takes them. */
export interface ToolFields {
  tools?: JsonObject[];
  functionCallingConfig?: JsonObject;
}

/** @throws {LouterError} `unsupported` when the request forces a tool that cannot be sent. */
export function encodeTools(request: CoreChatRequest, { report }: BackendContext): ToolFields {
  const { tools, toolChoice } = request;
  const sent = (tools ?? []).filter((tool) => isAvailable(tool, report));
  if (toolChoice?.mode === 'tool' && !sent.some((tool) => tool.name === toolChoice.name))
    throw unavailable(`the tool ${shown(toolChoice.name)}`);
  const isNamed = sent.some((tool) => tool.type !== 'server');
  if (!isNamed && toolChoice?.mode === 'required' && tools) throw unavailable('any tool');
  if (!isNamed && toolChoice && toolChoice.mode !== 'none' && toolChoice.mode !== 'auto')
    report({ at: request, field: 'toolChoice', what: 'there are no functions to choose from' });
  return {
    ...(tools && { tools: inGroups(sent, report) }),
    ...(toolChoice && (isNamed || isOwn(request)) && { functionCallingConfig: encodeChoice(toolChoice) }),
  };
}

const unavailable = (what: string): LouterError =>
  new LouterError({
    kind: 'unsupported',
    message: `the tool choice asks for ${what}, which this backend cannot be given; declare a function of its own or leave the choice out`,
    param: 'tool_choice',
  });

function isAvailable(tool: CoreTool, report: Report): boolean {
  if (tool.type !== 'server' || tool.protocol === protocol) return true;
  report({ at: tool, what: `the tool ${tool.name ?? tool.kind} is run by ${tool.protocol} only` });
  return false;
}

/** Functions stand together; the others as the client put them, else each by itself. */
function inGroups(tools: readonly CoreTool[], report: Report): JsonObject[] {
  const groups = new Map<JsonValue, { functions: JsonObject[]; run: JsonObject }>();
  for (const tool of tools) {
    const key = spellingOf(tool)['tool'] ?? (tool.type === 'server' ? `run by the vendor: ${tool.kind}` : 'functions');
    const group = groups.get(key) ?? { functions: [], run: {} };
    groups.set(key, group);
    reportCommon(tool, report);
    switch (tool.type) {
      case 'function':
        group.functions.push(encodeFunction(tool, report));
        break;
      case 'freeform':
        group.functions.push(encodeFunction(freeformAsFunction(tool, report), report));
        break;
      case 'server':
        Object.assign(group.run, encodeServerTool(tool));
        break;
      default:
        unreachable(tool);
    }
  }
  return [...groups.values()].map(({ functions, run }) => ({
    ...(functions.length > 0 && { functionDeclarations: functions }),
    ...run,
  }));
}

function reportCommon(tool: CoreTool, report: Report): void {
  reportForeignExtras(tool, protocol, report);
  if (tool.cache) report({ at: tool, field: 'cache', what: 'the vendor has no such cache hint' });
}

function encodeServerTool(tool: ServerTool): JsonObject {
  const { kind, config } = tool;
  return { [kind]: spellingOf(tool)['bare'] === true ? (config[kind] ?? config) : config, ...extrasOf(tool) };
}

function encodeFunction(tool: FunctionTool, report: Report): JsonObject {
  const { name, description, strict } = tool;
  if (strict) report({ at: tool, field: 'strict', what: 'that arguments follow their schema cannot be demanded' });
  return {
    name: legalToolName(name),
    ...defined({ description }),
    ...encodeParameters(tool, report),
    ...extrasOf(tool),
  };
}

/** A function without parameters is declared without a schema: the vendor refuses objects that can hold nothing. */
function encodeParameters(tool: FunctionTool, report: Report): JsonObject {
  const { inputSchema } = tool;
  const spelling = spellingOf(tool);
  const isAsSaid = spelling['schema'] !== null || isDeepStrictEqual(inputSchema, noParameters);
  switch (isAsSaid ? spelling['schema'] : undefined) {
    case 'parametersJsonSchema':
      return { parametersJsonSchema: writeJsonSchema(inputSchema, spelling) };
    case 'parameters':
      return { parameters: writeSchema(inputSchema, spelledForm(spelling)) };
    case null:
      return {};
    default: {
      const { schema, missing } = cutSchema(inputSchema);
      const isObject = schema['type'] === 'object';
      const told = [missing, isObject ? undefined : 'arguments are an object'].filter((each) => each !== undefined);
      if (told.length > 0) report({ at: tool, field: 'inputSchema', what: told.join('; ') });
      const hasProperties = isObject && unlessEmpty(asObject(schema['properties']) ?? {});
      return hasProperties ? { parameters: writeSchema(schema, usualForm) } : {};
    }
  }
}

function encodeChoice(choice: CoreToolChoice): JsonObject {
  const names = 'among' in choice ? choice.among?.map(legalToolName) : undefined;
  const allowed = names ? { allowedFunctionNames: names } : {};
  const written = asString(spellingOf(choice)['mode']);
  const told = choiceOf(written, choice.mode === 'tool' ? [choice.name] : names);
  const spelled = told?.mode === choice.mode ? written : undefined;
  switch (choice.mode) {
    case 'auto':
      return { mode: spelled ?? autoMode(names), ...allowed };
    case 'none':
      return { mode: spelled ?? 'NONE', ...allowed };
    case 'required':
      return { mode: spelled ?? 'ANY', ...allowed };
    case 'tool':
      return { mode: spelled ?? 'ANY', allowedFunctionNames: [legalToolName(choice.name)] };
    default:
      return unreachable(choice);
  }
}
