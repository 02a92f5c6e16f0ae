import { parseArguments } from '../../core/json.ts';
import type { CoreAssistantPart, CoreToolCall } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { canonical } from '../../core/canonical-json.ts';
import type { JudgedAnswer } from './exchange.ts';
import { callsOf } from './faults.ts';
import { both, type DifferenceRule, type Pair } from './pair.ts';
import { createPlaceholders, type Placeholders } from './placeholders.ts';

// In what two answers differ that mean the same.

/** Other words, or other arguments of the same call, once ids and times are replaced. */
export const wording: DifferenceRule = both((one, other, pair) => {
  const [said, otherSaid] = masked(one, other, pair);
  return said.flatMap(({ path, text }, index) => {
    const otherText = otherSaid[index]?.text;
    return text === otherText
      ? []
      : [{ path, what: otherText === undefined ? 'is said in the baseline only' : 'is worded otherwise' }];
  });
});

/** The ids of calls, or of the answer, are others. */
export const otherIds: DifferenceRule = both((one, other) => {
  const [ids, others] = [idsOf(one), idsOf(other)];
  return ids.join() === others.join() ? [] : [{ path: '/id', what: 'the ids are others' }];
});

const idsOf = (answer: JudgedAnswer): string[] => [answer.response.id, ...callsOf(answer).map(({ call }) => call.id)];

/** Arguments of the same value that are written in another order. */
export const keyOrder: DifferenceRule = both((one, other) => {
  const calls = callsOf(other);
  return callsOf(one).flatMap(({ call, path }, index) => {
    const counterpart = calls[index]?.call;
    if (!counterpart || written(call) === written(counterpart) || value(call) !== value(counterpart)) return [];
    return [{ path: `${path}/input`, what: `the arguments of "${call.name}" come in another order` }];
  });
});

/** The answers were written in another number of pieces. */
export const chunkSizes: DifferenceRule = both((one, other) =>
  one.pieces === other.pieces
    ? []
    : [{ path: '', what: `came in ${one.pieces} pieces in the baseline, in ${other.pieces} through the proxy` }],
);

// ---------------------------------------------------------------- what is said

interface Said {
  path: string;
  text: string;
}

/** What both answers say, part by part, in texts that are equal where only ids, times or spelling differ. */
function masked(one: JudgedAnswer, other: JudgedAnswer, { baseline, proxy }: Pair): [Said[], Said[]] {
  return [
    saidIn(one, createPlaceholders(baseline.request, one.response)),
    saidIn(other, createPlaceholders(proxy.request, other.response)),
  ];
}

const saidIn = ({ response }: JudgedAnswer, placeholders: Placeholders): Said[] =>
  response.candidates.flatMap(({ message }, candidate) =>
    message.content.map((part, index) => ({
      path: `/candidates/${candidate}/message/content/${index}`,
      text: placeholders.text(textOf(part, placeholders)),
    })),
  );

function textOf(part: CoreAssistantPart, placeholders: Placeholders): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text;
    case 'reasoning':
      return part.blocks.map(({ text }) => text).join('\n');
    case 'tool-call':
      return `${placeholders.call(part.id)} ${part.name} ${value(part)}`;
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
function value({ input }: CoreToolCall): string {
  if (input.kind === 'freeform') return input.text;
  const parsed = input.kind === 'json' ? input.value : parseArguments(input.text);
  return parsed === undefined ? written({ input }) : canonical(parsed);
}

const written = ({ input }: Pick<CoreToolCall, 'input'>): string =>
  input.kind === 'json' ? JSON.stringify(input.value) : parsedAgain(input.text);

/** Without the blanks between values, which mean nothing. */
const parsedAgain = (text: string): string => {
  const parsed = parseArguments(text);
  return parsed === undefined ? text : JSON.stringify(parsed);
};
