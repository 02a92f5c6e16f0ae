import { parseArguments } from '../../core/json.ts';
import type { CoreAssistantPart, CoreToolCall } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { ComparedResponse } from './compared-exchange.ts';
import { clientCallsIn } from './response-checks.ts';
import { whenBothComplete, type DifferenceRule, type ExchangePair } from './pair.ts';
import { createPlaceholders, type IdPlaceholders } from './placeholders.ts';

// In what two answers differ that mean the same.

/** Other words, or other arguments of the same call, once ids and times are replaced. */
export const findOtherWording: DifferenceRule = whenBothComplete((one, other, pair) => {
  const [baselineTexts, proxyTexts] = maskedTexts(one, other, pair);
  return baselineTexts.flatMap(({ path, text }, index) => {
    const otherText = proxyTexts[index]?.text;
    return text === otherText
      ? []
      : [{ path, what: otherText === undefined ? 'is said in the baseline only' : 'is worded otherwise' }];
  });
});

/** The ids of calls, or of the answer, are others. */
export const findOtherIds: DifferenceRule = whenBothComplete((one, other) => {
  const [baselineIds, proxyIds] = [idsIn(one), idsIn(other)];
  return baselineIds.join() === proxyIds.join() ? [] : [{ path: '/id', what: 'the ids are others' }];
});

const idsIn = (answer: ComparedResponse): string[] => [
  answer.response.id,
  ...clientCallsIn(answer).map(({ call }) => call.id),
];

/** Arguments of the same value that are written in another order. */
export const findOtherKeyOrder: DifferenceRule = whenBothComplete((one, other) => {
  const calls = clientCallsIn(other);
  return clientCallsIn(one).flatMap(({ call, path }, index) => {
    const counterpart = calls[index]?.call;
    if (
      !counterpart ||
      serializedArguments(call) === serializedArguments(counterpart) ||
      canonicalArguments(call) !== canonicalArguments(counterpart)
    )
      return [];
    return [{ path: `${path}/input`, what: `the arguments of "${call.name}" come in another order` }];
  });
});

/** The answers were written in another number of pieces. */
export const findOtherChunkCount: DifferenceRule = whenBothComplete((one, other) =>
  one.chunkCount === other.chunkCount
    ? []
    : [
        {
          path: '',
          what: `came in ${one.chunkCount} pieces in the baseline, in ${other.chunkCount} through the proxy`,
        },
      ],
);

// ---------------------------------------------------------------- what is said

interface PartText {
  path: string;
  text: string;
}

/** What both answers say, part by part, in texts that are equal where only ids, times or wireForm differ. */
function maskedTexts(
  one: ComparedResponse,
  other: ComparedResponse,
  { baseline, proxy }: ExchangePair,
): [PartText[], PartText[]] {
  return [
    partTexts(one, createPlaceholders(baseline.request, one.response)),
    partTexts(other, createPlaceholders(proxy.request, other.response)),
  ];
}

const partTexts = ({ response }: ComparedResponse, placeholders: IdPlaceholders): PartText[] =>
  response.candidates.flatMap(({ message }, candidate) =>
    message.content.map((part, index) => ({
      path: `/candidates/${candidate}/message/content/${index}`,
      text: placeholders.text(partText(part, placeholders)),
    })),
  );

function partText(part: CoreAssistantPart, placeholders: IdPlaceholders): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text;
    case 'reasoning':
      return part.blocks.map(({ text }) => text).join('\n');
    case 'tool-call':
      return `${placeholders.call(part.id)} ${part.name} ${canonicalArguments(part)}`;
    case 'tool-result':
    case 'image':
    case 'audio':
    case 'opaque':
      return `${part.type} of the vendor's`;
    default:
      return unreachable(part);
  }
}

/** The arguments of a call in a text that is equal for equal values. */
function canonicalArguments({ input }: CoreToolCall): string {
  if (input.kind === 'freeform') return input.text;
  const parsed = input.kind === 'json' ? input.value : parseArguments(input.text);
  return parsed === undefined ? serializedArguments({ input }) : canonicalJson(parsed);
}

const serializedArguments = ({ input }: Pick<CoreToolCall, 'input'>): string =>
  input.kind === 'json' ? JSON.stringify(input.value) : reserialize(input.text);

/** Without the blanks between values, which mean nothing. */
const reserialize = (text: string): string => {
  const parsed = parseArguments(text);
  return parsed === undefined ? text : JSON.stringify(parsed);
};
