import { parseArguments } from '../../core/json.ts';
import type { CoreMessage, CoreTool, CoreToolCall } from '../../core/types.ts';
import type { ComparedResponse, ComparedExchange } from './compared-exchange.ts';
import { findSchemaMismatch } from './schema-mismatch.ts';

// What is wrong with an exchange by itself. Each function looks at one answer of it: what the client heard, or what
// the backend had said.

/** A place in which something is wrong, or two answers differ. */
export interface RuleHit {
  /** JSON Pointer into the Core answer; for a broken protocol into the event or the body on the wire. */
  path: string;
  what: string;
}

/** Finds one kind of fault in an answer. */
export type ResponseCheck = (answer: ComparedResponse, exchange: ComparedExchange) => RuleHit[];

/** A call of an answer that its client is to carry out. */
interface LocatedCall {
  call: CoreToolCall;
  path: string;
}

/** The calls of an answer that its client is to carry out, in their order. */
export const clientCallsIn = ({ response }: ComparedResponse): LocatedCall[] =>
  response.candidates.flatMap(({ message }, candidate) =>
    message.content.flatMap((part, index) =>
      part.type === 'tool-call' && part.runs === 'client'
        ? [{ call: part, path: `/candidates/${candidate}/message/content/${index}` }]
        : [],
    ),
  );

/** Whether an answer was given, and came to its end. */
export const isComplete = ({ status, error }: ComparedResponse): boolean => status < 400 && error === null;

/** The stream, or the plain answer, breaks the rules of its protocol before its end. */
export const findGrammarViolations: ResponseCheck = ({ status, violations: faults, eventCount: events }) =>
  status >= 400
    ? []
    : faults
        .filter(({ event }) => !isAtEnd(event, events))
        .map(({ event, path, what }) => ({ path, what: event === null ? what : `event ${event}: ${what}` }));

/** The stream stops before the event that ends it. A client that left is not owed it. */
export const findMissingEnd: ResponseCheck = ({ status, violations: faults, eventCount: events }, exchange) =>
  status >= 400 || exchange.status === 'aborted'
    ? []
    : faults.filter(({ event }) => isAtEnd(event, events)).map(({ path, what }) => ({ path, what }));

/** A grammar tells what is missing at the end with the number behind that of the last event. */
const isAtEnd = (event: number | null, events: number | null): boolean =>
  event !== null && events !== null && event >= events;

/** A tool is called that the request did not offer. */
export const findUndeclaredTools: ResponseCheck = (answer, { request }) => {
  if (!request) return [];
  const declared = new Set(request.tools?.flatMap(toolNamesOf));
  return clientCallsIn(answer)
    .filter(({ call }) => !declared.has(call.name))
    .map(({ call, path }) => ({ path: `${path}/name`, what: `calls "${call.name}", which was not declared` }));
};

const toolNamesOf = (tool: CoreTool): string[] =>
  tool.type === 'server' ? [tool.name ?? tool.kind, tool.kind] : [tool.name];

/** The arguments of a call are no JSON object, or not what the tool's schema wants. */
export const findInvalidArguments: ResponseCheck = (answer, { request }) =>
  clientCallsIn(answer).flatMap(({ call, path }) => {
    const { input, name } = call;
    if (input.kind === 'freeform') return [];
    const value = input.kind === 'json' ? input.value : parseArguments(input.text);
    if (value === undefined) return [{ path: `${path}/input`, what: `the arguments of "${name}" are no JSON object` }];
    const tool = request?.tools?.find((each) => each.type === 'function' && each.name === name);
    const fault = tool?.type === 'function' ? findSchemaMismatch(tool.inputSchema, value) : undefined;
    return fault
      ? [{ path: `${path}/input${fault.path}`, what: `the arguments of "${name}" break its schema: ${fault.what}` }]
      : [];
  });

/** Ids by which a result cannot find its call: empty ones, those of two calls, results of no call. */
export const findInvalidCallIds: ResponseCheck = (answer, { request, sent }) => [
  ...findInvalidCallIdsInResponse(answer, request?.messages ?? []),
  ...findOrphanedResults(request?.messages ?? [], 'the request of the client'),
  ...findOrphanedResults(sent?.messages ?? [], 'the request to the backend'),
];

function findInvalidCallIdsInResponse(answer: ComparedResponse, earlier: readonly CoreMessage[]): RuleHit[] {
  const usedIds = new Set(
    earlier.flatMap((message) => message.content.flatMap((part) => (part.type === 'tool-call' ? [part.id] : []))),
  );
  return clientCallsIn(answer).flatMap(({ call, path }) => {
    const { id, name } = call;
    if (id === '') return [{ path: `${path}/id`, what: `the call of "${name}" has no id` }];
    if (usedIds.has(id))
      return [{ path: `${path}/id`, what: `the id of the call of "${name}" is that of another call` }];
    usedIds.add(id);
    return [];
  });
}

function findOrphanedResults(messages: readonly CoreMessage[], where: string): RuleHit[] {
  const called = new Set<string>();
  const orphans: RuleHit[] = [];
  for (const [index, { content }] of messages.entries())
    for (const [position, part] of content.entries()) {
      if (part.type === 'tool-call') called.add(part.id);
      // What Responses keeps on the vendor's side may hold the call.
      if (part.type === 'tool-result' && part.runs === 'client' && !called.has(part.callId))
        orphans.push({
          path: `/messages/${index}/content/${position}/callId`,
          what: `${where} has a result of no call`,
        });
    }
  return orphans;
}

/** An error that is not told in the form of the client's protocol. */
export const findMalformedError: ResponseCheck = ({ status, violations: faults }) =>
  status < 400
    ? []
    : faults.map(({ path, what }) => ({ path, what: `the error is not in its client's form: ${what}` }));

/** A whole answer without the usage that its client is owed. */
export const findMissingUsage: ResponseCheck = (answer, { isUsageExpected: usageIsDue }) =>
  usageIsDue && isComplete(answer) && answer.response.usage === undefined
    ? [{ path: '/usage', what: 'no usage is told' }]
    : [];
