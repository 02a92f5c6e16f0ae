/**
 * The least a translator can do: Express and undici, Anthropic requests to Chat Completions and answers back, no
 * checks, no losses, no traces. A lower bound for what a gateway in this runtime costs.
 */
import express from 'express';
import { Pool } from 'undici';
import { asArray, asObject, asString, type JsonValue, type JsonObject } from '../../../src/core/json.ts';

const upstream = new URL(process.argv[2] ?? '');
const pool = new Pool(upstream.origin, { connections: 100 });
const app = express();
app.use(express.json({ limit: '32mb' }));
app.post('/v1/messages', (request, response) => {
  const body: JsonObject = request.body;
  return answer(body, response);
});

async function answer(body: JsonObject, response: express.Response): Promise<void> {
  const { body: reply } = await pool.request({
    path: `${upstream.pathname.replace(/\/$/, '')}/v1/chat/completions`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toChat(body)),
  });
  if (body['stream'] !== true) return void response.json(toMessage(asObject((await reply.json()) as JsonValue) ?? {}));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (type: string, data: JsonObject): void =>
    void response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  const message = { id: 'msg', type: 'message', role: 'assistant', content: [], usage: { output_tokens: 0 } };
  write('message_start', { message });
  const translate = deltaWriter(write);
  let rest = '';
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    const lines = (rest + chunk.toString()).split('\n\n');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith('data: {')) translate(asObject(JSON.parse(line.slice(6)) as JsonValue) ?? {});
  }
  write('message_stop', {});
  response.end();
}

function deltaWriter(write: (type: string, data: JsonObject) => void): (chunk: JsonObject) => void {
  let index = -1;
  let open = '';
  const begin = (kind: string, block: JsonObject): void => {
    if (index >= 0) write('content_block_stop', { index });
    index += 1;
    open = kind;
    write('content_block_start', { index, content_block: block });
  };
  return (chunk) => {
    const choice = asObject(asArray(chunk['choices'])?.[0]) ?? {};
    const delta = asObject(choice['delta']) ?? {};
    const text = asString(delta['content']);
    if (text !== undefined && text !== '') {
      if (open !== 'text') begin('text', { type: 'text', text: '' });
      write('content_block_delta', { index, delta: { type: 'text_delta', text } });
    }
    for (const each of asArray(delta['tool_calls']) ?? []) {
      const call = asObject(each) ?? {};
      const { name = null, arguments: input = '' } = asObject(call['function']) ?? {};
      if (name !== null) begin('call', { type: 'tool_use', id: call['id'] ?? '', name, input: {} });
      write('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: input } });
    }
    if (typeof choice['finish_reason'] !== 'string') return;
    write('content_block_stop', { index });
    write('message_delta', { delta: { stop_reason: choice['finish_reason'] }, usage: { output_tokens: 0 } });
  };
}

function toChat({ model = '', max_tokens = 0, stream = false, ...body }: JsonObject): JsonObject {
  const messages: JsonObject[] = [{ role: 'system', content: textOf(body['system']) }];
  for (const each of asArray(body['messages']) ?? []) {
    const message = asObject(each) ?? {};
    const blocks = (asArray(message['content']) ?? [{ type: 'text', text: message['content'] ?? '' }]).map(
      (block) => asObject(block) ?? {},
    );
    for (const block of blocks)
      if (block['type'] === 'tool_result')
        messages.push({
          role: 'tool',
          tool_call_id: block['tool_use_id'] ?? '',
          content: textOf(block['content']),
        });
    const calls = blocks.filter(({ type }) => type === 'tool_use');
    const text = textOf(blocks.filter((block) => block['type'] === 'text'));
    if (text !== '' || calls.length > 0)
      messages.push({
        role: message['role'] ?? 'user',
        content: text,
        ...(calls.length > 0 && {
          tool_calls: calls.map(({ id = '', name = '', input = {} }) => ({
            id,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          })),
        }),
      });
  }
  const tools = (asArray(body['tools']) ?? []).map((each) => {
    const { name = '', description = '', input_schema = {} } = asObject(each) ?? {};
    return { type: 'function', function: { name, description, parameters: input_schema } };
  });
  return { model, max_completion_tokens: max_tokens, messages, tools, stream };
}

const textOf = (content: JsonValue | undefined): string =>
  asString(content) ?? (asArray(content) ?? []).map((block) => asString(asObject(block)?.['text']) ?? '').join('\n');

function toMessage({ id = '', model = '', choices }: JsonObject): JsonObject {
  const choice = asObject(asArray(choices)?.[0]) ?? {};
  const message = asObject(choice['message']) ?? {};
  const calls = (asArray(message['tool_calls']) ?? []).map((each) => {
    const call = asObject(each) ?? {};
    const { name = '', arguments: input } = asObject(call['function']) ?? {};
    return { type: 'tool_use', id: call['id'] ?? '', name, input: JSON.parse(asString(input) ?? '{}') as JsonValue };
  });
  const content = [{ type: 'text', text: message['content'] ?? '' }, ...calls];
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
  };
}

const server = app.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
