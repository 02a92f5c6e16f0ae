import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from './exchange.ts';

/** Deterministic pseudo-random integers from 0 to below `below`. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One turn: the model's text and tool call, and the result of the tool. */
interface SessionTurn {
  text: string;
  id: string;
  path: string;
  result: string;
}

/**
 * What an agent sends and gets in so many turns whose history grows to about `historyBytes`: a client of Anthropic's
 * protocol, and its translation for a backend of OpenAI's.
 */
export function agentSession({ turns, historyBytes }: { turns: number; historyBytes: number }): Exchange[] {
  const number = createRandom(7);
  const letters = 'etaoinshrdlucmfwypvbgk';
  const vocabulary = Array.from({ length: 3000 }, () =>
    Array.from({ length: 2 + number(9) }, () => letters[Math.min(number(22), number(22))]).join(''),
  );
  const prose = (length: number): string => {
    const words: string[] = [];
    for (let size = 0; size < length; size += (words.at(-1)?.length ?? 0) + 1)
      words.push(`${vocabulary[Math.min(number(3000), number(3000))] ?? ''}${number(12) === 0 ? '.\n' : ''}`);
    return words.join(' ');
  };
  const system = prose(12_000);
  const tools = Array.from({ length: 15 }, (_, index) => ({ name: `tool_${index}`, says: prose(900) }));
  const turnBytes = (historyBytes - 27_000) / turns;
  const history = Array.from({ length: turns }, (_, index): SessionTurn => {
    // Some results are long, most are short.
    const long = index % 5 === 0 ? 3 : 0.42;
    return {
      text: prose(200),
      id: `toolu_${number(2 ** 30).toString(36)}${number(2 ** 30).toString(36)}`,
      path: `/src/${prose(12)}.ts`,
      result: prose((turnBytes - 500) * long),
    };
  });
  const start = Date.now() * 1000;
  return history.map((turn, index) => {
    const before = history.slice(0, index);
    return exchange({
      startedAt: start + index * 10_000_000,
      request: clientRequest(JSON.stringify(anthropicRequest(system, tools, before))),
      backend: backend({
        request: clientRequest(JSON.stringify(chatRequest(system, tools, before)), { target: 'http://127.0.0.1:1/v1' }),
        response: response(
          turn.text.split(' ').map((word) => `data: {"choices":[{"delta":{"content":"${word} "}}]}\n\n`),
        ),
      }),
      response: response(
        turn.text.split(' ').map((word) => `event: content_block_delta\ndata: {"delta":{"text":"${word} "}}\n\n`),
      ),
    });
  });
}

const task = { role: 'user', content: 'Make the tests pass.' };

const anthropicRequest = (
  system: string,
  tools: readonly { name: string; says: string }[],
  turns: readonly SessionTurn[],
) => ({
  model: 'asked-model',
  max_tokens: 32_000,
  messages: [
    task,
    ...turns.flatMap(({ text: output, id, path, result }) => [
      {
        role: 'assistant',
        content: [
          { type: 'text', text: output },
          { type: 'tool_use', id, name: 'tool_1', input: { path } },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: result }] },
    ]),
  ],
  system: [{ type: 'text', text: system }],
  tools: tools.map(({ name, says }) => ({ name, description: says, input_schema: { type: 'object', properties: {} } })),
  stream: true,
});

const chatRequest = (
  system: string,
  tools: readonly { name: string; says: string }[],
  turns: readonly SessionTurn[],
) => ({
  model: 'small-model',
  messages: [
    { role: 'system', content: system },
    task,
    ...turns.flatMap(({ text: output, id, path, result }) => [
      {
        role: 'assistant',
        content: output,
        tool_calls: [{ id, type: 'function', function: { name: 'tool_1', arguments: JSON.stringify({ path }) } }],
      },
      { role: 'tool', tool_call_id: id, content: result },
    ]),
  ],
  tools: tools.map(({ name, says }) => ({
    type: 'function',
    function: { name, description: says, parameters: { type: 'object', properties: {} } },
  })),
  stream: true,
});
