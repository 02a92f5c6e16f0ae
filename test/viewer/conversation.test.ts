import { describe, expect, test } from 'vitest';
import type { CoreChatRequest } from '../../src/core/types.ts';
import type { Conversation, ConversationTurn } from '../../src/viewer/app/types.ts';
import { collectCalls } from '../../src/viewer/conversation/calls.ts';
import { shareTokens } from '../../src/viewer/exchange/token-shares.ts';
import { compareSetups } from '../../src/present/setup-changes.ts';
import { answeredCalls, resultKey } from '../../src/present/answered-calls.ts';
import { listChangedFiles } from '../../src/present/changed-files.ts';
import { conversationHeadLines } from '../../src/present/conversation-head.ts';
import { describeTurn, turnLines } from '../../src/present/conversation.ts';
import { type FailurePlace, findFailure, findTurn, nameTurn } from '../../src/viewer/conversation/turns.ts';

const turn = (number: number, fields: Partial<ConversationTurn> = {}): ConversationTurn => ({
  trace_id: `id${number}`,
  started_at: '2026-01-01T00:00:00.000Z',
  status: 'ok',
  outcome: { verdict: 'ok', text: 'stop' },
  mode: 'proxy',
  frontend: 'anthropic',
  backend: 'local',
  model: { asked: 'm', routed: 'm' },
  losses: 0,
  timing: { first_byte_ms: 1, first_token_ms: 2, total_ms: 3 },
  usage: null,
  turn: number,
  protocol: 'openai-chat',
  attempts: 1,
  failed_attempts: [],
  new_from: 0,
  added: [],
  response: null,
  calls: [],
  subagents: [],
  ...fields,
});
const call = (name: string, fields: Partial<ConversationTurn['calls'][number]> = {}) => ({
  name,
  call_id: `call of ${name}`,
  arguments: null,
  line: 'a.ts',
  is_valid: true,
  result: null,
  failure: null,
  result_in: null,
  ...fields,
});
const subagent = {
  conversation: 'sub',
  prompt: 'find',
  requests: 2,
  failed: 0,
  in_flight: 0,
  usage: null,
  cost_usd: null,
};
const conversation: Conversation = {
  conversation: 'id1',
  parent: null,
  ended: { kind: 'stop', what: 'Done.', next: null, is_failure: false, trace_id: 'id3', last_sentence: 'Done.' },
  advice: [],
  turns: [
    turn(1, { calls: [call('Read'), call('Read'), call('Bash', { failure: 'exit 1', result_in: 'id2' })] }),
    turn(2, { subagents: [subagent], response: { role: 'assistant', parts: [], text: 'I look.', text_length: 7 } }),
    turn(3, {
      trace_id: 'id3a',
      status: 'upstream-error',
      outcome: { verdict: 'failed', text: 'upstream-error 529' },
      error: 'overloaded',
    }),
    turn(3),
  ],
};
const headText = (turns: ConversationTurn[], label: string): string | undefined =>
  conversationHeadLines({ ...conversation, turns }).find((line) => line.label === label)?.text;
const ids = (found: ConversationTurn | undefined): string | undefined => found?.trace_id;

