import { isDeepStrictEqual } from 'node:util';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { ScriptedCall, ScriptedReply } from '../../test/support/reply.ts';
import type { Agent } from './agent.ts';
import type { Conversation, ReportProblem, ScriptedModel } from './scripted-model.ts';
import { summedUp, type Task, type TaskCall, type TaskTurn } from './task.ts';

/** The next turn of the model. */
export interface DueTurn {
  /** The number of the turn, from 1. `aside`: the request is not part of the task. */
  number: number | 'summary' | 'aside';
  reply: ScriptedReply;
}

/** The input of the scripted model. */
export interface Script {
  task: Task;
  agent: Agent;
  scriptedModel: ScriptedModel;
  /** Whether the model's reasoning must come back. */
  expectsReasoning: boolean;
}

/**
 * The next turn: the first one with calls that have no results yet. When a turn that was cut off is requested again, the calls
 * that the agent received completely and has run are left out.
 */
export function dueTurn(
  { task, agent, scriptedModel, expectsReasoning }: Script,
  conversation: Conversation,
  report: ReportProblem,
): DueTurn {
  if (asksForSummary(agent, conversation)) return { number: 'summary', reply: replyOf(task.summary, []) };
  if (agent.aside !== undefined && conversation.tools.size === 0)
    return { number: 'aside', reply: { text: agent.aside, usage: { input: 0, cached: 0, output: 0 } } };
  const known = new Set<string>();
  let due: DueTurn | undefined;
  for (const [index, turn] of task.turns.entries()) {
    const calls = turn.calls.map((call) => ({ call, scripted: asOffered(call, conversation, report) }));
    const open = calls.filter(({ call, scripted }) => {
      const keys = keysOf(scripted, conversation);
      for (const key of keys) known.add(key);
      const results = keys.flatMap((key) => conversation.results.get(key) ?? []);
      for (const result of results) checkResult(task, call, result, report);
      return results.length === 0;
    });
    const isDropped = scriptedModel.dropsOldReasoning === true && hasBegun(task.turns.at(-1), conversation);
    if (expectsReasoning && !isDropped && open.length < calls.length)
      checkReasoning(scriptedModel, turn, conversation, report);
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
      report(`the history contains a call that the model did not make: ${name} ${JSON.stringify(input)}`);
  if (due === undefined) throw new Error('the last turn of a task must not call tools');
  return due;
}

const replyOf = ({ reasoning, text, usage }: TaskTurn, calls: readonly ScriptedCall[]): ScriptedReply => ({
  ...(reasoning !== undefined && { reasoning }),
  ...(text !== undefined && { text }),
  calls,
  usage,
});

/** A call in the form of the declared tools: namespaces may be part of the name, raw text may be an argument. */
function asOffered({ id, tool, input }: TaskCall, { tools }: Conversation, report: ReportProblem): ScriptedCall {
  const name = tools.has(tool) ? tool : [...tools.keys()].find((offered) => offered.endsWith(`_${tool}`));
  const offered = name === undefined ? undefined : tools.get(name);
  if (name === undefined || offered === undefined) {
    report(`the tool ${tool} is not declared (${[...tools.keys()].join(', ')})`);
    return { id, name: tool, input };
  }
  const { namespace, freeform, takes } = offered;
  const taken = typeof input === 'string' && !freeform ? { input } : input;
  if (typeof taken !== 'string')
    for (const argument of Object.keys(taken))
      if (!takes.includes(argument)) report(`the tool ${name} has no argument ${argument}`);
  return { id, name, input: taken, ...(namespace !== undefined && { namespace }) };
}

/** The keys of a scripted call in the history: several if an agent also kept that of a broken answer. */
const keysOf = (call: ScriptedCall, { calls }: Conversation): string[] =>
  calls.filter(({ name, input }) => name === call.name && sameInput(input, call.input)).map(({ key }) => key);

/** Whether a call was cut off before its arguments: opencode keeps such calls. */
const isBegun = (name: string, input: JsonValue, task: Task, conversation: Conversation): boolean =>
  isDeepStrictEqual(input, {}) &&
  task.turns.some(({ calls }) => calls.some((call) => asOffered(call, conversation, () => undefined).name === name));

/** An agent may add default arguments. */
const sameInput = (input: JsonValue, expected: JsonObject | string): boolean =>
  typeof expected === 'string'
    ? input === expected
    : Object.entries(expected).every(([name, value]) => isDeepStrictEqual(asObject(input)?.[name], value));

function checkResult(task: Task, call: TaskCall, text: string, report: ReportProblem): void {
  const expected = task.inResult.get(call.id);
  if (expected === undefined || text.includes(expected)) return;
  // An agent may encode it as JSON.
  if (!text.includes(JSON.stringify(expected).slice(1, -1)))
    report(`the result of ${call.id} does not contain ${JSON.stringify(expected)}: ${text.slice(0, 200)}`);
}

/** Whether the history contains a part of this turn's text: an agent may keep the beginning of an answer that was cut off. */
const hasBegun = (turn: TaskTurn | undefined, { modelText }: Conversation): boolean =>
  turn?.text !== undefined && modelText.includes(turn.text.slice(0, 8));

/** Reasoning must be returned with the calls that followed it: vendors reject requests without it, or perform worse. */
function checkReasoning(
  scriptedModel: ScriptedModel,
  { reasoning }: TaskTurn,
  conversation: Conversation,
  report: ReportProblem,
): void {
  const proof = reasoning === undefined ? undefined : scriptedModel.proofOf(reasoning);
  if (proof === undefined || conversation.reasoning.includes(proof)) return;
  report(`the model's reasoning was not returned; received ${JSON.stringify(conversation.reasoning)}`);
}

/** Agents that compact a conversation request a summary in the last user text. */
const asksForSummary = ({ overflow }: Agent, conversation: Conversation): boolean =>
  'summaryPrompt' in overflow && overflow.summaryPrompt.test(conversation.userText) && !isSummedUp(conversation);

const isSummedUp = ({ userText, modelText }: Conversation): boolean => (userText + modelText).includes(summedUp);
