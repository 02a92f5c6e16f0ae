import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agent, UserSetting } from '../agents/agent.ts';
import type { Config, ModelRow } from '../config/config.ts';
import { userFolders } from '../config/folders.ts';
import { createModelFacts } from '../config/model-facts.ts';
import { matchingRow } from '../config/pattern.ts';
import type { ModelFacts } from '../core/codec.ts';
import { asObject, asString, type JsonObject, objectsIn, parseJson } from '../core/json.ts';
import { truncateShown } from '../core/shown.ts';
import { runError } from './agent-gateway.ts';
import { openTerminal } from './questions.ts';

/** Where the requests of an agent go. */
export interface ChosenModel {
  /** The model that the agent is made to request; absent: its own choice. */
  readonly model?: string;
  /** The backend that answers first, and the model's name there. */
  readonly backend: RoutedBackend;
  readonly backendModel: string;
}

/** What a choice of a model depends on. */
export interface ModelQuestion {
  readonly agent: Agent;
  /** `--model`, or `[run.AGENT] model`. */
  readonly requested: string | undefined;
  readonly user: UserSetting;
  readonly routing: Routing;
  /** The models that the gateway lists, with their backends; asked for only if it matters. */
  listModels(): Promise<readonly ListedChoice[]>;
  /** Whether somebody can be asked. */
  readonly isInteractive: boolean;
}

/** A model to choose. */
export interface ListedChoice {
  readonly id: string;
  readonly backend: string;
  readonly contextWindow?: number | undefined;
}

/**
 * The model of a run: the requested one; else the agent's own choice, if a row other than `"*"` takes it, or `"*"` leads to the
 * agent's own maker or to recordings; else the only model there is; else the one that is chosen in the terminal.
 * @throws {CommandError} if there is none.
 */
export async function chooseModel(question: ModelQuestion): Promise<ChosenModel> {
  const { agent, requested, user, routing } = question;
  if (requested !== undefined) return requestedModel(requested, question);
  const own = agent.chosenModel(user) ?? agent.defaultModels[0];
  const target = own === undefined ? undefined : targetOf(own, routing);
  if (
    own !== undefined &&
    target &&
    (target.pattern !== '*' || (target.keepsName && mayKeepName(agent, target.backend)))
  ) {
    // Agents that are connected by name of protocol or provider need the name that they chose, too.
    const isDefault = agent.defaultModels.includes(own);
    return { ...target, ...(!isDefault && { model: own }) };
  }
  const available = [...fixedModels(routing), ...(await question.listModels())];
  const choices = available.filter(({ id }, index) => available.findIndex((other) => other.id === id) === index);
  const [only, ...others] = choices;
  if (only && others.length === 0) return withTarget(only.id, routing);
  if (!only && own !== undefined && target) return { ...target, model: own };
  if (!only || !question.isInteractive) throw noModel(question, own, choices);
  return withTarget(await ask(agent, choices), routing);
}

/** Recorded answers have no models. */
const mayKeepName = (agent: Agent, backend: RoutedBackend): boolean =>
  backend.protocol === 'replay' || isVendorOf(agent, backend);

/** Whether a backend is the API of the agent's maker. */
export function isVendorOf({ vendor }: Agent, { protocol, baseUrl }: RoutedBackend): boolean {
  if (vendor?.protocol !== protocol || !URL.canParse(baseUrl)) return false;
  return /(?:^|\.)(?:anthropic\.com|openai\.com|googleapis\.com)$/.test(new URL(baseUrl).hostname);
}

interface Target extends ChosenModel {
  readonly pattern: string;
  readonly keepsName: boolean;
}

function targetOf(model: string, { rows, backends }: Routing): Target | undefined {
  const row = matchingRow(rows, model);
  const first = row?.targets[0];
  const backend = backends.find(({ name }) => name === first?.backend);
  if (!row || !first || !backend) return undefined;
  return {
    pattern: row.pattern,
    keepsName: first.model === '*',
    backend,
    backendModel: first.model.replace('*', () => model),
  };
}

function withTarget(model: string, routing: Routing): ChosenModel {
  const target = targetOf(model, routing);
  if (!target) throw runError(`no row of [models] takes "${truncateShown(model)}".`);
  return { ...target, model };
}

function requestedModel(model: string, question: ModelQuestion): Promise<ChosenModel> | ChosenModel {
  const { routing } = question;
  if (targetOf(model, routing)) return withTarget(model, routing);
  return question.listModels().then((listed) => {
    const names = namesOf([...fixedModels(routing), ...listed]);
    throw runError(
      `no row of [models] takes "${truncateShown(model)}". Name another with --model${names}, or add a row.`,
    );
  });
}

