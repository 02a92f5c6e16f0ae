import { isDeepStrictEqual } from 'node:util';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { ScriptedCall, ScriptedReply } from '../../test/support/reply.ts';
import type { Agent } from './agent.ts';
import type { Conversation, Fault } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { summedUp, type Task, type TaskCall, type TaskTurn } from './task.ts';

/** What the model has to say next. */
export interface DueTurn {
  /** The number of the turn, from 1. `aside`: the request is not about the task. */
  number: number | 'summary' | 'aside';
  reply: ScriptedReply;
}

/** What the model goes by. */
export interface Script {
  task: Task;
  agent: Agent;
  speech: ScriptedModel;
  /** Whether the model's reasoning must come back. */
  expectsReasoning: boolean;
}

/**
 * The turn that is due: the first with calls that have no results yet. A turn that was cut off is asked for again
 * without the calls that the agent had whole and has run already.
 */
export function dueTurn(
  { task, agent, speech, expectsReasoning }: Script,
  conversation: Conversation,
  fault: Fault,
): DueTurn {
  if (asksForSummary(agent, conversation)) return { number: 'summary', reply: replyOf(task.summary, []) };
  if (agent.aside !== undefined && conversation.tools.size === 0)
    return { number: 'aside', reply: { text: agent.aside, usage: { input: 0, cached: 0, output: 0 } } };
  const known = new Set<string>();
  let due: DueTurn | undefined;
  for (const [index, turn] of task.turns.entries()) {
    const calls = turn.calls.map((call) => ({ call, scripted: asOffered(call, conversation, fault) }));
    const open = calls.filter(({ call, scripted }) => {
      const keys = keysOf(scripted, conversation);
      for (const key of keys) known.add(key);
      const results = keys.flatMap((key) => conversation.results.get(key) ?? []);
      for (const result of results) checkResult(task, call, result, fault);
      return results.length === 0;
    });
    const isDropped = speech.dropsOldReasoning === true && hasBegun(task.turns.at(-1), conversation);
    if (expectsReasoning && !isDropped && open.length < calls.length) checkReasoning(speech, turn, conversation, fault);
    if (calls.length === 0 || (open.length > 0 && !(index === 0 && isSummedUp(conversation))))
      due ??= {
        number: index + 1,
        reply: replyOf(
          turn,
          open.map(({ scripted }) => scripted),
        ),
      };
  }
  for (const { key, name, input } of conversation.calls)
    if (!known.has(key) && !isBegun(name, input, task, conversation))
      fault(`a call came back that was not made: ${name} ${JSON.stringify(input)}`);
  if (due === undefined) throw new Error('the last turn of a task must call no tool');
  return due;
}

const replyOf = ({ reasoning, text, usage }: TaskTurn, calls: readonly ScriptedCall[]): ScriptedReply => ({
  ...(reasoning !== undefined && { reasoning }),
  ...(text !== undefined && { text }),
  calls,
  usage,
});

/** A call as the tools on offer take it: a name may have been joined to its namespace, a raw text to an argument. */
function asOffered({ id, tool, input }: TaskCall, { tools }: Conversation, fault: Fault): ScriptedCall {
  const name = tools.has(tool) ? tool : [...tools.keys()].find((offered) => offered.endsWith(`_${tool}`));
  const offered = name === undefined ? undefined : tools.get(name);
  if (name === undefined || offered === undefined) {
    fault(`the tool ${tool} is not on offer (${[...tools.keys()].join(', ')})`);
    return { id, name: tool, input };
  }
  const { namespace, freeform, takes } = offered;
  const taken = typeof input === 'string' && !freeform ? { input } : input;
  if (typeof taken !== 'string')
    for (const argument of Object.keys(taken))
      if (!takes.includes(argument)) fault(`the tool ${name} takes no ${argument}`);
  return { id, name, input: taken, ...(namespace !== undefined && { namespace }) };
}

/** The keys under which a call of the script came back: several where an agent kept that of a broken answer, too. */
const keysOf = (call: ScriptedCall, { calls }: Conversation): string[] =>
  calls.filter(({ name, input }) => name === call.name && sameInput(input, call.input)).map(({ key }) => key);

/** Whether a call is one of the script's that broke off before its arguments: opencode keeps such calls. */
const isBegun = (name: string, input: JsonValue, task: Task, conversation: Conversation): boolean =>
  isDeepStrictEqual(input, {}) &&
  task.turns.some(({ calls }) => calls.some((call) => asOffered(call, conversation, () => undefined).name === name));

/** An agent may add arguments that it takes for granted. */
const sameInput = (input: JsonValue, expected: JsonObject | string): boolean =>
  typeof expected === 'string'
    ? input === expected
    : Object.entries(expected).every(([name, value]) => isDeepStrictEqual(asObject(input)?.[name], value));

function checkResult(task: Task, call: TaskCall, text: string, fault: Fault): void {
  const expected = task.inResult.get(call.id);
  if (expected === undefined || text.includes(expected)) return;
  // An agent may say it as JSON.
  if (!text.includes(JSON.stringify(expected).slice(1, -1)))
    fault(`the result of ${call.id} does not hold ${JSON.stringify(expected)}: ${text.slice(0, 200)}`);
}

/** Whether the history holds a part of this turn's text: an agent may keep what it had of an answer that was cut. */
const hasBegun = (turn: TaskTurn | undefined, { modelText }: Conversation): boolean =>
  turn?.text !== undefined && modelText.includes(turn.text.slice(0, 8));

/** Reasoning must come back with the calls it led to: vendors refuse, or think worse, without it. */
function checkReasoning(
  speech: ScriptedModel,
  { reasoning }: TaskTurn,
  conversation: Conversation,
  fault: Fault,
): void {
  const proof = reasoning === undefined ? undefined : speech.proofOf(reasoning);
  if (proof === undefined || conversation.reasoning.includes(proof)) return;
  fault(`the model's own reasoning did not come back, but ${JSON.stringify(conversation.reasoning)}`);
}

/** Agents that compact a conversation ask for a summary in the last user text. */
const asksForSummary = ({ overflow }: Agent, conversation: Conversation): boolean =>
  'asks' in overflow && overflow.asks.test(conversation.userText) && !isSummedUp(conversation);

const isSummedUp = ({ userText, modelText }: Conversation): boolean => (userText + modelText).includes(summedUp);