describe('turns', () => {
  test('are found by number, by id, and without a name the last one', () => {
    expect(ids(findTurn(conversation, '2'))).toBe('id2');
    // A request that was sent again has the same number: the last one is the one that went through.
    expect(ids(findTurn(conversation, '3'))).toBe('id3');
    expect(ids(findTurn(conversation, 'id3a'))).toBe('id3a');
    expect(ids(findTurn(conversation, null))).toBe('id3');
    expect(findTurn(conversation, '9')).toBeUndefined();
  });

  test('a number names the turn itself, not the request for a summary after it', () => {
    const turns = [
      turn(4, { trace_id: 'own' }),
      turn(4, { trace_id: 'summary' }),
      turn(5, { trace_id: 'next', link: 'compaction' }),
    ];
    expect(findTurn({ ...conversation, turns }, '4')?.trace_id).toBe('own');
    expect(findTurn({ ...conversation, turns: turns.slice(1) }, '4')?.trace_id).toBe('summary');
  });

  test('are named by their number where it is unique', () => {
    expect(conversation.turns.map((each) => nameTurn(conversation, each))).toEqual(['1', '2', 'id3a', 'id3']);
  });

  test('lead from failed call to failed call, and to what failed without one', () => {
    const bad = (name: string) => call(name, { failure: 'exit 1' });
    const [one, two] = [bad('Bash'), bad('Read')];
    const [first, second, third] = conversation.turns;
    const several = {
      ...conversation,
      turns: [turn(1, { calls: [one, call('Edit'), two] }), ...conversation.turns.slice(1)],
    };
    const found: string[] = [];
    let place: FailurePlace | undefined;
    for (let steps = 0; steps < 4; steps++) {
      place = findFailure(several, place ?? { turn: undefined, call: null }, 1);
      found.push(place ? `${place.turn.trace_id} ${place.call?.name ?? '–'}` : 'none');
      if (!place) break;
    }
    expect(found).toEqual(['id1 Bash', 'id1 Read', 'id3a –', 'none']);
    expect(findFailure(several, { turn: several.turns[0], call: two }, -1)?.call).toBe(one);
    expect(ids(findFailure(conversation, { turn: third, call: null }, -1)?.turn)).toBe('id1');
    expect(ids(findFailure(conversation, { turn: second, call: null }, 1)?.turn)).toBe('id3a');
    // From a turn of which no call was shown, those of the next one.
    expect(ids(findFailure(conversation, { turn: first, call: null }, 1)?.turn)).toBe('id3a');
  });

  test('that repeat the number of the one before have a name of their own', () => {
    const labels = (turns: ConversationTurn[]) =>
      turnLines({ ...conversation, turns }).map(({ label, text }) => `${label}: ${text}`);
    const asked = turn(2, {
      trace_id: 'id2s',
      response: { role: 'assistant', parts: [], text: 'A summary.', text_length: 10 },
    });
    expect(labels([turn(1), turn(2), asked, turn(3, { link: 'compaction' })])).toEqual([
      'turn 1: ',
      'turn 2: ',
      'turn 2, summary: summary of the history',
      'turn 3: ',
    ]);
    expect(labels([turn(1), turn(2), asked, turn(3)])[2]).toBe('turn 2, again: A summary.');
  });

  test('of an item that triggers a compaction, which the user did not write either', () => {
    const trigger = { role: 'user', parts: ['opaque'], text: '', text_length: 0 };
    const triggered = turn(2, { trace_id: 'id2', agent: 'codex', added: [trigger] });
    const [, line] = turnLines({
      ...conversation,
      turns: [turn(1), triggered, turn(3, { link: 'compaction', parent: 'id2' })],
    });
    expect(line?.purpose).toBe('summary');
    expect(line?.lines).toContainEqual({
      kind: 'context',
      label: 'codex',
      text: 'asks for a summary of the history',
    });
  });

  test('show a result at its call alone, also where the request with it is repeated', () => {
    const called = turn(1, { calls: [call('Bash', { call_id: 'call_1', result_in: 'id2' })] });
    const summary = turn(2, { trace_id: 'id2s', parent: 'id1' });
    const answered = answeredCalls([called, turn(2, { parent: 'id1' }), summary, turn(3, { parent: 'id2s' })]);
    expect([...answered]).toEqual([resultKey('call_1', 'id2'), resultKey('call_1', 'id2s')]);
    expect(answeredCalls([turn(1, { calls: [call('Bash')] })]).size).toBe(0);
  });

  test('have the files that their calls changed, those that failed aside', () => {
    const edit = (path: string, added: number, removed: number, failure: string | null = null) =>
      call('Edit', { edits: [{ path, added, removed }], failure });
    const turns = [
      turn(1, { calls: [edit('a.ts', 3, 0), edit('b.ts', 1, 1)] }),
      turn(2, { calls: [edit('a.ts', 1, 2), edit('c.ts', 9, 9, 'exit 1'), call('Bash')] }),
    ];
    expect(listChangedFiles(turns)).toMatchObject([
      { path: 'a.ts', added: 4, removed: 2, turns: [{ turn: 1 }, { turn: 2 }] },
      { path: 'b.ts', added: 1, removed: 1, turns: [{ turn: 1 }] },
    ]);
    const files = conversationHeadLines({ ...conversation, turns }).find(({ label }) => label === 'changed');
    expect(files?.text).toBe('2 files +5 −3: a.ts +4 −2, b.ts +1 −1');
  });

  test('have the failed attempts before the response, with the time that each took', () => {
    const failed = { backend: 'local', model: 'qwen', status: 503, error: 'loading', took_ms: 1200 };
    const turns = [
      turn(1, { failed_attempts: [failed, { ...failed, status: null, error: null, took_ms: 300 }] }),
      turn(2, { failed_attempts: [failed] }),
    ];
    const [first] = turnLines({ ...conversation, turns });
    expect(first?.lines.map(({ label, text }) => [label, text])).toEqual([
      ['local/qwen', 'tried first: HTTP 503, 1.2 s lost: loading'],
      ['local/qwen', 'tried next: no answer, 300 ms lost'],
    ]);
    expect(headText(turns, 'attempts')).toBe('3 failed before another answered, 2.7 s lost');
    expect(headText([turn(1)], 'attempts')).toBeUndefined();
  });

  test('name what was requested and what served it, and count what failed by its kind', () => {
    const failed = { outcome: { verdict: 'failed', text: 'error' } } as const;
    const turns = [
      turn(1, { model: { asked: 'big', routed: 'small' }, calls: [call('Bash', { failure: 'exit 1' }), call('Read')] }),
      turn(2, { model: { asked: 'big', routed: 'other' }, protocol: 'gemini', backend: 'spare', ...failed }),
    ];
    expect(headText(turns, 'model')).toBe('big → local/small, spare/other');
    expect(headText(turns, 'protocol')).toBe('anthropic → openai-chat, gemini');
    expect(headText(turns, 'problems')).toBe('1 request failed, 1 tool call failed');
    expect(headText([turn(1)], 'problems')).toBeUndefined();
  });

  test('say where the history was compacted, and that the agent asked for the summary', () => {
    const asked = { role: 'user', parts: ['text'], text: 'Write a summary.', text_length: 16 };
    const agent = { agent: 'claude-code' };
    const turns = [
      turn(1, agent),
      turn(2, { ...agent, parent: 'id1', added: [asked] }),
      turn(3, { ...agent, parent: 'id2', link: 'compaction', added: [asked] }),
    ];
    const lines = turnLines({ ...conversation, turns });
    expect(lines.map(({ label, purpose }) => [label, purpose])).toEqual([
      ['turn 1', null],
      ['turn 2, summary', 'summary'],
      ['turn 3', null],
    ]);
    expect(lines[1]?.lines.map(({ kind, label, text }) => [kind, label, text])).toEqual([
      ['seam', undefined, 'compaction: the agent asks for a summary of the history'],
      ['context', 'claude-code', 'asks for a summary of the history, 16 characters'],
    ]);
    expect(lines[2]?.lines.map(({ kind }) => kind)).toEqual(['seam', 'user']);
    expect(headText(turns, 'compacted')).toBe('before turn 3');
    expect(headText([...turns, turn(9, { link: 'compaction' })], 'compacted')).toBe('2 times, before turns 3, 9');
  });

  test('say what they did in one line', () => {
    expect(conversation.turns.map(describeTurn)).toEqual(['Read a.ts and 2 more', 'I look.', 'overloaded', '']);
    expect(describeTurn(turn(4, { calls: [call('Bash', { line: 'npm test' })] }))).toBe('Bash npm test');
  });

  test('tell a call where its result is', () => {
    expect(collectCalls(conversation).get('call of Bash')).toEqual({
      name: 'Bash',
      failure: 'exit 1',
      isValid: true,
      calledIn: 1,
      answeredIn: 2,
    });
  });
});

