import { readAnswer } from '../../record/check-exchange.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import { type NormalizedExchange } from '../../record/normalized-exchange.ts';
import { codecOf } from '../../protocols/frontends.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/**
 * What the client received of a response that failed after it had begun, as a sentence: an agent may go on as if nothing
 * had happened although it received the error. Null where nothing had been sent, or that is not certain.
 */
export function describeNotice(
  trace: StoredTrace,
  { coreRequest, violations }: Pick<NormalizedExchange, 'coreRequest' | 'violations'>,
): string | null {
  const sent = findMessage(trace, 'client-response');
  const codec = codecOf(trace.row.frontend);
  if (!sent?.body || (sent.status ?? 200) >= 400 || !codec || !coreRequest) return null;
  const answer = readAnswer(trace, sent, 'client-request', {
    codec,
    request: coreRequest,
    parties: { vendor: codec.protocol, client: codec.protocol },
  });
  const { error } = trace.row;
  if ('error' in answer && error !== null && error !== '' && answer.error.message.includes(error))
    return 'The client received what had arrived until then, and after it an event with this error.';
  return violations.some(({ at }) => at === 'response')
    ? 'The client received what had arrived until then; its stream has no end and no error.'
    : null;
}