/** The exact names of the table, and the models to which `"*"` maps every name. */
const fixedModels = ({ rows }: Routing): ListedChoice[] =>
  rows.flatMap(({ pattern, targets: [first] }) => {
    if (!first) return [];
    if (!pattern.includes('*')) return [{ id: pattern, backend: first.backend }];
    return pattern === '*' && !first.model.includes('*') ? [{ id: first.model, backend: first.backend }] : [];
  });

function noModel({ agent, routing }: ModelQuestion, own: string | undefined, choices: readonly ListedChoice[]): Error {
  const names = namesOf(choices);
  if (own === undefined)
    return runError(`${agent.name} needs to know which model to request. Name one with --model${names}.`);
  const pattern = own.replace(/-.*$/s, '-*');
  const first = choices[0] ? targetOf(choices[0].id, routing) : undefined;
  const example = first ? `${first.backend.name}/${first.backendModel}` : 'BACKEND/MODEL';
  return runError(
    `${agent.name} asks for "${truncateShown(own)}", which no row of [models] takes. Name one with --model${names}, or add a row: "${pattern}" = "${example}".`,
  );
}

function namesOf(choices: readonly ListedChoice[]): string {
  const shown = choices.slice(0, 2).map(({ id }) => truncateShown(id));
  return shown.length === 0 ? '' : ` (${[...shown, ...(choices.length > 2 ? ['…'] : [])].join(', ')})`;
}

/** The last choice is first. */
async function ask(agent: Agent, choices: readonly ListedChoice[]): Promise<string> {
  const last = readLastModel(agent.name);
  const ordered = choices.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
  const shown = ordered.map(({ id, backend, contextWindow }) => {
    const context = contextWindow === undefined ? '' : `, ${contextWindow.toLocaleString('en')} tokens of context`;
    return `${id}  (${backend}${context})`;
  });
  const questions = openTerminal('run');
  try {
    const chosen = await questions.choose(`Which model is ${agent.title} to use?`, shown, shown[0]);
    const model = ordered[shown.indexOf(chosen)]?.id ?? chosen;
    writeLastModel(agent.name, model);
    return model;
  } finally {
    questions.close();
  }
}

const lastModelsFile = (): string => join(userFolders().state, 'run.json');

function readLastModels() {
  try {
    return asObject(parseJson(readFileSync(lastModelsFile(), 'utf8'))) ?? {};
  } catch {
    return {};
  }
}

const readLastModel = (agent: string): string | undefined => asString(readLastModels()[agent]);

function writeLastModel(agent: string, model: string): void {
  const file = lastModelsFile();
  mkdirSync(userFolders().state, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify({ ...readLastModels(), [agent]: model })}\n`, { mode: 0o600 });
}

// ---------------------------------------------------------------- where a gateway sends requests

/** What a run needs to know of a backend. */
export interface RoutedBackend {
  readonly name: string;
  readonly protocol: string;
  readonly baseUrl: string;
  /** Whether it receives the caller's credential. */
  readonly usesCallersKey: boolean;
}

/** Where a gateway sends requests. */
export interface Routing {
  readonly rows: readonly ModelRow[];
  readonly backends: readonly RoutedBackend[];
  modelFacts(model: string): ModelFacts;
}

/** The routing of a configuration. */
export const routingOf = ({ models, backends, modelFacts }: Config): Routing => ({
  rows: models,
  backends: backends.map(({ name, protocol, baseUrl, auth }) => ({
    name,
    protocol,
    baseUrl,
    usesCallersKey: auth.kind === 'client',
  })),
  modelFacts,
});

/** The routing of a gateway from the `settings` of its diagnostics; properties of models are those of the built-in table. */
export function routingFromSettings(settings: JsonObject): Routing {
  const rows = objectsIn(settings['models']).map((row) => ({
    pattern: asString(row['pattern']) ?? '',
    targets: objectsIn(row['targets']).map((target) => ({
      backend: asString(target['backend']) ?? '',
      model: asString(target['model']) ?? '',
    })),
  }));
  const backends = objectsIn(settings['backends']).map((backend) => ({
    name: asString(backend['name']) ?? '',
    protocol: asString(backend['protocol']) ?? '',
    baseUrl: asString(backend['baseUrl']) ?? '',
    usesCallersKey: asString(asObject(backend['auth'])?.['kind']) === 'client',
  }));
  return { rows, backends, modelFacts: createModelFacts({}).modelFacts };
}
