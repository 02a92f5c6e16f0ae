import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { ScriptedReply } from '../../test/support/reply.ts';
import { expectedInResult, type Task } from './task.ts';

type ScriptedCall = NonNullable<ScriptedReply['calls']>[number];

/** What the scripted model sees of a request, whatever its protocol. */
export interface Conversation {
  stream: boolean;
  /** Names of the tools on offer, each with the names of its arguments. */
  tools: Map<string, string[]>;
  /** Tool results by call id, in the order of the messages. */
  results: { callId: string; text: string }[];
  /** Calls the agent sent back, with the arguments as they arrived. */
  calls: { callId: string; name: string; input: JsonValue }[];
  /** All user texts in one. */
  userText: string;
}

/** Where something is reported that a real vendor would refuse, or that did not arrive as it was said. */
export type Fault = (what: string) => void;

/** What the model has to say next. */
export interface Due {
  /** The number of the turn, from 1. */
  number: number | 'summary';
  turn: ScriptedReply;
}

/**
 * The turn that is due: the first with calls that have no results yet. A turn that was cut off is asked for again
 * without the calls that the agent had whole and has run already.
 */
export function dueTurn(task: Task, conversation: Conversation, fault: Fault): Due {
  if (asksForSummary(conversation)) return { number: 'summary', turn: task.summary };
  const results = new Map(conversation.results.map(({ callId, text }) => [callId, text]));
  const steps = task.turns.map((turn, index) => ({ number: index + 1, turn }));
  for (const { number, turn } of steps) {
    const { calls = [] } = turn;
    const done = calls.filter((call) => results.has(call.id));
    for (const call of done) judgeResult(task, call, results.get(call.id) ?? '', conversation, fault);
    const summedUp = number === 1 && isSummedUp(conversation);
    if (calls.length === 0 || (done.length < calls.length && !summedUp))
      return { number, turn: { ...turn, calls: calls.filter((call) => !done.includes(call)) } };
  }
  throw new Error('the last turn of a task must call no tool');
}

function judgeResult(task: Task, call: ScriptedCall, text: string, { calls }: Conversation, fault: Fault): void {
  const expected = expectedInResult(task, call.id);
  if (!text.includes(expected))
    fault(`the result of ${call.id} does not hold ${JSON.stringify(expected)}: ${text.slice(0, 200)}`);
  const echoed = calls.find(({ callId }) => callId === call.id);
  if (echoed === undefined) fault(`the call ${call.id} did not come back before its result`);
  else if (echoed.name !== call.name || !sameInput(echoed.input, call.input))
    fault(`the call ${call.id} came back as ${echoed.name} ${JSON.stringify(echoed.input)}`);
}

const sameInput = (input: JsonValue, expected: JsonObject): boolean =>
  Object.entries(expected).every(([name, value]) => asObject(input)?.[name] === value);

/** Agents that compact a conversation ask for a summary in the last user text. */
const asksForSummary = (conversation: Conversation): boolean =>
  conversation.userText.includes('summary of the conversation') && !isSummedUp(conversation);

const isSummedUp = ({ userText }: Conversation): boolean => userText.includes('step-one-is-done');

/** The model may only call what the agent offers, with arguments that it declares. */
export function judgeTools(turn: ScriptedReply, { tools }: Conversation, fault: Fault): void {
  for (const { name: tool, input } of turn.calls ?? []) {
    const names = tools.get(tool);
    if (names === undefined) fault(`the tool ${tool} is not on offer (${[...tools.keys()].join(', ')})`);
    for (const name of Object.keys(input))
      if (names?.includes(name) === false) fault(`the tool ${tool} takes no ${name}`);
  }
}
