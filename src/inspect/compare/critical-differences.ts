import { isIssuedBy } from '../../core/signature.ts';
import type { CoreFinish, CoreMessage, Signature } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { ComparedResponse, ComparedExchange } from './compared-exchange.ts';
import { clientCallsIn, isComplete, type RuleHit } from './response-checks.ts';
import { whenBothComplete, type DifferenceRule } from './pair.ts';

// In what an answer through the proxy differs from the baseline's so that an agent fares otherwise.

/** The statuses are of another class: 2xx here, 4xx there. */
export const findOtherHttpClass: DifferenceRule = ({ baseline, proxy }) => {
  const [one, other] = [baseline.answer?.status, proxy.answer?.status];
  if (one === other || (one !== undefined && other !== undefined && statusClass(one) === statusClass(other))) return [];
  return [
    { path: '/status', what: `answered ${one ?? 'nothing'} in the baseline, ${other ?? 'nothing'} through the proxy` },
  ];
};

const statusClass = (status: number): number => Math.floor(status / 100);

/** The answers ended for reasons of another class. */
export const findOtherStopReason: DifferenceRule = ({ baseline, proxy }) => {
  if (!baseline.answer || !proxy.answer || baseline.answer.status >= 400 || proxy.answer.status >= 400) return [];
  const [one, other] = [classifyFinish(baseline.answer), classifyFinish(proxy.answer)];
  return one === other
    ? []
    : [
        {
          path: '/candidates/0/finish/reason',
          what: `ended with "${one}" in the baseline, with "${other}" through the proxy`,
        },
      ];
};

type FinishClass = 'complete' | 'cut' | 'calls' | 'refused' | 'paused' | 'failed' | 'unknown';

function classifyFinish({ response, error }: ComparedResponse): FinishClass {
  const finish: CoreFinish['reason'] = error ? 'error' : (response.candidates[0]?.finish.reason ?? 'other');
  switch (finish) {
    case 'stop':
      return 'complete';
    case 'length':
      return 'cut';
    case 'tool-calls':
      return 'calls';
    case 'refusal':
    case 'content-filter':
      return 'refused';
    case 'pause':
      return 'paused';
    case 'error':
      return 'failed';
    case 'other':
      return 'unknown';
    default:
      return unreachable(finish);
  }
}

/** Tools are called on one side only. */
export const findCallsOnOneSide: DifferenceRule = whenBothComplete((one, other) => {
  const [calls, others] = [clientCallsIn(one), clientCallsIn(other)];
  if (calls.length > 0 === others.length > 0) return [];
  const { path } = [...calls, ...others][0] ?? { path: '' };
  const [caller, names] = calls.length > 0 ? ['baseline', calls] : ['proxy', others];
  return [{ path, what: `only the ${caller} calls tools: ${names.map(({ call }) => call.name).join(', ')}` }];
});

/**
 * Reasoning that does not come back: what the backend thought and the client did not hear, seals that the client brings
 * back and the backend is not sent. Where the backend's side is not known, the baseline tells what is to be expected.
 */
export const findLostReasoning: DifferenceRule = ({ baseline, proxy }) => [
  ...findReasoningLostInResponse(baseline, proxy),
  ...findSignaturesLostInRequest(proxy),
];

function findReasoningLostInResponse(baseline: ComparedExchange, { answer, upstream }: ComparedExchange): RuleHit[] {
  const expected = upstream ?? baseline.answer;
  if (!answer || !expected || !isComplete(answer) || !isComplete(expected)) return [];
  const path = '/candidates/0/message/content';
  if (countReasoning(messagesIn(answer)) === 0 && countReasoning(messagesIn(expected)) > 0)
    return [{ path, what: 'what the model thought does not reach the client' }];
  // Only a client that heard them in the baseline speaks a protocol that has a place for them.
  const baselineSignatures = baseline.answer ? signaturesIn(messagesIn(baseline.answer)).length : 0;
  return baselineSignatures > 0 &&
    signaturesIn(messagesIn(expected)).length > 0 &&
    signaturesIn(messagesIn(answer)).length === 0
    ? [{ path, what: 'the signatures of what the model thought do not reach the client' }]
    : [];
}

function findSignaturesLostInRequest({ request, sent, issuer }: ComparedExchange): RuleHit[] {
  if (!request || !sent || issuer === null) return [];
  const received = signaturesIn(request.messages).filter((signature) => isIssuedBy(signature, issuer)).length;
  const sentCount = signaturesIn(sent.messages).length;
  return sentCount < received
    ? [
        {
          path: '/messages',
          what: `of ${received} signatures that the client gives back the backend is sent ${sentCount}`,
        },
      ]
    : [];
}

const messagesIn = ({ response }: ComparedResponse): CoreMessage[] => response.candidates.map(({ message }) => message);

const partsIn = (messages: readonly CoreMessage[]): CoreMessage['content'][number][] =>
  messages.flatMap(({ content }): CoreMessage['content'][number][] => content);

const countReasoning = (messages: readonly CoreMessage[]): number =>
  partsIn(messages).filter((part) => part.type === 'reasoning' && part.blocks.some(({ text }) => text !== '')).length;

const signaturesIn = (messages: readonly CoreMessage[]): Signature[] =>
  partsIn(messages).flatMap(({ signature }) => (signature ? [signature] : []));
