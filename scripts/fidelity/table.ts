import { protocols } from '../../src/core/types.ts';
import { verdicts, type Verdict } from './feature.ts';
import type { FidelityReport, Measured } from './measure.ts';

const marks: Record<Verdict, string> = { carried: '✓', otherwise: '≈', lost: '✗', refused: '⊘' };
/** The protocols as the table calls them, and the letter of each. */
const titles = {
  anthropic: ['Messages', 'M'],
  'openai-chat': ['Chat', 'C'],
  'openai-responses': ['Responses', 'R'],
  gemini: ['Gemini', 'G'],
  ollama: ['Ollama', 'O'],
  'gemini-interactions': ['Interactions', 'I'],
} as const satisfies Record<(typeof protocols)[number], readonly [string, string]>;

/** What docs/reference/fidelity.md shows: a table of what clients ask, and one of what they are answered. */
export const renderTables = ({ requests, answers }: FidelityReport): string =>
  [
    '**What a client asks**, towards a backend of each protocol:',
    renderTable('asked by', requests),
    '**What a model answers**, towards a client of each protocol:',
    renderTable('answered by', answers),
  ].join('\n\n');

function renderTable(label: string, measured: Measured): string {
  const rows = [...measured].map(([feature, byTarget]) => {
    const sources = new Set([...byTarget.values()].flatMap((bySource) => [...bySource.keys()]));
    const letters = protocols.filter((each) => sources.has(each)).map((each) => titles[each][1]);
    return [feature, letters.join(' '), ...protocols.map((target) => renderCell(byTarget.get(target) ?? new Map()))];
  });
  const head = ['', label, ...protocols.map((each) => `${titles[each][0]} ${titles[each][1]}`)];
  return alignColumns([head, ...rows]);
}

/** One mark where it is the same for all sources; else each mark with its sources. */
function renderCell(bySource: ReadonlyMap<string, ReadonlySet<Verdict>>): string {
  const byMarks = new Map<string, string[]>();
  for (const source of protocols) {
    const found = bySource.get(source);
    if (!found) continue;
    const marksFound = verdicts.filter((each) => found.has(each)).map((each) => marks[each]);
    const key = marksFound.join('');
    byMarks.set(key, [...(byMarks.get(key) ?? []), titles[source][1]]);
  }
  if (byMarks.size < 2) return [...byMarks.keys()].join('');
  return [...byMarks].map(([mark, letters]) => `${mark} ${letters.join(' ')}`).join(', ');
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first, ...others] = rows.map(line);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others].join('\n');
}
