import { readPrefix, type PrefixComparison, type PrefixUsage } from '../inspect/prefix/prefix.ts';
import type { VendorDiagnosis } from '../inspect/prefix/vendor-diagnosis.ts';
import { formatDuration, formatShare } from '../present/format.ts';
import { savingsText } from '../present/savings.ts';
import { print, printJson } from './output.ts';
import { type TracesOptions, withTraceStore } from './trace-store.ts';

/** Prints where the prompt of a turn first differs from that of the previous turn, or of another trace. */
export async function prefix(id: string, earlierId: string | undefined, options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store, { statedFacts }) =>
    readPrefix(store, id, earlierId ?? null, statedFacts),
  );
  if (options.json) printJson(found);
  else print(page(found));
}

function page(found: PrefixComparison): string {
  const { difference, settings, usage, savings } = found;
  const lines = [
    `turn     ${found.trace_id}`,
    `after    ${found.earlier}${found.gap_ms === null ? '' : `, ${formatDuration(found.gap_ms)} later`}`,
    `prefix   ${found.prefix}: ${found.shared_bytes} of ${found.prompt_bytes} bytes of the earlier prompt are repeated`,
    `cause    ${found.cause}`,
    ...(found.vendor ? [`vendor   ${vendorText(found.vendor)}`] : []),
    ...(difference
      ? [
          `where    ${difference.element}, ${difference.path}`,
          `  before ${shown(difference.at.earlier, difference.earlier)}`,
          `  after  ${shown(difference.at.later, difference.later)}`,
        ]
      : []),
    ...settings.map(({ path, earlier, later }) => `setting  ${path}: ${earlier ?? 'nothing'} → ${later ?? 'nothing'}`),
    `tokens   ${tokens(usage.earlier)} → ${tokens(usage.later)}`,
    ...(savings ? [`savings  ${savingsText(savings)}`] : []),
  ];
  return lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
}

const shown = (byte: number | null, text: string | null): string =>
  byte === null ? 'nothing' : `byte ${byte}: … ${text} …`;

const tokens = ({ input, cache_read, cache_write, cache_write_by_ttl }: PrefixUsage): string => {
  const byTtl = Object.entries(cache_write_by_ttl ?? {}).map(([ttl, count]) => `${count} for ${ttl}`);
  const written = `${cache_write ?? 0} written to the cache${byTtl.length > 0 ? `: ${byTtl.join(', ')}` : ''}`;
  const share = cache_read ? formatShare(cache_read, input) : null;
  return `${input ?? '?'} input (${cache_read ?? 0} cached${share === null ? '' : `, ${share}`}, ${written})`;
};

const vendorText = ({ reason, what, missed_tokens, compared_with }: VendorDiagnosis): string =>
  [
    `${what}${reason === null || reason === what ? '' : ` (${reason})`}`,
    ...(missed_tokens === null ? [] : [`about ${missed_tokens} tokens missed`]),
    ...(compared_with === null ? [] : [`compared with ${compared_with}`]),
  ].join(', ');
