import { failedResponses, incomplete, inFlight, remarks, showFinish } from '../../core/endings.ts';
import { isProblemKind } from '../../record/problems.ts';

/** How an exchange ended, in a few words: what a listing and the title of a trace show. */
export interface Outcome {
  /** `warning`: it ended, with a remark that may explain what the agent did next. */
  verdict: 'running' | 'ok' | 'warning' | 'failed';
  text: string;
}

/** The columns that the outcome depends on. */
export interface OutcomeColumns {
  status: string;
  httpStatus: number | null;
  finish: string | null;
  problem: string | null;
}

/** Responses that end in these ways are complete, and not what the agent waits for. */
const remarkableFinishes: ReadonlySet<string> = new Set(['length', 'content-filter', 'refusal', 'error']);

export function describeOutcome({ status, httpStatus, finish, problem }: OutcomeColumns): Outcome {
  switch (status) {
    case 'open':
      return { verdict: 'running', text: inFlight };
    case 'ok':
      return describeEnd(finish, problem);
    case 'aborted':
      return { verdict: 'warning', text: 'aborted' };
    case 'interrupted':
      return { verdict: 'failed', text: 'interrupted' };
    default: {
      // The error came after the head of the response.
      const isCut = httpStatus !== null && httpStatus < 400;
      return { verdict: 'failed', text: isCut ? incomplete : `${status} ${httpStatus ?? ''}`.trimEnd() };
    }
  }
}

function describeEnd(finish: string | null, problem: string | null): Outcome {
  const end = showFinish(finish);
  if (isProblemKind(problem))
    switch (problem) {
      case 'calls-as-text':
      case 'unreadable-call':
        return { verdict: 'failed', text: failedResponses[problem] };
      case 'other-dialect':
      case 'missing-results':
        return { verdict: 'warning', text: `${end}, ${remarks[problem]}` };
    }
  return { verdict: remarkableFinishes.has(finish ?? '') ? 'warning' : 'ok', text: end };
}
