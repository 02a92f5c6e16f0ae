import { findServerContextWindow } from './local-servers.ts';
import { randomBytes } from 'node:crypto';
import { readContextWindow, type Backend } from '../core/backend.ts';
import { applyDialect } from '../dialects/backend-with-dialect.ts';
import { vendorOf } from '../gateway/platform/adapt.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import { toCoreError } from '../core/error.ts';
import { asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../core/json.ts';
import { createRedactor } from '../core/redact/redact.ts';
import { resolveModelFacts } from '../gateway/route/capabilities.ts';
import { sendGet, parseModelList } from '../gateway/attempt/get-request.ts';
import { findCredentialSource } from '../gateway/platform/authorizer.ts';
import { openModelSession } from './model-session.ts';
import type { ProbeFinding } from './probe-findings.ts';
import { runProbe } from './probe-steps.ts';
import { type BackendSettings, formatSnippet } from './snippet.ts';

/** The result of a few small requests to one model of a backend. */
export interface Probe {
  backend: string;
  /** null if none could be selected. */
  model: string | null;
  findings: readonly ProbeFinding[];
  /** null if the model did not answer. */
  settings: BackendSettings | null;
  /** A matching configuration of the backend, in TOML; null if the model did not answer. */
  snippet: string | null;
}

/** Receives each step before it runs, and each finding. */
export interface ProbeProgress {
  onStep(what: string): void;
  onFinding(finding: ProbeFinding): void;
}

const listTimeoutMs = 10_000;

/**
 * Sends a few small requests to one model of a backend and checks the answers. They are ordinary requests, which may incur
 * costs. Never rejects because of a backend.
 * @param model Its name at the vendor; absent: one that [models] names, else the first of the model list.
 * @throws {RangeError} for a backend that only replays recordings.
 */
export async function probe(
  config: Config,
  backend: BackendConfig,
  { model: requestedModel, progress }: { model?: string | undefined; progress: ProbeProgress },
): Promise<Probe> {
  const vendor = vendorOf(backend);
  if (!vendor) throw new RangeError(`backend "${backend.name}" answers from recordings and cannot be probed`);
  progress.onStep('the model list');
  const path = vendor.modelList?.path;
  const answer = path === undefined ? undefined : await sendGet(backend, vendor, backend.baseUrl + path, listTimeoutMs);
  const listedModels = answer && parseModelList(answer, vendor);
  const model = requestedModel ?? findRoutedModel(config, backend) ?? listedModels?.[0]?.id;
  if (model === undefined) return reportNoModel(backend, progress);

  const redactor = createRedactor(secretsOf(config), randomBytes(32));
  const session = openModelSession(backend, withoutTextParsing(vendor), {
    model,
    facts: config.modelFacts(model),
    redactor,
  });
  const listed = answer?.kind === 'answered' ? findContextWindow(answer.body ?? null, model) : undefined;
  const contextWindow = listed ?? (await findLocalContextWindow(backend, model));
  const findings: ProbeFinding[] = [];
  const report = (finding: ProbeFinding): void => {
    findings.push(finding);
    progress.onFinding(finding);
  };
  try {
    await reportCredential(backend, vendor, report);
    const factsWithEffort = resolveModelFacts(config, { ...backend, capabilities: ['reasoning'] }, model);
    const settings = await runProbe({
      send: session.send,
      factsWithEffort,
      adapter: vendor,
      onStep: progress.onStep,
      report,
    });
    if (settings && contextWindow !== undefined)
      report({ aspect: 'context-window', outcome: 'yes', what: `${contextWindow} tokens, reported by the server` });
    const detected = settings && {
      ...settings,
      ...getDialectOverride(vendor),
      contextWindow: contextWindow ?? null,
    };
    return {
      backend: backend.name,
      model,
      findings,
      settings: detected,
      snippet: detected && formatSnippet(backend, model, detected),
    };
  } finally {
    await session.close();
  }
}

/** Which credential a platform has, or why none. */
async function reportCredential(
  backend: BackendConfig,
  vendor: Backend,
  report: (finding: ProbeFinding) => void,
): Promise<void> {
  try {
    const source = await findCredentialSource(backend, vendor);
    if (source !== undefined) report({ aspect: 'credential', outcome: 'yes', what: source });
  } catch (error) {
    report({ aspect: 'credential', outcome: 'no', what: toCoreError(error).message });
  }
}

/** A text completion server requires the dialect of its prompts. */
const getDialectOverride = ({ codec }: Backend): { dialect?: 'harmony' } =>
  codec.protocol === 'openai-completions' ? { dialect: 'harmony' } : {};

/** The backend without a dialect, because the probe parses the text itself. Only a text completion server needs one, for its prompts. */
const withoutTextParsing = (vendor: Backend): Backend =>
  vendor.codec.protocol === 'openai-completions'
    ? applyDialect(vendor, { dialect: 'harmony', thinking: 'none', tools: 'prompt', promptStyle: 'full' })
    : vendor;

const findRoutedModel = ({ models }: Config, { name }: BackendConfig): string | undefined =>
  models.flatMap(({ targets }) => targets).find(({ backend, model }) => backend === name && !model.includes('*'))
    ?.model;

function reportNoModel({ name }: BackendConfig, progress: ProbeProgress): Probe {
  const finding: ProbeFinding = {
    aspect: 'answer',
    outcome: 'unclear',
    what: `it lists no models, and [models] names none of its models: pass one, as in --probe ${name}/MODEL`,
  };
  progress.onFinding(finding);
  return { backend: name, model: null, findings: [finding], settings: null, snippet: null };
}

// ---------------------------------------------------------------- the context window

/** Vendors have it in their documentation; the servers that have it elsewhere than in their list run without TLS. */
async function findLocalContextWindow({ baseUrl }: BackendConfig, model: string): Promise<number | undefined> {
  const { origin, protocol } = new URL(baseUrl);
  return protocol === 'http:' ? findServerContextWindow(origin, model) : undefined;
}

/** The context window of a model in tokens, from a model list. */
function findContextWindow(list: JsonValue, model: string): number | undefined {
  const { data, models } = asObject(list) ?? {};
  const entries = [...objectsIn(data), ...objectsIn(models)];
  return entries
    .filter((entry) => isNamed(entry, model))
    .map(readContextWindow)
    .find((window) => window !== undefined);
}

const isNamed = (entry: JsonObject, model: string): boolean =>
  [entry['id'], entry['name'], entry['model']].some((name) => asString(name)?.replace(/^models\//, '') === model);
