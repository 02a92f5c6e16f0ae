import type { ConformanceReport, ConformanceResult, ProtocolConformance } from '../../present/conformance.ts';
import type { Backend } from '../../core/backend.ts';
import { createModelFacts } from '../../config/model-facts.ts';
import { ownVersion } from '../../core/own-package.ts';
import { parseJson } from '../../core/json.ts';
import { backends } from '../../protocols/backends.ts';
import { resolveModelFacts } from '../../gateway/route/capabilities.ts';
import { maxAnswerTokens, type ConformanceCase } from './case.ts';
import { conformanceCases } from './cases.ts';
import { isTemporary } from './judge.ts';
import { plannedRequests, runCase, toResult, type ConformanceTarget } from './run-case.ts';
import { baseUrlOf, openServer, type ConformanceServer, type WireRequest } from './server.ts';

export interface ConformanceOptions {
  url: string;
  /** Of `protocolsToCheck`; absent: those that the server answers. */
  protocol?: string | undefined;
  key?: string | undefined;
  /** Of each request, besides those of the protocol; no report has their values. */
  headers?: Readonly<Record<string, string>> | undefined;
  model?: string | undefined;
  /** To each protocol, besides the two that look for it, which generate nothing. */
  maxRequests: number;
  /** The names of cases; absent: all. */
  only?: readonly string[] | undefined;
  timeoutMs: number;
}

/** The protocols of conversations. A server of bare text completions takes prompts that only a dialect can write. */
const checkedBackends = backends.filter(({ codec }) => codec.protocol !== 'openai-completions');

export const protocolsToCheck: readonly string[] = checkedBackends.map(({ codec }) => codec.protocol);

export const caseNames: readonly string[] = conformanceCases.map(({ name }) => name);

/** A protocol of a server, and what is to be sent to it. */
export interface ConformancePlan {
  protocol: string;
  baseUrl: string;
  /** Null: none is known, and nothing is sent. */
  model: string | null;
  /** At most. */
  requests: number;
  /** The size of the bodies. */
  inputBytes: number;
  /** The sum of the limits. */
  maxOutputTokens: number;
  /** Sends it. `onCase` receives the name of each case before it runs, `onResult` its result. */
  run(progress: ConformanceProgress): Promise<ProtocolConformance>;
}

export interface ConformanceProgress {
  onCase(protocol: string, name: string): void;
  onResult(protocol: string, result: ConformanceResult): void;
}

/** What a server answers to: its protocols, or why none could be found. */
export type Discovery = { kind: 'found'; plans: ConformancePlan[] } | NothingFound;

/** `unavailable`: what was asked of it may be answered later. */
interface NothingFound {
  kind: 'unreachable' | 'refused' | 'unavailable';
  why: string;
}

/**
 * Finds the protocols that a server answers, with its list of models and with a request that is refused: nothing is generated.
 * What is to be sent to each is planned, and not sent.
 */
export async function discover(options: ConformanceOptions): Promise<Discovery> {
  const wanted = checkedBackends.filter(
    ({ codec }) => options.protocol === undefined || codec.protocol === options.protocol,
  );
  const plans: ConformancePlan[] = [];
  const refusals: NothingFound[] = [];
  for (const backend of wanted) {
    const server = openServer(backend, baseUrlOf(options.url, backend.codec.protocol), options);
    const found = await findModel(server, options);
    if (found.kind === 'unreachable') {
      await server.close();
      return found;
    }
    if (found.kind !== 'model') refusals.push({ ...found, why: `${backend.codec.protocol}: ${found.why}` });
    else if (options.protocol !== undefined || (await isServed(server, found.model))) {
      plans.push(planOf(server, found.model, options));
      continue;
    }
    await server.close();
  }
  if (plans.length > 0) return { kind: 'found', plans };
  const names = wanted.map(({ codec }) => codec.protocol).join(', ');
  return refusals[0] ?? { kind: 'unreachable', why: `it answers none of these protocols: ${names}` };
}

type FoundModel = { kind: 'model'; model: string | null } | NothingFound;

async function findModel(server: ConformanceServer, { model, key }: ConformanceOptions): Promise<FoundModel> {
  const { modelList } = server.backend;
  const answer = await server.send({ method: 'GET', path: modelList?.path ?? '/', body: '', stream: false });
  if (answer.kind === 'failed') return { kind: 'unreachable', why: answer.message };
  if (answer.status === 401 || answer.status === 403)
    return {
      kind: 'refused',
      why: `the status is ${answer.status}: ${key === undefined ? 'pass a key with --key-env NAME' : 'the key is refused'}`,
    };
  if (model === undefined && isTemporary(answer.status))
    return {
      kind: 'unavailable',
      why: `the list of models is refused with ${answer.status}: check again when it is not, or pass a model with --model`,
    };
  const body = parseJson(answer.bytes.toString('utf8'));
  const listed = answer.status === 200 && body !== undefined ? modelList?.decode(body)[0]?.id : undefined;
  return { kind: 'model', model: model ?? listed ?? null };
}

/** Whether a server has the route of a protocol: it refuses an empty request of it other than as unknown. */
async function isServed({ backend, send }: ConformanceServer, model: string | null): Promise<boolean> {
  const path = backend.chatPath({ model: model ?? 'unknown', stream: false });
  const answer = await send({ method: 'POST', path, body: '{}', stream: false });
  if (answer.kind === 'failed') return false;
  return ![404, 405, 501].includes(answer.status) && !/^text\/html\b/i.test(answer.contentType);
}

