import type * as wire from '../../../generated/anthropic.js';
import type { BackendContext, Report } from '../../core/codec.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import { asString, withoutUndefined, type JsonSchema } from '../../core/json.ts';
import { withObjectSchema } from '../../core/object-schema.ts';
import { isNativeForModel, setPointer } from '../../core/provenance.ts';
import { RepeatedEncoder } from '../../core/repeated-values.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../core/types.ts';
import { originalCallId } from '../../core/call-ids.ts';
import { toLegalName, type NameRule } from '../../core/tool-names.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import { baseRules, decodeBase, encodeBase, isNative, ownFields } from './extras.ts';
import type { EncodedTool, VersionedTool, WireParams } from './wire.ts';
import { restrictSchema } from './output-schema.ts';
import { assertNotForced } from '../../core/tool-choice.ts';
import { hostedToolNames, isHosted, referenceName, reportForeignTool } from '../../core/hosted-tools.ts';
import { clientDeclaration, decodeClientTool, decodeToolset, joinToolsets } from './client-declarations.ts';
import { decodeHosted, encodeHosted, isTranslatable, translateTool } from './hosted-tools.ts';

/** Decodes the tools that a declaration stands for: of a toolset its members. */
export const decodeTools = (tool: wire.ToolParam, pointer: string): CoreTool[] =>
  decodeToolset(tool, pointer) ?? [decodeTool(tool, pointer)];

/** Decodes a tool. Without a type, or with `custom`, it is the client's own, otherwise one that the vendor defines. */
function decodeTool(tool: wire.ToolParam, pointer: string): CoreTool {
  if (typeof tool.type === 'string' && tool.type !== 'custom') {
    const client = decodeClientTool(tool, pointer);
    if (client) return client;
    const { type: kind, name, cache_control, ...rest } = tool;
    const own = { type: 'server' as const, protocol: 'anthropic' as const, kind };
    const known = decodeHosted(kind, rest, pointer);
    const base = decodeBase({ ...known?.rest, ...(cache_control !== undefined && { cache_control }) });
    const named = withoutUndefined({ name: asString(name) });
    return setPointer(pointer, { ...own, ...named, ...(known ? { hosted: known.hosted } : { config: rest }), ...base });
  }
  const { type: _, name, input_schema: inputSchema, description, strict, ...rest } = tool;
  return setPointer(pointer, {
    type: 'function',
    name,
    inputSchema,
    ...withoutUndefined({ description, strict: strict ?? undefined }),
    ...decodeBase(rest),
  });
}

/** Decodes the tool choice and whether calls may be parallel. */
export function decodeToolChoice(choice: wire.ToolChoice): { toolChoice: CoreToolChoice; parallelToolCalls?: boolean } {
  const disabled = choice.type === 'none' ? undefined : choice.disable_parallel_tool_use;
  return withoutUndefined({
    toolChoice: toCoreChoice(choice),
    parallelToolCalls: disabled === undefined ? undefined : !disabled,
  });
}

function toCoreChoice(choice: wire.ToolChoice): CoreToolChoice {
  switch (choice.type) {
    case 'auto':
      return { mode: 'auto' };
    case 'none':
      return { mode: 'none' };
    case 'any':
      return { mode: 'required' };
    case 'tool':
      return { mode: 'tool', name: choice.name };
    default:
      return unreachable(choice);
  }
}

/** @throws {LouterError} `unsupported` when the request forces a tool that cannot be sent. */
export function encodeTools(
  request: CoreChatRequest,
  context: BackendContext,
): Pick<WireParams, 'tools' | 'tool_choice'> {
  const { report } = context;
  const available = (request.tools ?? []).filter((tool) => isAvailable(tool, context));
  const sent = selectAllowed(available, request, report);
  const { toolChoice } = request;
  if (
    toolChoice?.mode === 'tool' &&
    !sent.some((tool) => tool.name === toolChoice.name || isForcedHosted(tool, toolChoice))
  )
    assertNotForced(toolChoice);
  const own = isNative(request);
  const repeated = new RepeatedEncoder(context);
  const tools = joinToolsets(sent).map((tool) =>
    repeated.encode(
      tool,
      () =>
        encodeTool(own || tool.type !== 'function' ? tool : withObjectSchema(tool, repeated.report), repeated.report),
      (encoded) => [encoded],
    ),
  );
  if (tools.length === 0 && request.tools) assertNotForced(toolChoice);
  return wireObject<Pick<WireParams, 'tools' | 'tool_choice'>>({
    tools: request.tools && tools,
    tool_choice: encodeToolChoice(request, context),
  });
}

/** Whether a call is forced. The vendor decides about requests of its own clients. */
export const isForced = (request: CoreChatRequest, context: BackendContext): boolean =>
  (request.toolChoice?.mode === 'tool' || request.toolChoice?.mode === 'required') &&
  (context.facts.forcedTools !== 'never' || isNativeForModel(request, context));

function isAvailable(tool: CoreTool, context: BackendContext): boolean {
  if (tool.type !== 'server' || tool.protocol === 'anthropic' || isTranslatable(tool, context)) return true;
  reportForeignTool(tool, context.report);
  return false;
}

/** This protocol has no list of allowed tools: the others are not sent. */
function selectAllowed(tools: CoreTool[], { toolChoice }: CoreChatRequest, report: Report): CoreTool[] {
  if (!toolChoice || toolChoice.mode === 'tool' || !toolChoice.among) return tools;
  const among = new Set(toolChoice.among);
  return tools.filter((tool) => {
    const isAllowed = tool.name !== undefined && among.has(tool.name);
    if (!isAllowed) report({ at: tool, what: 'the tool is not among the allowed ones', instead: 'it is not sent' });
    return isAllowed;
  });
}

