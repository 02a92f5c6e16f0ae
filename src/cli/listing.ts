import type { ExportedSummary } from '../inspect/export/trace-summary.ts';
import type { ConversationThread } from '../inspect/thread-tree.ts';
import { dateTime, dollars, duration, shortId, table, type Column } from './table.ts';

function modelText({ model: { asked, routed } }: ExportedSummary): string {
  if (asked === null || routed === null || asked === routed) return routed ?? asked ?? '–';
  return `${asked} → ${routed}`;
}

/** As the viewer shows it; all that ended well is `ok`, as in the filter `status:ok`. */
const statusText = ({ outcome: { verdict, text } }: ExportedSummary): string => (verdict === 'ok' ? 'ok' : text);

const markedStatusText = (summary: ExportedSummary): string =>
  summary.check === 'contradiction' ? `${statusText(summary)} ≠` : statusText(summary);

const tokensText = ({ usage }: ExportedSummary): string =>
  usage === null ? '–' : `${usage.input ?? '?'}+${usage.output ?? '?'}`;

/** In characters. */
const maxPromptLength = 60;

const truncatePrompt = (prompt: string): string => {
  const line = prompt.replaceAll(/\s+/g, ' ');
  return line.length > maxPromptLength ? `${line.slice(0, maxPromptLength - 1).toWellFormed()}…` : line;
};

const columns: readonly Column<ExportedSummary>[] = [
  { title: 'time', text: ({ started_at }) => dateTime(Date.parse(started_at) * 1000) },
  { title: 'id', text: ({ trace_id }) => shortId(trace_id) },
  { title: 'client → backend', text: ({ agent, frontend, backend }) => `${agent ?? frontend} → ${backend ?? '–'}` },
  { title: 'model', text: modelText },
  { title: 'status', text: markedStatusText },
  { title: 'tokens', align: 'right', text: tokensText },
  { title: 'took', align: 'right', text: ({ timing }) => duration(timing.total_ms) },
  { title: 'losses', align: 'right', text: ({ losses }) => (losses === 0 ? '' : String(losses)) },
  { title: 'tools', text: ({ tools }) => [...new Set(tools)].join(' ') },
  { title: 'prompt', text: ({ prompt }) => truncatePrompt(prompt ?? '') },
];

/** Columns that are shown only if a row has a value. */
const optionalColumns: readonly (Column<ExportedSummary> & {
  after: string;
  has(summary: ExportedSummary): boolean;
})[] = [
  { after: 'id', title: 'key', has: ({ key }) => key !== null, text: ({ key }) => key ?? '–' },
  {
    after: 'client → backend',
    title: 'route',
    has: ({ route }) => route !== null && route !== undefined,
    text: ({ route }) => route ?? '–',
  },
  {
    after: 'tokens',
    title: 'cost',
    align: 'right',
    has: ({ cost_usd }) => cost_usd !== null,
    text: ({ cost_usd }) => (cost_usd === null ? '–' : dollars(cost_usd)),
  },
];

const columnsFor = (summaries: readonly ExportedSummary[]): Column<ExportedSummary>[] =>
  columns.flatMap((column) => [
    column,
    ...optionalColumns.filter(({ after, has }) => after === column.title && summaries.some((each) => has(each))),
  ]);

/** A table of requests, in the given order. */
export const listing = (summaries: readonly ExportedSummary[]): string => table(columnsFor(summaries), summaries);

interface Row {
  label: string;
  summary: ExportedSummary;
}

/** A table of conversations, turn after turn; subagents are indented below the turn that called them. */
export function threadListing(threads: readonly ConversationThread[]): string {
  const rows = threads.flatMap((thread) => rowsOf(thread, 0));
  const shown = columnsFor(rows.map(({ summary }) => summary));
  return table<Row>(
    [
      { title: 'turn', text: ({ label }) => label },
      ...shown.map((column) => ({ ...column, text: ({ summary }: Row) => column.text(summary) })),
    ],
    rows,
  );
}

const rowsOf = ({ turns, subagents }: ConversationThread, depth: number): Row[] =>
  turns.flatMap((summary) => [
    { label: `${'   '.repeat(depth)}${depth > 0 ? '↳ ' : ''}${turnText(summary)}`, summary },
    ...subagents.filter(({ parent }) => parent === summary.trace_id).flatMap((each) => rowsOf(each, depth + 1)),
  ]);

const turnText = ({ turn, link }: ExportedSummary): string =>
  `${turn ?? '–'}${link === 'compaction' ? ' (compacted)' : ''}`;
