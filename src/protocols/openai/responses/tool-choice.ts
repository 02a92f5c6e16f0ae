import type { FunctionCallItem, ResponseToolChoice } from '../../../../generated/openai.js';
import { asObject, asString, objectsIn } from '../../../core/json.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../../core/types.ts';
import { invalidRequest } from '../../../core/validation.ts';
import type { Unchecked } from '../../../core/wire-object.ts';
import { protocol, wireFormOf, withWireForm } from './extras.ts';
import { referenceName } from '../../../core/hosted-tools.ts';
import { choiceTypes, clientDeclaration } from './client-tools.ts';
import { hostedReference, isTranslatable } from './hosted-tools.ts';
import { toLegalToolName } from '../shared/server.ts';
import type { ResponsesServer } from './server.ts';
import type { ToolNames } from './tool-names.ts';

type Choice = NonNullable<ResponseToolChoice>;
type ChoiceFields = Exclude<Choice, string>;

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` for a choice this protocol does not have. */
export function decodeToolChoice(choice: Choice, names: ToolNames): CoreToolChoice {
  if (typeof choice === 'string') {
    if (choice === 'auto' || choice === 'none' || choice === 'required') return { mode: choice };
    throw invalidRequest(
      '/tool_choice',
      'one of "none", "auto", "required" or an object',
      `string ${JSON.stringify(choice)}`,
    );
  }
  if (choice.type === 'allowed_tools') {
    if (!choice.tools) throw invalidRequest('/tool_choice/tools', 'an array (it is required)', 'nothing');
    const mode = choice.mode ?? 'auto';
    const among = objectsIn(choice.tools).map((tool) => resolveName(tool, names));
    return { mode, among, ...withWireForm({ choice }) };
  }
  if ((choice.type === 'function' || choice.type === 'custom') && typeof choice.name !== 'string')
    throw invalidRequest('/tool_choice/name', 'a string (it is required)', 'nothing');
  if (choice.type === 'mcp' && typeof choice.server_label !== 'string')
    throw invalidRequest('/tool_choice/server_label', 'a string (it is required)', 'nothing');
  return { mode: 'tool', name: resolveName(choice, names), ...withWireForm({ choice }) };
}

/** What a choice refers to a tool by. */
type AnyReference = Unchecked<Reference>;

/** The same as it is written. */
type Reference = ChoiceFields & Pick<FunctionCallItem, 'namespace'>;

/** The name in Core of a tool that a choice refers to: tools the vendor runs are known by their type. */
function resolveName({ type, name, namespace }: AnyReference, names: ToolNames): string {
  const own = asString(name);
  const space = asString(namespace);
  if ((type !== 'function' && type !== 'custom') || own === undefined)
    return names.ofType(choiceTypes(asString(type) ?? ''));
  return names.toCore({ name: own, ...(space !== undefined && { namespace: space }) });
}

// ---------------------------------------------------------------- core → wire

/** The choice; none where there is no tool to choose. */
export function encodeToolChoice(
  { tools = [], toolChoice }: CoreChatRequest,
  names: ToolNames,
  server: ResponsesServer,
): Choice | undefined {
  if (!toolChoice) return undefined;
  const ownForm = asObject(wireFormOf(toolChoice)?.['choice']);
  if (toolChoice.mode === 'tool') {
    const isUnchanged = ownForm !== undefined && resolveName(ownForm, names) === toolChoice.name;
    if (isUnchanged) return { ...ownForm, type: asString(ownForm['type']) ?? '' };
    const tool = tools.find((each) => referenceName(each) === toolChoice.name);
    return encodeReference(tool, toolChoice.name, names, server);
  }
  const { mode, among } = toolChoice;
  if (!among || mode === 'none') return mode;
  const references = objectsIn(ownForm?.['tools']);
  const byName = new Map(references.map((each) => [resolveName(each, names), each]));
  const byReference = new Map(tools.toReversed().map((tool) => [referenceName(tool), tool]));
  const reference = (name: string): Reference => encodeReference(byReference.get(name), name, names, server);
  const allowed = among.map((name) => byName.get(name) ?? reference(name));
  return { ...ownForm, type: 'allowed_tools', tools: allowed, mode };
}

function encodeReference(
  tool: CoreTool | undefined,
  name: string,
  names: ToolNames,
  server: ResponsesServer,
): Reference {
  if (tool?.type === 'server' && tool.protocol === protocol) return { type: name };
  const declaration = tool && clientDeclaration(tool);
  if (declaration) return { type: asString(declaration.type) ?? name };
  if (tool && isTranslatable(tool, server.context)) {
    if (tool.hosted.type === 'web-fetch')
      server.report({
        at: server.context.request,
        field: 'toolChoice',
        what: 'a call that reads a page',
        instead: 'a search',
      });
    return hostedReference(tool);
  }
  const type = tool?.type === 'freeform' && server.acceptsCustomTools ? 'custom' : 'function';
  const wire = names.toWire(name);
  return {
    type,
    ...wire,
    name: wire.namespace === undefined && tool && !server.isNative ? toLegalToolName(name) : wire.name,
  };
}
