import { isDeepStrictEqual } from 'node:util';
import type * as wire from '../../../../generated/gemini-interactions.js';
import type { BackendContext, Report } from '../../../core/codec.ts';
import { freeformToFunction } from '../../../core/freeform.ts';
import { hostedToolRunner, reportForeignTool } from '../../../core/hosted-tools.ts';
import { asString, type JsonObject, type JsonSchema } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import { reportRest } from '../../../core/report-rest.ts';
import { assertNotForced, choiceOfSent } from '../../../core/tool-choice.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { wireObject, type UnknownKind } from '../../../core/wire-object.ts';
import { extrasOf, objectRules, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';

export type WrittenTool = wire.FunctionTool | UnknownKind;
type Choice = NonNullable<wire.GenerationConfig>['tool_choice'];

// ---------------------------------------------------------------- wire → core

/** Functions, and the tools that the vendor runs: those are carried as they are. */
export const decodeTools = (tools: readonly (wire.Tool | UnknownKind)[]): CoreTool[] =>
  tools.map((tool, index) => setPointer(`/tools/${index}`, decodeTool(tool)));

function decodeTool(tool: wire.Tool | UnknownKind): CoreTool {
  if (tool.type !== 'function' || !('name' in tool) || typeof tool.name !== 'string') {
    const { type, ...config } = tool as JsonObject;
    return { type: 'server', protocol, kind: asString(type) ?? 'unknown', config, ...withWireForm({}) };
  }
  const { type: _, name, description, parameters, ...rest } = tool as wire.FunctionTool;
  return {
    type: 'function',
    name,
    ...(typeof description === 'string' && { description }),
    inputSchema: parameters ?? createEmptySchema(),
    ...withExtras(rest),
    ...withWireForm(parameters ? {} : { no_parameters: true }),
  };
}

/** The schema of a function without declared parameters. */
const createEmptySchema = (): JsonSchema => ({ type: 'object', properties: {} });

/** Decodes a choice; `undefined` for one that Core has no place for. */
export function decodeChoice(choice: NonNullable<Choice>): CoreToolChoice | undefined {
  const decoded = typeof choice === 'string' ? modeOf(choice) : decodeAllowed(choice.allowed_tools);
  return decoded && JSON.stringify(writeChoice(decoded)) === JSON.stringify(choice) ? decoded : undefined;
}

function modeOf(mode: string | null | undefined): { mode: 'auto' | 'none' | 'required' } | undefined {
  if (mode === 'auto' || mode === 'none') return { mode };
  return mode === 'any' ? { mode: 'required' } : undefined;
}

function decodeAllowed(allowed: wire.AllowedTools | undefined): CoreToolChoice | undefined {
  const decoded = modeOf(allowed?.mode);
  const tools = allowed?.tools;
  const [name, ...others] = tools ?? [];
  if (!decoded || name === undefined) return undefined;
  return decoded.mode === 'required' && others.length === 0
    ? { mode: 'tool', name }
    : { ...decoded, among: [name, ...others] };
}

// ---------------------------------------------------------------- core → wire

/** Whether a backend is sent a tool that it runs itself: one that a client of this protocol declared. */
export const runsTool = hostedToolRunner(protocol, () => false);

export function encodeTools(
  { tools: declared = [] }: CoreChatRequest,
  report: Report,
): { sent: CoreTool[]; tools: WrittenTool[] } {
  const sent: CoreTool[] = [];
  const tools: WrittenTool[] = [];
  for (const tool of declared) {
    const encoded = encodeTool(tool, report);
    if (!encoded) continue;
    sent.push(tool);
    tools.push(encoded);
  }
  return { sent, tools };
}

function encodeTool(tool: CoreTool, report: Report): WrittenTool | undefined {
  switch (tool.type) {
    case 'function':
      return encodeFunction(tool, report);
    case 'freeform':
      return encodeFunction(freeformToFunction(tool, report), (loss) => report({ ...loss, at: tool }));
    case 'server':
      if (tool.protocol === protocol) return { type: tool.kind, ...tool.config } as UnknownKind;
      reportForeignTool(tool, report);
      return undefined;
    default:
      return unreachable(tool);
  }
}

function encodeFunction(tool: Extract<CoreTool, { type: 'function' }>, report: Report): wire.FunctionTool {
  const { name, description, inputSchema, ...rest } = tool;
  const strict = { what: 'strict schemas are not supported', instead: 'a schema that is not enforced' };
  reportRest(tool, rest, { ...objectRules, strict, needsVision: null }, report);
  const isAbsent = wireFormOf(tool)?.['no_parameters'] === true && isDeepStrictEqual(inputSchema, createEmptySchema());
  return wireObject<wire.FunctionTool>(
    { type: 'function', name, description, parameters: isAbsent ? undefined : inputSchema },
    extrasOf(tool),
  );
}

/** A choice without tools means nothing; a client of this protocol may write one. */
export function encodeChoice(request: CoreChatRequest, sent: readonly CoreTool[], { report }: BackendContext): Choice {
  const choice = choiceOfSent(request, sent, report);
  if (!choice) return undefined;
  if (sent.length === 0 && request.origin !== protocol) {
    assertNotForced(choice);
    if (choice.mode !== 'auto')
      report({ at: request, field: 'toolChoice', what: 'a choice without tools', instead: 'no tools' });
    return undefined;
  }
  return writeChoice(choice);
}

function writeChoice(choice: CoreToolChoice): NonNullable<Choice> {
  switch (choice.mode) {
    case 'none':
      return 'none';
    case 'tool':
      return { allowed_tools: { mode: 'any', tools: [choice.name] } };
    case 'auto':
    case 'required': {
      const mode = choice.mode === 'auto' ? 'auto' : 'any';
      return choice.among ? { allowed_tools: { mode, tools: choice.among } } : mode;
    }
    default:
      return unreachable(choice);
  }
}
