import type { Agent, Variant } from './agent.ts';
import { agents } from './agents.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { scriptedModels } from './models.ts';

/** One run: an agent set up in one way, a scripted model that speaks one protocol, and what happens. */
export interface Run {
  agent: Agent;
  variant: Variant;
  speech: ScriptedModel;
  scenario: Scenario;
}

/** What is wished for; a name that is left out means all. */
export interface RunSelection {
  agent: string | undefined;
  backend: string | undefined;
  scenario: string | undefined;
  /** Without a gateway: each agent straight at a model that speaks its own protocol. */
  direct: boolean;
}

/** @throws when a name is not known, with those that are. */
export function planRuns({ agent, backend, scenario, direct }: RunSelection): Run[] {
  const someAgents = named('agent', agents, agent, ({ name }) => name);
  const someSpeeches = named('backend', scriptedModels, backend, ({ name }) => name);
  const someScenarios = named('scenario', scenarios, scenario, ({ name }) => name);
  return someAgents.flatMap((candidate) =>
    someSpeeches.flatMap((speech) =>
      someScenarios
        .filter(({ overflow }) => overflow === undefined || overflow === candidate.overflow.then)
        .filter(({ passedThrough }) => !(passedThrough && direct))
        .filter(({ trouble }) => speech.text === undefined || trouble === undefined || trouble.what === 'cut')
        .flatMap((each) =>
          variantsFor(candidate, speech, each, direct).map((variant) => ({
            agent: candidate,
            variant,
            speech,
            scenario: each,
          })),
        ),
    ),
  );
}

/** The task is done in every variant; what goes wrong happens to one, to another on each backend. */
function variantsFor({ variants }: Agent, speech: ScriptedModel, scenario: Scenario, direct: boolean): Variant[] {
  const same = variants.filter(({ protocol }) => protocol === speech.protocol && speech.text === undefined);
  const able = direct || scenario.passedThrough ? same : [...variants];
  if (scenario === scenarios[0]) return able;
  const chosen = able[scriptedModels.indexOf(speech) % able.length];
  return chosen === undefined ? [] : [chosen];
}

/**
 * Some minutes' worth: three agents, each on a protocol that is not its own, undisturbed and with a fault; and two of them
 * undisturbed on every model that speaks nothing but text.
 */
export function sample(): Run[] {
  const pairs = [
    ['claude-code', 'openai-chat'],
    ['codex', 'anthropic'],
    ['gemini-cli', 'openai-responses'],
  ] as const;
  const situations = ['task', 'cut within a call'];
  const texts = scriptedModels.flatMap(({ name, text }) => (text === undefined ? [] : [name]));
  return [
    ...pairs.flatMap(([agent, backend]) =>
      situations.flatMap((scenario) => planRuns({ agent, backend, scenario, direct: false })),
    ),
    ...['claude-code', 'codex'].flatMap((agent) =>
      texts.flatMap((backend) => planRuns({ agent, backend, scenario: 'task', direct: false })),
    ),
  ];
}

function named<T>(what: string, all: readonly T[], name: string | undefined, nameOf: (each: T) => string): T[] {
  const found = all.filter((each) => name === undefined || nameOf(each) === name);
  if (found.length === 0)
    throw new Error(`there is no ${what} ${JSON.stringify(name)}, but: ${all.map(nameOf).join('; ')}`);
  return found;
}
