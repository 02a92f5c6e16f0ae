import type { components } from '../../generated/louter.js';
import { toOneLine } from '../core/printable.ts';
import { describeScope } from '../core/self-test-scope.ts';
import { pluralize } from '../core/shown.ts';
import { formatDuration, formatBytes } from '../present/format.ts';
import { dateTime, table } from './table.ts';

type Schemas = components['schemas'];
type Diagnostics = Schemas['Diagnostics'];
type Unread = NonNullable<Schemas['StoreState']['unread']>;
type ProbeFinding = Schemas['BackendProbe']['findings'][number];

/** Diagnostics for people. Problems come last, where a terminal shows them. */
export function diagnosticsPage(shown: Diagnostics): string {
  return [
    head(shown),
    'backends',
    indented(backendTable(shown.backends)),
    'models',
    ...shown.models.map(({ pattern, targets }) => `  ${toOneLine(`"${pattern}" → ${targets.join(', then ')}`)}`),
    '',
    `traces     ${toOneLine(storeText(shown))}`,
    ...journalText(shown.traces),
    ...checksText(shown),
    `self-test  ${toOneLine(selfTestText(shown.self_test))}`,
    '',
    findingsText(shown.findings),
  ].join('\n');
}

/** Whether the diagnostics are those of a gateway: without one, nothing counts what is recorded. */
const isOfGateway = ({ gateway }: Diagnostics): boolean => gateway !== undefined && gateway !== null;

function head(shown: Diagnostics): string {
  const { version, node, gateway, uptime_ms: uptime, active, config } = shown;
  const state = isOfGateway(shown)
    ? `running at ${gateway}, up ${formatDuration(uptime)}, ${active} in-flight requests`
    : 'no gateway is running; checks run by this process';
  return [
    toOneLine(`Louter ${version}, Node ${node}: ${state}`),
    toOneLine(`configuration: ${config ?? 'the built-in default'}`),
    '',
  ].join('\n');
}

const backendTable = (backends: Diagnostics['backends']): string =>
  table(
    [
      { title: 'name', text: ({ name }) => toOneLine(name) },
      { title: 'protocol', text: ({ protocol, dialect }) => (dialect === null ? protocol : `${protocol}, ${dialect}`) },
      { title: 'base_url', text: ({ base_url: url }) => toOneLine(url ?? '–') },
      { title: 'verdict', text: ({ reach }) => reach?.verdict ?? 'not checked' },
      {
        title: '',
        text: ({ reach, path }) =>
          toOneLine(
            [
              ...(reach ? [`${reach.what} (${formatDuration(reach.took_ms)})`] : []),
              ...(path?.startsWith('through') ? [path] : []),
            ].join('; '),
          ),
      },
    ],
    backends,
  );

const indented = (lines: string): string => lines.replaceAll(/^(?=.)/gm, '  ');

function storeText(shown: Diagnostics): string {
  const { store, state, size_bytes: bytes, ...counts } = shown.traces;
  if (store === null) return 'off';
  const isFile = store.startsWith('file:');
  const parts = [
    `${store.replace(/^file:/, '')}: ${state}`,
    ...(isFile ? [typeof bytes === 'number' ? formatBytes(bytes) : 'not created yet'] : []),
  ];
  if (!isOfGateway(shown)) return parts.join('; ');
  const { written = 0, queued_exchanges: queued = 0, lost_bodies: bodies = 0, lost_exchanges: exchanges = 0 } = counts;
  const { set_aside: setAside = 0, unread = { requests: 0, oldest_at: null, read_per_second: 0 } } = counts;
  return [
    ...parts,
    `${written} written, ${queued} queued`,
    ...(unread.requests > 0 ? [unreadText(unread)] : []),
    ...(setAside > 0 ? [`${setAside} with metadata only`] : []),
    bodies + exchanges === 0 ? 'none dropped' : `dropped: ${pluralize(exchanges, 'trace')}, the bodies of ${bodies}`,
  ].join('; ');
}

function unreadText({ requests, oldest_at: oldest, read_per_second: rate }: Unread): string {
  const since = oldest === null ? '' : ` since ${dateTime(Date.parse(oldest) * 1000)}`;
  return `${pluralize(requests, 'request')}${since} to be read, ${rate} a second`;
}

function journalText({ journal }: Diagnostics['traces']): string[] {
  if (!journal) return [];
  const { directory, state, error, bytes, recovered } = journal;
  const parts = [`${directory}: ${state}${error === null ? '' : ` (${error})`}`, formatBytes(bytes)];
  if (recovered > 0) parts.push(`${pluralize(recovered, 'request')} of killed gateways recovered`);
  return [`journal    ${toOneLine(parts.join('; '))}`];
}

function checksText(shown: Diagnostics): string[] {
  const { checks } = shown.traces;
  if (!checks || !isOfGateway(shown)) return [];
  const { consistent, contradiction, skipped } = checks;
  return [`checks     ${consistent} consistent, ${contradiction} with a contradiction, ${skipped} skipped`];
}

function selfTestText(test: Diagnostics['self_test']): string {
  if (test === null) return 'not run';
  if (test.error !== null) return `could not run: ${test.error}`;
  const passed = test.checked - test.failed;
  return `${passed} of ${test.checked} checks passed in ${formatDuration(test.took_ms)}: ${describeScope(test.pairs)}`;
}

function findingsText(findings: Diagnostics['findings']): string {
  if (findings.length === 0) return 'no problems found\n';
  const lines = findings.map(
    ({ about, what, next }) => `  ${toOneLine(`${about}: ${what}`)}\n    → ${toOneLine(next)}\n`,
  );
  return `${pluralize(findings.length, 'problem')}\n${lines.join('')}`;
}

/** One result of a probe, on one line. */
const findingLine = ({ aspect, outcome, what }: ProbeFinding): string =>
  `  ${aspect.padEnd(15)}  ${outcome.padEnd(7)}  ${toOneLine(what)}`;

/** The results of a probe, and the configuration to paste. */
export function probePage({ backend, model, reach, findings, snippet }: Schemas['BackendProbe']): string {
  if (snippet === null) {
    const why = findings.at(-1)?.what ?? reach.what;
    const next = findings.length === 0 && reach.next !== null ? `\n  → ${toOneLine(reach.next)}` : '';
    return `${toOneLine(`${backend} cannot be probed: ${why}`)}${next}\n`;
  }
  return [
    toOneLine(`${backend}, model ${model ?? 'unknown'}`),
    ...findings.map(findingLine),
    '',
    'Paste this into louter.toml in place of the backend:',
    '',
    snippet,
  ].join('\n');
}
