import { isIssuedBy } from '../../core/seal.ts';
import type { CoreFinish, CoreMessage, Seal } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { JudgedAnswer, JudgedExchange } from './exchange.ts';
import { callsOf, isWhole, type Spot } from './faults.ts';
import { both, type DifferenceRule } from './pair.ts';

// In what an answer through the proxy differs from the baseline's so that an agent fares otherwise.

/** The statuses are of another class: 2xx here, 4xx there. */
export const otherHttpClass: DifferenceRule = ({ baseline, proxy }) => {
  const [one, other] = [baseline.answer?.status, proxy.answer?.status];
  if (one === other || (one !== undefined && other !== undefined && classOf(one) === classOf(other))) return [];
  return [
    { path: '/status', what: `answered ${one ?? 'nothing'} in the baseline, ${other ?? 'nothing'} through the proxy` },
  ];
};

const classOf = (status: number): number => Math.floor(status / 100);

/** The answers ended for reasons of another class. */
export const otherStopReason: DifferenceRule = ({ baseline, proxy }) => {
  if (!baseline.answer || !proxy.answer || baseline.answer.status >= 400 || proxy.answer.status >= 400) return [];
  const [one, other] = [endOf(baseline.answer), endOf(proxy.answer)];
  return one === other
    ? []
    : [
        {
          path: '/candidates/0/finish/reason',
          what: `ended with "${one}" in the baseline, with "${other}" through the proxy`,
        },
      ];
};

type EndClass = 'complete' | 'cut' | 'calls' | 'refused' | 'paused' | 'failed' | 'unknown';

function endOf({ response, error }: JudgedAnswer): EndClass {
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
export const callsOnOneSide: DifferenceRule = both((one, other) => {
  const [calls, others] = [callsOf(one), callsOf(other)];
  if (calls.length > 0 === others.length > 0) return [];
  const { path } = [...calls, ...others][0] ?? { path: '' };
  const [who, names] = calls.length > 0 ? ['baseline', calls] : ['proxy', others];
  return [{ path, what: `only the ${who} calls tools: ${names.map(({ call }) => call.name).join(', ')}` }];
});

/**
 * Reasoning that does not come back: what the backend thought and the client did not hear, seals that the client brings
 * back and the backend is not sent. Where the backend's side is not known, the baseline tells what is to be expected.
 */
export const lostReasoning: DifferenceRule = ({ baseline, proxy }) => [
  ...lostInAnswer(baseline, proxy),
  ...lostInRequest(proxy),
];

function lostInAnswer(baseline: JudgedExchange, { answer, upstream }: JudgedExchange): Spot[] {
  const expected = upstream ?? baseline.answer;
  if (!answer || !expected || !isWhole(answer) || !isWhole(expected)) return [];
  const path = '/candidates/0/message/content';
  if (reasoningIn(answered(answer)) === 0 && reasoningIn(answered(expected)) > 0)
    return [{ path, what: 'what the model thought does not reach the client' }];
  // Only a client that heard them in the baseline speaks a protocol that has a place for them.
  const heard = baseline.answer ? sealsIn(answered(baseline.answer)).length : 0;
  return heard > 0 && sealsIn(answered(expected)).length > 0 && sealsIn(answered(answer)).length === 0
    ? [{ path, what: 'the signatures of what the model thought do not reach the client' }]
    : [];
}

function lostInRequest({ request, sent, issuer }: JudgedExchange): Spot[] {
  if (!request || !sent || issuer === null) return [];
  const given = sealsIn(request.messages).filter((seal) => isIssuedBy(seal, issuer)).length;
  const passed = sealsIn(sent.messages).length;
  return passed < given
    ? [{ path: '/messages', what: `of ${given} signatures that the client gives back the backend is sent ${passed}` }]
    : [];
}

const answered = ({ response }: JudgedAnswer): CoreMessage[] => response.candidates.map(({ message }) => message);

const partsOf = (messages: readonly CoreMessage[]): CoreMessage['content'][number][] =>
  messages.flatMap(({ content }): CoreMessage['content'][number][] => content);

const reasoningIn = (messages: readonly CoreMessage[]): number =>
  partsOf(messages).filter((part) => part.type === 'reasoning' && part.blocks.some(({ text }) => text !== '')).length;

const sealsIn = (messages: readonly CoreMessage[]): Seal[] =>
  partsOf(messages).flatMap(({ seal }) => (seal ? [seal] : []));
