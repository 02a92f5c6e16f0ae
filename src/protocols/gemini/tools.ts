import type * as wire from '../../../generated/gemini.js';
import { isDeepStrictEqual } from 'node:util';
import type { BackendContext, Report } from '../../core/codec.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import { asObject, asString, withoutUndefined, nonEmpty, type JsonSchema, type JsonValue } from '../../core/json.ts';
import { toObjectSchema, withObjectSchema } from '../../core/object-schema.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { commonRules, extrasOf, protocol, wireFormOf, withExtras, withWireForm, isNativeRequest } from './extras.ts';
import { isHosted, referenceName, reportForeignTool } from '../../core/hosted-tools.ts';
import { decodeHosted, encodeHosted, isTranslatable, translateTool } from './hosted-tools.ts';
import { legalToolName } from './names.ts';
import { reduceSchema } from './reduce-schema.ts';
import {
  formOf,
  readJsonSchema,
  readSchema,
  readSchemaForm,
  defaultForm,
  writeJsonSchema,
  writeSchema,
  type SchemaForm,
} from './schema.ts';
import { assertNotForced, choiceOfSent } from '../../core/tool-choice.ts';

type FunctionTool = Extract<CoreTool, { type: 'function' }>;
type ServerTool = Extract<CoreTool, { type: 'server' }>;

// ---------------------------------------------------------------- wire to Core

/** Decodes functions, and each kind of tool that the vendor runs. */
export const decodeTools = (tools: readonly wire.Tool[], base: string): CoreTool[] =>
  tools.flatMap((tool, index) => {
    const { functionDeclarations, ...others } = tool;
    const pointer = `${base}/tools/${index}`;
    const functions = (functionDeclarations ?? []).map((declaration, at) =>
      setPointer(`${pointer}/functionDeclarations/${at}`, decodeFunction(declaration, index)),
    );
    const run = Object.entries<JsonValue>(others).map(([kind, config]) =>
      setPointer(`${pointer}/${kind}`, decodeServerTool(kind, config, { tool: index, pointer: `${pointer}/${kind}` })),
    );
    return [...functions, ...run];
  });

function decodeFunction(declaration: wire.FunctionDeclaration, tool: number): CoreTool {
  const { name, description, parameters, parametersJsonSchema, ...rest } = declaration;
  const read = parametersJsonSchema && readJsonSchema(parametersJsonSchema);
  return {
    type: 'function',
    name,
    ...withoutUndefined({ description }),
    inputSchema: read?.schema ?? (parameters ? readSchema(parameters) : noParameters),
    ...withExtras(rest),
    ...withWireForm({ tool, ...schemaWireForm(read?.wireForm, parameters) }),
  };
}

/** The schema of a function without declared parameters. */
const noParameters: JsonSchema = { type: 'object', properties: {} };

const schemaWireForm = (written: Partial<SchemaForm> | undefined, schema: wire.Schema | undefined) => {
  if (written) return { schema: 'parametersJsonSchema', ...written };
  return schema ? { schema: 'parameters', ...formOf(schema) } : { schema: null };
};

function decodeServerTool(
  kind: string,
  config: JsonValue,
  { tool, pointer }: { tool: number; pointer: string },
): CoreTool {
  const settings = asObject(config);
  const known = settings && decodeHosted(kind, settings, pointer);
  return {
    type: 'server',
    protocol,
    kind,
    ...(known ? { hosted: known.hosted, ...withExtras(known.rest) } : { config: settings ?? { [kind]: config } }),
    ...withWireForm({ tool, ...(!settings && { bare: true }) }),
  };
}

/** Decodes the tool choice; `rest`: the fields that only this protocol knows. */
export function decodeToolConfig(config: wire.ToolConfig | undefined): {
  toolChoice?: CoreToolChoice;
  rest: wire.ToolConfig;
} {
  if (!config) return { rest: {} };
  const { functionCallingConfig: calling, ...others } = config;
  const { mode, allowedFunctionNames: among, ...own } = calling ?? {};
  const toolChoice = readToolChoice(mode, among);
  const unmapped = toolChoice ? own : calling;
  const functionCallingConfig = unmapped && nonEmpty(unmapped);
  return {
    ...(toolChoice && { toolChoice }),
    rest: wireObject<wire.ToolConfig>({ ...others, functionCallingConfig }),
  };
}

