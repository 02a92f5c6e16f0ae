import { describe, expect, test } from 'vitest';
import { diffRequests, translate } from '../../src/inspect/translation/translation.ts';
import { clientRequest, exchange } from '../record/support/exchange.ts';
import { summarizeExchange } from '../../src/inspect/export/trace-summary.ts';
import { parseLosses } from '../../src/record/store/exchange-columns.ts';
import { asked, sent, tool, translated } from '../record/support/translated.ts';
import { recorded } from '../record/support/store.ts';

const shown = ({ differences }: ReturnType<typeof translate>['request']) =>
  differences.map(({ kind, what, left, right }) => [kind, what, left?.path ?? null, right?.path ?? null]);

describe('the translation of an exchange', () => {
  test('counts the losses that a listing counts, and gives each part that is lost a reason', async () => {
    const trace = await recorded(translated({ losses: [] }, { ...sent, temperature: 0.5, seed: undefined }));
    const check = { exchangeSeq: trace.row.seq, request: 'consistent', answer: 'consistent', skippedBecause: null };
    const row = { ...trace.row, check: { ...check, checkedAt: 0n, louter: '0.0.0' } };
    const undeclared = translate({ ...trace, row, findings: [] }).request;
    expect(undeclared.losses).toBe(0);
    const reasons = undeclared.differences.filter(({ kind }) => kind === 'lost').map(({ note }) => note);
    expect(reasons).toEqual(['no loss is declared for it, and no rule explains it']);
    const declared = translate(await recorded(translated()));
    expect(declared.request.losses + declared.answer.losses).toBe(
      summarizeExchange((await recorded(translated())).row).losses,
    );
    const old = JSON.stringify([{ path: '/top_k', what: '' }]);
    expect(parseLosses({ losses: old })).toEqual([{ path: '/top_k', what: 'its reason was not recorded' }]);
  });

  test('has each difference with its places in both bodies, and why it is there', async () => {
    const { request, answer, client, upstream } = translate(
      await recorded(translated({}, { ...sent, temperature: 0.5, seed: undefined })),
    );
    expect([client, upstream, request.skipped]).toEqual(['anthropic', 'openai-chat', null]);
    expect(shown(request)).toEqual([
      ['lost', 'topK', '/top_k', null],
      ['changed', 'model', '/model', '/model'],
      ['moved', 'instructions: 2 → 1 blocks', '/system/0', '/messages/0/content'],
      ['moved', 'maxTokens', '/max_tokens', '/max_completion_tokens'],
      ['same', 'text of the user', '/messages/0/content', '/messages/1/content'],
      ['same', '1 tool', null, null],
      ['same', 'temperature', '/temperature', '/temperature'],
      ['same', 'stream', '', ''],
    ]);
    expect(request.differences[0]).toMatchObject({
      left: { value: '40' },
      note: 'the backend has no such field',
    });
    expect(answer.differences).toContainEqual({
      kind: 'moved',
      what: 'reason',
      left: { path: '/choices/0/finish_reason', value: 'stop', written: 'stop' },
      right: { path: '/stop_reason', value: 'stop', written: 'end_turn' },
      core: 'stop',
      note: null,
    });
  });

  test('begins with contradictions, which have both places', async () => {
    const { request, answer } = translate(await recorded(translated()));
    expect(request.differences[0]).toMatchObject({
      kind: 'contradiction',
      left: { path: '/temperature', value: '0.5' },
      right: { path: '/temperature', value: '0.7' },
    });
    expect(request.differences.filter(({ left }) => left?.path === '/temperature')).toHaveLength(1);
    expect(answer.differences[0]).toMatchObject({
      kind: 'contradiction',
      left: { value: 'Good day' },
      right: { path: '/content/0', value: 'Good night' },
    });
  });

  test('shows the verdict that was stored', async () => {
    const trace = await recorded(translated());
    const check = { exchangeSeq: trace.row.seq, request: 'consistent', answer: 'consistent', skippedBecause: null };
    const row = { ...trace.row, check: { ...check, checkedAt: 0n, louter: '0.0.0' } };
    const { request } = translate({ ...trace, row, findings: [] });
    expect(request.differences.filter(({ kind }) => kind === 'contradiction')).toEqual([]);
  });

  test('has repairs of what the model wrote, and losses that no difference shows', async () => {
    const { request, answer } = translate(
      await recorded(
        translated({
          losses: [{ path: '/metadata/user_id', what: 'not carried over', instead: 'nothing', leg: 'request' }],
          notes: [{ what: 'repaired JSON of a tool call', saw: '{"a":1,}', made: '{"a":1}' }],
        }),
      ),
    );
    expect(answer.differences).toContainEqual(
      expect.objectContaining({
        kind: 'repaired',
        left: { path: '', value: '{"a":1,}', written: null },
        core: '{"a":1}',
        note: 'repaired JSON of a tool call',
      }),
    );
    expect(request.differences).toContainEqual(
      expect.objectContaining({ kind: 'lost', what: 'user_id', note: 'not carried over; sent instead: nothing' }),
    );
  });

  test('has hints that were left out with the request, and not among repairs', async () => {
    const hint = { what: 'OpenAI Chat has no such cache hint', saw: '/system/0/cache_control' };
    const { request, answer } = translate(await recorded(translated({ notes: [hint] })));
    expect(request.differences).toContainEqual(
      expect.objectContaining({ kind: 'hint', what: 'cache_control', note: hint.what }),
    );
    expect(answer.differences.map(({ kind }) => kind)).not.toContain('repaired');
  });

  test('says why what the client wrote asks for nothing, and counts as lost what the list of losses has', async () => {
    const edits = [{ type: 'clear_thinking_20251015', keep: 'all' }];
    const client = { ...asked, context_management: { edits }, tool_choice: { type: 'auto' } };
    const { request } = translate(
      await recorded(
        translated({ request: clientRequest(JSON.stringify(client)) }, { ...sent, temperature: 0.5, seed: undefined }),
      ),
    );
    expect(request.differences).toContainEqual(
      expect.objectContaining({
        kind: 'no-effect',
        left: expect.objectContaining({ path: '/context_management' }),
        note: 'asks for nothing: every thought is kept anyway',
      }),
    );
    expect(request.differences).toContainEqual(
      expect.objectContaining({
        kind: 'no-effect',
        what: 'toolChoice',
        note: expect.stringContaining('asks for nothing'),
      }),
    );
    expect(request.differences.filter(({ kind }) => kind === 'lost').map(({ left }) => left?.path)).toEqual(['/top_k']);
  });

  test('says why a leg cannot be compared', async () => {
    const unchanged = translated({
      frontend: 'openai-chat',
      request: clientRequest(JSON.stringify(sent), { target: '/v1/chat/completions' }),
    });
    expect(translate(await recorded(unchanged)).request.skipped).toBe('its bytes were passed through unchanged');
    expect(translate(await recorded(translated(), { bodies: 'metadata' })).answer.skipped).toBe(
      'its bodies are not stored',
    );
    expect(translate(await recorded(translated({ request: clientRequest('no json') }))).request.skipped).toContain(
      'not valid',
    );
    expect(translate(await recorded(exchange())).request.skipped).toBe('nothing was sent to a backend');
  });
});

test('two requests differ in what they mean', async () => {
  const later = {
    ...asked,
    tools: [
      { ...tool, description: 'Reads a file' },
      { ...tool, name: 'Write' },
    ],
    messages: [...asked.messages, { role: 'assistant', content: 'Hi' }, { role: 'user', content: 'Go on' }],
  };
  const [one, other] = [
    await recorded(translated()),
    await recorded(translated({ request: clientRequest(JSON.stringify(later)) })),
  ];
  expect(
    shown({ skipped: null, losses: 0, differences: diffRequests(one, other).differences }).filter(
      ([kind]) => kind !== 'same',
    ),
  ).toEqual([
    ['changed', 'tool Read', '/tools/0', '/tools/0'],
    ['added', 'text of the assistant', null, '/messages/1/content'],
    ['added', 'text of the user', null, '/messages/2/content'],
    ['added', 'tool Write', null, '/tools/1'],
  ]);
  expect(() => diffRequests(one, { ...other, messages: [] })).toThrow(/is not stored/);
});
