import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { secretsOf } from '../config/secrets.ts';
import { exportTrace } from '../inspect/export/trace-json.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { FixtureError, readFixture } from '../replay/fixtures.ts';
import { formatCurl } from '../inspect/export/curl.ts';
import { createFixtureDraft, UnusableTraceError } from '../inspect/export/fixture-draft.ts';
import { createHar } from '../inspect/export/har.ts';
import { redactTrace, createExportRedactor } from '../inspect/export/redact-trace.ts';
import { type FixtureDraft, getFixtureDirectory, writeFixture } from '../inspect/export/write-fixture.ts';
import type { StoredTrace, TraceStore } from '../record/store/trace-store.ts';
import { formatProblem } from '../replay/validate-fixtures.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { withTraceStore } from './trace-store.ts';
import type { ExportOptions } from './traces.ts';

/**
 * Prints traces, or writes fixtures of them; exit code 1 if a fixture has errors.
 * @throws {CommandError} if there is no such trace, or it cannot be exported in this format.
 */
export async function exportTraces(terms: readonly string[], options: ExportOptions): Promise<void> {
  const traces = await withTraceStore(options, async (store, config) => {
    const redactor = createExportRedactor(secretsOf(config));
    return (await findTraces(store, terms, options)).map((trace) => redactTrace(trace, redactor));
  });
  try {
    writeTraces(traces, options);
  } catch (error) {
    if (error instanceof UnusableTraceError || error instanceof FixtureError) throw new CommandError(error.message, 2);
    throw error;
  }
}

function writeTraces(
  traces: readonly StoredTrace[],
  { fixture, situation, har, jsonl, curl, json }: ExportOptions,
): void {
  if (fixture !== undefined) return writeFixtures(traces, { root: resolve(fixture), situation, json });
  if (situation !== undefined) throw new CommandError('--situation names a fixture: add --fixture DIR', 2);
  if (har) return printJson(createHar(traces));
  if (jsonl) return traces.forEach((trace) => printJson(exportTrace(trace), { layout: 'one line' }));
  if (curl !== undefined)
    return print(traces.map((trace) => formatCurl(trace, curl === true ? 'client' : curl)).join('\n'));
  throw new CommandError('no output format: add --fixture DIR, --har, --jsonl or --curl', 2);
}

/** By ids, in their order; or by filters, oldest first. */
async function findTraces(
  store: TraceStore,
  terms: readonly string[],
  { limit }: ExportOptions,
): Promise<StoredTrace[]> {
  const isFilter = terms.some((word) => word.includes(':'));
  const ids = isFilter
    ? (await store.list(parseFilter(joinFilterArguments(terms), Date.now()), limit)).map(({ id }) => id).toReversed()
    : terms;
  if (ids.length === 0) throw new CommandError('no request matches', 2);
  const traces: StoredTrace[] = [];
  for (const id of ids) traces.push(await store.get(id));
  return traces;
}

interface FixtureOptions {
  root: string;
  situation: string | undefined;
  json: true | undefined;
}

function writeFixtures(traces: readonly StoredTrace[], { root, situation, json }: FixtureOptions): void {
  if (situation !== undefined && traces.length > 1)
    throw new CommandError(`--situation names one fixture, but ${traces.length} traces match`, 2);
  if (situation !== undefined && !/^[a-z0-9][a-z0-9-]*$/.test(situation))
    throw new CommandError('--situation: expected lower-case letters, digits and hyphens', 2);
  const written = traces.map((trace) => {
    const draft = createFixtureDraft(trace, situation);
    assertSameTrace(root, draft, trace.row.id);
    return writeFixture(root, draft);
  });
  if (json) printJson(written.map(({ directory, removed, faults }) => ({ directory, removed, faults })));
  for (const { directory, removed, faults } of written) {
    if (!json) print(relative('', directory) || '.');
    if (removed.length > 0) printMessage(`removed: ${removed.join('; ')}`);
    for (const fault of faults) printMessage(formatProblem(fault));
    if (faults.length > 0) process.exitCode = 1;
  }
}

/** A fixture of the same trace is overwritten, another one is not. */
function assertSameTrace(root: string, draft: FixtureDraft, trace: string): void {
  const directory = getFixtureDirectory(root, draft);
  if (existsSync(directory) && readFixture(directory).trace !== trace)
    throw new CommandError(`${directory} exists and is a fixture of another trace; choose another --situation`, 2);
}
