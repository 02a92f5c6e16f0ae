import { createRequestLocator } from '../../judge/check-request.ts';
import type { NormalizedExchange } from '../../record/normalized-exchange.ts';
import { findProblems, type ExchangeProblem } from '../../record/problems.ts';
import { parseNotes } from '../../record/store/exchange-columns.ts';
import { codecOf } from '../../protocols/frontends.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** What is wrong with an exchange although it ended without an error, and where in its bytes. */
export interface LocatedProblem extends Omit<ExchangeProblem, 'at'> {
  /** JSON Pointer into that request or response; null where it is at no place. */
  path: string | null;
}

/** The problems of a trace; none of one that ended with an error, which explains itself. */
export function listProblems(
  { row }: StoredTrace,
  { coreRequest, finalResponse }: Pick<NormalizedExchange, 'coreRequest' | 'finalResponse'>,
): LocatedProblem[] {
  if (row.status !== 'ok') return [];
  const codec = codecOf(row.frontend);
  const locator = coreRequest && codec && createRequestLocator({ codec, request: coreRequest });
  return findProblems({ row, notes: parseNotes(row), request: coreRequest, response: finalResponse }).map(
    ({ at, ...problem }) => ({
      ...problem,
      path: (at && locator ? locator.locate(at) : '') || null,
    }),
  );
}
