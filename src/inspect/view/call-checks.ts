import { checkCall, type CheckedCall } from '../../core/call-check.ts';
import type { NormalizedExchange } from '../../record/normalized-exchange.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** Whether the calls of an exchange are those that its request allows: by its bytes, without them as it was stored. */
export function checkCalls(
  { row }: StoredTrace,
  { coreRequest, finalResponse }: Pick<NormalizedExchange, 'coreRequest' | 'finalResponse'>,
): CheckedCall[] {
  if (coreRequest && finalResponse)
    return finalResponse.candidates.flatMap(({ message }) =>
      message.content.flatMap((part) => (part.type === 'tool-call' ? [checkCall(part, coreRequest)] : [])),
    );
  return row.toolCalls.map(({ name, isValid }) => {
    switch (isValid) {
      case true:
        return { name, isValid };
      case false:
        return { name, isValid, what: `the call of ${name} is not one that the request allows` };
      case null:
        return { name, isValid, why: 'the request and the response are not stored' };
    }
  });
}
