import { type ExportedConversationSummary, exportConversationSummary } from '../inspect/view/conversation-json.ts';
import { inFlight } from '../core/endings.ts';
import { outcomeLine } from '../present/exchange.ts';
import { formatCount, formatDollars, formatDuration, formatShare, shortId } from '../present/format.ts';
import { modelText, sessionMarks, sessionTitle } from '../present/session.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { truncate } from './lines.ts';
import { print, printJson, printMessage } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { type Column, dateTime, table } from './table.ts';
import { type RemoteOptions, withTraceStore } from './trace-store.ts';

/** Prints the sessions of agents as the page lists them, or a JSON array. */
export async function listSessions(
  terms: readonly string[],
  options: RemoteOptions & { limit: number },
): Promise<void> {
  const { url, limit } = options;
  const filter = joinFilterArguments(terms);
  const sessions: ExportedConversationSummary[] =
    url === undefined
      ? (await withTraceStore(options, (store) => store.listConversations(parseFilter(filter, Date.now()), limit))).map(
          exportConversationSummary,
        )
      : await new RemoteTraces(url, options).sessions(filter, limit);
  if (options.json) return printJson(sessions);
  if (sessions.length === 0)
    return printMessage(terms.length > 0 ? 'no request matches' : 'no requests have been recorded yet');
  print(table(columns, sessions));
  if (sessions.length === limit) printMessage(`only the first ${limit} are shown; use --limit for more`);
}

/** In characters. */
const maxTitleLength = 70;

const columns: readonly Column<ExportedConversationSummary>[] = [
  { title: 'time', text: ({ last }) => dateTime(Date.parse(last.started_at) * 1000) },
  { title: 'id', text: ({ conversation }) => shortId(conversation) },
  {
    title: 'what the user asked first',
    text: ({ title, last }) => truncate(sessionTitle(title ?? last.prompt), maxTitleLength),
  },
  { title: 'agent → backend', text: ({ last }) => `${last.agent ?? last.frontend} → ${last.backend ?? '–'}` },
  { title: 'model', text: ({ last }) => modelText(last.model) },
  { title: 'turns', align: 'right', text: ({ turns }) => String(turns) },
  {
    title: 'status',
    text: ({ in_flight: open, last }) => (open > 0 ? inFlight : outcomeLine(last.outcome).text),
  },
  { title: 'tokens (cached)', align: 'right', text: ({ usage }) => tokensText(usage) },
  { title: 'cost', align: 'right', text: ({ cost_usd: cost }) => (cost === null ? '–' : formatDollars(cost)) },
  {
    title: 'took',
    align: 'right',
    text: ({ started_at: from, ended_at: to }) => formatDuration(Date.parse(to) - Date.parse(from)),
  },
  {
    title: '',
    text: (session) =>
      sessionMarks(session)
        .map(({ text }) => text)
        .join(', '),
  },
];

function tokensText(usage: ExportedConversationSummary['usage']): string {
  if (usage === null) return '–';
  const share = formatShare(usage.cache_read, usage.input);
  return `${formatCount((usage.input ?? 0) + (usage.output ?? 0))}${share === null ? '' : ` (${share})`}`;
}