// ---------------------------------------------------------------- planning and running

const { modelFacts, statedFacts } = createModelFacts({});

/** Which fields a model takes is known of some; all are sent a reasoning effort, which a server refuses if it cannot take it. */
const factsOf = ({ codec }: Backend, baseUrl: string, model: string) =>
  resolveModelFacts(
    { modelFacts, statedFacts },
    { protocol: codec.protocol, capabilities: ['reasoning'], host: new URL(baseUrl).host },
    model,
  );

interface PlannedCase {
  each: ConformanceCase;
  requests: readonly WireRequest[];
}

function planOf(server: ConformanceServer, model: string | null, options: ConformanceOptions): ConformancePlan {
  const { maxRequests, only, key } = options;
  const { backend, baseUrl } = server;
  const head = { protocol: backend.codec.protocol, baseUrl, model };
  const tally = { input: 0, output: 0 };
  const target: ConformanceTarget = {
    server,
    model: model ?? '',
    facts: factsOf(backend, baseUrl, model ?? ''),
    hasKey: key !== undefined,
    found: new Map(),
    onAnswer({ usage }) {
      tally.input += usage?.input ?? 0;
      tally.output += usage?.output ?? 0;
    },
  };
  const cases =
    model === null
      ? []
      : conformanceCases
          .filter(({ name }) => only?.includes(name) ?? true)
          .flatMap((each): PlannedCase[] => {
            const requests = plannedRequests(target, each);
            return requests ? [{ each, requests }] : [];
          });
  const { within, beyond } = divide(cases, maxRequests);
  const sent = within.flatMap(({ requests }) => requests);
  return {
    ...head,
    requests: sent.length,
    inputBytes: sent.reduce((sum, { body }) => sum + body.length, 0),
    maxOutputTokens: sent.filter(({ method }) => method === 'POST').length * maxAnswerTokens,
    async run(progress) {
      const before = server.sent;
      const results: ConformanceResult[] = [];
      const report = (result: ConformanceResult): void => {
        results.push(result);
        progress.onResult(head.protocol, result);
      };
      for (const { each } of within) {
        progress.onCase(head.protocol, each.name);
        report(await runCase(target, each));
      }
      for (const { each } of beyond)
        report(toResult(each, { result: 'skipped', what: `--max-requests ${maxRequests} is reached` }));
      await server.close();
      return {
        protocol: head.protocol,
        base_url: baseUrl,
        model,
        requests: server.sent - before,
        input_tokens: tally.input,
        output_tokens: tally.output,
        error: model === null ? 'it lists no models: pass one with --model' : null,
        cases: results,
      };
    },
  };
}

/** The cases whose requests fit into a budget, in their order. A later case may need fewer than one that does not fit. */
function divide(cases: readonly PlannedCase[], maxRequests: number): Record<'within' | 'beyond', PlannedCase[]> {
  const divided: Record<'within' | 'beyond', PlannedCase[]> = { within: [], beyond: [] };
  let left = maxRequests;
  for (const planned of cases) {
    const fits = planned.requests.length <= left;
    if (fits) left -= planned.requests.length;
    divided[fits ? 'within' : 'beyond'].push(planned);
  }
  return divided;
}

/** The report on all protocols. */
export function reportOf(
  { url, maxRequests }: Pick<ConformanceOptions, 'url' | 'maxRequests'>,
  protocols: ProtocolConformance[],
): ConformanceReport {
  const results = protocols.flatMap(({ cases }) => cases.map(({ result }) => result));
  const count = (result: ConformanceResult['result']): number => results.filter((each) => each === result).length;
  const { origin, pathname } = new URL(url);
  return {
    louter: ownVersion(),
    at: new Date().toISOString(),
    url: origin + pathname.replace(/\/+$/, ''),
    requests: protocols.reduce((sum, { requests }) => sum + requests, 0),
    max_requests: maxRequests,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      unsupported: count('unsupported'),
      inconclusive: count('inconclusive'),
      unavailable: count('unavailable'),
      skipped: count('skipped'),
    },
    protocols,
  };
}

/** What is another result than in an earlier report. */
export interface ConformanceChange {
  protocol: string;
  case: string;
  before: ConformanceResult['result'];
  now: ConformanceResult['result'];
  direction: 'better' | 'worse' | 'other';
}

/** The cases of both reports with different results. A failure is worse than anything else, and what was supported and is no longer; what a model happens to do is neither. */
export function changesSince(earlier: ConformanceReport, report: ConformanceReport): ConformanceChange[] {
  const known = new Map(
    earlier.protocols.flatMap(({ protocol, cases }) =>
      cases.map((each) => [`${protocol} ${each.case}`, each.result] as const),
    ),
  );
  return report.protocols.flatMap(({ protocol, cases }) =>
    cases.flatMap((each) => {
      const before = known.get(`${protocol} ${each.case}`);
      if (before === undefined || before === each.result || isUnknown(before) || isUnknown(each.result)) return [];
      return [{ protocol, case: each.case, before, now: each.result, direction: directionOf(before, each.result) }];
    }),
  );
}

/** Whether a result says nothing about the server. */
const isUnknown = (result: ConformanceResult['result']): boolean => result === 'skipped' || result === 'unavailable';

function directionOf(
  before: ConformanceResult['result'],
  now: ConformanceResult['result'],
): ConformanceChange['direction'] {
  if (now === 'failed' || (before === 'passed' && now === 'unsupported')) return 'worse';
  if (before === 'failed' || now === 'passed') return 'better';
  return 'other';
}