function readToolChoice(mode: string | undefined, among: string[] | undefined): CoreToolChoice | undefined {
  const some = among && among.length > 0 ? { among } : {};
  const upper = mode?.toUpperCase();
  const wireForm = withWireForm(
    upper !== undefined && mode !== defaultModeFor(upper, among) ? { mode: mode ?? upper } : {},
  );
  switch (upper) {
    case 'AUTO':
    case 'VALIDATED':
      return { mode: 'auto', ...some, ...wireForm };
    case 'NONE':
      return { mode: 'none', ...some, ...wireForm };
    case 'ANY': {
      const [only, ...others] = among ?? [];
      return only !== undefined && others.length === 0
        ? { mode: 'tool', name: only, ...wireForm }
        : { mode: 'required', ...some, ...wireForm };
    }
    default:
      return undefined;
  }
}

/** Only the modes ANY and VALIDATED support a list of allowed functions (API reference). */
const defaultModeFor = (mode: string, among: readonly string[] | undefined): string =>
  mode === 'AUTO' || mode === 'VALIDATED' ? autoMode(among) : mode;
const autoMode = (among: readonly string[] | undefined): string => (among && among.length > 0 ? 'VALIDATED' : 'AUTO');

// ---------------------------------------------------------------- Core to wire

/** The tools of a request and the choice among them. */
export interface ToolFields {
  tools: wire.Tool[] | undefined;
  functionCallingConfig: wire.FunctionCallingConfig | undefined;
}

/** @throws {LouterError} `unsupported` when the request forces a tool that cannot be sent. */
export function encodeTools(request: CoreChatRequest, context: BackendContext): ToolFields {
  const { report } = context;
  const { tools } = request;
  const hasFunctions = (tools ?? []).some(({ type }) => type !== 'server');
  const sent = (tools ?? []).filter((tool) => isAvailable(tool, { hasFunctions }, context));
  const toolChoice = choiceOfSent(request, sent, report);
  if (toolChoice?.mode === 'tool' && !sent.some((tool) => referenceName(tool) === toolChoice.name))
    assertNotForced(toolChoice);
  const isNamed = sent.some((tool) => tool.type !== 'server');
  const hasHosted = sent.some(isHosted);
  if (!isNamed && !hasHosted && toolChoice?.mode === 'required' && tools) assertNotForced(toolChoice);
  const isForced = !isNamed && hasHosted && toolChoice?.mode !== 'none' && toolChoice?.mode !== 'auto';
  if (toolChoice && isForced)
    report({
      at: request,
      field: 'toolChoice',
      what: 'tools that the vendor runs cannot be forced',
      instead: 'the model may use them',
    });
  const isChosen = toolChoice !== undefined && (!isForced || isNativeRequest(request));
  return {
    tools: tools && groupTools(sent, context),
    functionCallingConfig: isChosen ? encodeChoice(toolChoice) : undefined,
  };
}

function isAvailable(tool: CoreTool, beside: { hasFunctions: boolean }, context: BackendContext): boolean {
  if (tool.type !== 'server' || tool.protocol === protocol) return true;
  const isRun = isTranslatable(tool, context);
  if (isRun && !beside.hasFunctions) return true;
  if (isRun) context.report({ at: tool, what: `the tool ${tool.name ?? tool.kind} beside functions` });
  else reportForeignTool(tool, context.report);
  return false;
}

/** Groups tools as the client did; tools of other clients in one group of functions, and one group per server tool. */
function groupTools(tools: readonly CoreTool[], context: BackendContext): wire.Tool[] {
  const { report } = context;
  const groups = new Map<JsonValue, { functions: wire.FunctionDeclaration[]; run: wire.Tool }>();
  for (const tool of tools) {
    const key = wireFormOf(tool)['tool'] ?? (tool.type === 'server' ? `run by the vendor: ${tool.kind}` : 'functions');
    const group = groups.get(key) ?? { functions: [], run: {} };
    groups.set(key, group);
    switch (tool.type) {
      case 'function':
        group.functions.push(encodeFunction(tool, report));
        break;
      case 'freeform':
        group.functions.push(encodeFunction(freeformToFunction(tool, report), (loss) => report({ ...loss, at: tool })));
        break;
      case 'server':
        Object.assign(group.run, encodeServerTool(tool, context));
        break;
      default:
        unreachable(tool);
    }
  }
  return [...groups.values()].map(({ functions, run }) =>
    wireObject<wire.Tool>({ functionDeclarations: filled(functions) }, run),
  );
}

