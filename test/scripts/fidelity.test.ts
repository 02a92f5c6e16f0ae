import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { compareFeatures, type Verdict } from '../../scripts/fidelity/feature.ts';
import { measure, type Measured } from '../../scripts/fidelity/measure.ts';
import { requestFeatures } from '../../scripts/fidelity/request-features.ts';
import { renderTables } from '../../scripts/fidelity/table.ts';
import { replaceSection } from '../../scripts/docs/section.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { protocols, type CoreChatRequest } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import type { Fixture } from '../../src/replay/fixtures.ts';

/** A request with `top_k`, and its plain answer. */
const recording: Fixture = {
  protocol: 'anthropic',
  dialect: undefined,
  situation: 'small',
  directory: '',
  origin: 'authored',
  description: '',
  trace: null,
  path: undefined,
  request: { model: 'm', max_tokens: 9, top_k: 5, messages: [{ role: 'user', content: 'Hello' }] },
  response: {
    status: 200,
    headers: [],
    file: 'response.json',
    framing: undefined,
    chunks: [
      {
        atMs: 0,
        bytes: Buffer.from(
          JSON.stringify({
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model: 'm',
            content: [{ type: 'text', text: 'Hi' }],
            stop_reason: 'end_turn',
            stop_sequence: null,
            usage: { input_tokens: 1, output_tokens: 1 },
          }),
        ),
      },
    ],
  },
};

describe('a recording', () => {
  const verdictsOf = (feature: string, measured: Measured): Record<string, unknown> =>
    Object.fromEntries(
      [...(measured.get(feature) ?? [])].map(([target, bySource]) => [target, [...(bySource.get('anthropic') ?? [])]]),
    );

  test('is carried to every protocol, and shows its features alone', () => {
    const { requests, answers, unrecorded, faults } = measure([recording]);
    expect(faults).toEqual([]);
    expect(verdictsOf('top_k', requests)).toEqual({
      anthropic: ['carried'],
      'openai-chat': ['lost'],
      'openai-responses': ['lost'],
      gemini: ['carried'],
      ollama: ['carried'],
      'gemini-interactions': ['lost'],
    });
    expect(verdictsOf('text', answers)).toEqual(Object.fromEntries(protocols.map((each) => [each, ['carried']])));
    expect(unrecorded).toEqual(expect.arrayContaining(['request: temperature', 'answer: citations']));
    expect(unrecorded).not.toContain('request: top_k');
  });

  test('names a feature that a codec drops without a report', () => {
    const codec = codecOf('ollama');
    if (!codec) throw new Error('there is no codec of Ollama');
    const encode = codec.encodeRequest.bind(codec);
    const { mockRestore } = vi
      .spyOn(codec, 'encodeRequest')
      .mockImplementation(({ topK: _topK, ...request }, context) => encode(request, context));
    onTestFinished(mockRestore);
    expect(measure([recording]).faults).toEqual(['anthropic/small to ollama: top_k is dropped in silence: 5']);
  });
});

test('the tables have a mark for all sources, or each mark with its sources', () => {
  const requests: Measured = new Map([
    [
      'top_k',
      new Map([
        ['anthropic', new Map([['anthropic', new Set<Verdict>(['carried'])]])],
        [
          'gemini',
          new Map([
            ['anthropic', new Set<Verdict>(['lost', 'otherwise'])],
            ['ollama', new Set<Verdict>(['refused'])],
          ]),
        ],
      ]),
    ],
  ]);
  const tables = renderTables({ requests, answers: new Map(), unrecorded: [], faults: [] });
  expect(tables).toContain(`
|       | asked by | Messages M | Chat C | Responses R | Gemini G  | Ollama O | Interactions I |
| ----- | -------- | ---------- | ------ | ----------- | --------- | -------- | -------------- |
| top_k | M O      | ✓          |        |             | ≈✗ M, ⊘ O |          |                |
`);
});

test('the tables are written between their marks of a page', () => {
  const page = (tables: string): string =>
    `# Title\n\n<!-- fidelity: npm run fidelity -->\n\n${tables}\n\n<!-- /fidelity -->\n\nEnd\n`;
  expect(replaceSection(page('old'), 'fidelity', 'new', 'npm run fidelity')).toBe(page('new'));
  expect(() => replaceSection('# Title\n', 'fidelity', 'new', 'npm run fidelity')).toThrow(
    'the page has no place for a section',
  );
});

describe('a feature', () => {
  const request: CoreChatRequest = {
    model: 'any',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
    topK: 5,
    stream: false,
  };
  const { topK: _, ...without } = request;
  const verdictOn = (other: CoreChatRequest, ...unlocatedLosses: UnlocatedLoss[]): unknown => {
    const { verdicts, unreported: silent } = compareFeatures(requestFeatures, request, other, unlocatedLosses);
    return silent.find(({ feature }) => feature === 'top_k') ?? [...(verdicts.get('top_k') ?? [])];
  };

  test('that comes out as it went in is carried', () => expect(verdictOn({ ...request })).toEqual(['carried']));
  test('that is left out with a report is lost', () =>
    expect(verdictOn(without, { at: request, field: 'topK', what: 'no such field' })).toEqual(['lost']));
  test('in whose place something else stands is said otherwise', () =>
    expect(verdictOn(without, { at: request, field: 'topK', what: 'k', instead: 'p' })).toEqual(['otherwise']));
  test('that is left out while another is reported is dropped in silence', () =>
    expect(verdictOn(without, { at: request, field: 'topP', what: 'no such field' })).toEqual({
      feature: 'top_k',
      value: 5,
    }));
});
