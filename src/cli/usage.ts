import type { Usage } from '../../generated/louter.js';
import type { UsageGroup } from '../core/listed-properties.ts';
import { exportUsage, readUnpricedUsage } from '../inspect/view/usage-json.ts';
import { shortId } from '../present/format.ts';
import { sessionTitle } from '../present/session.ts';
import { sessionText, usageColumns, usageLines, usageRowName } from '../present/usage.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import { factsPage, truncate } from './lines.ts';
import { print, printJson, printMessage } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { table } from './table.ts';
import { type RemoteOptions, withTraceStore } from './trace-store.ts';

export interface UsageOptions extends RemoteOptions {
  by: UsageGroup;
  since?: string;
}

/** In characters. */
const maxTitleLength = 60;

/** Prints what requests used and cost: in total, by agent, model, …, and the dearest sessions. */
export async function usage(terms: readonly string[], options: UsageOptions): Promise<void> {
  const { by, since } = options;
  const filter = joinFilterArguments([...terms, ...(since === undefined ? [] : [`since:${since}`])]);
  const found =
    options.url === undefined
      ? await withTraceStore(options, async (store, { statedFacts }) => {
          const now = Date.now();
          const unpriced = await readUnpricedUsage(store, { filter: parseFilter(filter, now), by }, now);
          return exportUsage(unpriced, statedFacts);
        })
      : await new RemoteTraces(options.url, options).usage(filter, by);
  if (options.json) return printJson(found);
  if (found.total.requests === 0) return printMessage('no request matches');
  print(usagePage(found));
}

const usagePage = (found: Usage): string =>
  [
    factsPage(usageLines(found)),
    '',
    table<Usage['rows'][number]>(
      [
        { title: found.by, text: ({ value }) => usageRowName(found, value) },
        ...usageColumns.map(([title, text]) => ({ title, text, align: 'right' as const })),
      ],
      found.rows,
    ),
    table<Usage['sessions'][number]>(
      [
        { title: 'dearest sessions', text: ({ conversation }) => shortId(conversation) },
        ...usageColumns.map(([title, text]) => ({ title, text, align: 'right' as const })),
        {
          title: 'what',
          text: (session) => `${truncate(sessionTitle(session.prompt), maxTitleLength)} (${sessionText(session)})`,
        },
      ],
      found.sessions,
    ).trimEnd(),
  ].join('\n');
