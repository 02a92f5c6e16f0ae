import { table } from '../../src/cli/table.ts';
import type { Run } from './plan.ts';
import { scriptedModels } from './models.ts';

export interface Outcome {
  run: Run;
  /** Its problems. */
  findings: readonly string[];
  milliseconds: number;
}

export const nameOf = ({ agent, variant, scriptedModel, scenario }: Run): string =>
  `${agent.name} (${variant.name}) on ${scriptedModel.name}: ${scenario.name}`;

/** Problems below what has them. */
export const indented = (findings: readonly string[]): string[] =>
  findings.map((finding) => `      ${finding.replaceAll('\n', '\n      ')}`);

/** The findings, and a table with the numbers of successful runs. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ findings }) => findings.length > 0);
  const details = failed.map(({ run, findings }) => [`FAIL  ${nameOf(run)}`, ...indented(findings)].join('\n'));
  const total = `${outcomes.length - failed.length} passed, ${failed.length} failed`;
  return [...details, ...(details.length > 0 ? [''] : []), tableOf(outcomes), total].join('\n');
}

/** One row per agent and variant, one column per backend; cells are successful runs of all runs. */
function tableOf(outcomes: readonly Outcome[]): string {
  const rowOf = ({ run: { agent, variant } }: Outcome): string => `${agent.name} (${variant.name})`;
  const columnOf = ({ run: { scriptedModel } }: Outcome): string => scriptedModel.name;
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
  return table(
    ['agent \\ backend', ...columns].map((title, index) => ({ title, text: (row: string[]) => row[index] ?? '' })),
    rows,
  );
}
