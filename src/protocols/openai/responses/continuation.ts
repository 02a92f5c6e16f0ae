import type { FrontendContext } from '../../../core/codec.ts';
import { asNumber, asString, objectsIn, type JsonObject } from '../../../core/json.ts';
import { insertEarlier, lastingMessages, withAnswer } from '../../../core/earlier-turns.ts';
import { cloneAt } from '../../../core/provenance.ts';
import { truncateShown } from '../../../core/shown.ts';
import type {
  CoreChatRequest,
  CoreChatResponse,
  CoreError,
  CoreMessage,
  CoreTool,
  WireForm,
} from '../../../core/types.ts';
import { responseHead, createEchoServer } from './answer.ts';
import { protocol, wireFormOf } from './extras.ts';
import type { DeclarationForm } from './input-items.ts';
import { flattenName } from './tool-names.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { toolDecoder, toolEncoder } from './tools.ts';
import type { DeclaredTool } from './wire.ts';

const field = 'previous_response_id';

/** The id of an answer that its client is sent. */
export const answerId = (response: Pick<CoreChatResponse, 'id'>, context: FrontendContext): string =>
  responseHead(response, context).id;

/** An answer that its client asked not to store cannot be gone on from (API reference, `store`), nor a list of items to send back. */
export const isStored = ({ store, form }: CoreChatRequest): boolean => store !== false && form !== 'compaction';

/**
 * What is stored of an exchange for requests that continue from its answer: all messages but the `instructions`, which hold for
 * one answer only (API reference, `previous_response_id`). Items that declare tools keep them, for the next request has tools of its own.
 */
export function storedTurns(request: CoreChatRequest, response: CoreChatResponse): { messages: CoreMessage[] } {
  const encodeTools = toolEncoder(request, createEchoServer(request));
  const withTools: DeclarationMapper = (declaring) => ({
    ...declaring,
    tools: encodeTools(asNumber(declaring.item) ?? 0),
  });
  const earlier = lastingMessages(request.messages).map((message) => mapDeclarations(message, withTools));
  return { messages: withAnswer(earlier, response) };
}

/** The request with the earlier messages inserted after its own instructions. Tools that those declare are declared here. */
export function resume(
  request: CoreChatRequest,
  { messages: earlier }: { messages: readonly CoreMessage[] },
): CoreChatRequest {
  const { tools = [] } = request;
  const declared: CoreTool[] = [...tools];
  const decodeTools = toolDecoder();
  const known = new Set(tools.map(({ name }) => name));
  let item = 1 + tools.reduce((last, tool) => Math.max(last, asNumber(wireFormOf(tool)?.['item']) ?? -1), -1);
  const numbered: DeclarationMapper = ({ tools: found, ...declaring }) => {
    const fresh = objectsIn(found).map((tool) => omitKnownTools(tool, known));
    const decoded = decodeTools(
      fresh.filter((tool) => tool !== undefined),
      { pointer: '', item },
    );
    for (const tool of decoded) {
      declared.push(tool);
      known.add(tool.name);
    }
    return { ...declaring, item: item++ };
  };
  const before = cloneAt(`/${field}`, earlier).map((message) => mapDeclarations(message, numbered));
  return { ...insertEarlier(request, before, field), ...(declared.length > 0 && { tools: declared }) };
}

/**
 * The vendor's errors: 404 for an item, with OpenAI's message (github.com/can1357/oh-my-pi issue 41), and 400
 * `previous_response_not_found` for a response.
 */
export function notFound(request: CoreChatRequest, scope: string): CoreError {
  const { previousResponseId = '', serverState } = request;
  if (serverState?.itemId === undefined)
    return {
      kind: 'invalid-request',
      message: `Previous response with id '${truncateShown(previousResponseId)}' not found. ${scope} Send the whole conversation instead.`,
      param: field,
      code: 'previous_response_not_found',
    };
  const advice =
    request.store === false
      ? ' Items are not persisted when `store` is set to false. Try again with `store` set to true, or remove this item from your input.'
      : '';
  return {
    kind: 'not-found',
    status: 404,
    message: `Item with id '${truncateShown(serverState.itemId)}' not found.${advice} ${scope} Send the item itself instead.`,
    param: 'input',
  };
}

type DeclarationMapper = (declaring: DeclarationForm) => DeclarationForm;

/** The message with the declarations of tools in its items changed by `change`. */
function mapDeclarations(message: CoreMessage, change: DeclarationMapper): CoreMessage {
  const part = <T extends { wireForm?: WireForm }>(each: T): T => mapItemForm(each, change);
  switch (message.role) {
    case 'system':
    case 'user':
      return mapItemForm(message, change);
    case 'assistant':
      return { ...message, content: message.content.map(part) };
    case 'tool':
      return { ...message, content: message.content.map(part) };
    default:
      return unreachable(message);
  }
}

function mapItemForm<T extends { wireForm?: WireForm }>(carrier: T, change: DeclarationMapper): T {
  const ownForm = wireFormOf(carrier);
  const before = objectsIn(ownForm?.['before']);
  const isFound = ownForm?.['type'] === 'tool_search_output';
  if (!ownForm || (before.length === 0 && !isFound)) return carrier;
  const led: JsonObject = before.length > 0 ? { ...ownForm, before: before.map(change) } : ownForm;
  return { ...carrier, wireForm: { ...carrier.wireForm, [protocol]: isFound ? change(led) : led } };
}

/** What of a tool, or of a namespace of tools, is not known under these names. */
function omitKnownTools(tool: DeclaredTool, known: ReadonlySet<string | undefined>): DeclaredTool | undefined {
  const own = 'name' in tool ? (asString(tool.name) ?? '') : '';
  if (tool.type !== 'namespace') return known.has(own) ? undefined : tool;
  const tools = tool.tools.filter(({ name }) => !known.has(flattenName({ name, namespace: own })));
  return tools.length > 0 ? { ...tool, tools } : undefined;
}
