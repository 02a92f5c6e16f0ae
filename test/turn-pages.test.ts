import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JsonObject, JsonValue } from '../src/core/json.ts';
import { louterProcess } from './support/command.ts';
import { idsIn, startLouter, toComparable, toPattern, withoutTotals, type Running } from './support/document-reader.ts';
import { blocksOf, commandsOf, readText } from './support/documents.ts';
import { anthropicSse, sseAnswer, startUpstream, type Upstream } from './support/upstream.ts';

/** Two pages follow this session: a Chat client, a model behind Anthropic's protocol, and a third turn that lacks a result. */
const path = readText('docs/explanation/path-of-a-request.md');
const commands = [readText('docs/how-to/read-a-turn.md'), path].flatMap((page) => commandsOf(blocksOf(page)));

// ---------------------------------------------------------------- the session

/** The pieces in which the model writes the arguments of each call of a turn. */
const callsOfTurns: readonly (readonly (readonly string[])[])[] = [
  [['{"path": "no', 'tes.txt"}']],
  [['{"path": "a.txt"}'], ['{"path": "b.txt"}']],
  [],
];

type VendorEvent = { type: string } & JsonObject;

const blockEvents = (index: number, content_block: JsonObject, deltas: readonly JsonObject[]): VendorEvent[] => [
  { type: 'content_block_start', index, content_block },
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
];

const callEvents = (turn: number): VendorEvent[] =>
  (callsOfTurns[turn] ?? []).flatMap((pieces, index) =>
    blockEvents(
      index,
      { type: 'tool_use', id: `toolu_${turn}${'ab'[index]}`, name: 'read', input: {} },
      pieces.map((partial_json) => ({ type: 'input_json_delta', partial_json })),
    ),
  );

function answerEvents(turn: number): VendorEvent[] {
  const calls = callEvents(turn);
  const text = blockEvents(0, { type: 'text', text: '' }, [{ type: 'text_delta', text: 'a.txt is empty.' }]);
  const message = { id: `msg_${turn}`, type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null };
  return [
    {
      type: 'message_start',
      message: { ...message, stop_sequence: null, usage: { input_tokens: 20, output_tokens: 1 } },
    },
    ...(calls.length > 0 ? calls : text),
    {
      type: 'message_delta',
      delta: { stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: 30 },
    },
    { type: 'message_stop' },
  ];
}

const parameters = { type: 'object', properties: { path: { type: 'string' } } };
const tools = [{ type: 'function', function: { name: 'read', parameters } }];
const called = (...calls: readonly (readonly [id: string, path: string])[]): JsonValue => ({
  role: 'assistant',
  content: null,
  tool_calls: calls.map(([id, file]) => ({
    id,
    type: 'function',
    function: { name: 'read', arguments: JSON.stringify({ path: file }) },
  })),
});
const result = (tool_call_id: string, content: string): JsonValue => ({ role: 'tool', tool_call_id, content });
/** What the client adds in each turn: it never sends the result of `toolu_1b`. */
const added: readonly (readonly JsonValue[])[] = [
  [{ role: 'user', content: 'Which file is empty?' }],
  [called(['toolu_0a', 'notes.txt']), result('toolu_0a', 'See a.txt and b.txt')],
  [called(['toolu_1a', 'a.txt'], ['toolu_1b', 'b.txt']), result('toolu_1a', '')],
];

/** Plays it, and returns the streams that the client received. */
async function playSession(url: string): Promise<string[]> {
  const streams: string[] = [];
  for (const turn of added.keys()) {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'any', stream: true, messages: added.slice(0, turn + 1).flat(), tools }),
    });
    streams.push(await answer.text());
  }
  return streams;
}

// ---------------------------------------------------------------- the pages

describe('the pages that follow a tool call', () => {
  let folder: string;
  let upstream: Upstream;
  let gateway: Running;
  let streams: string[];
  /** The ids of traces on the pages, and those that take their place. */
  const ids = new Map<string, string>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-turns-'));
    upstream = await startUpstream();
    upstream.answer(...added.map((_, turn) => sseAnswer(anthropicSse(answerEvents(turn)))));
    const backend = `[backends.vendor]\nprotocol = "anthropic"\nbase_url = "${upstream.url}"\napi_key = "a key"\n`;
    writeFileSync(join(folder, 'louter.toml'), `${backend}[models]\n"*" = "vendor/m"\n`);
    gateway = await startLouter(['serve', '--port', '0'], folder);
    streams = await playSession(gateway.url);
    await vi.waitFor(async () => {
      const response = await fetch(`${gateway.url}/api/diagnostics?checks=none`);
      expect(await response.json()).toMatchObject({ traces: { written: added.length } });
    });
  });
  afterAll(async () => {
    await gateway.end();
    await upstream.close();
    rmSync(folder, { recursive: true });
  });

  test.each(commands)('$command', async ({ command, printed = '' }) => {
    const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? ids.get(word) ?? word);
    const { stdout, stderr, code } = await louterProcess(words.slice(1), { cwd: folder });
    expect({ code, stderr: withoutTotals(stderr) }).toEqual({ code: 0, stderr: '' });
    if (ids.size === 0) for (const [index, id] of idsIn(printed).entries()) ids.set(id, idsIn(stdout)[index] ?? '');
    expect(toComparable(stdout, [])).toMatch(toPattern(toComparable(printed, [])));
  });

  test('an argument arrives in the pieces that the path of a request shows', () => {
    for (const event of callEvents(0)) expect(path).toContain(JSON.stringify(event));
    const choices = [...(streams[0] ?? '').matchAll(/^data: (\{.*)$/gm)].flatMap(
      ([, data = '{}']) => (JSON.parse(data) as { choices: JsonValue[] }).choices,
    );
    expect(choices).toHaveLength(4);
    for (const choice of choices) expect(path).toContain(JSON.stringify(choice));
  });
});
