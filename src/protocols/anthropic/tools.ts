import type { BackendContext, Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import { asObject, asString, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { setPointer, copyProvenance } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../core/types.ts';
import { truncateShown } from '../../core/shown.ts';
import { toLegalName, type NameRule } from '../../core/tool-names.ts';
import { unreachable } from '../../core/unreachable.ts';
import { decodeBase, encodeBase, isNative, isNativeForModel } from './extras.ts';
import { restrictSchema } from './output-schema.ts';
import type { ToolChoice, ToolParam } from './wire.ts';

/** A tool: without a type or `custom` the client's own, else one that the vendor defines. */
export function decodeTool(tool: ToolParam, pointer: string): CoreTool {
  const { type: _type, name, cache_control, ...rest }: JsonObject = { ...tool };
  if (typeof tool.type === 'string' && tool.type !== 'custom') {
    const base = decodeBase(cache_control === undefined ? {} : { cache_control });
    const fields = { ...withoutUndefined({ name: asString(name) }), ...base };
    return setPointer(pointer, { type: 'server', protocol: 'anthropic', kind: tool.type, config: rest, ...fields });
  }
  const { name: ownName, input_schema, description, strict } = tool;
  const { input_schema: _, description: __, strict: ___, ...others } = rest;
  return setPointer(pointer, {
    type: 'function',
    name: ownName,
    inputSchema: input_schema,
    ...withoutUndefined({ description, strict: strict ?? undefined }),
    ...decodeBase({ ...others, ...(cache_control !== undefined && { cache_control }) }),
  });
}

/** The tool choice and, told apart from it, whether calls may be parallel. */
export function decodeToolChoice(choice: ToolChoice): { toolChoice: CoreToolChoice; parallelToolCalls?: boolean } {
  const disabled = choice.type === 'none' ? undefined : choice.disable_parallel_tool_use;
  return withoutUndefined({
    toolChoice: toCoreChoice(choice),
    parallelToolCalls: disabled === undefined ? undefined : !disabled,
  });
}

function toCoreChoice(choice: ToolChoice): CoreToolChoice {
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

/** The tools and the choice among them as the vendor takes them. */
export interface ToolFields {
  tools?: JsonObject[];
  tool_choice?: JsonObject;
}

/** @throws {LouterError} `unsupported` when the request forces a tool that cannot be sent. */
export function encodeTools(request: CoreChatRequest, context: BackendContext): ToolFields {
  const { report } = context;
  const sent = (request.tools ?? [])
    .filter((tool) => isAvailable(tool, report))
    .filter((tool) => isAllowed(tool, request, report));
  if (request.toolChoice?.mode === 'tool') assertSent(request.toolChoice.name, sent);
  const own = isNative(request);
  const tools = sent.map((tool) => encodeTool(own ? tool : withoutTopLevelUnions(tool, report), report));
  if (tools.length === 0) {
    if (request.toolChoice?.mode === 'required' && request.tools) throw unavailableTool('any tool');
    if (request.toolChoice && request.toolChoice.mode !== 'none' && request.toolChoice.mode !== 'auto')
      report({ at: request, field: 'toolChoice', what: 'there are no tools to choose from' });
    return request.tools ? { tools } : {};
  }
  return withoutUndefined({ tools, tool_choice: encodeToolChoice(request, context) });
}

/** Whether a call is forced. What a client of this protocol asks of the model it names is for the vendor to judge. */
export const isForced = (request: CoreChatRequest, context: BackendContext): boolean =>
  (request.toolChoice?.mode === 'tool' || request.toolChoice?.mode === 'required') &&
  (context.facts.forcedTools !== 'never' || isNativeForModel(request, context));

function isAvailable(tool: CoreTool, report: Report): boolean {
  if (tool.type !== 'server' || tool.protocol === 'anthropic') return true;
  report({ at: tool, what: `the tool ${tool.kind} is run by another vendor` });
  return false;
}

/** The wire has no list of allowed tools: the others are not sent. */
function isAllowed(tool: CoreTool, { toolChoice }: CoreChatRequest, report: Report): boolean {
  const among = toolChoice && toolChoice.mode !== 'tool' ? toolChoice.among : undefined;
  if (!among || (tool.name !== undefined && among.includes(tool.name))) return true;
  report({ at: tool, what: 'not among the allowed tools', instead: 'it is not offered' });
  return false;
}

function assertSent(name: string, sent: readonly CoreTool[]): void {
  if (!sent.some((tool) => tool.name === name)) throw unavailableTool(`the tool ${truncateShown(name)}`);
}

const unavailableTool = (what: string): LouterError =>
  new LouterError({
    kind: 'unsupported',
    message: `tool_choice asks for ${what}, which this backend cannot be given; declare a tool of its own or leave tool_choice out`,
    param: 'tool_choice',
  });

function encodeTool(tool: CoreTool, report: Report): JsonObject {
  const base = encodeBase(tool, report);
  switch (tool.type) {
    case 'function':
      return {
        name: toLegalToolName(tool.name),
        ...withoutUndefined({ description: tool.description }),
        ...encodeInputSchema(tool, report),
        ...base,
      };
    case 'freeform':
      return encodeTool({ ...freeformToFunction(tool, report), extras: {} }, report);
    case 'server':
      return { type: tool.kind, ...withoutUndefined({ name: tool.name }), ...tool.config, ...base };
    default:
      return unreachable(tool);
  }
}

/** Strict tools are held to the same subset of schemas as answers are; outside of it a tool cannot be strict. */
function encodeInputSchema(tool: Extract<CoreTool, { type: 'function' }>, report: Report): JsonObject {
  const input_schema = ensureObjectSchema(tool.inputSchema);
  if (tool.strict !== true) return { input_schema, ...withoutUndefined({ strict: tool.strict }) };
  const { schema, unenforced } = restrictSchema(input_schema);
  if (unenforced.length === 0) return { input_schema: schema, strict: true };
  const what = `the vendor cannot hold arguments to ${unenforced.join(', ')}`;
  report({ at: tool, field: 'strict', what, instead: 'a tool that is not strict' });
  return { input_schema };
}

/** What the vendor answers 400 to at the top of a tool's schema. */
const unionKeywords = ['anyOf', 'oneOf', 'allOf'];

/** Other vendors take tools whose arguments are one of several objects; here the model is told of it in words. */
function withoutTopLevelUnions(tool: CoreTool, report: Report): CoreTool {
  if (tool.type !== 'function' || !unionKeywords.some((keyword) => keyword in tool.inputSchema)) return tool;
  const entries = Object.entries(tool.inputSchema);
  const taken = entries.filter(([keyword]) => unionKeywords.includes(keyword));
  const told = `The arguments must fit this JSON Schema, too: ${JSON.stringify(Object.fromEntries(taken))}`;
  for (const [keyword] of taken)
    report({
      at: tool,
      field: 'inputSchema',
      what: `${keyword} at the top of a schema`,
      instead: 'told in the description',
    });
  return copyProvenance(tool, {
    ...tool,
    description: [...(tool.description ? [tool.description] : []), told].join('\n\n'),
    inputSchema: Object.fromEntries(entries.filter(([keyword]) => !unionKeywords.includes(keyword))),
  });
}

/** The vendor demands `type: object`; a tool without parameters often comes without any schema. */
const ensureObjectSchema = (schema: JsonObject): JsonObject =>
  schema['type'] === 'object' ? schema : { ...schema, type: 'object' };

function encodeToolChoice(request: CoreChatRequest, context: BackendContext): JsonObject | undefined {
  const { toolChoice, parallelToolCalls, extras } = request;
  const beside = asObject(extras?.anthropic?.['tool_choice']);
  const parallel: JsonObject = {
    ...(parallelToolCalls !== undefined && { disable_parallel_tool_use: !parallelToolCalls }),
    ...beside,
  };
  // Left to the vendor's default unless parallel calls are forbidden.
  if (!toolChoice) return parallelToolCalls === false ? { type: 'auto', ...parallel } : undefined;
  switch (toolChoice.mode) {
    case 'auto':
      return { type: 'auto', ...parallel };
    case 'none':
      return { type: 'none', ...beside };
    case 'required':
      return isForced(request, context)
        ? { type: 'any', ...parallel }
        : encodeUnforcedChoice(request, parallel, context.report);
    case 'tool':
      if (!isForced(request, context)) return encodeUnforcedChoice(request, parallel, context.report);
      return { type: 'tool', name: toLegalToolName(toolChoice.name), ...parallel };
    default:
      return unreachable(toolChoice);
  }
}

/** Some models refuse every request that forces a call: they are left to decide. */
function encodeUnforcedChoice(request: CoreChatRequest, parallel: JsonObject, report: Report): JsonObject {
  const what = 'the model cannot be forced to call a tool';
  report({ at: request, field: 'toolChoice', what, instead: 'it may call one' });
  return { type: 'auto', ...parallel };
}

// ---------------------------------------------------------------- names and ids

/** What the vendor takes as the name of a tool (API reference, `tools.name`). */
export const toolNameRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 128 };

/** What the vendor takes as the id of a call (`tool_use.id`); the length is our own bound. */
const callIdRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 256 };

export const toLegalToolName = (name: string): string => toLegalName(name, toolNameRule);

/** The same id for a call and for its result, however often the history is sent. */
export const toLegalCallId = (id: string): string => toLegalName(id, callIdRule);

const vendorIssuer = 'anthropic@api.anthropic.com';

/** The id of a call as a backend takes it: a compatible server gets the one that the template of its model wants. */
export const vendorCallId = (id: string, { callIds, issuer }: Pick<BackendContext, 'callIds' | 'issuer'>): string =>
  callIds === 'of-the-model' && issuer !== vendorIssuer ? id : toLegalCallId(id);
