import type { components } from '../../generated/louter.js';
import { toOneLine } from '../core/printable.ts';
import { duration, size, table } from './table.ts';

type Schemas = components['schemas'];
type Diagnostics = Schemas['Diagnostics'];
type ProbeFinding = Schemas['BackendProbe']['findings'][number];

/** Diagnostics for people. What is wrong stands at the end, where it is seen. */
export function diagnosticsPage(found: Diagnostics): string {
  return [
    head(found),
    'backends',
    indented(backendTable(found.backends)),
    'models',
    ...found.models.map(({ pattern, targets }) => `  ${toOneLine(`"${pattern}" → ${targets.join(', else ')}`)}`),
    '',
    `traces     ${toOneLine(storeText(found.traces))}`,
    `self-test  ${toOneLine(selfTestText(found.self_test))}`,
    '',
    findingsText(found.findings),
  ].join('\n');
}

function head({ version, node, gateway, uptime_ms: uptime, active, config }: Diagnostics): string {
  const who =
    gateway === undefined || gateway === null
      ? 'no gateway runs here; looked at in this process'
      : `running at ${gateway}, up ${duration(uptime)}, ${active} exchange(s) under way`;
  return [
    toOneLine(`Louter ${version}, Node ${node}: ${who}`),
    toOneLine(`configuration: ${config ?? 'the embedded default'}`),
    '',
  ].join('\n');
}

const backendTable = (backends: Diagnostics['backends']): string =>
  table(
    [
      { title: 'name', text: ({ name }) => toOneLine(name) },
      { title: 'protocol', text: ({ protocol, dialect }) => (dialect === null ? protocol : `${protocol}, ${dialect}`) },
      { title: 'base_url', text: ({ base_url: url }) => toOneLine(url ?? '–') },
      { title: 'verdict', text: ({ reach }) => reach?.verdict ?? 'not asked' },
      { title: '', text: ({ reach }) => toOneLine(reach ? `${reach.what} (${duration(reach.took_ms)})` : '') },
    ],
    backends,
  );

const indented = (lines: string): string => lines.replaceAll(/^(?=.)/gm, '  ');

function storeText({ store, state, size_bytes: bytes, ...counts }: Diagnostics['traces']): string {
  if (store === null) return 'off';
  const { written = 0, queued_exchanges: queued = 0, lost_bodies: bodies = 0, lost_exchanges: exchanges = 0 } = counts;
  const { set_aside: setAside = 0 } = counts;
  return [
    `${store.replace(/^file:/, '')}: ${state}`,
    bytes === undefined || bytes === null ? 'not there yet' : size(bytes),
    `${written} written, ${queued} waiting`,
    ...(setAside > 0 ? [`of ${setAside} only the metadata`] : []),
    bodies + exchanges === 0 ? 'nothing dropped' : `dropped: ${exchanges} exchange(s), the bodies of ${bodies}`,
  ].join('; ');
}

function selfTestText(test: Diagnostics['self_test']): string {
  if (test === null) return 'not asked for';
  if (test.error !== null) return `could not be done: ${test.error}`;
  const passed = test.checked - test.failed;
  return `${passed} of ${test.checked} checks passed over ${test.pairs.length} pairs, in ${duration(test.took_ms)}`;
}

function findingsText(findings: Diagnostics['findings']): string {
  if (findings.length === 0) return 'nothing is wrong\n';
  const lines = findings.map(
    ({ about, what, next }) => `  ${toOneLine(`${about}: ${what}`)}\n    → ${toOneLine(next)}\n`,
  );
  return `${findings.length} finding(s)\n${lines.join('')}`;
}

/** One thing that a probe found out, in one line. */
export const findingLine = ({ aspect, outcome, what }: ProbeFinding): string =>
  `  ${aspect.padEnd(15)}  ${outcome.padEnd(7)}  ${toOneLine(what)}`;

/** What a probe found out, and the configuration to paste. */
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
    'to paste into louter.toml, in place of this backend:',
    '',
    snippet,
  ].join('\n');
}
