import { randomBytes } from 'node:crypto';
import type { Backend } from '../core/backend.ts';
import { applyDialect } from '../dialects/backend-with-dialect.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import { createRedactor } from '../core/redact/redact.ts';
import { resolveModelFacts } from '../gateway/capabilities.ts';
import { sendGet, parseModelList } from '../gateway/get-request.ts';
import { openModelSession } from './model-session.ts';
import { findContextWindow } from './context-window.ts';
import type { ProbeFinding } from './probe-findings.ts';
import { runProbe } from './probe-steps.ts';
import { formatSnippet } from './snippet.ts';

/** What small requests to one model of a backend found out. */
export interface Probe {
  backend: string;
  /** null where none could be chosen. */
  model: string | null;
  findings: readonly ProbeFinding[];
  /** The configuration of the backend as it was found, in TOML; null where the model did not answer. */
  snippet: string | null;
}

/** Told what is asked, before it is, and what was found. */
export interface ProbeProgress {
  asking(what: string): void;
  found(finding: ProbeFinding): void;
}

/** How long the list of models may take. */
const listTimeoutMs = 10_000;

/**
 * Asks one model of a backend a handful of small questions and sees how it answers. These are requests like any other:
 * they may cost something. Never rejects for anything that a backend does.
 * @param model Its name at the vendor; absent: one that [models] names, else the first that is listed.
 * @throws {RangeError} for a backend that only replays recordings.
 */
export async function probe(
  config: Config,
  backend: BackendConfig,
  { model: asked, progress }: { model?: string | undefined; progress: ProbeProgress },
): Promise<Probe> {
  const vendor = backendOf(backend.protocol);
  if (!vendor) throw new RangeError(`backend "${backend.name}" answers from recordings: there is nothing to probe`);
  progress.asking('its models');
  const answer = await sendGet(backend, vendor, backend.baseUrl + vendor.modelList.path, listTimeoutMs);
  const model = asked ?? findRoutedModel(config, backend) ?? parseModelList(answer, vendor)?.[0]?.id;
  if (model === undefined) return reportNoModel(backend, progress);

  const redactor = createRedactor(secretsOf(config), randomBytes(32));
  const session = openModelSession(backend, withoutTextParsing(vendor), {
    model,
    facts: config.modelFacts(model),
    redactor,
  });
  const listed = answer.kind === 'answered' ? findContextWindow(answer.body ?? null, model) : undefined;
  const findings: ProbeFinding[] = [];
  const tell = (finding: ProbeFinding): void => {
    findings.push(finding);
    progress.found(finding);
  };
  try {
    const factsWithEffort = resolveModelFacts(config, { ...backend, capabilities: ['reasoning'] }, model);
    const learned = await runProbe({
      ask: session.ask,
      factsWithEffort,
      adapter: vendor,
      asking: progress.asking,
      report: tell,
    });
    if (learned && listed !== undefined)
      tell({ aspect: 'context-window', outcome: 'yes', what: `${listed} tokens, by its list of models` });
    return {
      backend: backend.name,
      model,
      findings,
      snippet:
        learned &&
        formatSnippet(backend, model, { ...learned, ...getDialectOverride(vendor), contextWindow: listed ?? null }),
    };
  } finally {
    await session.end();
  }
}

/** Whose text a dialect has read and written already, that one needs it. */
const getDialectOverride = ({ codec }: Backend): { dialect?: 'harmony' } =>
  codec.protocol === 'openai-completions' ? { dialect: 'harmony' } : {};

/** Nothing is read out of its text but by the probe. Where it takes texts only, a dialect has to write them. */
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
    what: `it lists no models, and [models] names none of it: say which, as in --probe ${name}/MODEL`,
  };
  progress.found(finding);
  return { backend: name, model: null, findings: [finding], snippet: null };
}
