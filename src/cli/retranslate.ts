import { retranslate as translateAgain, type Retranslation } from '../inspect/retranslate.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import type { TraceStore } from '../record/store/trace-store.ts';
import { suggestName } from '../core/nearest.ts';
import { protocols } from '../core/types.ts';
import { isProtocol, retranslateRequest, translateTo, type TranslationTo } from '../diagnose/translate-request.ts';
import { CommandError, print, printJson } from './output.ts';
import { type TracesOptions, withTraceStore } from './trace-store.ts';

export interface RetranslateOptions extends TracesOptions {
  all?: true;
  to?: string;
}

/** The verdict is on the answer; `request`: on what was sent upstream. */
type TraceRetranslation = { trace_id: string; request: Retranslation } & Retranslation;

/** Traces per query. */
const pageSize = 200;
/** In characters; longer values are truncated. */
const maxValueLength = 80;

/**
 * Translates recorded client requests and backend responses again, and prints how the results differ from what was sent
 * upstream and to clients. Exit code 1 if one differs, 3 if nothing could be compared.
 */
export async function retranslate(id: string | undefined, options: RetranslateOptions): Promise<void> {
  if (options.to !== undefined) return translate(id, options.to, options);
  if ((id === undefined) === (options.all === undefined)) throw new CommandError('expected a trace id, or --all', 2);
  const all = await withTraceStore(options, async (store, config) => {
    const results: TraceRetranslation[] = [];
    for await (const traceId of id === undefined ? allIds(store) : [id]) {
      const trace = await store.get(traceId);
      results.push({
        trace_id: trace.row.id,
        ...translateAgain(trace),
        request: retranslateRequest(trace, config),
      });
    }
    return results;
  });
  if (options.json) printJson(all);
  else print(page(all, options));
  if (all.some((each) => overall(each) === 'differs')) process.exitCode = 1;
  else if (!all.some((each) => overall(each) === 'same')) process.exitCode = 3;
}

/** The verdict on both legs together. */
const overall = ({ verdict, request }: TraceRetranslation): Retranslation['verdict'] =>
  (['differs', 'same'] as const).find((each) => verdict === each || request.verdict === each) ?? 'skipped';

/**
 * Prints what a recorded request would be in another protocol, and whether it passes its check. Exit code 1 if it does not,
 * 3 if it could not be translated or checked.
 */
async function translate(id: string | undefined, protocol: string, options: RetranslateOptions): Promise<void> {
  if (!isProtocol(protocol))
    throw new CommandError(`unknown protocol "${protocol}"${suggestName(protocol, protocols)}`, 2);
  if ((id === undefined) === (options.all === undefined)) throw new CommandError('expected a trace id, or --all', 2);
  const all = await withTraceStore(options, async (store, config) => {
    const results: TraceTranslation[] = [];
    for await (const traceId of id === undefined ? allIds(store) : [id]) {
      const trace = await store.get(traceId);
      results.push({ trace_id: trace.row.id, to: protocol, ...translateTo(trace, protocol, config) });
    }
    return results;
  });
  if (options.json) printJson(all);
  else print(all.map((each) => translationLines(each, { hasBody: id !== undefined })).join('\n'));
  if (all.some(({ verdict }) => verdict === 'contradiction')) process.exitCode = 1;
  else if (!all.some(({ verdict }) => verdict === 'consistent')) process.exitCode = 3;
}

type TraceTranslation = { trace_id: string; to: string } & TranslationTo;

function translationLines(translation: TraceTranslation, { hasBody }: { hasBody: boolean }): string {
  const { trace_id: id, to, verdict, why } = translation;
  const head = `${id} to ${to}: ${verdict}${why === null ? '' : `, ${why}`}`;
  if (!('body' in translation)) return head;
  const { body, losses, violations, findings } = translation;
  return [
    head,
    ...losses.map(({ path, what }) => `  unsupported field ${path}: ${what}`),
    ...violations.map(({ path, what }) => `  violation at ${path || '/'}: ${what}`),
    ...findings.map(({ path, what }) => `  contradiction at ${path || '/'}: ${what}`),
    ...(hasBody ? [JSON.stringify(body, null, 2)] : []),
  ].join('\n');
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
  const count = (verdict: Retranslation['verdict']): number => all.filter((each) => overall(each) === verdict).length;
  const shown = all.filter((each) => !isMany || overall(each) === 'differs').flatMap(lines);
  const total = `${count('same')} same, ${count('differs')} different, ${count('skipped')} skipped`;
  return [...shown, ...(isMany ? [total, ...reasons(all)] : [])].join('\n');
}

/** The reasons for skipped traces, with their counts. */
function reasons(all: readonly TraceRetranslation[]): string[] {
  const counts = new Map<string, number>();
  for (const each of all)
    if (overall(each) === 'skipped' && each.verdict === 'skipped')
      counts.set(each.why, (counts.get(each.why) ?? 0) + 1);
  return [...counts].map(([why, count]) => `  ${count}: ${why}`);
}

function lines({ trace_id: id, request, ...answer }: TraceRetranslation): string[] {
  if (answer.verdict === 'skipped' && request.verdict === 'skipped') return [`${id}: skipped, ${answer.why}`];
  const differing = [...differenceLines('request', request), ...differenceLines('response', answer)];
  return [`${id}: ${differing.length === 0 ? 'same' : 'differs'}`, ...differing];
}

function differenceLines(leg: string, result: Retranslation): string[] {
  if (result.verdict !== 'differs') return [];
  return result.differences.map(
    ({ event, path, then, now }) =>
      `  ${leg}${event === null ? '' : `, event ${event},`} ${path || '/'}: was ${shorten(then)}, is ${shorten(now)}`,
  );
}

function shorten(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)} …` : text;
}
