import type * as wire from '../../../../generated/openai.js';
import { asObject, asString, nonEmpty, parseArguments } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import { resultParts, toolErrorPrefix } from '../../../core/stand-ins.ts';
import type {
  CoreChatRequest,
  CoreToolCall,
  CoreToolResult,
  CoreUserPart,
  Note,
  WireForm,
} from '../../../core/types.ts';
import { decodeArguments, encodeArguments } from '../shared/tool-arguments.ts';
import { decodeContent, encodeUserPart, readPlainTexts } from './content.ts';
import { extrasOf, idAndStatus, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { toLegalToolName } from '../shared/server.ts';
import type { ResponsesServer } from './server.ts';
import {
  clientCallForms,
  type CallForm,
  type CallItem,
  type ClientCallForm,
  type ItemHead,
  type WrittenItem,
  type WrittenResult,
} from './wire.ts';
import { encodeName, type ToolNames } from './tool-names.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { hasToolSearch, toolSearch } from './tools.ts';
import { decodeClientResult, encodeClientResult } from './client-results.ts';
import { clientFormOf, readClientCall, typesOfForm, writeClientCall } from './client-tools.ts';
import { reportSignature } from '../../../core/signature.ts';
import { argumentsText } from '../../../core/tool-input.ts';

// ---------------------------------------------------------------- calls, wire → core

/** A call the client carries out; `undefined` for an item of another kind. */
export function decodeCall(
  item: wire.ReceivedOutputItem,
  names: ToolNames,
  mint: (prefix: string) => string,
): CoreToolCall | undefined {
  switch (item.type) {
    case 'function_call': {
      const { type: _, arguments: text, ...rest } = item;
      return callByName(rest, { kind: 'json-text', text: decodeArguments(text) });
    }
    case 'custom_tool_call': {
      const { type: _, input, ...rest } = item;
      return callByName(rest, { kind: 'freeform', text: input ?? '' });
    }
    case 'tool_search_call': {
      const { type, execution, arguments: found, ...rest } = item;
      const value = asObject(found);
      if (execution !== 'client' || !value) return undefined;
      return callOf(rest, { name: toolSearch, input: { kind: 'json', value }, form: { type, execution } });
    }
    default: {
      const call = readClientCall(item);
      if (!call) return undefined;
      const { form, input: value, own, rest } = call;
      const name = names.ofType(typesOfForm(form, item));
      return callOf(rest, { name, input: { kind: 'json', value }, form: { type: form, own: nonEmpty(own) } });
    }
  }

  function callByName(
    { name: ownName, namespace: ownNamespace, ...rest }: Omit<wire.ReceivedOutputFunctionCall, 'type' | 'arguments'>,
    input: CoreToolCall['input'],
  ): CoreToolCall {
    const name = ownName ?? '';
    const namespace = ownNamespace ?? undefined;
    const spelled = { name, ...(namespace !== undefined && { namespace }) };
    return callOf(rest, { name: names.toCore(spelled), input, form: { name, namespace } });
  }

  function callOf(
    { id, call_id: callId, status, ...rest }: Pick<wire.ReceivedToolSearchCallItem, 'id' | 'call_id' | 'status'>,
    { form, ...call }: Pick<CoreToolCall, 'name' | 'input'> & { form: Parameters<typeof withWireForm>[0] },
  ): CoreToolCall {
    return {
      type: 'tool-call',
      id: asString(callId) || asString(id) || mint('call_'),
      ...call,
      providerExecuted: false,
      ...withExtras(rest),
      ...withWireForm({ ...idAndStatus({ id, status }), ...form }),
    };
  }
}

export const repeatedCallNote: Note = { what: 'a call came twice under one id', made: 'one call' };

/** Whether a call with the id of an earlier one repeats it: some servers send a call again under another item's id. */
export const isRepeatedCall = (call: RepeatedCall, earlier: RepeatedCall): boolean =>
  (call.name === '' || earlier.name === '' || call.name === earlier.name) &&
  (isSameInput(argumentsText(call.input), argumentsText(earlier.input)) || argumentsText(call.input) === '');
type RepeatedCall = Pick<CoreToolCall, 'name' | 'input'>;

/** Whether two texts of arguments are the same object. */
export const isSameInput = (one: string, other: string): boolean =>
  one === other || JSON.stringify(parseArguments(one)) === JSON.stringify(parseArguments(other) ?? one);

// ---------------------------------------------------------------- calls, core → wire

/** The form of a call in an answer to a request. */
export function chooseCallForm(
  { name, input, wireForm }: { name: string; input: CoreToolCall['input']['kind']; wireForm?: WireForm | undefined },
  request: CoreChatRequest,
): CallForm {
  if (input === 'freeform') return 'custom_tool_call';
  const ownForm = ownFormOf({ ...(wireForm && { wireForm }) });
  if (ownForm && ownForm !== 'tool_search_call') return ownForm;
  if (name === toolSearch && (ownForm || hasToolSearch(request))) return 'tool_search_call';
  return clientFormOf(request, name) ?? 'function_call';
}

/** The form of an item of its own kind in which a call came. */
const ownFormOf = (call: { wireForm?: WireForm }): 'tool_search_call' | ClientCallForm | undefined => {
  const type = wireFormOf(call)?.['type'];
  return type === 'tool_search_call' ? type : clientCallForms.find((form) => form === type);
};

/** Whether an item holds what is asked for in fields of its own, in place of a name and a text. */
export const isClientForm = (form: CallForm): form is ClientCallForm => clientCallForms.some((each) => each === form);

/** Begins the item of a call: what is known of it before its input. */
export function encodeCallHead(
  form: CallForm,
  call: Pick<CoreToolCall, 'id' | 'name' | 'wireForm'>,
  names: ToolNames,
  around: Pick<wire.FunctionCallItem, 'id' | 'status'>,
): ItemHead {
  const ownForm = wireFormOf(call);
  const head: ItemHead = { type: form, ...around, call_id: call.id };
  if (form === 'tool_search_call') return { ...head, execution: asString(ownForm?.['execution']) ?? 'client' };
  if (isClientForm(form)) return head;
  return { ...head, ...encodeName({ name: call.name, spelled: ownForm }, names) };
}

/** A call of an earlier turn, as this server takes it. */
export function encodeEarlierCall(call: CoreToolCall, names: ToolNames, server: ResponsesServer): CallItem {
  server.reportUnsupported(call);
  reportSignature(call, server.report);
  const { input } = call;
  const ownForm = wireFormOf(call);
  const around = idAndStatus(ownForm);
  const written = { ...call, id: server.callId(call.id), name: ownForm ? call.name : toLegalToolName(call.name) };
  if (input.kind === 'json' && ownForm?.['type'] === 'tool_search_call' && call.name === toolSearch)
    return { ...encodeCallHead('tool_search_call', written, names, around), arguments: input.value, ...extrasOf(call) };
  const form = ownFormOf(call);
  if (input.kind === 'json' && form && isClientForm(form)) {
    const fields = writeClientCall(form, input.value, asObject(ownForm?.['own']));
    const isSameTool = names.ofType(typesOfForm(form, input.value)) === call.name;
    if (fields && isSameTool) return { ...encodeCallHead(form, written, names, around), ...fields, ...extrasOf(call) };
  }
  if (input.kind === 'freeform' && server.acceptsCustomTools)
    return { ...encodeCallHead('custom_tool_call', written, names, around), input: input.text, ...extrasOf(call) };
  return {
    ...encodeCallHead('function_call', written, names, around),
    arguments: encodeArguments(input),
    ...extrasOf(call),
  };
}

// ---------------------------------------------------------------- results

/** What a call was answered with; `undefined` for an item of another kind, or of no call. */
export function decodeResult(item: wire.ReceivedOutputItem, pointer: string): CoreToolResult | undefined {
  switch (item.type) {
    case 'function_call_output':
    case 'custom_tool_call_output':
      return decodeOutput(item, pointer);
    default:
      return decodeClientResult(item, pointer);
  }
}

type OutputItem = Omit<wire.ReceivedFunctionCallOutputItem, 'type'> &
  Pick<wire.ReceivedFunctionCallOutputItem | wire.ReceivedCustomToolCallOutputItem, 'type'>;

function decodeOutput(item: OutputItem, pointer: string): CoreToolResult | undefined {
  // The names only repeat the call.
  const { type, id, call_id: callId, status, output, name, namespace, ...others } = item;
  if (typeof callId !== 'string') return undefined;
  return setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId,
    content: decodeContent(output, `${pointer}/output`).map(toResultPart),
    providerExecuted: false,
    ...withExtras(others),
    ...withWireForm({
      type,
      ...idAndStatus({ id, status }),
      name: asString(name),
      namespace: asString(namespace),
      ...(Array.isArray(output) && { output: 'parts' }),
    }),
  });
}

