import { parseArguments, type JsonSchema } from '../../core/json.ts';
import type { CoreChatRequest, CoreMessage, CoreTool, CoreToolCall } from '../../core/types.ts';
import { isComplete, type ComparedExchange, type ComparedResponse, type RuleHit } from './compared-exchange.ts';
import { findSchemaMismatch } from '../../core/schema-mismatch.ts';

// Problems of one exchange by itself. Each check reads one answer: the client's, or the backend's.

/** Finds one kind of problem in an answer. */
export type ResponseCheck = (answer: ComparedResponse, exchange: ComparedExchange) => ResponseHit[];

/** A problem of one answer, with what identifies it in the answer on the other side of the gateway. */
export interface ResponseHit extends RuleHit {
  /** The event of the stream, which may have another number there. */
  event?: number;
  /** The key of the call it is about. */
  call?: string;
}

/** A tool call for the client to run, and where it is. */
interface LocatedCall {
  call: CoreToolCall;
  path: string;
  /** Its name, and which call of that name it is: on both sides of the gateway, where its id and path may differ. */
  key: string;
}

/** The tool calls of an answer for the client to run, in order. */
export function clientCallsIn({ response }: ComparedResponse): LocatedCall[] {
  const counts = new Map<string, number>();
  return response.candidates.flatMap(({ message }, candidate) =>
    message.content.flatMap((part, index) => {
      if (part.type !== 'tool-call' || part.providerExecuted) return [];
      const count = counts.get(part.name) ?? 0;
      counts.set(part.name, count + 1);
      const path = `/candidates/${candidate}/message/content/${index}`;
      return [{ call: part, path, key: `${count} ${part.name}` }];
    }),
  );
}

/** The stream, or the plain answer, violates its protocol before its end. */
export const findGrammarViolations: ResponseCheck = ({ status, violations: faults, eventCount: events }) =>
  status >= 400
    ? []
    : faults
        .filter(({ event }) => !isAtEnd(event, events))
        .map(({ event, path, what }) => ({ path, what, ...(event !== null && { event }) }));

/** The stream stops before its last event. A client that disconnected does not need it. */
export const findMissingEnd: ResponseCheck = ({ status, violations: faults, eventCount: events }, exchange) =>
  status >= 400 || exchange.status === 'aborted'
    ? []
    : faults.filter(({ event }) => isAtEnd(event, events)).map(({ path, what }) => ({ path, what }));

/** A grammar reports what is missing at the end under the number after that of the last event. */
const isAtEnd = (event: number | null, events: number | null): boolean =>
  event !== null && events !== null && event >= events;

/** The answer calls a tool that the request does not declare. */
export const findUndeclaredTools: ResponseCheck = (answer, { request }) => {
  if (!request) return [];
  const declared = new Set(request.tools?.flatMap(toolNamesOf));
  return clientCallsIn(answer)
    .filter(({ call }) => !declared.has(call.name))
    .map(({ call, path, key }) => ({
      path: `${path}/name`,
      what: `calls "${call.name}", which the request does not declare`,
      call: key,
    }));
};

const toolNamesOf = (tool: CoreTool): string[] =>
  tool.type === 'server' ? [tool.name ?? tool.kind, tool.kind] : [tool.name];

/** The arguments of a call are not a JSON object, or do not match the tool's schema. */
export const findInvalidArguments: ResponseCheck = (answer, { request }) => {
  const schemas = new Map<string, JsonSchema>();
  for (const tool of request?.tools ?? [])
    if (tool.type === 'function' && !schemas.has(tool.name)) schemas.set(tool.name, tool.inputSchema);
  return clientCallsIn(answer).flatMap(({ call, path, key }) => {
    const { input, name } = call;
    if (input.kind === 'freeform') return [];
    const value = input.kind === 'json' ? input.value : parseArguments(input.text);
    if (value === undefined)
      return [{ path: `${path}/input`, what: `the arguments of "${name}" are not a JSON object`, call: key }];
    const schema = schemas.get(name);
    const fault = schema === undefined ? undefined : findSchemaMismatch(schema, value);
    return fault
      ? [
          {
            path: `${path}/input${fault.path}`,
            what: `the arguments of "${name}" do not match its schema: ${fault.what}`,
            call: key,
          },
        ]
      : [];
  });
};

/** Ids that cannot pair calls with results: empty, used twice, or of a result without a call. */
export function findInvalidCallIds(
  answer: ComparedResponse,
  { request, sent }: Pick<ComparedExchange, 'request' | 'sent'>,
): ResponseHit[] {
  const received = request ? findOrphanedResults(request, 'the request of the client') : [];
  const passedOn = sent ? findOrphanedResults(sent, 'the request to the backend') : [];
  const isOfGateway = request !== null && received.length === 0;
  return [
    ...findInvalidCallIdsInResponse(answer, request?.messages ?? []),
    ...received,
    ...passedOn.map((hit): ResponseHit => (isOfGateway ? { ...hit, leg: 'request', origin: 'gateway' } : hit)),
  ];
}

function findInvalidCallIdsInResponse(answer: ComparedResponse, earlier: readonly CoreMessage[]): ResponseHit[] {
  const usedIds = new Set(
    earlier.flatMap((message) => message.content.flatMap((part) => (part.type === 'tool-call' ? [part.id] : []))),
  );
  return clientCallsIn(answer).flatMap(({ call, path, key }) => {
    const { id, name } = call;
    if (id === '') return [{ path: `${path}/id`, what: `the call of "${name}" has no id`, call: key }];
    if (usedIds.has(id))
      return [{ path: `${path}/id`, what: `the call of "${name}" has the id of another call`, call: key }];
    usedIds.add(id);
    return [];
  });
}

function findOrphanedResults({ messages, serverState }: CoreChatRequest, where: string): ResponseHit[] {
  // The vendor keeps the calls (Responses).
  if (serverState) return [];
  const called = new Set<string>();
  const orphans: ResponseHit[] = [];
  for (const [index, { content }] of messages.entries())
    for (const [position, part] of content.entries()) {
      if (part.type === 'tool-call') called.add(part.id);
      if (part.type === 'tool-result' && !part.providerExecuted && !called.has(part.callId))
        orphans.push({
          path: `/messages/${index}/content/${position}/callId`,
          what: `${where} has a result without a call`,
        });
    }
  return orphans;
}

/** An error that does not have the format of the client's protocol. */
export const findMalformedError: ResponseCheck = ({ status, violations: faults }) =>
  status < 400
    ? []
    : faults.map(({ path, what }) => ({
        path,
        what: `the error does not have the format of the client's protocol: ${what}`,
      }));

/** A complete answer without the usage that its client expects. */
export const findMissingUsage: ResponseCheck = (answer, { isUsageExpected: usageIsDue }) =>
  usageIsDue && isComplete(answer) && answer.response.usage === undefined
    ? [{ path: '/usage', what: 'the response reports no usage' }]
    : [];
