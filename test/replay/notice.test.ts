import { describe, expect, test } from 'vitest';
import type { CoreChatResponse } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { bundledFixtures, isStreamed, readFixtures } from '../../src/replay/fixtures.ts';
import { indexFixture } from '../../src/replay/indexed-fixture.ts';
import { withNotice } from '../../src/replay/notice.ts';
import { createReplayer } from '../../src/replay/replayer.ts';

const notice = '[recorded]\n\n';
const textOf = (response: CoreChatResponse | undefined): string | undefined =>
  response?.candidates[0]?.message.content.find((part) => part.type === 'text')?.text;

const examples = readFixtures(bundledFixtures).flatMap((fixture) => {
  const codec = codecOf(fixture.protocol);
  return codec ? [{ codec, example: indexFixture(fixture, codec) }] : [];
});

describe('a notice begins the text of a recording', () => {
  test('in every protocol, plain and streamed, and changes nothing else', () => {
    const announced = new Set<string>();
    for (const { codec, example } of examples) {
      const { fixture, response } = example;
      const changed = withNotice(example, codec, notice);
      if (changed === example) continue;
      announced.add(`${fixture.protocol} ${isStreamed(fixture)}`);
      const text = textOf(response) ?? '';
      expect(textOf(changed.response)).toBe(notice + text);
      expect(JSON.stringify(changed.response).replaceAll(JSON.stringify(notice).slice(1, -1), '')).toBe(
        JSON.stringify(response),
      );
      expect(changed.fixture.response.chunks.at(-1)?.atMs).toBe(fixture.response.chunks.at(-1)?.atMs);
    }
    expect([...announced].toSorted()).toEqual([
      'anthropic false',
      'anthropic true',
      'gemini false',
      'gemini true',
      'gemini-interactions false',
      'gemini-interactions true',
      'ollama false',
      'ollama true',
      'openai-chat false',
      'openai-chat true',
      'openai-responses false',
      'openai-responses true',
    ]);
  });

  test('once per conversation, not in JSON that was requested, and not in a recording requested by name', async () => {
    const replayer = createReplayer({ fixtures: null, speed: 0, notice });
    const hello = { role: 'user', content: 'Hello' };
    const answer = async (fields: object, model = 'any'): Promise<string> => {
      const body = JSON.parse(JSON.stringify({ model, messages: [hello], ...fields }));
      const pieces: Buffer[] = [];
      const { signal } = new AbortController();
      for await (const piece of replayer.answer({ protocol: 'openai-chat', body }, signal).body) pieces.push(piece);
      return Buffer.concat(pieces).toString('utf8');
    };
    const first = JSON.parse(await answer({})) as { choices: [{ message: { content: string } }] };
    expect(first.choices[0].message.content).toMatch(/^\[recorded\]\n\n\w/);
    for (const fields of [
      { messages: [hello, { role: 'assistant', content: 'Hello!' }, hello] },
      { response_format: { type: 'json_object' } },
      { tools: [{ type: 'function', function: { name: 'get_weather', parameters: {} } }] },
    ])
      expect(await answer(fields)).not.toContain('[recorded]');
    expect(await answer({}, 'replay/text')).not.toContain('[recorded]');
  });
});
