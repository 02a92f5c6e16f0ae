import { describe, expect, test } from 'vitest';
import { scanBody } from '../../../src/record/store/split-body.ts';

const piecesOf = (body: string): string[] => {
  const bytes = Buffer.from(body);
  return scanBody(bytes).spans.map(({ start, end }) => bytes.subarray(start, end).toString());
};

const element = (name: string, length: number): object => ({ role: 'user', content: name.padEnd(length, ` ${name}`) });
const difference = (pieces: readonly string[], others: readonly string[]): string[] =>
  pieces.filter((piece) => !others.includes(piece));

describe('a body is split', () => {
  test('before the comma of array elements', () => {
    const short = Array.from({ length: 9 }, (_, index) => element(String(index), 400));
    const texts = short.map((each) => JSON.stringify(each));
    expect(piecesOf(JSON.stringify({ model: 'm', messages: short, stream: true }))).toEqual([
      `${texts[0]},${texts[1]},${texts[2]}`,
      `,${texts[3]},${texts[4]},${texts[5]}`,
      `,${texts[6]},${texts[7]},${texts[8]}`,
    ]);
  });

  test('so that a growing history only adds pieces', () => {
    const messages = Array.from({ length: 30 }, (_, index) => element(String(index), 100 + 90 * index));
    const turn = (count: number): string[] =>
      piecesOf(JSON.stringify({ model: 'm', messages: messages.slice(0, count), tools: [element('tool', 1500)] }));
    for (let count = 2; count < messages.length; count += 1)
      expect(difference(turn(count), turn(count + 1))).toEqual([]);
  });

  test('at long strings, which another protocol has too', () => {
    const [system, result] = ['be good '.repeat(200), 'the \\"result\\"\n '.repeat(100)];
    const client = piecesOf(
      JSON.stringify({
        system,
        messages: [{ role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: result }] }],
      }),
    );
    const upstream = piecesOf(
      JSON.stringify({
        messages: [
          { role: 'system', content: system },
          { role: 'tool', tool_call_id: 'a', content: result },
        ],
      }),
    );
    for (const text of [system, result]) {
      expect(client).toContain(JSON.stringify(text));
      expect(upstream).toContain(JSON.stringify(text));
    }
  });

  test('within long text, so that prompts that are one string share their beginning', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `word${(index * 7919) % 20_011}`);
    const prompt = (count: number): string[] => piecesOf(JSON.stringify({ prompt: words.slice(0, count).join(' ') }));
    const [before, after] = [prompt(18_000), prompt(20_000)];
    expect(before.length).toBeGreaterThan(10);
    expect(difference(before, after)).toHaveLength(1);
  });

  test('but not within data', () => {
    const data = 'iVBORw0KGgo'.repeat(5000);
    expect(piecesOf(JSON.stringify({ image: data }))).toEqual([JSON.stringify(data)]);
  });

  test('within arrays in arrays', () => {
    const functions = Array.from({ length: 12 }, (_, index) => ({ name: `f${index}`, says: 'x'.repeat(400) }));
    expect(piecesOf(JSON.stringify({ tools: [{ functionDeclarations: functions }] }))).toHaveLength(4);
  });
});

describe('a body is not split', () => {
  test.each([
    ['that is short', '{"messages":[{"role":"user"}]}'],
    ['that is not JSON', `data: {"messages":["${'x'.repeat(5000)}"]}\n\n`],
    ['that has nothing long', JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])))],
    ['that is empty', ''],
  ])('%s', (_what, body) => {
    expect(piecesOf(body)).toEqual([]);
  });
});

test('unbalanced brackets and unterminated strings are handled', () => {
  for (const body of ['{"a":]]]}}}[', '[[[{"a":"', '["\\', '{"a":[1,2,"']) {
    const long = body + 'x '.repeat(3000);
    const pieces = piecesOf(long);
    expect(long).toContain(pieces.join(''));
  }
});
