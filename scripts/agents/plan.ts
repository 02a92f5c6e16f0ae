import type { Agent, Variant } from './agent.ts';
import { agents } from './agents.ts';
import { codex } from './codex.ts';
import { isBroken, scenarios, type Scenario } from './scenarios.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { scriptedModels } from './models.ts';
import { variantThroughRun } from './through-run.ts';

/** One run: a configured agent, a scripted model of one protocol, and a scenario. */
export interface Run {
  agent: Agent;
  variant: Variant;
  scriptedModel: ScriptedModel;
  scenario: Scenario;
}

/** Selects runs; an absent name selects all. */
export interface RunSelection {
  agent: string | undefined;
  backend: string | undefined;
  scenario: string | undefined;
  /** Without a gateway: each agent is connected directly to a model of its own protocol. */
  direct: boolean;
  /** Agents are started with `louter run`: only the task, once per backend with structured calls. */
  through?: 'run' | undefined;
  /** Only Codex, which sends its requests by WebSocket. */
  webSocket?: boolean;
}

/** @throws {Error} for an unknown name; the message lists the known ones. */
export function planRuns({ agent, backend, scenario, direct, through, webSocket }: RunSelection): Run[] {
  const someAgents = webSocket ? [codexByWebSocket] : named('agent', agents, agent, ({ name }) => name);
  const someModels = named('backend', scriptedModels, backend, ({ name }) => name);
  const someScenarios = named('scenario', scenarios, scenario, ({ name }) => name);
  if (through === 'run') return planThroughRun(someAgents, someModels);
  return someAgents.flatMap((candidate) =>
    someModels.flatMap((scriptedModel) =>
      someScenarios
        .filter(({ overflow }) => overflow === undefined || overflow === candidate.overflow.then)
        .filter(({ passedThrough }) => !(passedThrough && direct))
        .filter(({ failure }) => scriptedModel.text === undefined || failure === undefined || failure.what === 'cut')
        .flatMap((each) =>
          variantsFor(candidate, scriptedModel, each, direct).map((variant) => ({
            agent: candidate,
            variant,
            scriptedModel,
            scenario: each,
          })),
        ),
    ),
  );
}

/** Codex, with WebSocket switched on for all its models. */
const codexByWebSocket: Agent = {
  ...codex,
  variants: codex.variants.map((variant) => ({ ...variant, name: `${variant.name}, WebSocket`, webSocket: true })),
};

function planThroughRun(someAgents: readonly Agent[], someModels: readonly ScriptedModel[]): Run[] {
  const [scenario] = scenarios;
  return someAgents.flatMap((agent) =>
    someModels.flatMap((scriptedModel) => {
      const variant = agent.started && !scriptedModel.text ? variantThroughRun(agent, scriptedModel) : undefined;
      return variant && scenario ? [{ agent, variant, scriptedModel, scenario }] : [];
    }),
  );
}

/** All variants for the plain task; one variant for each failure, a different one for each backend. */
function variantsFor(
  { variants }: Agent,
  scriptedModel: ScriptedModel,
  scenario: Scenario,
  direct: boolean,
): Variant[] {
  const same = variants.filter(
    ({ protocol }) => protocol === scriptedModel.protocol && scriptedModel.text === undefined,
  );
  const able = direct || scenario.passedThrough ? same : [...variants];
  if (scenario === scenarios[0]) return able;
  const chosen = able[scriptedModels.indexOf(scriptedModel) % able.length];
  const isReported = isBroken(scenario) && !direct && !scenario.passedThrough;
  return chosen === undefined || (chosen.ignoresReports && isReported) ? [] : [chosen];
}

/**
 * Runs for a few minutes: three agents, each on a foreign protocol, with and without a failure; one of them by WebSocket;
 * and two of them without failures on every model that writes calls as text.
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
    ...planRuns({ agent: 'codex', backend: 'openai-chat', scenario: 'task', direct: false, webSocket: true }).slice(
      0,
      1,
    ),
    ...['claude-code', 'codex'].flatMap((agent) =>
      texts.flatMap((backend) => planRuns({ agent, backend, scenario: 'task', direct: false })),
    ),
  ];
}

function named<T>(what: string, all: readonly T[], name: string | undefined, nameOf: (each: T) => string): T[] {
  const found = all.filter((each) => name === undefined || nameOf(each) === name);
  if (found.length === 0)
    throw new Error(`unknown ${what} ${JSON.stringify(name)}; expected one of ${all.map(nameOf).join('; ')}`);
  return found;
}
