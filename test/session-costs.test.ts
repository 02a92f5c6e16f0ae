import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asArray, asObject, type JsonObject, type JsonValue } from '../src/core/json.ts';
import { louterProcess } from './support/command.ts';
import { idsIn, startLouter, toComparable, toPattern, type Running } from './support/document-reader.ts';
import { blocksOf, commandsOf, readText, variablesOf } from './support/documents.ts';
import { jsonAnswer, startUpstream, type Upstream } from './support/upstream.ts';

/** Follows the page on what a session costs: its commands, after a session of a Chat client with a vendor that caches what is marked. */
const commands = commandsOf(blocksOf(readText('docs/how-to/session-costs.md')));

const instructions = 'Read files before you answer. '.repeat(400);
const tools = [{ type: 'function', function: { name: 'read', parameters: { type: 'object', properties: {} } } }];

/** Reads from the cache what an earlier request wrote to it: all up to the last mark. Four characters are a token. */
function createVendor(): (body: JsonObject) => JsonObject {
  const cached = new Set<string>();
  let calls = 0;
  return ({ system, messages, model }) => {
    const blocks = [
      ...(asArray(system) ?? []),
      ...(asArray(messages) ?? []).flatMap((message) => asArray(asObject(message)?.['content']) ?? []),
    ];
    const tokensOf = (list: readonly JsonValue[]): number => Math.round(textOf(list).length / 4);
    const marks = blocks.flatMap((block, index) => (asObject(block)?.['cache_control'] ? [index + 1] : []));
    const read = marks.findLast((end) => cached.has(textOf(blocks.slice(0, end)))) ?? 0;
    const written = marks.at(-1) ?? 0;
    for (const end of marks) cached.add(textOf(blocks.slice(0, end)));
    calls += 1;
    return {
      id: `msg_${calls}`,
      type: 'message',
      role: 'assistant',
      model: model ?? null,
      content: [{ type: 'tool_use', id: `toolu_${calls}`, name: 'read', input: {} }],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: {
        input_tokens: tokensOf(blocks.slice(written)),
        cache_read_input_tokens: tokensOf(blocks.slice(0, read)),
        cache_creation_input_tokens: tokensOf(blocks.slice(read, Math.max(read, written))),
        output_tokens: 20,
      },
    };
  };
}

const textOf = (blocks: readonly JsonValue[]): string =>
  JSON.stringify(blocks, (key, value: JsonValue) => (key === 'cache_control' ? undefined : value));

async function playSession(url: string): Promise<void> {
  const messages: JsonValue[] = [
    { role: 'system', content: instructions },
    { role: 'user', content: 'What do the files contain?' },
  ];
  for (let turn = 0; turn < 3; turn++) {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'claude-sonnet-4-5', messages, tools }),
    });
    const { choices } = (await answer.json()) as { choices: { message: { tool_calls: { id: string }[] } }[] };
    const message = choices[0]?.message;
    const id = message?.tool_calls[0]?.id ?? '';
    messages.push(message as unknown as JsonValue, {
      role: 'tool',
      tool_call_id: id,
      content: `The text of file ${turn}. `.repeat(40),
    });
  }
}

describe('docs/how-to/session-costs.md', () => {
  let folder: string;
  let upstream: Upstream;
  let gateway: Running;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-session-'));
    upstream = await startUpstream();
    const vendor = createVendor();
    upstream.answerWith(({ json }) => jsonAnswer(vendor(json as JsonObject)));
    const toml = commands[0]?.toml ?? '';
    writeFileSync(join(folder, 'louter.toml'), withAddress(toml));
    gateway = await startLouter(['serve', '--port', '0'], folder, variablesOf(toml));
    await playSession(gateway.url);
  });
  afterAll(async () => {
    await gateway.end();
    await upstream.close();
    rmSync(folder, { recursive: true });
  });

  /** The page's backend is the scripted vendor. */
  const withAddress = (toml: string): string =>
    toml.replace('protocol = "anthropic"', `protocol = "anthropic"\nbase_url = "${upstream.url}"`);

  async function run(command: string, toml: string): Promise<string> {
    const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? ids.get(word) ?? word);
    writeFileSync(join(folder, 'louter.toml'), withAddress(toml));
    const env = { HOME: folder, ...variablesOf(toml) };
    const { stdout, stderr, code } = await louterProcess(words.slice(1), { cwd: folder, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringMatching(/\berror\b/i) as string });
    return stdout;
  }

  test.each(commands)('$command', async ({ command, toml, printed }) => {
    const output = await run(command, toml);
    // The page takes the id of the last turn from the list.
    const listed = command === 'louter traces list --threads' ? idsIn(output).at(-1) : undefined;
    if (listed !== undefined)
      for (const { command: later } of commands) for (const id of idsIn(later)) ids.set(id, listed);
    const comparable = (text: string): string =>
      toComparable(text, [
        [upstream.url, 'https://api.anthropic.com'],
        [gateway.url, 'http://127.0.0.1:8787'],
      ]);
    if (printed === undefined) expect(output).not.toBe('');
    else expect(comparable(output)).toMatch(toPattern(comparable(printed)));
  });
});
