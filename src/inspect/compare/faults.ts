import { parseArguments } from '../../core/json.ts';
import type { CoreMessage, CoreTool, CoreToolCall } from '../../core/types.ts';
import type { JudgedAnswer, JudgedExchange } from './exchange.ts';
import { schemaFault } from './schema-fault.ts';

// What is wrong with an exchange by itself. Each function looks at one answer of it: what the client heard, or what
// the backend had said.

/** A place in which something is wrong, or two answers differ. */
export interface Spot {
  /** JSON Pointer into the Core answer; for a broken protocol into the event or the body on the wire. */
  path: string;
  what: string;
}

/** Finds one kind of fault in an answer. */
export type FaultRule = (answer: JudgedAnswer, exchange: JudgedExchange) => Spot[];

/** A call of an answer that its client is to carry out. */
interface PlacedCall {
  call: CoreToolCall;
  path: string;
}

/** The calls of an answer that its client is to carry out, in their order. */
export const callsOf = ({ response }: JudgedAnswer): PlacedCall[] =>
  response.candidates.flatMap(({ message }, candidate) =>
    message.content.flatMap((part, index) =>
      part.type === 'tool-call' && part.runs === 'client'
        ? [{ call: part, path: `/candidates/${candidate}/message/content/${index}` }]
        : [],
    ),
  );

/** Whether an answer was given, and came to its end. */
export const isWhole = ({ status, error }: JudgedAnswer): boolean => status < 400 && error === null;

/** The stream, or the plain answer, breaks the rules of its protocol before its end. */
export const brokenGrammar: FaultRule = ({ status, faults, events }) =>
  status >= 400
    ? []
    : faults
        .filter(({ event }) => !isAtEnd(event, events))
        .map(({ event, path, what }) => ({ path, what: event === null ? what : `event ${event}: ${what}` }));

/** The stream stops before the event that ends it. A client that left is not owed it. */
export const missingEnd: FaultRule = ({ status, faults, events }, exchange) =>
  status >= 400 || exchange.status === 'aborted'
    ? []
    : faults.filter(({ event }) => isAtEnd(event, events)).map(({ path, what }) => ({ path, what }));

/** A grammar tells what is missing at the end with the number behind that of the last event. */
const isAtEnd = (event: number | null, events: number | null): boolean =>
  event !== null && events !== null && event >= events;

/** A tool is called that the request did not offer. */
export const undeclaredTools: FaultRule = (answer, { request }) => {
  if (!request) return [];
  const declared = new Set(request.tools?.flatMap(namesOf));
  return callsOf(answer)
    .filter(({ call }) => !declared.has(call.name))
    .map(({ call, path }) => ({ path: `${path}/name`, what: `calls "${call.name}", which was not declared` }));
};

const namesOf = (tool: CoreTool): string[] =>
  tool.type === 'server' ? [tool.name ?? tool.kind, tool.kind] : [tool.name];

/** The arguments of a call are no JSON object, or not what the tool's schema wants. */
export const invalidArguments: FaultRule = (answer, { request }) =>
  callsOf(answer).flatMap(({ call, path }) => {
    const { input, name } = call;
    if (input.kind === 'freeform') return [];
    const value = input.kind === 'json' ? input.value : parseArguments(input.text);
    if (value === undefined) return [{ path: `${path}/input`, what: `the arguments of "${name}" are no JSON object` }];
    const tool = request?.tools?.find((each) => each.type === 'function' && each.name === name);
    const fault = tool?.type === 'function' ? schemaFault(tool.inputSchema, value) : undefined;
    return fault
      ? [{ path: `${path}/input${fault.path}`, what: `the arguments of "${name}" break its schema: ${fault.what}` }]
      : [];
  });

/** Ids by which a result cannot find its call: empty ones, those of two calls, results of no call. */
export const confusedCallIds: FaultRule = (answer, { request, sent }) => [
  ...confusedInAnswer(answer, request?.messages ?? []),
  ...orphansIn(request?.messages ?? [], 'the request of the client'),
  ...orphansIn(sent?.messages ?? [], 'the request to the backend'),
];

function confusedInAnswer(answer: JudgedAnswer, earlier: readonly CoreMessage[]): Spot[] {
  const taken = new Set(
    earlier.flatMap((message) => message.content.flatMap((part) => (part.type === 'tool-call' ? [part.id] : []))),
  );
  return callsOf(answer).flatMap(({ call, path }) => {
    const { id, name } = call;
    if (id === '') return [{ path: `${path}/id`, what: `the call of "${name}" has no id` }];
    if (taken.has(id)) return [{ path: `${path}/id`, what: `the id of the call of "${name}" is that of another call` }];
    taken.add(id);
    return [];
  });
}

function orphansIn(messages: readonly CoreMessage[], where: string): Spot[] {
  const called = new Set<string>();
  const orphans: Spot[] = [];
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
export const misshapenError: FaultRule = ({ status, faults }) =>
  status < 400
    ? []
    : faults.map(({ path, what }) => ({ path, what: `the error is not in its client's form: ${what}` }));

/** A whole answer without the usage that its client is owed. */
export const missingUsage: FaultRule = (answer, { usageIsDue }) =>
  usageIsDue && isWhole(answer) && answer.response.usage === undefined
    ? [{ path: '/usage', what: 'no usage is told' }]
    : [];
