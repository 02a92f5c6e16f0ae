import type * as wire from '../../../../generated/openai.js';
import { freeformToFunction } from '../../../core/freeform.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { asObject, asString, nonEmpty, type JsonObject } from '../../../core/json.ts';
import { unknownFields, type KnownFields } from '../../../core/native-frame.ts';
import { setPointer } from '../../../core/provenance.ts';
import { decodeOnce } from '../../../core/repeated-values.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { wireObject, type Unchecked } from '../../../core/wire-object.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { isHosted, referenceName } from '../../../core/hosted-tools.ts';
import { allowedToolTest, choiceOfSent } from '../../../core/tool-choice.ts';
import { foreignToolReporter, toLegalToolName } from '../shared/server.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import type { WrittenTool } from './wire.ts';
import { decodeSearchTool, encodeSearchTool, isSearchField, isTranslatable } from './web-search.ts';

// ---------------------------------------------------------------- tools

export const decodeTools = (tools: wire.ChatTool[]): CoreTool[] =>
  tools.map((tool, index) => decodeOnce(tool, `/tools/${index}`, decodeTool));

/** The tools of a client that still uses `functions`. */
export const decodeFunctions = (functions: wire.FunctionDefinition[]): CoreTool[] =>
  functions.map((definition, index) =>
    setPointer(`/functions/${index}`, markWireForm(decodeFunction(definition, {}), 'legacy')),
  );

const decodeTool = (tool: wire.ChatTool, pointer: string): CoreTool => {
  const search = decodeSearchTool(tool, pointer);
  return setPointer(pointer, search ?? toCoreTool(tool));
};

function toCoreTool(tool: wire.ChatTool): CoreTool {
  switch (tool.type) {
    case undefined:
    case 'function': {
      const { type: _, function: definition, ...rest } = tool;
      return decodeFunction(definition, rest);
    }
    case 'custom': {
      const { type: _, custom, ...rest } = tool;
      const { name, description, format, ...own } = custom;
      const grammar = format?.type === 'grammar' ? format.grammar : undefined;
      const formatRest = format?.type === 'grammar' ? unknownGrammarFields(format) : format;
      const extraFields = formatRest ? { ...own, format: formatRest } : own;
      return markWireForm(
        {
          type: 'freeform',
          name,
          ...(typeof description === 'string' && { description }),
          ...(grammar && { grammar: { syntax: grammar.syntax, definition: grammar.definition } }),
          ...withExtras({ ...rest, ...(Object.keys(extraFields).length > 0 && { custom: extraFields }) }),
        },
        'custom',
      );
    }
    default:
      return decodeServerTool(tool);
  }
}

/** The fields of a format other than its grammar, and those of the grammar that Core does not carry. */
function unknownGrammarFields({
  type: _type,
  grammar: { syntax: _syntax, definition: _definition, ...ofGrammar },
  ...rest
}: wire.CustomToolGrammarFormat): JsonObject | undefined {
  return nonEmpty({ ...rest, ...(nonEmpty(ofGrammar) && { grammar: ofGrammar }) });
}

/** A tool of a type we do not know is one the server runs itself. */
function decodeServerTool(tool: wire.ChatTool): CoreTool {
  const { type = 'tool', function: named }: Unchecked<wire.FunctionTool> = tool;
  const { name }: Unchecked<wire.FunctionDefinition> = asObject(named) ?? {};
  return {
    type: 'server',
    protocol,
    kind: asString(type) ?? 'tool',
    config: tool,
    ...(typeof name === 'string' && { name }),
  };
}

/** The schema of a function that declares no parameters. */
const emptyParameters = (): JsonObject => ({ type: 'object', properties: {} });

function decodeFunction(
  { name, description, parameters, strict, ...own }: wire.FunctionDefinition,
  rest: JsonObject,
): CoreTool {
  return markWireForm(
    {
      type: 'function',
      name,
      ...(typeof description === 'string' && { description }),
      inputSchema: parameters ?? emptyParameters(),
      ...(typeof strict === 'boolean' && { strict }),
      ...withExtras({ ...rest, ...(Object.keys(own).length > 0 && { function: own }) }),
    },
    !parameters && 'no-parameters',
  );
}