function encodeTool(tool: CoreTool, report: Report): EncodedTool {
  switch (tool.type) {
    case 'function': {
      const { name, description, inputSchema: _inputSchema, strict: _strict, needsVision: _vision, ...rest } = tool;
      reportRest(tool, rest, baseRules, report);
      const declaration = clientDeclaration(tool);
      if (declaration) return { ...declaration, ...encodeBase(tool) };
      const fields = { name: toLegalToolName(name), description, ...encodeInputSchema(tool, report) };
      return wireObject<wire.CustomTool>(fields, encodeBase(tool));
    }
    case 'freeform':
      return encodeTool(freeformToFunction(tool, report), (loss) => report({ ...loss, at: tool }));
    case 'server': {
      const { kind, name, config, hosted: _hosted, protocol, ...rest } = tool;
      reportRest(tool, rest, baseRules, report);
      if (!isHosted(tool)) return wireObject<VersionedTool>({ type: kind, name }, { ...config, ...encodeBase(tool) });
      const own = protocol === 'anthropic' ? tool : translateTool(tool, report);
      return wireObject<VersionedTool>({ type: own.kind, name: own.name, ...encodeHosted(own) });
    }
    default:
      return unreachable(tool);
  }
}

type SchemaFields = Pick<wire.CustomTool, 'input_schema' | 'strict'>;

/** The vendor enforces the same subset of schemas for strict tools as for answers; outside of it a tool cannot be strict. */
function encodeInputSchema(tool: Extract<CoreTool, { type: 'function' }>, report: Report): SchemaFields {
  const input_schema = ensureObjectSchema(tool.inputSchema);
  if (tool.strict !== true) return wireObject<SchemaFields>({ input_schema, strict: tool.strict });
  const { schema, unenforced } = restrictSchema(input_schema);
  if (unenforced.length === 0) return { input_schema: schema, strict: true };
  const what = `the vendor cannot enforce ${unenforced.join(', ')}`;
  report({ at: tool, field: 'strict', what, instead: 'a tool that is not strict' });
  return { input_schema };
}

/** The vendor requires `type: object`; a tool without parameters often has no schema. */
const ensureObjectSchema = (schema: JsonSchema): JsonSchema =>
  schema['type'] === 'object' ? schema : { ...schema, type: 'object' };

function encodeToolChoice(request: CoreChatRequest, context: BackendContext): wire.ToolChoice | undefined {
  const { toolChoice, parallelToolCalls } = request;
  const beside = ownFields(request, 'tool_choice');
  const disabled = parallelToolCalls === undefined ? undefined : !parallelToolCalls;
  const parallel = wireObject<Omit<wire.ToolChoiceAuto, 'type'>>({ disable_parallel_tool_use: disabled }, beside);
  // Left to the vendor's default unless parallel calls are forbidden.
  if (!toolChoice) return parallelToolCalls === false ? { type: 'auto', ...parallel } : undefined;
  // Some models refuse all requests that force a call.
  if ((toolChoice.mode === 'required' || toolChoice.mode === 'tool') && !isForced(request, context)) {
    const what = 'forced tool calls are not supported by the model';
    context.report({ at: request, field: 'toolChoice', what, instead: 'the model may call a tool' });
    return { type: 'auto', ...parallel };
  }
  switch (toolChoice.mode) {
    case 'auto':
      return { type: 'auto', ...parallel };
    case 'none':
      return { type: 'none', ...beside };
    case 'required':
      return { type: 'any', ...parallel };
    case 'tool':
      return { type: 'tool', name: nameOfForced(toolChoice.name, request), ...parallel };
    default:
      return unreachable(toolChoice);
  }
}

const isForcedHosted = (tool: CoreTool, { name }: { name: string }): boolean =>
  isHosted(tool) && referenceName(tool) === name;

/** Tools of other vendors have another name here. */
function nameOfForced(name: string, { tools = [] }: CoreChatRequest): string {
  const hosted = tools.filter(isHosted).find((tool) => tool.protocol !== 'anthropic' && isForcedHosted(tool, { name }));
  return hosted ? hostedToolNames[hosted.hosted.type] : toLegalToolName(name);
}

// ---------------------------------------------------------------- names and ids

/** Valid names of tools (API reference, `tools.name`). */
export const toolNameRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 128 };

/** Valid ids of calls (`tool_use.id`); the length is Louter's own bound. */
const callIdRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 256 };

export const toLegalToolName = (name: string): string => toLegalName(name, toolNameRule);

/** The id of a call in an answer, of any length. */
export const toClientCallId = (id: string): string => toLegalName(id, { ...callIdRule, maxLength: Infinity });

/** Always the same for a call and its result, however often the history is sent. */
export const toLegalCallId = (id: string): string => toLegalName(id, callIdRule);

const vendorIssuer = 'anthropic@api.anthropic.com';

/**
 * The id of a call for a backend: a compatible server receives the one that its model's chat template needs, or that it
 * gave itself. Two calls never have the same.
 */
export function vendorCallId(id: string, { callIds, issuer }: Pick<BackendContext, 'callIds' | 'issuer'>): string {
  if (issuer === vendorIssuer) return toLegalCallId(id);
  if (callIds === 'of-the-model') return id;
  return originalCallId(id, 'anthropic', { mayRepeat: false }) ?? toLegalCallId(id);
}
