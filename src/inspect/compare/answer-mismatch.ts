import { withoutIndexes } from '../../core/diagnostics.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { isComplete, type ComparedResponse, type DifferenceRule, type RuleHit } from './compared-exchange.ts';
import { classifyFinish } from './critical-differences.ts';
import { canonicalArguments, createPlaceholders } from './info-differences.ts';
import { clientCallsIn } from './response-checks.ts';

/**
 * Both backends answered the same, and the clients received different things: whatever the models do, that is the
 * gateway's doing. Only clients of the same protocol are compared. It is a warning where an answer's losses were declared.
 */
export const findAnswerMismatch: DifferenceRule = ({ baseline, proxy }) => {
  const [one, other] = [baseline, proxy].map(({ answer, upstream, request, mode }) => ({
    answer,
    // What passes through reaches the client as it is.
    upstream: upstream ?? (mode === 'baseline' ? answer : null),
    request,
  }));
  if (baseline.frontend !== proxy.frontend || !one?.answer || !other?.answer || !one.upstream || !other.upstream)
    return [];
  if (![one.answer, other.answer, one.upstream, other.upstream].every(isComplete)) return [];
  const upstreamParts = listParts(one.upstream, one.request);
  if (!haveSameParts(upstreamParts, listParts(other.upstream, other.request))) return [];
  const [expected, received] = [
    listParts(one.answer, one.request, one.upstream),
    listParts(other.answer, other.request, other.upstream),
  ];
  const known = new Set(baseline.losses.map(({ path }) => withoutIndexes(path)));
  const isDeclared = proxy.losses.some(({ path }) => !known.has(withoutIndexes(path)));
  return [...expected.keys()]
    .filter((name) => expected.get(name)?.content !== received.get(name)?.content)
    .map((name): RuleHit => {
      const what = `both backends answered the same, and the client of the proxy received another ${name}`;
      const path = (received.get(name) ?? expected.get(name))?.path ?? '';
      return { path, what, leg: 'answer', origin: 'gateway', ...(isDeclared && { severity: 'warning' }) };
    });
};

interface AnswerPart {
  path: string;
  content: string;
}

type PartName = 'text' | 'reasoning' | 'tool calls' | 'stop reason' | 'token count';

/**
 * What an answer consists of, each part as a text that is equal for answers of the same meaning.
 * @param upstream the backend's answer: a call that has the id of another call there is another call.
 */
function listParts(
  answer: ComparedResponse,
  request: CoreChatRequest | null,
  upstream: ComparedResponse = answer,
): Map<PartName, AnswerPart> {
  const { response } = answer;
  const placeholders = createPlaceholders(request, response);
  const contents = response.candidates.flatMap(({ message }, candidate) =>
    message.content.map((part, index) => ({ part, path: `/candidates/${candidate}/message/content/${index}` })),
  );
  const joined = (type: string, texts: (part: (typeof contents)[number]['part']) => string): AnswerPart => {
    const parts = contents.filter(({ part }) => part.type === type);
    return {
      path: parts[0]?.path ?? '/candidates/0/message/content',
      content: placeholders.text(parts.map(({ part }) => texts(part)).join('')),
    };
  };
  const calls = clientCallsIn(answer);
  const upstreamIndexes = new Map<string, number>();
  for (const [index, { call }] of clientCallsIn(upstream).entries())
    if (!upstreamIndexes.has(call.id)) upstreamIndexes.set(call.id, index);
  const { input, output } = response.usage ?? {};
  return new Map<PartName, AnswerPart>([
    ['text', joined('text', (part) => (part.type === 'text' ? part.text : ''))],
    [
      'reasoning',
      joined('reasoning', (part) => (part.type === 'reasoning' ? part.blocks.map(({ text }) => text).join('') : '')),
    ],
    [
      'tool calls',
      {
        path: calls[0]?.path ?? '/candidates/0/message/content',
        content: calls
          .map(({ call }, position) => {
            // Ids that the gateway makes up are those of the call in the same position.
            const index = upstreamIndexes.get(call.id) ?? position;
            return `${index} ${call.name} ${placeholders.text(canonicalArguments(call))}`;
          })
          .join('\n'),
      },
    ],
    ['stop reason', { path: '/candidates/0/finish/reason', content: classifyFinish(answer) }],
    ['token count', { path: '/usage', content: `${input ?? '?'} ${output ?? '?'}` }],
  ]);
}

const haveSameParts = (one: ReadonlyMap<PartName, AnswerPart>, other: ReadonlyMap<PartName, AnswerPart>): boolean =>
  [...one].every(([name, { content }]) => other.get(name)?.content === content);
