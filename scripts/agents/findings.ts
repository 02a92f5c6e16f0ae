import { existsSync, readFileSync } from 'node:fs';
import type { Agent, AgentRun, Variant } from './agent.ts';
import type { Backend, Exchange } from './backend.ts';
import type { Scenario } from './scenarios.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { scriptedModels } from './models.ts';
import { finalText, type Task } from './task.ts';

/** What was played. */
export interface Played {
  agent: Agent;
  variant: Variant;
  speech: ScriptedModel;
  scenario: Scenario;
  task: Task;
}

/** What was not as it must be, a line each; none when the agent, the backend and the task's files agree. */
export function findingsOf(played: Played, run: AgentRun, backend: Backend): string[] {
  const { scenario, variant } = played;
  const found = [...(run.timedOut ? ['the agent did not end in time'] : []), ...sequenceFindings(scenario, backend)];
  if (scenario.openEnd) return found;
  return [
    ...found,
    ...backend.faults.map((fault) => `the backend found: ${fault}`),
    ...(scenario.overflow === 'ends' ? endFindings(played, run) : resultFindings(played, run)),
    ...usageFindings(played, run),
    ...(variant.waitsAtWill ? [] : waitFindings(scenario, backend)),
  ];
}

function resultFindings(played: Played, run: AgentRun): string[] {
  const { task } = played;
  const found: string[] = [];
  const { code, failed, result, stdout, stderr } = run;
  if (code !== 0 || failed) found.push(`the agent ended with ${code}: ${(result || stdout || stderr).slice(-600)}`);
  else if (!isFinal(played, result.trim())) found.push(`the agent's last text is ${JSON.stringify(result)}`);
  for (const { path, content } of [task.file, task.ran]) {
    const actual = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (actual !== content) found.push(`${path} holds ${JSON.stringify(actual)}, not ${JSON.stringify(content)}`);
  }
  return found;
}

/** Some agents keep what they had of a text that was cut, and put the whole one behind it. */
const isFinal = ({ scenario: { trouble }, task }: Played, result: string): boolean =>
  trouble?.what === 'cut' ? result.endsWith(finalText(task)) : result === finalText(task);

/** An agent that ends on a conversation that grew too long must be able to say that this is why. */
function endFindings({ agent }: Played, { failed, result }: AgentRun): string[] {
  if (!failed) return ['the agent did not notice that the conversation is too long'];
  return agent.overflow.then !== 'ends' || agent.overflow.says.test(result)
    ? []
    : [`the agent did not say that the conversation is too long: ${result.slice(-600)}`];
}

const isOfTask = ({ turn }: Exchange): boolean => turn !== 'aside';

function sequenceFindings({ expected, openEnd }: Scenario, { exchanges }: Backend): string[] {
  const asked = exchanges.filter(isOfTask).map(({ turn, answer }) => (answer === 'turn' ? turn : answer));
  const judged = openEnd ? asked.slice(0, expected.length) : asked;
  return judged.join() === expected.join()
    ? []
    : [`the backend was asked for ${asked.join(', ')}, not ${expected.join(', ')}`];
}

/** Tokens of an undisturbed run must reach the agent as the backend counted them. */
function usageFindings({ scenario, speech, variant, task }: Played, { usage }: AgentRun): string[] {
  if (scenario.trouble !== undefined || usage === undefined) return [];
  const sum = (of: (usage: Task['summary']['usage']) => number): number =>
    task.turns.reduce((total, turn) => total + of(turn.usage), 0);
  const told =
    speech.countsCache && scriptedModels.some((each) => each.protocol === variant.protocol && each.countsCache);
  const cached = told ? sum((turn) => turn.cached) : 0;
  const expected = { input: sum(({ input }) => input) - cached, cached, output: sum(({ output }) => output) };
  const same = (Object.keys(expected) as (keyof typeof expected)[]).every((key) => usage[key] === expected[key]);
  return same ? [] : [`the agent counted ${JSON.stringify(usage)}, the backend ${JSON.stringify(expected)}`];
}

function waitFindings({ wait }: Scenario, { exchanges }: Backend): string[] {
  const index = exchanges.findIndex(({ answer }) => answer !== 'turn');
  const [trouble, next] = exchanges.slice(index).filter(isOfTask);
  if (wait === undefined || trouble === undefined || next === undefined) return [];
  const waited = next.at - trouble.at;
  return waited >= wait - 20 ? [] : [`the next try came after ${waited.toFixed(0)} ms, not after ${wait}`];
}
