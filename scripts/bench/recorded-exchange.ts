import { randomUUID } from 'node:crypto';
import type { Exchange } from '../../src/record/exchange.ts';
import { anthropicText, chatChunk, chatText, toAnthropicStream, toChatStream } from './traffic.ts';

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

const arriving = (pieces: readonly string[]) => pieces.map((bytes, index) => ({ atMs: 5 + index, bytes }));

/**
 * A request of Anthropic Messages, answered by a backend of Chat Completions, as the gateway fills it: its translation is consistent,
 * its request of so many bytes and like no other but in what an agent repeats.
 */
export function recordedExchange(number: number, bytes: number): Exchange {
  const system = textOf(-1, bytes * 0.4);
  const messages = [
    { role: 'user', content: textOf(number, bytes * 0.3) },
    { role: 'assistant', content: textOf(number + 0.25, bytes * 0.1) },
    { role: 'user', content: textOf(number + 0.5, bytes * 0.17) },
  ];
  const deltas = Array.from({ length: 10 }, (_, index) => textOf(number + index, 40));
  const headers = [['content-type', 'text/event-stream']] as const;
  const request = (target: string, body: object) =>
    ({
      method: 'POST',
      target,
      headers: [['content-type', 'application/json']],
      body: Buffer.from(JSON.stringify(body)),
    }) as const;
  return {
    traceId: randomUUID().replaceAll('-', ''),
    startedAt: Date.now() * 1000,
    frontend: 'anthropic',
    generation: 1,
    request: request('/v1/messages', { model: 'claude-bench', max_tokens: 1_000, stream: true, system, messages }),
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
      model: 'gpt-bench',
      issuer: 'openai-chat@127.0.0.1',
      attempts: [{ backend: 'local', model: 'gpt-bench', startedMs: 1, status: 200, error: null, reason: null }],
      request: request('http://127.0.0.1/v1/chat/completions', {
        model: 'gpt-bench',
        max_completion_tokens: 1_000,
        stream: true,
        stream_options: { include_usage: true },
        messages: [{ role: 'system', content: system }, ...messages],
      }),
      response: { status: 200, headers, chunks: arriving(chatEvents(deltas)) },
    },
    response: { status: 200, headers, chunks: arriving(anthropicEvents(deltas)) },
    losses: [],
    notes: [],
    timing: { firstByteMs: 5, firstTokenMs: 5, totalMs: 20 },
    summary: { usage: { input: 2500, output: 70 }, finish: 'stop', toolCalls: [], text: deltas.join('') },
    error: null,
    status: 'ok',
  };
}

const chatEvents = (deltas: readonly string[]): string[] =>
  toChatStream([
    ...chatText(deltas),
    chatChunk({}, 'stop'),
    { ...chatChunk({}), choices: [], usage: { prompt_tokens: 2500, completion_tokens: 70, total_tokens: 2570 } },
  ]);

const anthropicEvents = (deltas: readonly string[]): string[] =>
  toAnthropicStream([
    ...anthropicText(deltas, { input_tokens: 0, output_tokens: 0 }),
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { input_tokens: 2500, output_tokens: 70 },
    },
    { type: 'message_stop' },
  ]);
