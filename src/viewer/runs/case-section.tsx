import { caseLine, differenceLine, severities } from '../../present/comparison.ts';
import { formatNumber, shortId } from '../../present/format.ts';
import { linkTo } from '../app/navigation.ts';
import type { CompareRoute } from '../app/route.ts';
import type { ComparisonFinding, RunComparison } from '../app/types.ts';
import { Status } from '../parts/lines.tsx';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { VerdictName } from './verdict.tsx';

type Case = RunComparison['cases'][number];

/** The cases with the numbers of their findings. */
export const CaseTable = ({ cases }: { cases: readonly Case[] }) => (
  <table>
    <thead>
      <tr>
        <th>case</th>
        <th>verdict</th>
        <th class="number">pairs</th>
        <th class="number">critical</th>
        <th class="number">warnings</th>
        <th class="number">without meaning</th>
      </tr>
    </thead>
    <tbody>
      {cases.map((each) => {
        const { verdict, pairs, findings } = each;
        const count = (severity: ComparisonFinding['severity']): number =>
          findings.filter((finding) => finding.severity === severity).length;
        return (
          <tr>
            <td>{toVisibleLine(caseLine(each).label ?? '')}</td>
            <td>
              <VerdictName verdict={verdict} />
            </td>
            <td class="number" data-label="pairs">
              {pairs}
            </td>
            <td class="number" data-label="critical">
              {count('critical')}
            </td>
            <td class="number" data-label="warnings">
              {count('warning')}
            </td>
            <td class="number" data-label="without meaning">
              {count('info')}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The findings of a case, the worst first, and its pairs of requests, those without findings too. */
export function CaseSection({ compared, route }: { compared: Case; route: CompareRoute }) {
  const { findings, requests = [] } = compared;
  const { label = '', text, lines = [] } = caseLine(compared);
  const shown = severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const rest = findings.filter(({ severity }) => severity === 'info');
  if (findings.length + requests.length === 0) return null;
  return (
    <section>
      <h2>
        {toVisibleLine(label)}: {text}
      </h2>
      {shown.length > 0 && <FindingTable findings={shown} route={route} />}
      {rest.length > 0 && (
        <details>
          <summary>without meaning: {lines.map((line) => line.text)}</summary>
          <FindingTable findings={rest} route={route} />
        </details>
      )}
      {requests.length > 0 && (
        <details>
          <summary>{formatNumber(requests.length, 'pair')} of requests</summary>
          <ol class="pairs">
            {requests.map(({ trace_a: a, trace_b: b }) => (
              <li>
                <a {...linkTo({ ...route, pair: [a, b] })}>
                  {shortId(a)} ⟷ {shortId(b)}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

export function FindingTable({ findings, route }: { findings: readonly ComparisonFinding[]; route: CompareRoute }) {
  return (
    <table class="findings">
      <thead>
        <tr>
          <th>severity</th>
          <th>kind</th>
          <th>side</th>
          <th>what</th>
          <th>place</th>
          <th>requests</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => {
          const { kind, label = '', who, text, details = [], tone } = differenceLine(finding);
          return (
            <tr>
              <td>
                <Status line={{ kind, text: label, ...(tone && { tone }) }} />
              </td>
              <td>{kind}</td>
              <td>{who}</td>
              <td>
                <Text value={text} />
              </td>
              <td>
                <code>{details.map((detail) => toVisibleLine(detail.text))}</code>
              </td>
              <td>
                <a {...linkTo({ ...route, pair: [finding.trace_a ?? '', finding.trace_b ?? ''] })}>
                  {finding.trace_a === null ? '–' : shortId(finding.trace_a)} ⟷{' '}
                  {finding.trace_b === null ? '–' : shortId(finding.trace_b)}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
