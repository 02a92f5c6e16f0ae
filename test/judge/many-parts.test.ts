import { expect, test } from 'vitest';
import type {
  CoreAssistantPart,
  CoreCitation,
  CoreContentPart,
  CoreMessage,
  CoreToolResult,
} from '../../src/core/types.ts';
import { compareCoreRequests } from '../../src/judge/compare-core.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { compareContent } from '../../src/judge/compare-content.ts';
import { Declared } from '../../src/judge/declared.ts';
import { Differences } from '../../src/judge/differences.ts';
import { unitsOfAnswer, unitsOfMessages, type Unit } from '../../src/judge/units.ts';

// A client or a vendor determines how much there is: with time that grows by the square of it, each test takes minutes.
const count = 100_000;
/** Each citation takes a third of a millisecond. */
const citationsTimeoutMs = 120_000;

const list = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

const message = (role: 'user' | 'assistant', part: CoreContentPart): CoreMessage =>
  ({ role, content: [part] }) as CoreMessage;
const text = (value: string) => ({ type: 'text' as const, text: value });
const image = (number: number) => ({
  type: 'image' as const,
  source: { kind: 'url' as const, url: `https://example.com/${number}` },
});

const unitsOf = (messages: readonly CoreMessage[]): Unit[] => unitsOfMessages(messages, (name) => name);

/** What is found in two lists of units; of the left side, what is at `/declared` is declared as lost. */
function compare(left: readonly Unit[], right: readonly Unit[], { unplaced = '', declared = false } = {}) {
  const differences = new Differences('request', {
    declared: new Declared(declared ? [{ path: '/declared', what: 'an image' }] : [], []),
    left: { locate: (at) => ('source' in at ? '/declared' : '/other') },
    right: { locate: () => '/right' },
    from: 'anthropic',
    to: 'openai-chat',
  });
  compareContent(left, right, differences, unplaced);
  return differences.findings;
}

/** Texts of two roles in turn, so that no two of them are one run. */
const texts = (numberOf: (index: number) => number): CoreMessage[] =>
  list((index) => message(index % 2 === 0 ? 'user' : 'assistant', text(`number ${numberOf(index)}.`)));

test('finds the results of calls that share one id', () => {
  const calls = list((): CoreMessage =>
    message('assistant', {
      type: 'tool-call',
      id: 'same',
      name: 'look',
      providerExecuted: false,
      input: { kind: 'json', value: {} },
    }),
  );
  const results = list((index): CoreMessage => ({
    role: 'tool',
    content: [
      {
        type: 'tool-result',
        callId: 'same',
        name: 'look',
        providerExecuted: false,
        content: [text(`result ${index}`)],
      },
    ],
  }));
  const units = unitsOf([...calls, ...results]);
  expect(units.slice(0, 6).map(({ text: written }) => written)).toEqual([
    'look({})',
    'the result of call look #1',
    'result 0',
    'look({})',
    'the result of call look #2',
    'result 1',
  ]);
});

test('reads a message of many parts', () => {
  expect(unitsOf([{ role: 'user', content: list((index) => text(String(index))) }])).toHaveLength(count);
});

const cited = (citationOf: (index: number) => CoreCitation): Unit[] => {
  const part: CoreAssistantPart = { ...text('x'.repeat(count)), citations: list(citationOf) };
  return unitsOfAnswer([part]);
};
const urlOf = (index: number): string => `https://example.com/${index}`;
const citeUrl = (index: number): CoreCitation => ({ source: { kind: 'url', url: urlOf(index) } });
const citePlace = (index: number): CoreCitation => ({
  source: { kind: 'url', url: urlOf(0) },
  from: { unit: 'char', start: index, end: index + 1 },
});

test.each([
  ['of many sources', citeUrl],
  ['of one source', citePlace],
])(
  'finds each of many citations %s in the other order',
  (_name, cite) => {
    expect(
      compare(
        cited(cite),
        cited((index) => cite(count - 1 - index)),
      ),
    ).toEqual([]);
  },
  citationsTimeoutMs,
);

test(
  'finds each of many citations in a list of those without a place',
  () => {
    const unplaced = JSON.stringify(list((index) => urlOf(index + 1)));
    const found = compare(
      cited(citeUrl),
      cited(() => ({ source: { kind: 'document' } })),
      { unplaced },
    );
    expect(found.filter(({ what }) => what.endsWith('is missing'))).toEqual([
      expect.objectContaining({ expected: urlOf(0) }),
    ]);
  },
  citationsTimeoutMs,
);

test('finds each of many texts in the other order', () => {
  const findings = compare(unitsOf(texts((index) => index)), unitsOf(texts((index) => count - index)));
  expect(findings).toMatchObject([
    { what: 'the order of texts was changed' },
    { expected: 'number 0.', got: `number ${count}.` },
  ]);
});

test('reports texts that are others', () => {
  const findings = compare(unitsOf(texts((index) => index)), unitsOf(texts((index) => 2 * count + index)));
  expect(findings[0]).toMatchObject({ what: 'a text of the user was changed' });
});

test('finds each of many media beside tool results', () => {
  const result = (content: CoreToolResult['content']): CoreMessage => ({
    role: 'tool',
    content: [{ type: 'tool-result', callId: 'id', name: 'look', providerExecuted: false, content }],
  });
  const reversed = list((index) => message('user', image(count - 1 - index)));
  expect(compare(unitsOf([result(list(image))]), unitsOf([result([]), ...reversed]))).toEqual([]);
});

test('finds each of many media that were declared to be at another place', () => {
  const pictured = (numberOf: (index: number) => number): CoreMessage[] =>
    list((index) => ({ role: 'user', content: [text(`number ${index}`), image(numberOf(index))] }));
  const findings = compare(unitsOf(pictured((index) => index)), unitsOf(pictured((index) => count - 1 - index)), {
    declared: true,
  });
  expect(findings[0]).toMatchObject({ what: 'the order of media was changed' });
});

test('finds each of many texts in one that joins them, without what was declared as lost', () => {
  const pictured: CoreMessage[] = list((index) => ({ role: 'user', content: [text(`number ${index}`), image(index)] }));
  const joined = text(list((index) => `number ${index}`).join('\n'));
  expect(compare(unitsOf(pictured), unitsOf([{ role: 'user', content: [joined] }]), { declared: true })).toEqual([]);
});

test.each([
  ['texts', texts, 'text of the user'],
  ['media', (numberOf: (index: number) => number) => list((index) => message('user', image(numberOf(index)))), 'media'],
])('a translation shows how many %s differ', (_name, make, what) => {
  const codec = codecOf('anthropic');
  if (!codec) throw new Error('expected a codec');
  const requestOf = (offset: number) => ({
    codec,
    request: { model: 'm', stream: false, messages: make((index) => index + offset) },
  });
  const differences = compareCoreRequests(requestOf(0), requestOf(2 * count));
  expect(differences).toContainEqual(expect.objectContaining({ kind: 'changed', what }));
});