const request = (
  system: string,
  texts: readonly string[],
  tools: readonly string[] = [],
  cachedAt = -1,
): CoreChatRequest => ({
  model: 'm',
  stream: true,
  messages: [
    { role: 'system', content: [{ type: 'text', text: system }] },
    ...texts.map((text, index) => ({
      role: 'user' as const,
      content: [{ type: 'text' as const, text, ...(index === cachedAt && { cache: {} }) }],
    })),
  ],
  tools: tools.map((name) => ({ type: 'function', name, inputSchema: {} })),
});

describe('what is new in a turn', () => {
  test('is nothing but its messages where instructions and tools are the same, wherever caching ends', () => {
    const { instructions, tools, rewritten } = compareSetups(
      request('be brief', ['a', 'b', 'c'], ['Read'], 2),
      request('be brief', ['a', 'b'], ['Read'], 1),
    );
    expect([instructions?.change, tools?.change, rewritten]).toEqual([
      { kind: 'unchanged' },
      { kind: 'unchanged' },
      null,
    ]);
  });

  test('counts changed lines and tools', () => {
    const { instructions, tools } = compareSetups(
      request('one\ntwo\nthree', ['a'], ['Read', 'Bash', 'Edit']),
      request('one\n2', ['a'], ['Read', 'Write']),
    );
    expect(instructions?.change).toEqual({ kind: 'changed', added: 2, removed: 1 });
    expect(tools?.change).toEqual({ kind: 'changed', added: 2, removed: 1 });
  });

  test('names the messages that an agent rewrote', () => {
    expect(compareSetups(request('s', ['a', 'B', 'C', 'd']), request('s', ['a', 'b', 'c'])).rewritten).toEqual({
      from: 2,
      to: 3,
    });
    expect(compareSetups(request('s', ['a']), request('s', ['a', 'b'])).rewritten).toEqual({ from: 2, to: 2 });
  });

  test('is everything in the first turn, without empty parts', () => {
    expect(compareSetups(request('', ['a']), null)).toEqual({ instructions: null, tools: null, rewritten: null });
    expect(compareSetups(request('s', [], ['Read']), null)).toMatchObject({
      instructions: { characters: 1, change: { kind: 'first' } },
      tools: { count: 1, change: { kind: 'first' } },
    });
  });
});