/**
 * The tools this server can be given.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export function encodeTools(request: CoreChatRequest, server: ChatServer): WrittenTool[] {
  const reportForeignTool = foreignToolReporter(request, protocol, server.report);
  return selectAllowed(request, server).flatMap((tool) => {
    if (tool.type === 'function')
      return server.repeated.encode(
        tool,
        () => (server.reportUnsupported(tool), [encodeFunctionTool(server.fitFunction(tool))]),
        (encoded) => encoded,
      );
    server.reportUnsupported(tool);
    switch (tool.type) {
      case 'freeform':
        return [
          server.acceptsCustomTool(tool)
            ? encodeCustomTool(tool)
            : encodeFunctionTool(freeformToFunction(tool, server.report)),
        ];
      case 'server':
        return encodeServerTool(tool, server, reportForeignTool);
      default:
        return unreachable(tool);
    }
  });
}

/** Where `allowed_tools` is not known, only the tools that may be called are declared. */
function selectAllowed({ tools = [], toolChoice }: CoreChatRequest, server: ChatServer): CoreTool[] {
  if (!toolChoice || toolChoice.mode === 'tool' || !toolChoice.among || server.acceptsAllowedTools(toolChoice))
    return tools;
  const isAllowed = allowedToolTest(toolChoice);
  return tools.filter((tool) => {
    if (isAllowed(tool)) return true;
    server.report({ at: tool, what: `the tool ${tool.name}, which may not be called now` });
    return false;
  });
}

/** The definition of a function: an element of `functions`, or inside a tool of `tools`. */
export function encodeFunction(tool: Extract<CoreTool, { type: 'function' }>): wire.FunctionDefinition {
  const { name, description, inputSchema, strict } = tool;
  const isLeftOut =
    hasWireForm(tool, 'no-parameters') && JSON.stringify(inputSchema) === JSON.stringify(emptyParameters());
  return wireObject<wire.FunctionDefinition>(
    { name: toLegalToolName(name), description, parameters: isLeftOut ? undefined : inputSchema, strict },
    asObject(extrasOf(tool)['function' satisfies keyof wire.FunctionTool]),
  );
}

function encodeFunctionTool(tool: Extract<CoreTool, { type: 'function' }>): wire.FunctionTool {
  const { function: _, ...rest } = extrasOf(tool);
  return { type: 'function', function: encodeFunction(tool), ...rest };
}

function encodeCustomTool(tool: Extract<CoreTool, { type: 'freeform' }>): wire.CustomTool {
  const { name, description, grammar } = tool;
  const { custom: extraFields, ...rest } = extrasOf(tool);
  const custom: wire.CustomTool['custom'] = { name: toLegalToolName(name) };
  if (description !== undefined) custom.description = description;
  if (grammar) custom.format = { type: 'grammar', grammar: { ...grammar } };
  return { type: 'custom', custom: mergeDeep(custom, asObject(extraFields) ?? {}), ...rest };
}

/** Whether a tool is sent, be it as a field of the request. */
const isSent = (tool: CoreTool, { context }: ChatServer): boolean =>
  tool.type !== 'server' || tool.protocol === protocol || isTranslatable(tool, context);

function encodeServerTool(
  tool: Extract<CoreTool, { type: 'server' }>,
  server: ChatServer,
  reportForeignTool: ReturnType<typeof foreignToolReporter>,
): WrittenTool[] {
  if (!isSent(tool, server)) {
    reportForeignTool(tool);
    return [];
  }
  // The search of another protocol is a field of the request.
  if (isSearchField(tool) || tool.protocol !== protocol) return [];
  return [isHosted(tool) ? encodeSearchTool(tool) : (tool.config ?? {})];
}

// ---------------------------------------------------------------- tool choice

