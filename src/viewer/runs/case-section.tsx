import { caseLine, differenceLine, groupFindings, severities, type SideNames } from '../../present/comparison.ts';
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
export function CaseSection({ compared, ...shown }: { compared: Case; route: CompareRoute; names: SideNames }) {
  const { route } = shown;
  const { findings, requests = [] } = compared;
  const { label = '', text, lines = [] } = caseLine(compared);
  const worst = severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const rest = findings.filter(({ severity }) => severity === 'info');
  if (findings.length + requests.length === 0) return null;
  return (
    <section>
      <h2>
        {toVisibleLine(label)}: {text}
      </h2>
      {worst.length > 0 && <FindingTable findings={worst} {...shown} />}
      {rest.length > 0 && (
        <details>
          <summary>without meaning: {lines.map((line) => line.text)}</summary>
          <FindingTable findings={rest} {...shown} />
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

/** So many pairs of requests are named for a finding that several have. */
const maxNamedPairs = 3;

interface FindingTableProps {
  findings: readonly ComparisonFinding[];
  route: CompareRoute;
  names: SideNames;
}

/** Each finding once, with the pairs of requests that have it. */
export function FindingTable({ findings, route, names }: FindingTableProps) {
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
        {groupFindings(findings).map((finding) => {
          const { kind, label = '', who, text, details = [], tone } = differenceLine(finding, names);
          const { pairs } = finding;
          return (
            <tr>
              <td>
                <Status line={{ kind, text: label, ...(tone && { tone }) }} />
                {pairs.length > 1 && <span class="quiet"> {pairs.length} times</span>}
              </td>
              <td>{kind}</td>
              <td>{who}</td>
              <td>
                <Text value={text} />
              </td>
              <td>
                <code>{details.filter(({ name }) => name === 'at').map((detail) => toVisibleLine(detail.text))}</code>
              </td>
              <td>
                {pairs.slice(0, maxNamedPairs).map((pair) => (
                  <PairLink pair={pair} route={route} />
                ))}
                {pairs.length > maxNamedPairs && (
                  <details>
                    <summary>{pairs.length - maxNamedPairs} more</summary>
                    {pairs.slice(maxNamedPairs).map((pair) => (
                      <PairLink pair={pair} route={route} />
                    ))}
                  </details>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const nameOf = (id: string | null): string => (id === null ? '–' : shortId(id));

const PairLink = ({ pair, route }: { pair: Pick<ComparisonFinding, 'trace_a' | 'trace_b'>; route: CompareRoute }) => (
  <p>
    <a {...linkTo({ ...route, pair: [pair.trace_a ?? '', pair.trace_b ?? ''] })}>
      {nameOf(pair.trace_a)} ⟷ {nameOf(pair.trace_b)}
    </a>
  </p>
);
