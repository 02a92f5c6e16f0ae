import { isIssuedBy } from '../../core/signature.ts';
import type { CoreFinish, CoreMessage, Signature } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import {
  isComplete,
  whenBothComplete,
  type ComparedExchange,
  type ComparedResponse,
  type DifferenceRule,
  type RuleHit,
} from './compared-exchange.ts';
import { isFatal } from './backend-failure.ts';
import { clientCallsIn } from './response-checks.ts';

// Differences between the answer through the proxy and the baseline's that change what an agent does.

/** The HTTP statuses are of different classes, such as 2xx and 4xx. */
export const findOtherHttpClass: DifferenceRule = ({ baseline, proxy }) => {
  const [one, other] = [baseline.answer?.status, proxy.answer?.status];
  if (one === other || (one !== undefined && other !== undefined && statusClass(one) === statusClass(other))) return [];
  return [
    {
      path: '/status',
      what: `status ${one ?? 'missing'} in the baseline, ${other ?? 'missing'} through the proxy`,
      origin: findOrigin(proxy, ({ status }) => other !== undefined && statusClass(status) === statusClass(other)),
    },
  ];
};

/**
 * Who caused a difference: the backend if it failed, or if its answer has the same property as the answer to the client;
 * else the gateway. Null where the backend's answer is not known.
 */
function findOrigin(
  { upstream, backendFailure }: ComparedExchange,
  isAlreadyIn: (upstream: ComparedResponse) => boolean,
): 'backend' | 'gateway' | null {
  if (backendFailure && isFatal(backendFailure)) return 'backend';
  if (!upstream) return null;
  return isAlreadyIn(upstream) ? 'backend' : 'gateway';
}

const statusClass = (status: number): number => Math.floor(status / 100);

/** The answers ended for reasons of different classes. */
export const findOtherStopReason: DifferenceRule = ({ baseline, proxy }) => {
  if (!baseline.answer || !proxy.answer || baseline.answer.status >= 400 || proxy.answer.status >= 400) return [];
  const [one, other] = [classifyFinish(baseline.answer), classifyFinish(proxy.answer)];
  return one === other
    ? []
    : [
        {
          path: '/candidates/0/finish/reason',
          what: `ended with "${one}" in the baseline, with "${other}" through the proxy`,
          origin: findOrigin(proxy, (upstream) => classifyFinish(upstream) === other),
        },
      ];
};

export type FinishClass = 'complete' | 'cut' | 'calls' | 'refused' | 'paused' | 'failed' | 'unknown';

/** The class of the reason for which an answer ended. */
export function classifyFinish({ response, error }: ComparedResponse): FinishClass {
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

/** Only one side calls tools. */
export const findCallsOnOneSide: DifferenceRule = whenBothComplete((one, other, { proxy }) => {
  const [calls, others] = [clientCallsIn(one), clientCallsIn(other)];
  if (calls.length > 0 === others.length > 0) return [];
  const { path } = [...calls, ...others][0] ?? { path: '' };
  const [caller, names] = calls.length > 0 ? ['baseline', calls] : ['proxy', others];
  const origin = findOrigin(proxy, (upstream) => clientCallsIn(upstream).length > 0 === others.length > 0);
  return [{ path, what: `only the ${caller} calls tools: ${names.map(({ call }) => call.name).join(', ')}`, origin }];
});

/**
 * Lost reasoning: the client does not receive the backend's, or the backend does not receive signatures that the client
 * sends back. Where the backend's answer is not known, the baseline is the expectation.
 */
export const findLostReasoning: DifferenceRule = ({ baseline, proxy }) => [
  ...findReasoningLostInResponse(baseline, proxy),
  ...findSignaturesLostInRequest(proxy),
];

function findReasoningLostInResponse(
  baseline: ComparedExchange,
  { answer, upstream, check }: ComparedExchange,
): RuleHit[] {
  const expected = upstream ?? baseline.answer;
  if (!answer || !expected || !isComplete(answer) || !isComplete(expected)) return [];
  const path = '/candidates/0/message/content';
  const origin = {
    leg: 'answer' as const,
    ...(upstream && { origin: 'gateway' as const }),
    // It was declared.
    ...(upstream && check?.answer === 'consistent' && { severity: 'warning' as const }),
  };
  if (countReasoning(messagesIn(answer)) === 0 && countReasoning(messagesIn(expected)) > 0)
    return [{ path, what: 'the reasoning does not reach the client', ...origin }];
  // A client that received signatures in the baseline uses a protocol that has a field for them.
  const baselineSignatures = baseline.answer ? signaturesIn(messagesIn(baseline.answer)).length : 0;
  return baselineSignatures > 0 &&
    signaturesIn(messagesIn(expected)).length > 0 &&
    signaturesIn(messagesIn(answer)).length === 0
    ? [{ path, what: 'the reasoning signatures do not reach the client', ...origin }]
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
          leg: 'request',
          origin: 'gateway',
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
