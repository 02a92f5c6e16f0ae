import type { Exchange } from '../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from '../../test/record/support/exchange.ts';
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
  const sent = {
    model: 'gpt-bench',
    max_completion_tokens: 1_000,
    stream: true,
    stream_options: { include_usage: true },
  };
  return exchange({
    request: clientRequest(
      JSON.stringify({ model: 'claude-bench', max_tokens: 1_000, stream: true, system, messages }),
      { headers },
    ),
    requestedModel: 'claude-bench',
    backend: backend({
      model: 'gpt-bench',
      request: clientRequest(
        JSON.stringify({ ...sent, messages: [{ role: 'system', content: system }, ...messages] }),
        { target: 'http://127.0.0.1/v1/chat/completions', headers },
      ),
      response: response(chatEvents(deltas)),
    }),
    response: response(anthropicEvents(deltas)),
    timing: { firstByteMs: 5, firstTokenMs: 5, totalMs: 20 },
    summary: { usage: { input: 2500, output: 70 }, finish: 'stop', toolCalls: [], text: deltas.join('') },
  });
}

const headers = [['content-type', 'application/json']] as const;

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