describe('where the tokens go', () => {
  test('is in proportion to characters, the largest part first, and adds up to what the vendor counted', () => {
    const { parts, messages, media } = shareTokens(
      {
        model: 'm',
        stream: true,
        tools: [],
        messages: [
          { role: 'system', content: [{ type: 'text', text: 'x'.repeat(100) }] },
          { role: 'user', content: [{ type: 'text', text: 'y'.repeat(200) }] },
          {
            role: 'assistant',
            content: [
              { type: 'tool-call', id: 'c', name: 'Read', input: { kind: 'json', value: {} }, providerExecuted: false },
            ],
          },
          {
            role: 'tool',
            content: [
              {
                type: 'tool-result',
                callId: 'c',
                content: [
                  { type: 'text', text: 'z'.repeat(694) },
                  { type: 'image', source: { kind: 'url', url: 'http://127.0.0.1/' } },
                ],
                providerExecuted: false,
              },
            ],
          },
          { role: 'user', content: [{ type: 'image', source: { kind: 'url', url: 'http://127.0.0.1/' } }] },
        ],
      },
      500,
    );
    expect(parts).toEqual([
      { section: 'results', name: 'Read', characters: 694, tokens: 347 },
      { section: 'user text', name: null, characters: 200, tokens: 100 },
      { section: 'instructions', name: null, characters: 100, tokens: 50 },
      { section: 'calls', name: 'Read', characters: 6, tokens: 3 },
    ]);
    expect(messages.map(({ index }) => index)).toEqual([3, 1, 0, 2]);
    expect(media).toBe(1);
  });

  test('is not known where the vendor counted nothing', () => {
    const { parts } = shareTokens(request('s', ['a'], ['Read']), null);
    expect(parts.map(({ section, tokens }) => [section, tokens])).toEqual([
      ['tools', null],
      ['instructions', null],
      ['user text', null],
    ]);
  });
});
