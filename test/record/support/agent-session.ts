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

interface SessionOptions {
  turns: number;
  historyBytes: number;
  /** `distinct`: words that occur once, of any letters and digits, which hardly compress. */
  words: 'common' | 'distinct';
}

/** Deterministic words with the frequencies of prose. */
function createCommonWords(number: (below: number) => number): () => string {
  const letters = 'etaoinshrdlucmfwypvbgk';
  const vocabulary = Array.from({ length: 3000 }, () =>
    Array.from({ length: 2 + number(9) }, () => letters[Math.min(number(22), number(22))]).join(''),
  );
  return () => vocabulary[Math.min(number(3000), number(3000))] ?? '';
}

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const createDistinctWords = (number: (below: number) => number) => (): string =>
  Array.from({ length: 4 + number(9) }, () => alphanumerics[number(alphanumerics.length)]).join('');

/**
 * What an agent sends and gets in so many turns whose history grows to about `historyBytes`: a client of Anthropic's
 * protocol, and its translation for a backend of OpenAI's.
 */
export function agentSession({ turns, historyBytes, words: kind }: SessionOptions): Exchange[] {
  const number = createRandom(7);
  const word = kind === 'common' ? createCommonWords(number) : createDistinctWords(number);
  const prose = (length: number): string => {
    const words: string[] = [];
    for (let size = 0; size < length; size += (words.at(-1)?.length ?? 0) + 1)
      words.push(`${word()}${number(12) === 0 ? '.\n' : ''}`);
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
        response: response(chatStream(turn)),
      }),
      response: response(anthropicStream(turn)),
      summary: {
        usage: { input: 1000 * (index + 1), output: 100 },
        finish: 'tool-calls',
        toolCalls: ['tool_1'],
        text: turn.text,
      },
    });
  });
}

const frame = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

/** The response of the backend: a frame per word. */
function chatStream({ text, id, path }: SessionTurn): string[] {
  const chunk = (delta: object, finish: string | null = null): string =>
    frame({
      id: `chatcmpl-${id}`,
      object: 'chat.completion.chunk',
      created: 1_780_000_000,
      model: 'small-model',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const call = { index: 0, id, type: 'function', function: { name: 'tool_1', arguments: JSON.stringify({ path }) } };
  return [
    ...text.split(' ').map((word) => chunk({ content: `${word} ` })),
    chunk({ tool_calls: [call] }),
    chunk({}, 'tool_calls'),
    'data: [DONE]\n\n',
  ];
}

/** The response to the client. */
function anthropicStream({ text, id, path }: SessionTurn): string[] {
  const event = (type: string, fields: object): string => `event: ${type}\n${frame({ type, ...fields })}`;
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', model: 'asked-model', content: [] };
  const call = { type: 'tool_use', id, name: 'tool_1', input: {} };
  const usage = { input_tokens: 1, output_tokens: 1 };
  return [
    event('message_start', { message: { ...message, stop_reason: null, stop_sequence: null, usage } }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...text
      .split(' ')
      .map((word) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: `${word} ` } })),
    event('content_block_stop', { index: 0 }),
    event('content_block_start', { index: 1, content_block: call }),
    event('content_block_delta', {
      index: 1,
      delta: { type: 'input_json_delta', partial_json: JSON.stringify({ path }) },
    }),
    event('content_block_stop', { index: 1 }),
    event('message_delta', { delta: { stop_reason: 'tool_use', stop_sequence: null }, usage }),
    event('message_stop', {}),
  ];
}

const inputSchema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };

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
  tools: tools.map(({ name, says }) => ({ name, description: says, input_schema: inputSchema })),
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
    function: { name, description: says, parameters: inputSchema },
  })),
  stream: true,
});
