import { randomBytes } from 'node:crypto';
import { secretsOf } from '../config/secrets.ts';
import type { Config } from '../config/config.ts';
import { toOneLine } from '../core/printable.ts';
import { createRedactor } from '../core/redact/redact.ts';
import { ownVersion } from '../core/own-package.ts';
import { listProblems, type LocatedProblem } from '../inspect/export/problems.ts';
import { checkExchange } from '../record/check-exchange.ts';
import type { CheckFinding } from '../judge/differences.ts';
import { combineVerdicts, noChecks, redactFindings } from '../judge/verdict.ts';
import { normalizeExchange } from '../record/normalized-exchange.ts';
import { saveChecks, type CheckedExchange } from '../record/store/check-statements.ts';
import { type TraceStore } from '../record/store/trace-store.ts';
import { contradictionLine, problemLine } from '../present/exchange.ts';
import type { Line } from '../present/line.ts';
import { findingTexts } from './lines.ts';
import { print, printJson, printMessage } from './output.ts';
import { findTraceIds, storeUrl, type TracesOptions, withTraceStore } from './trace-store.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import type { StoredTrace } from '../record/store/stored-trace.ts';

/** So many results are written in one transaction. */
const resultsPerTransaction = 100;
/** More than a store has. */
const maxTraces = 1_000_000;

/** What `louter traces check --json` prints. */
interface CheckReport {
  /** Exchanges of which a part was checked. */
  checked: number;
  consistent: number;
  /** Exchanges of which nothing could be checked. */
  skipped: number;
  findings: (Pick<CheckFinding, 'leg' | 'path' | 'what' | 'expected' | 'got'> & { trace_id: string })[];
  /** What is wrong with exchanges that ended without an error, and is no contradiction. */
  problems: (Pick<LocatedProblem, 'kind' | 'party' | 'what' | 'next'> & { trace_id: string })[];
}

/** Checks stored exchanges against themselves, stores and prints what was found; exit code 1 with findings, 3 if none could be checked. */
export async function check(terms: readonly string[], options: TracesOptions): Promise<void> {
  const reasons = new Map<string, number>();
  const report = await withTraceStore(options, (store, config) => checkAll(store, config, terms, reasons));
  if (options.json) printJson(report);
  else print(reportPage(report, reasons));
  const hasContradiction = report.checked > report.consistent;
  if (hasContradiction || report.checked === 0) process.exitCode = hasContradiction ? 1 : 3;
}

async function checkAll(
  store: TraceStore,
  config: Config,
  terms: readonly string[],
  reasons: Map<string, number>,
): Promise<CheckReport> {
  const counts = noChecks();
  const findings: CheckReport['findings'] = [];
  const problems: CheckReport['problems'] = [];
  const redactor = createRedactor(secretsOf(config), randomBytes(32));
  const unsaved: CheckedExchange[] = [];
  for (const id of await listIds(store, terms)) {
    const trace = await getUnlessPruned(store, id);
    if (!trace) continue;
    const result = redactFindings(checkExchange(trace), redactor);
    counts[combineVerdicts(result)] += 1;
    const { skippedBecause } = result;
    if (skippedBecause !== null) reasons.set(skippedBecause, (reasons.get(skippedBecause) ?? 0) + 1);
    for (const { leg, path, what, expected, got } of result.findings)
      findings.push({ trace_id: trace.row.id, leg, path, what, expected, got });
    const found = listProblems(trace, normalizeExchange(trace));
    for (const { kind, party, what, next } of found)
      problems.push({ trace_id: trace.row.id, kind, party, what: redactor.text(what), next });
    unsaved.push({ seq: trace.row.seq, check: result, problem: found[0]?.kind ?? null });
    if (unsaved.length >= resultsPerTransaction) await save(config, unsaved.splice(0));
  }
  if (unsaved.length > 0) await save(config, unsaved);
  const { consistent, contradiction, skipped } = counts;
  return { checked: consistent + contradiction, consistent, skipped, findings, problems };
}

/** A gateway may prune meanwhile. */
async function getUnlessPruned(store: TraceStore, id: string): Promise<StoredTrace | undefined> {
  try {
    return await store.get(id);
  } catch (error) {
    if (error instanceof TraceStoreError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

/** Oldest first; without terms all. A filter may match nothing. */
async function listIds(store: TraceStore, terms: readonly string[]): Promise<string[]> {
  if (terms.length === 0) return (await store.list({}, maxTraces)).map(({ id }) => id).toReversed();
  try {
    return await findTraceIds(store, terms);
  } catch (error) {
    const isFilter = terms.some((term) => term.includes(':'));
    if (isFilter && error instanceof TraceStoreError && error.kind === 'not-found') return [];
    throw error;
  }
}

async function save(config: Config, results: readonly CheckedExchange[]): Promise<void> {
  try {
    await saveChecks(storeUrl(config), ownVersion(), results);
  } catch (error) {
    // What was found is printed even where the database cannot be written.
    printMessage(`the results are not stored: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function reportPage(
  { checked, consistent, skipped, findings, problems }: CheckReport,
  reasons: ReadonlyMap<string, number>,
): string {
  const contradictions = checked - consistent;
  return [
    ...findings.flatMap((found) => reportedTexts(found.trace_id, contradictionLine(found))),
    ...problems.flatMap((found) => reportedTexts(found.trace_id, problemLine(found))),
    `${checked} checked: ${consistent} consistent, ${contradictions} with a contradiction; ${skipped} skipped`,
    ...[...reasons].map(([reason, count]) => `  ${toOneLine(`not checked, or in part: ${count}, as ${reason}`)}`),
    '',
  ].join('\n');
}

function reportedTexts(id: string, found: Line): string[] {
  const [first = '', ...details] = findingTexts(found);
  return [`${id}  ${toOneLine(first)}`, ...details.map((text) => `  ${toOneLine(text)}`)];
}