/** @throws {LouterError} `invalid-request` for a choice this protocol does not have. */
export function decodeToolChoice(choice: Exclude<wire.ChatToolChoice, null>): CoreToolChoice {
  if (typeof choice === 'string') {
    if (choice === 'auto' || choice === 'none' || choice === 'required') return { mode: choice };
    if (choice === 'any') return { mode: 'required' };
    throw invalidRequest(
      '/tool_choice',
      'one of "none", "auto", "required" or an object',
      `string ${JSON.stringify(choice)}`,
    );
  }
  const { type = inferChoiceType(choice) } = choice;
  const named = choice.function ?? choice.custom;
  if ((type === 'function' || type === 'custom') && named) return { mode: 'tool', name: named.name };
  if (type === 'allowed_tools' && choice.allowed_tools) {
    const { mode, tools } = choice.allowed_tools;
    const among = tools.flatMap((tool) => (tool.function ?? tool.custom)?.name ?? []);
    return markWireForm({ mode, among }, 'allowed-tools');
  }
  throw invalidRequest('/tool_choice', 'a field with the name of its type', JSON.stringify(choice.type ?? null));
}

/** The fields of a choice that Core does not carry, in the form they have there. */
export function unknownChoiceFields(choice: wire.ChatToolChoice | undefined): JsonObject | undefined {
  const fields = typeof choice === 'object' && choice ? unknownFields({ ...choice }, knownChoiceFields) : undefined;
  return fields && { [choiceField]: fields };
}

const choiceField = 'tool_choice' satisfies keyof wire.CreateChatCompletionRequest;

type ChoiceFieldName = keyof ChoiceObject | keyof wire.NamedTool | keyof NonNullable<ChoiceObject['allowed_tools']>;

const knownChoiceFields: KnownFields = {
  names: new Set<ChoiceFieldName>(['type', 'function', 'custom', 'name', 'allowed_tools', 'mode', 'tools']),
  opaque: new Set(),
};

/** Mistral's clients leave out the type of a choice, which its field implies. */
const inferChoiceType = (choice: ChoiceObject): string | undefined =>
  (['function', 'custom', 'allowed_tools'] as const satisfies (keyof ChoiceObject)[]).find((field) => field in choice);

/** The choice of a client that still uses `function_call`. */
export const decodeFunctionChoice = (choice: string | { name: string }): CoreToolChoice => {
  if (typeof choice === 'object') return { mode: 'tool', name: choice.name };
  return { mode: choice === 'none' ? 'none' : 'auto' };
};

export function encodeToolChoice(request: CoreChatRequest, server: ChatServer): WrittenChoice | undefined {
  const choice = encodeChoice(request, server);
  return typeof choice === 'object' ? mergeDeep(choice, asObject(extrasOf(request)[choiceField]) ?? {}) : choice;
}

type ChoiceObject = Exclude<wire.ChatToolChoice, string | null>;
type WrittenChoice = Exclude<wire.ChatToolChoice, null>;
type ToolReference = NonNullable<ChoiceObject['allowed_tools']>['tools'][number];

function encodeChoice(request: CoreChatRequest, server: ChatServer): WrittenChoice | undefined {
  const { tools = [] } = request;
  const sent = tools.filter((tool) => isSent(tool, server));
  const toolChoice = choiceOfSent(request, sent, server.report);
  if (!toolChoice) return undefined;
  const reference = (name: string, tool: CoreTool | undefined): ToolReference => {
    const type = tool?.type === 'freeform' && server.acceptsCustomTool(tool) ? 'custom' : 'function';
    const written: ToolReference = { type };
    written[type] = { name: toLegalToolName(name) };
    return written;
  };
  if (toolChoice.mode === 'tool') {
    const search = tools.filter(isHosted).find((tool) => referenceName(tool) === toolChoice.name);
    if (!search)
      return reference(
        toolChoice.name,
        tools.find(({ name }) => name === toolChoice.name),
      );
    server.report({ at: request, field: 'toolChoice', what: 'a forced search', instead: 'the server decides' });
    return undefined;
  }
  const { mode, among } = toolChoice;
  if (!among || mode === 'none' || !server.acceptsAllowedTools(toolChoice)) return mode;
  const byName = new Map(tools.toReversed().map((tool) => [tool.name, tool]));
  return {
    type: 'allowed_tools',
    allowed_tools: { mode, tools: among.map((name) => reference(name, byName.get(name))) },
  };
}
