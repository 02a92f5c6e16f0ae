import type { FrontendContext } from '../../core/codec.ts';
import { asNumber, asString, objectsIn, type JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse, CoreMessage, CoreTool, Spelling } from '../../core/types.ts';
import { answerHead, echoServer } from './answer.ts';
import { protocol, spellingOf } from './extras.ts';
import { flatName } from './tool-names.ts';
import { unreachable } from '../../core/unreachable.ts';
import { encodeTools, toolDecoder } from './tools.ts';

/** The id under which a client hears of an answer. */
export const answerId = (response: Pick<CoreChatResponse, 'id'>, context: FrontendContext): string =>
  answerHead(response, context).id;

/** An answer that its client asked not to store cannot be gone on from (API reference, `store`). */
export const keeps = (request: CoreChatRequest): boolean => spellingOf(request)?.['store'] !== false;

/** `instructions` hold for one answer only (API reference, `previous_response_id`). */
const isInstructions = (message: CoreMessage): boolean => spellingOf(message)?.['form'] === 'instructions';

/**
 * What is remembered of an exchange for those that go on from its answer: all that was said but the instructions.
 * Items that declare tools keep them, for the next request has tools of its own.
 */
export function remembered(request: CoreChatRequest, response: CoreChatResponse): CoreMessage[] {
  const server = echoServer(request);
  const whole = (declaring: JsonObject): JsonObject => ({
    ...declaring,
    tools: encodeTools(request, server, asNumber(declaring['item']) ?? 0),
  });
  const said = request.messages
    .filter((message) => !isInstructions(message))
    .map((message) => declaringAnew(message, whole));
  const [answer] = response.candidates;
  return answer ? [...said, answer.message] : said;
}

/**
 * The request with what was said before in its place, behind its own instructions. Where it was said is no place in
 * the body of this request, so that the copies tell of none. A tool declared anew is declared here.
 */
export function resume(request: CoreChatRequest, earlier: readonly CoreMessage[]): CoreChatRequest {
  const { continues: _, heldBy, messages, tools = [], ...rest } = request;
  const declared: CoreTool[] = [...tools];
  const decodeTools = toolDecoder();
  let item = 1 + Math.max(-1, ...tools.map((tool) => asNumber(spellingOf(tool)?.['item']) ?? -1));
  const numbered = ({ tools: found, ...declaring }: JsonObject): JsonObject => {
    const known = new Set(declared.map(({ name }) => name));
    const fresh = objectsIn(found).map((tool) => unknownOf(tool, known));
    declared.push(
      ...decodeTools(
        fresh.filter((tool) => tool !== undefined),
        { pointer: '', item },
      ),
    );
    return { ...declaring, item: item++ };
  };
  const before = copied(earlier).map((message) => declaringAnew(message, numbered));
  const instructions = messages.filter(isInstructions);
  const others = messages.filter((message) => !isInstructions(message));
  return {
    ...rest,
    ...(heldBy && heldBy.field !== 'previous_response_id' && { heldBy }),
    ...(declared.length > 0 && { tools: declared }),
    messages: [...instructions, ...before, ...others],
  };
}

/**
 * A copy, of which nothing tells where it was said. A number of more digits than a double holds is an object that cannot
 * be cloned (`JSON.rawJSON`), and is shared.
 */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)])) as T;
}

type Change = (declaring: JsonObject) => JsonObject;

/** The message with what its items say of the tools they declare changed so. */
function declaringAnew(message: CoreMessage, change: Change): CoreMessage {
  const part = <T extends { spelling?: Spelling }>(each: T): T => respelled(each, change);
  switch (message.role) {
    case 'system':
    case 'user':
      return respelled(message, change);
    case 'assistant':
      return { ...message, content: message.content.map(part) };
    case 'tool':
      return { ...message, content: message.content.map(part) };
    default:
      return unreachable(message);
  }
}

function respelled<T extends { spelling?: Spelling }>(carrier: T, change: Change): T {
  const spelled = spellingOf(carrier);
  const before = objectsIn(spelled?.['before']);
  const isFound = spelled?.['type'] === 'tool_search_output';
  if (!spelled || (before.length === 0 && !isFound)) return carrier;
  const led = before.length > 0 ? { ...spelled, before: before.map(change) } : spelled;
  return { ...carrier, spelling: { ...carrier.spelling, [protocol]: isFound ? change(led) : led } };
}

/** What of a tool, or of a namespace of tools, is not known under these names. */
function unknownOf(tool: JsonObject, known: ReadonlySet<string | undefined>): JsonObject | undefined {
  const name = asString(tool['name']) ?? '';
  if (tool['type'] !== 'namespace') return known.has(name) ? undefined : tool;
  const isUnknown = (each: JsonObject): boolean =>
    !known.has(flatName({ name: asString(each['name']) ?? '', namespace: name }));
  const tools = objectsIn(tool['tools']).filter(isUnknown);
  return tools.length > 0 ? { ...tool, tools } : undefined;
}