/** Content is never decoded to a video; the type asks for a stand-in. */
const toResultPart = (part: CoreUserPart): CoreToolResult['content'][number] =>
  part.type === 'video' ? { type: 'text', text: '[a video]' } : part;

/** The tools that a search found. They are declared from then on; the result lists their names. */
export function decodeSearchResult(
  item: wire.ReceivedToolSearchOutputItem,
  pointer: string,
  found: { names: readonly string[]; number: number },
): CoreToolResult | undefined {
  const { type: _, id, call_id: callId, status, execution, tools: __, ...rest } = item;
  if (typeof callId !== 'string' || execution === 'server') return undefined;
  const { names, number } = found;
  const text =
    names.length > 0 ? `Tools found, which can be called now: ${[...new Set(names)].join(', ')}` : 'No tool was found.';
  return setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId,
    name: toolSearch,
    content: [setPointer(pointer, { type: 'text', text })],
    providerExecuted: false,
    ...withExtras(rest),
    ...withWireForm({
      type: 'tool_search_output',
      ...idAndStatus({ id, status }),
      execution: asString(execution),
      item: number,
      text,
    }),
  });
}

/** `customCalls`: the ids of calls that were written as custom ones. */
export function encodeResult(
  result: CoreToolResult,
  customCalls: ReadonlySet<string>,
  server: ResponsesServer,
): WrittenItem {
  server.reportUnsupported(result);
  const ofClient = encodeClientResult(result, server);
  if (ofClient) return ofClient;
  const ownForm = wireFormOf(result);
  const isCustom = customCalls.has(result.callId) || ownForm?.['type'] === 'custom_tool_call_output';
  return wireObject<WrittenResult>(
    {
      type: isCustom ? 'custom_tool_call_output' : 'function_call_output',
      ...idAndStatus(ownForm),
      call_id: server.callId(result.callId),
      name: asString(ownForm?.['name']),
      namespace: asString(ownForm?.['namespace']),
      output: encodeOutput(result, server),
    },
    extrasOf(result),
  );
}

/** Texts as one string, unless the client split them: only OpenAI is known to accept parts. */
function encodeOutput(result: CoreToolResult, server: ResponsesServer): WrittenResult['output'] {
  const parts = resultParts(result, server.report).flatMap((part) => encodeUserPart(part, server));
  const [first, ...others] = parts;
  const text = first?.type === 'input_text' ? first : undefined;
  const content = result.isError
    ? [{ ...text, type: 'input_text' as const, text: toolErrorPrefix + (text?.text ?? '') }, ...(text ? others : parts)]
    : parts;
  if (content.length === 0) return wireFormOf(result)?.['output'] === 'parts' ? [] : '';
  const texts = readPlainTexts(content);
  const asParts = wireFormOf(result)?.['output'] === 'parts' || (content.length > 1 && server.isOpenAi);
  return texts && !asParts ? texts.join('\n') : content;
}
