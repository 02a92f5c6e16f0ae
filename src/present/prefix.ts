import type { PrefixComparison } from '../../generated/louter.js';
import { formatDuration, formatExact, formatShare } from './format.ts';
import type { Line } from './line.ts';
import { savingsText } from './savings.ts';

type Usage = PrefixComparison['usage']['earlier'];
export type PrefixLineKind = 'request' | 'prefix' | 'cause' | 'place' | 'setting' | 'fact';

/** How much of a prompt comes again in a later request, where it breaks, and why its cache was not read. */
export function prefixLines(found: PrefixComparison): Line<PrefixLineKind>[] {
  const { trace_id: later, earlier, gap_ms: gapMs, difference, settings, usage, vendor, savings } = found;
  const [shared, all] = [formatExact(found.shared_bytes), formatExact(found.prompt_bytes)];
  const since = gapMs === null ? '' : `, ${formatDuration(Math.max(0, gapMs))} later`;
  const isFine = found.cause_kind === 'hit' || found.cause_kind === 'unknown';
  return [
    { kind: 'request', label: 'turn', text: later },
    { kind: 'request', label: 'after', text: `${earlier}${since}` },
    {
      kind: 'prefix',
      label: 'prefix',
      text: `${found.prefix}: ${shared} of ${all} bytes of the earlier prompt are repeated`,
    },
    { kind: 'cause', label: 'cause', text: found.cause, ...(!isFine && { tone: 'bad' }) },
    ...(vendor ? [{ kind: 'fact' as const, label: 'vendor', text: vendorText(vendor) }] : []),
    ...(difference ? [placeLine(found, difference)] : []),
    ...settings.map(({ path, earlier: was, later: is }): Line<PrefixLineKind> => ({
      kind: 'setting',
      label: 'setting',
      text: `${path}: ${was ?? 'nothing'} → ${is ?? 'nothing'}`,
    })),
    { kind: 'fact', label: 'tokens', text: `${usageText(usage.earlier)} → ${usageText(usage.later)}` },
    ...(savings ? [{ kind: 'fact' as const, label: 'savings', text: savingsText(savings) }] : []),
  ];
}

/** Where the prompts differ, with an excerpt of both. */
function placeLine(
  { trace_id: later, earlier }: PrefixComparison,
  { element, path, at, ...texts }: NonNullable<PrefixComparison['difference']>,
): Line<'place'> {
  const excerpt = (label: string, trace: string, byte: number | null, text: string | null): Line => ({
    kind: 'excerpt',
    label,
    text: byte === null ? 'nothing' : `byte ${formatExact(byte)}: … ${text} …`,
    ...(byte !== null && { link: { view: 'raw', trace, leg: 'upstream-request', byte } }),
  });
  return {
    kind: 'place',
    label: 'where',
    text: `${element}, ${path}`,
    lines: [excerpt('before', earlier, at.earlier, texts.earlier), excerpt('after', later, at.later, texts.later)],
  };
}

function usageText({ input, cache_read: read, cache_write: written, cache_write_by_ttl: byTtl }: Usage): string {
  const ttls = Object.entries(byTtl ?? {}).map(([ttl, count]) => `${formatExact(count)} for ${ttl}`);
  const share = read ? formatShare(read, input) : null;
  const parts = [
    read === null ? 'cached tokens not counted' : `${formatExact(read)} cached`,
    ...(share === null ? [] : [share]),
    written === null
      ? 'written ones not counted'
      : `${formatExact(written)} written to the cache${ttls.length === 0 ? '' : `: ${ttls.join(', ')}`}`,
  ];
  return `${input === null ? '?' : formatExact(input)} input (${parts.join(', ')})`;
}

const vendorText = ({
  reason,
  what,
  missed_tokens: missed,
  compared_with: other,
}: NonNullable<PrefixComparison['vendor']>): string =>
  [
    `${what}${reason === null || reason === what ? '' : ` (${reason})`}`,
    ...(missed === null ? [] : [`about ${formatExact(missed)} tokens missed`]),
    ...(other === null ? [] : [`compared with ${other}`]),
  ].join(', ');
