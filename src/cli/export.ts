import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { secretsOf } from '../config/secrets.ts';
import { exportTrace } from '../inspect/export/trace-json.ts';
import { keepTraces } from '../record/store/kept-traces.ts';
import { FixtureError, readFixture } from '../replay/fixtures.ts';
import { type CurlSide, formatCurl } from '../inspect/export/curl.ts';
import { createFixtureDraft, UnusableTraceError } from '../inspect/export/fixture-draft.ts';
import { freezeSessions } from '../inspect/export/frozen-session.ts';
import { createHtml } from '../inspect/export/html.ts';
import { createHar } from '../inspect/export/har.ts';
import { redactTrace, createExportRedactor } from '../inspect/export/redact-trace.ts';
import { withSubagents } from '../inspect/export/with-subagents.ts';
import { type FixtureDraft, getFixtureDirectory, writeFixture } from '../inspect/export/write-fixture.ts';
import { formatProblem } from '../replay/validate-fixtures.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { findTraceIds, storeUrl, type TracesOptions, withTraceStore } from './trace-store.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import type { StoredTrace } from '../record/store/stored-trace.ts';

export interface ExportOptions extends TracesOptions {
  limit?: number;
  fixture?: string;
  situation?: string;
  html?: true;
  har?: true;
  jsonl?: true;
  curl?: CurlSide | true;
}

/**
 * Prints traces, or writes fixtures of them; exit code 1 if a fixture has errors.
 * @throws {CommandError} if there is no such trace, or it cannot be exported in this format.
 */
export async function exportTraces(terms: readonly string[], options: ExportOptions): Promise<void> {
  const { fixture, situation, html, har, jsonl, curl } = options;
  if (situation !== undefined && fixture === undefined)
    throw new CommandError('--situation names a fixture: add --fixture DIR', 2);
  if (fixture === undefined && !html && !har && !jsonl && curl === undefined)
    throw new CommandError('no output format: add --fixture DIR, --html, --har, --jsonl or --curl', 2);
  await withTraceStore(options, async (store, config) => {
    const named = await findTraceIds(store, terms, options.limit);
    // A page has the subagents of whatever it shows.
    const isSession = html || terms.some((term) => term.startsWith('conversation:'));
    const ids = isSession ? await withSubagents(store, named) : named;
    const redactor = createExportRedactor(secretsOf(config));
    const read = async (id: string): Promise<StoredTrace> => redactTrace(await store.get(id), redactor);
    try {
      if (html) print(createHtml(await freezeSessions({ store, read, redactor, now: Date.now() }, named)).trimEnd());
      else await writeTraces(ids, read, options);
    } catch (error) {
      if (error instanceof UnusableTraceError || error instanceof FixtureError)
        throw new CommandError(error.message, 2);
      throw error;
    }
    await markAsExported(storeUrl(config), ids);
  });
}

/** What was exported is in use: it outlives its retention. A store that this user may not write to is no error. */
async function markAsExported(url: string, ids: readonly string[]): Promise<void> {
  try {
    await keepTraces(url, ids, 'exported');
  } catch (error) {
    if (!(error instanceof TraceStoreError)) throw error;
    printMessage(`the exported traces are removed when their retention time is over: ${error.message}`);
  }
}

async function writeTraces(
  ids: readonly string[],
  read: (id: string) => Promise<StoredTrace>,
  { fixture, situation, har, jsonl, curl, json }: ExportOptions,
): Promise<void> {
  if (jsonl) {
    // One after another: all of them may be more than fits in memory.
    for (const id of ids) printJson(exportTrace(await read(id)), { layout: 'one line' });
    return;
  }
  const traces: StoredTrace[] = [];
  for (const id of ids) traces.push(await read(id));
  if (fixture !== undefined) writeFixtures(traces, { root: resolve(fixture), situation, json });
  else if (har) printJson(createHar(traces));
  else print(traces.map((trace) => formatCurl(trace, curl === 'upstream' ? 'upstream' : 'client')).join('\n'));
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
