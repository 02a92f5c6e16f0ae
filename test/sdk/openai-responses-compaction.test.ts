import { BadRequestError, type OpenAI } from 'openai';
import { describe, expect, test } from 'vitest';
import { jsonAnswer } from '../support/upstream.ts';
import { createOpenAiClient, makeRequest, tools } from './openai-responses-client.ts';
import { backendPathsOf, helloReply, interpretRequest, replyWith, setUpGateway } from './setup.ts';

const gateway = setUpGateway();
const client = () => createOpenAiClient(gateway);
const paths = backendPathsOf('openai-responses');
const summary = { text: 'The user said hello.', usage: { input: 900, cached: 0, output: 40 } };

type Item = OpenAI.Responses.ResponseInputItem;
const trigger = { type: 'compaction_trigger' } as Item;
const user = (text: string): Item => ({ type: 'message', role: 'user', content: [{ type: 'input_text', text }] });

describe.each(paths.filter(({ backend }) => backend !== 'openai-responses'))('a compaction, $name', (path) => {
  test('has items that the next request begins with', async () => {
    replyWith(gateway.upstream, path, summary);
    const compacted = await client().responses.compact({ model: path.model, input: [user('Say hello.')] });
    expect(compacted.object).toBe('response.compaction');
    expect(compacted.usage).toMatchObject({ input_tokens: 900, output_tokens: 40, total_tokens: 940 });
    expect(compacted.output.map(({ type }) => type)).toEqual(['message', 'compaction']);
    gateway.upstream.reset();
    replyWith(gateway.upstream, path, helloReply);
    // The packages type what is answered otherwise than what is asked, and document that it goes back as it is.
    const input = [...(compacted.output as Item[]), user('Again.')];
    const answer = await client().responses.create({ model: path.model, input, tools });
    expect(answer.output_text).toBe('Grüße, 👋 world.');
    const texts = JSON.stringify(interpretRequest(gateway.upstream, path).messages);
    expect(texts).toMatch(/Say hello\.[^]*The user said hello\.[^]*Again\./);
  });

  test('is one item of a stream that ends with a trigger', async () => {
    replyWith(gateway.upstream, path, summary);
    const stream = client().responses.stream({ model: path.model, input: [user('Say hello.'), trigger], tools });
    const done: string[] = [];
    for await (const event of stream) if (event.type === 'response.output_item.done') done.push(event.item.type);
    expect(done).toEqual(['compaction']);
    expect((await stream.finalResponse()).status).toBe('completed');
  });

  test('is refused with the field at fault', async () => {
    const refused = client().responses.create({ ...makeRequest(path), input: [trigger, user('Say hello.')] });
    await expect(refused).rejects.toBeInstanceOf(BadRequestError);
    await expect(refused).rejects.toMatchObject({ param: 'input.0' });
  });
});

describe.each(paths.filter(({ backend }) => backend === 'openai-responses'))('a compaction, $name', (path) => {
  test('is that of the backend', async () => {
    const compacted = {
      id: 'resp_compacted',
      object: 'response.compaction',
      created_at: 1_790_000_000,
      output: [user('Say hello.'), { type: 'compaction', id: 'cmp_1', encrypted_content: 'opaque' }],
      usage: {
        input_tokens: 9,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 4,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 13,
      },
    };
    gateway.upstream.answer(jsonAnswer(compacted as never));
    const received = await client().responses.compact({ model: path.model, input: [user('Say hello.')] });
    expect(received).toMatchObject(compacted);
    expect(gateway.upstream.received[0]?.path).toBe('/v1/responses/compact');
  });
});
