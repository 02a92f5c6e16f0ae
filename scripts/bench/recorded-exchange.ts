import { randomUUID } from 'node:crypto';
import type { Exchange } from '../../src/record/exchange.ts';

const vocabulary =
  'the parser reads what comes in rows and gives it back as it was before the next one is asked for'.split(' ');

/** Text that no other exchange has. */
function textOf(number: number, length: number): string {
  let state = number + 1;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += `${vocabulary[state % vocabulary.length] ?? ''}${state % 7 === 0 ? state % 1000 : ''} `;
  }
  return text;
}

/** An exchange as the gateway fills it, its request of so many bytes and like no other but in what an agent repeats. */
export function recordedExchange(number: number, bytes: number): Exchange {
  const repeated = textOf(-1, bytes * 0.4);
  const body = Buffer.from(
    JSON.stringify({
      model: 'claude-bench',
      stream: true,
      system: [{ type: 'text', text: repeated }],
      messages: [
        { role: 'user', content: textOf(number, bytes * 0.3) },
        { role: 'assistant', content: [{ type: 'text', text: textOf(number + 0.25, bytes * 0.1) }] },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: 'a', content: textOf(number + 0.5, bytes * 0.17) }],
        },
      ],
    }),
  );
  const request = {
    method: 'POST',
    target: '/v1/messages',
    headers: [['content-type', 'application/json']],
    body,
  } as const;
  const headers = [['content-type', 'text/event-stream']] as const;
  const chunks = Array.from({ length: 10 }, (_, index) => ({
    atMs: 5 + index,
    bytes: `event: content_block_delta\ndata: {"delta":{"text":${JSON.stringify(textOf(number + index, 40))}}}\n\n`,
  }));
  return {
    traceId: randomUUID().replaceAll('-', ''),
    startedAt: Date.now() * 1000,
    frontend: 'anthropic',
    generation: 1,
    request,
    key: null,
    run: null,
    case: null,
    mode: 'proxy',
    requestedModel: 'claude-bench',
    issuedResponse: null,
    backend: {
      provider: 'local',
      protocol: 'openai-chat',
      dialect: null,
      thinking: 'none',
      tools: 'native',
      model: 'small-model',
      issuer: 'openai-chat@127.0.0.1',
      attempts: [{ backend: 'local', model: 'small-model', startedMs: 1, status: 200, error: null, reason: null }],
      request: { ...request, body: Buffer.from(body) },
      response: { status: 200, headers, chunks },
    },
    response: { status: 200, headers, chunks: chunks.map(({ atMs, bytes: text }) => ({ atMs, bytes: `${text} ` })) },
    losses: [],
    notes: [],
    timing: { firstByteMs: 5, firstTokenMs: 5, totalMs: 15 },
    summary: { usage: { input: 2500, output: 70 }, finish: 'stop', toolCalls: ['Bash'], text: textOf(number, 400) },
    error: null,
    status: 'ok',
  };
}
