import { retranslate as translateAgain, type Retranslation } from '../inspect/retranslate.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import type { TraceStore } from '../record/store/trace-store.ts';
import { CommandError, print, printJson } from './output.ts';
import { withTraceStore } from './trace-store.ts';
import type { RetranslateOptions } from './traces.ts';

type TraceRetranslation = { trace_id: string } & Retranslation;

/** Traces per query. */
const pageSize = 200;
/** In characters; longer values are truncated. */
const maxValueLength = 80;

/**
 * Translates recorded backend responses again and prints how the result differs from what clients received.
 * Exit code 1 if it differs, 3 if nothing could be compared.
 */
export async function retranslate(id: string | undefined, options: RetranslateOptions): Promise<void> {
  if ((id === undefined) === (options.all === undefined)) throw new CommandError('expected a trace id, or --all', 2);
  const all = await withTraceStore(options, async (store) => {
    const results: TraceRetranslation[] = [];
    for await (const traceId of id === undefined ? allIds(store) : [id]) {
      const trace = await store.get(traceId);
      results.push({ trace_id: trace.row.id, ...translateAgain(trace) });
    }
    return results;
  });
  if (options.json) printJson(all);
  else print(page(all, options));
  if (all.some(({ verdict }) => verdict === 'differs')) process.exitCode = 1;
  else if (!all.some(({ verdict }) => verdict === 'same')) process.exitCode = 3;
}

async function* allIds(store: TraceStore): AsyncGenerator<string> {
  let behind: Pick<TraceFilter, 'cursor'> = {};
  for (;;) {
    const rows = await store.list(behind, pageSize);
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    behind = { cursor: { startedAt: Number(last.startedAt), id: last.id } };
  }
}

function page(all: readonly TraceRetranslation[], { all: isMany }: RetranslateOptions): string {
  const count = (verdict: Retranslation['verdict']): number => all.filter((each) => each.verdict === verdict).length;
  const shown = all.filter(({ verdict }) => !isMany || verdict === 'differs').flatMap(lines);
  const total = `${count('same')} same, ${count('differs')} different, ${count('skipped')} skipped`;
  return [...shown, ...(isMany ? [total, ...reasons(all)] : [])].join('\n');
}

/** The reasons for skipped traces, with their counts. */
function reasons(all: readonly TraceRetranslation[]): string[] {
  const counts = new Map<string, number>();
  for (const each of all) if (each.verdict === 'skipped') counts.set(each.why, (counts.get(each.why) ?? 0) + 1);
  return [...counts].map(([why, count]) => `  ${count}: ${why}`);
}

function lines(result: TraceRetranslation): string[] {
  const { trace_id: id, verdict } = result;
  if (verdict === 'same') return [`${id}: same`];
  if (verdict === 'skipped') return [`${id}: skipped, ${result.why}`];
  return [
    `${id}: differs`,
    ...result.differences.map(
      ({ event, path, then, now }) =>
        `  ${event === null ? '' : `event ${event} `}${path || '/'}: was ${shorten(then)}, is ${shorten(now)}`,
    ),
  ];
}

function shorten(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)} …` : text;
}
