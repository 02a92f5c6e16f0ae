import type { components } from '../../generated/louter.js';
import { pluralize } from '../core/shown.ts';
import { detailsOf, type Line, type Tone } from './line.ts';

type Schemas = components['schemas'];
export type ConformanceReport = Schemas['ConformanceReport'];
export type ProtocolConformance = Schemas['ProtocolConformance'];
export type ConformanceResult = Schemas['ConformanceResult'];
export type ConformanceViolation = Schemas['ConformanceViolation'];

const tones: Readonly<Record<ConformanceResult['result'], Tone>> = {
  passed: 'good',
  failed: 'bad',
  unsupported: 'mixed',
  inconclusive: 'mixed',
  unavailable: 'mixed',
  skipped: 'quiet',
};

/** The role of a line of a report: a protocol, one of its cases, a violation of a rule, a command, a change, the sum. */
export type ConformanceLineKind = 'protocol' | 'case' | 'violation' | 'request' | 'change' | 'summary';

/** One case, with what was violated and what was sent below it. */
export function caseLine(result: ConformanceResult): Line<ConformanceLineKind> {
  const { case: name, expected, what, violations, request } = result;
  const rules = violations.map(({ event, path, what: violated, rule }): Line<ConformanceLineKind> => ({
    kind: 'violation',
    text: `${event === null ? '' : `event ${event} `}${path || '/'}: ${violated}`,
    details: detailsOf({ rule }),
  }));
  const isExplained = result.result === 'failed';
  return {
    kind: 'case',
    label: name,
    tone: tones[result.result],
    text: `${result.result}${what === null ? '' : `: ${what}`}`,
    details: detailsOf({ expected: isExplained ? `a server of this protocol ${expected}` : null }),
    lines: [...rules, ...(isExplained && request !== null ? [{ kind: 'request', text: request } as const] : [])],
  };
}

/** A report as lines: each protocol with its cases, then their sum. */
export function conformanceLines(report: ConformanceReport): Line<ConformanceLineKind>[] {
  return [
    ...report.protocols.map(
      ({ protocol, base_url: baseUrl, model, requests, input_tokens: input, output_tokens: output, error, cases }) => ({
        kind: 'protocol' as const,
        label: protocol,
        text:
          error ??
          `${baseUrl}, model ${model}: ${pluralize(requests, 'request')}, ${input} input tokens, ${output} output tokens`,
        lines: cases.map(caseLine),
      }),
    ),
    summaryLine(report),
  ];
}

function summaryLine(report: ConformanceReport): Line<ConformanceLineKind> {
  const { counts, requests, protocols } = report;
  const parts = (['passed', 'failed', 'unsupported', 'inconclusive', 'unavailable', 'skipped'] as const).flatMap(
    (result) => (counts[result] > 0 ? [`${counts[result]} ${result}`] : []),
  );
  return {
    kind: 'summary',
    tone: counts.failed > 0 ? 'bad' : whyIncomplete(report) === undefined ? 'good' : 'mixed',
    text: `${parts.join(', ') || 'nothing was checked'}, in ${pluralize(requests, 'request')} of ${pluralize(protocols.length, 'protocol')}`,
  };
}

/** Why a report without a failure does not show that the server is right, and what to do; `undefined`: it does. */
export function whyIncomplete({ counts, protocols }: ConformanceReport): string | undefined {
  const cases = protocols.flatMap((each) => each.cases);
  const refused = cases.find(({ result }) => result === 'unavailable');
  if (refused)
    return `the server was unavailable for ${counts.unavailable} of ${pluralize(cases.length, 'case')}, of which nothing is known (${refused.case}: ${refused.what}): check again when it is not, or send less with --only`;
  if (counts.passed + counts.failed + counts.unsupported > 0) return undefined;
  return counts.inconclusive > 0
    ? 'nothing was judged, as the model did not do what any of the cases needs: pass another with --model, or more cases with --only'
    : 'nothing was judged, as no case was sent: pass more with --max-requests, or other cases with --only';
}

/** A case with another result than in an earlier report. */
export function changeLine(change: {
  protocol: string;
  case: string;
  before: string;
  now: string;
  direction: 'better' | 'worse' | 'other';
}): Line<ConformanceLineKind> {
  const { direction } = change;
  return {
    kind: 'change',
    label: `${change.protocol} ${change.case}`,
    tone: direction === 'better' ? 'good' : direction === 'worse' ? 'bad' : 'quiet',
    text: `${direction === 'other' ? 'changed' : direction}: ${change.before}, now ${change.now}`,
  };
}