function encodeServerTool(tool: ServerTool, context: BackendContext): wire.Tool {
  const { kind, config = {}, protocol: owner, name: _name, hosted, ...rest } = tool;
  reportRest(tool, rest, commonRules, context.report);
  if (owner !== protocol && isHosted(tool)) return translateTool(tool, context);
  if (hosted) return { [kind]: { ...encodeHosted(hosted), ...extrasOf(tool) } };
  return { [kind]: wireFormOf(tool)['bare'] === true ? (config[kind] ?? config) : config, ...extrasOf(tool) };
}

function encodeFunction(original: FunctionTool, report: Report): wire.FunctionDeclaration {
  const tool = isSchemaUnchanged(original) ? original : withObjectSchema(original, report);
  const { name, description, inputSchema: _inputSchema, ...rest } = tool;
  const strict = (isStrict: boolean) => (isStrict ? 'strict schemas are not supported' : undefined);
  const reportOf: Report = (loss) => report({ ...loss, at: original });
  reportRest(original, rest, { ...commonRules, strict, needsVision: null }, report);
  return wireObject<wire.FunctionDeclaration>(
    { name: legalToolName(name), description, ...encodeParameters(tool, reportOf) },
    extrasOf(tool),
  );
}

/** Whether the schema of a function is what a client of this protocol wrote. */
function isSchemaUnchanged(tool: FunctionTool): boolean {
  const { schema } = wireFormOf(tool);
  return schema === null ? isDeepStrictEqual(tool.inputSchema, noParameters) : schema !== undefined;
}

/** What the vendor takes of the schema of a function: nothing if it has no parameters. */
export function reduceParameters(inputSchema: JsonSchema): ReturnType<typeof reduceSchema> {
  const reduced = reduceSchema(toObjectSchema(inputSchema).schema);
  const { properties, title, description } = reduced.schema;
  if (nonEmpty(asObject(properties) ?? {})) return reduced;
  const lost = Object.keys(withoutUndefined({ title, description }));
  const unsupported =
    lost.length === 0 ? [] : [`a function without parameters has no schema, which had a ${lost.join(' and a ')}`];
  const all = [reduced.unsupported ?? [], unsupported].flat();
  return { schema: noParameters, ...(all.length > 0 && { unsupported: all.join('; ') }) };
}

/** A function without parameters gets no schema: the vendor refuses objects without properties. */
function encodeParameters(
  tool: FunctionTool,
  report: Report,
): Pick<wire.FunctionDeclaration, 'parameters' | 'parametersJsonSchema'> {
  const { inputSchema } = tool;
  const wireForm = wireFormOf(tool);
  switch (isSchemaUnchanged(tool) ? wireForm['schema'] : undefined) {
    case 'parametersJsonSchema':
      return { parametersJsonSchema: writeJsonSchema(inputSchema, wireForm) };
    case 'parameters':
      return { parameters: writeSchema(inputSchema, readSchemaForm(wireForm)) };
    case null:
      return {};
    default: {
      const { schema, unsupported } = reduceParameters(inputSchema);
      if (unsupported !== undefined) report({ at: tool, field: 'inputSchema', what: unsupported });
      const hasProperties = nonEmpty(asObject(schema['properties']) ?? {});
      return hasProperties ? { parameters: writeSchema(schema, defaultForm) } : {};
    }
  }
}

function encodeChoice(choice: CoreToolChoice): wire.FunctionCallingConfig {
  const names = (choice.mode === 'tool' ? [choice.name] : choice.among)?.map(legalToolName);
  const written = asString(wireFormOf(choice)['mode']);
  const isSame = readToolChoice(written, names)?.mode === choice.mode;
  return wireObject<wire.FunctionCallingConfig>({
    mode: isSame ? written : modeOf(choice, names),
    allowedFunctionNames: names,
  });
}

function modeOf({ mode }: CoreToolChoice, names: readonly string[] | undefined): string {
  switch (mode) {
    case 'auto':
      return autoMode(names);
    case 'none':
      return 'NONE';
    case 'required':
    case 'tool':
      return 'ANY';
    default:
      return unreachable(mode);
  }
}
