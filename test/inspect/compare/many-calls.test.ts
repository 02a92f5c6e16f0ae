import { expect, test } from 'vitest';
import type { CoreToolCall } from '../../../src/core/types.ts';
import { AggregateCollector } from '../../../src/inspect/compare/aggregates.ts';
import type { ComparedExchange } from '../../../src/inspect/compare/compared-exchange.ts';
import { findFindings } from '../../../src/inspect/compare/rules.ts';
import { answer, call, comparedExchange, request, text } from './sample-exchanges.ts';

// The model determines how many calls there are: with time that grows by the square of it, each test takes minutes.
const count = 30_000;

const nameOf = (index: number): string => `tool_${index}`;
const tools = Array.from({ length: count }, (_, index) => ({
  type: 'function' as const,
  name: nameOf(index),
  inputSchema: { type: 'object' as const, required: ['at'] },
}));

/** An exchange with a call of each tool; every id begins with `prefix`. */
function exchangeWithCalls(prefix: string, toCall: (id: string, index: number) => CoreToolCall): ComparedExchange {
  const content = Array.from({ length: count }, (_, index) => toCall(`${prefix}_${1_000_000 + index}`, index));
  return comparedExchange({
    request: request({ tools }),
    answer: answer({ content: [...content, text(`${prefix}_1000001 is running.`)] }),
    upstream: answer({ content: [...content, text(`${prefix}_1000001 is running.`)] }),
  });
}

const kindsOf = (one: ComparedExchange, other: ComparedExchange): Set<string> =>
  new Set(findFindings({ baseline: one, proxy: other, baselines: [one] }).map(({ kind }) => kind));

test('compares answers with many calls by the identity of their ids', () => {
  const [one, other] = ['toolu', 'call'].map((prefix) =>
    exchangeWithCalls(prefix, (id, index) => call(id, nameOf(index), { at: id })),
  );
  if (!one || !other) throw new Error('expected two exchanges');
  expect(kindsOf(one, other)).toEqual(new Set(['ids']));
});

const row = {
  mode: 'proxy',
  model: 'm',
  backend: 'local',
  status: 'ok',
  finish: 'tool-calls',
  lossCount: 0,
  inputTokens: null,
  outputTokens: null,
  cacheReadTokens: null,
  reasoningTokens: null,
  costUsd: null,
  firstTokenAfter: null,
  totalAfter: null,
} as const;

test('counts which of many calls are valid', () => {
  const exchange = exchangeWithCalls('call', (id, index) =>
    call(id, nameOf(index), index % 3 === 0 ? { at: id } : { on: id }),
  );
  const totals = new AggregateCollector();
  totals.add('a', 'run', row, exchange);
  expect(totals.result().a).toMatchObject({ calls: count, valid_calls: count / 3 });
});
