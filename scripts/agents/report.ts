import type { Run } from './plan.ts';
import { scriptedModels } from './models.ts';

export interface Outcome {
  run: Run;
  /** What was not as it must be. */
  findings: readonly string[];
  milliseconds: number;
}

export const nameOf = ({ agent, variant, speech, scenario }: Run): string =>
  `${agent.name} (${variant.name}) on ${speech.name}: ${scenario.name}`;

/** What was found, and a table of how many runs went well. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ findings }) => findings.length > 0);
  const details = failed.map(({ run, findings }) =>
    [`FAIL  ${nameOf(run)}`, ...findings.map((finding) => `      ${finding.replaceAll('\n', '\n      ')}`)].join('\n'),
  );
  const total = `${outcomes.length - failed.length} passed, ${failed.length} failed`;
  return [...details, ...(details.length > 0 ? [''] : []), tableOf(outcomes), '', total].join('\n');
}

/** A row an agent and variant, a column a backend, and in the cells runs that went well of all. */
function tableOf(outcomes: readonly Outcome[]): string {
  const rowOf = ({ run: { agent, variant } }: Outcome): string => `${agent.name} (${variant.name})`;
  const columnOf = ({ run: { speech } }: Outcome): string => speech.name;
  const columns = scriptedModels
    .map(({ name }) => name)
    .filter((name) => outcomes.some((outcome) => columnOf(outcome) === name));
  const rows = [...new Set(outcomes.map(rowOf))].map((row) => [
    row,
    ...columns.map((column) => {
      const here = outcomes.filter((outcome) => rowOf(outcome) === row && columnOf(outcome) === column);
      const well = here.filter(({ findings }) => findings.length === 0).length;
      return here.length === 0 ? '-' : `${well}/${here.length}${well < here.length ? ' FAIL' : ''}`;
    }),
  ]);
  const lines = [['agent \\ backend', ...columns], ...rows];
  const widths = lines[0]?.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0))) ?? [];
  return lines
    .map((cells) =>
      cells
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
