import type { Tool } from '../../../generated/ollama.js';
import type { BackendContext, Report } from '../../core/codec.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import { reportForeignTool } from '../../core/hosted-tools.ts';
import { asObject, asString, nonEmpty, type JsonSchema } from '../../core/json.ts';
import { withObjectSchema } from '../../core/object-schema.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { extrasOf, objectRules, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { wireObject } from '../../core/wire-object.ts';
import { callableTools } from '../../core/tool-choice.ts';

// ---------------------------------------------------------------- wire → core

export const decodeTools = (tools: readonly Tool[]): CoreTool[] =>
  tools.map((tool, index) => setPointer(`/tools/${index}`, decodeTool(tool)));

function decodeTool({ type, function: definition, ...rest }: Tool): CoreTool {
  const { name, description, parameters, ...own } = definition;
  return {
    type: 'function',
    name,
    ...(typeof description === 'string' && { description }),
    inputSchema: parameters ?? createEmptySchema(),
    ...withExtras({ ...rest, ...(nonEmpty(own) && { function: own }) }),
    ...withWireForm({
      ...(typeof type !== 'string' ? { no_type: true } : type !== 'function' && { type }),
      ...(!parameters && { no_parameters: true }),
    }),
  };
}

/** The schema of a function without declared parameters. */
const createEmptySchema = (): JsonSchema => ({ type: 'object', properties: {} });

// ---------------------------------------------------------------- core → wire

/**
 * Encodes the tools. The protocol has no tool choice: tools that may not be called are left out, and a forced call is
 * reported.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export function encodeTools(request: CoreChatRequest, { report }: BackendContext): Tool[] {
  const { toolChoice, parallelToolCalls } = request;
  if (parallelToolCalls === false && toolChoice?.mode !== 'none')
    report({ at: request, field: 'parallelToolCalls', what: 'disabled parallel calls' });
  if (toolChoice?.mode === 'required' || toolChoice?.mode === 'tool') {
    const instead = 'the allowed tools, which the model may call';
    report({ at: request, field: 'toolChoice', what: 'a forced tool call', instead });
  }
  const loss = { what: 'the tool is not among the allowed ones', instead: 'it is not sent' };
  return callableTools(request, (tool) => encodeTool(tool, report), loss, report);
}

function encodeTool(tool: CoreTool, report: Report): Tool[] {
  switch (tool.type) {
    case 'function':
      return [encodeFunction(tool, report)];
    case 'freeform':
      return [encodeFunction(freeformToFunction(tool, report), (loss) => report({ ...loss, at: tool }))];
    case 'server':
      reportForeignTool(tool, report);
      return [];
    default:
      return unreachable(tool);
  }
}

/** The server takes one type and properties at the top of a schema (`ToolFunctionParameters` in its api/types.go). */
function encodeFunction(original: Extract<CoreTool, { type: 'function' }>, report: Report): Tool {
  const tool = wireFormOf(original) ? original : withObjectSchema(original, report);
  const { name, description, inputSchema, ...others } = tool;
  const strict = { what: 'strict schemas are not supported', instead: 'a schema that is not enforced' };
  reportRest(original, others, { ...objectRules, strict, needsVision: null }, report);
  const wireForm = wireFormOf(tool);
  const { function: own, ...rest } = extrasOf(tool);
  const isLeftOut =
    wireForm?.['no_parameters'] === true && JSON.stringify(inputSchema) === JSON.stringify(createEmptySchema());
  return wireObject<Tool>(
    {
      type: wireForm?.['no_type'] === true ? undefined : (asString(wireForm?.['type']) ?? 'function'),
      function: wireObject<Tool['function']>(
        { name, description, parameters: isLeftOut ? undefined : inputSchema },
        asObject(own),
      ),
    },
    rest,
  );
}
