import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { TraceFilter } from '../../record/store/listing.ts';
import { type TraceStore } from '../../record/store/trace-store.ts';
import { FixtureError } from '../../replay/fixtures.ts';
import { formatCurl, type CurlSide } from './curl.ts';
import { createFixtureDraft, UnusableTraceError } from './fixture-draft.ts';
import { freezeSessions } from './frozen-session.ts';
import { createHtml } from './html.ts';
import { createHar } from './har.ts';
import { createExportRedactor, redactTrace } from './redact-trace.ts';
import { createTar } from './tar.ts';
import { withSubagents } from './with-subagents.ts';
import { exportTrace } from './trace-json.ts';
import { getFixtureDirectory, writeFixture } from './write-fixture.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** The formats in which traces are exported as one file. */
export const exportForms = ['html', 'har', 'jsonl', 'curl', 'fixture'] as const;
export type ExportForm = (typeof exportForms)[number];

export interface ExportQuery {
  readonly form: ExportForm;
  /** Of `curl`: which request is sent again. */
  readonly side: CurlSide;
  /** Prefixes of ids, or else a filter. */
  readonly selection: { readonly ids: readonly string[] } | { readonly filter: TraceFilter };
  /** Those of the configuration, which are redacted. */
  readonly secrets: readonly string[];
}

/** The number of traces in a file, and its size in bytes. */
const maxTraces = 1_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Exports traces as one file, oldest first; those that are named by ids, in that order. Those of a session have its subagents behind the
 * requests that started them.
 * @param now milliseconds since 1970.
 * @throws {TraceStoreError} `not-found`, `ambiguous`; `invalid-query` if the file would be too large, or a trace cannot be
 *   exported in this form.
 */
export async function exportFile(store: TraceStore, query: ExportQuery, now: number): Promise<Uint8Array> {
  const ids = await listIds(store, query.selection);
  const redactor = createExportRedactor(query.secrets);
  let size = 0;
  const read = async (id: string): Promise<StoredTrace> => {
    const trace = redactTrace(await store.get(id), redactor);
    size += trace.messages.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
    if (size > maxBytes) throw tooLarge(`more than ${maxBytes / 1024 / 1024} MiB`);
    return trace;
  };
  if (query.form === 'html') return Buffer.from(createHtml(await freezeSessions({ store, read, redactor, now }, ids)));
  const traces: StoredTrace[] = [];
  for (const id of await withOwnSubagents(store, query.selection, ids)) traces.push(await read(id));
  try {
    return encode(traces, { form: query.form, side: query.side }, now);
  } catch (error) {
    if (error instanceof UnusableTraceError || error instanceof FixtureError || error instanceof RangeError)
      throw new TraceStoreError('invalid-query', error.message);
    throw error;
  }
}

async function listIds(store: TraceStore, selection: ExportQuery['selection']): Promise<string[]> {
  if ('ids' in selection) return [...selection.ids];
  const rows = await store.list(selection.filter, maxTraces + 1);
  if (rows.length === 0) throw new TraceStoreError('not-found', 'no request matches');
  if (rows.length > maxTraces) throw tooLarge(`more than ${maxTraces} requests`);
  return rows.map(({ id }) => id).toReversed();
}

/** A session is exported with its subagents; of other requests, those that were selected. */
async function withOwnSubagents(
  store: TraceStore,
  selection: ExportQuery['selection'],
  ids: readonly string[],
): Promise<readonly string[]> {
  if (!('filter' in selection) || selection.filter.conversation === undefined) return ids;
  const all = await withSubagents(store, ids);
  if (all.length > maxTraces) throw tooLarge(`more than ${maxTraces} requests`);
  return all;
}

const tooLarge = (what: string): TraceStoreError =>
  new TraceStoreError('invalid-query', `${what} match: filter further, or use louter traces export`);

interface TraceQuery extends Pick<ExportQuery, 'side'> {
  readonly form: Exclude<ExportForm, 'html'>;
}

function encode(traces: readonly StoredTrace[], { form, side }: TraceQuery, now: number): Uint8Array {
  switch (form) {
    case 'har':
      return Buffer.from(JSON.stringify(createHar(traces), null, 2));
    case 'jsonl':
      return Buffer.from(traces.map((trace) => `${JSON.stringify(exportTrace(trace))}\n`).join(''));
    case 'curl':
      return Buffer.from(`${traces.map((trace) => formatCurl(trace, side)).join('\n')}\n`);
    case 'fixture':
      return createTar(fixtureFiles(traces), Math.floor(now / 1000));
  }
}

/** Fixtures are validated as files: they are written into a folder of their own, which is removed. */
function fixtureFiles(traces: readonly StoredTrace[]): { path: string; bytes: Buffer }[] {
  const root = mkdtempSync(join(tmpdir(), 'louter-export-'));
  try {
    for (const trace of traces) {
      const draft = createFixtureDraft(trace);
      const isTaken = existsSync(getFixtureDirectory(root, draft));
      const situation = isTaken ? `${draft.situation}-${trace.row.id.slice(0, 8)}` : draft.situation;
      writeFixture(root, { ...draft, situation });
    }
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(root, name)).isFile())
      .toSorted()
      .map((name) => ({ path: name.split(sep).join('/'), bytes: readFileSync(join(root, name)) }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
