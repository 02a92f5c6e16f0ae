import { once } from 'node:events';
import { createServer } from 'node:http';

/** An answer of the scripted backend: text, a tool call, or a refusal of the request. */
type Answer = { text: string } | { call: string; input: object; text?: string } | { status: number; message: string };

/** One turn of the scripted agent: what it adds to the conversation, and what it is answered. */
export interface Turn {
  /** A message of the user, or the result of the call before. */
  readonly added: string;
  readonly isFailure?: true;
  /** The client leaves out the result of the call before. */
  readonly lacksResult?: true;
  readonly answer: Answer;
}

const tool = (name: string, description: string, properties: object) => ({
  name,
  description,
  input_schema: { type: 'object', properties, required: Object.keys(properties) },
});
const tools = [
  tool('Read', 'Reads a file.', { file_path: { type: 'string' } }),
  tool('Bash', 'Runs a command.', { command: { type: 'string' } }),
  tool('Edit', 'Replaces text in a file.', {
    file_path: { type: 'string' },
    old_string: { type: 'string' },
    new_string: { type: 'string' },
  }),
];

const read = {
  call: 'Read',
  input: { file_path: 'src/fold.ts' },
  text: 'I will read the code before I run its tests.',
};
const edit = {
  call: 'Edit',
  input: { file_path: 'src/fold.ts', old_string: 'open.pop()', new_string: 'open.shift()' },
  text: 'The order is lost when two calls close at once: the last one is taken first.',
};
const bash = { call: 'Bash', input: { command: 'npm test -- fold' } };

/**
 * Sessions of a coding agent: one that ends well, one whose backend is overloaded, one whose model writes its call as text,
 * and one in which the agent drops a result.
 */
export const sessions: readonly (readonly Turn[])[] = [
  [
    { added: 'The test "keeps the order of calls" fails. Find out why, and mend it.', answer: read },
    { added: 'export function fold(open: Call[]) {\n  return open.pop();\n}', answer: bash },
    {
      added: 'FAIL test/fold.test.ts > keeps the order of calls\nexpected "a" to be "b"\n\nProcess exited with code 1',
      isFailure: true,
      answer: edit,
    },
    { added: 'The file has been updated.', answer: bash },
    {
      added: 'Tests  14 passed (14)',
      answer: { text: 'The test passes: calls are now closed in the order in which they began.' },
    },
  ],
  [
    { added: 'Describe this repository in three sentences.', answer: { call: 'Bash', input: { command: 'ls' } } },
    { added: 'README.md  package.json  src  test', answer: { status: 529, message: 'overloaded' } },
  ],
  [
    {
      added: 'Which version of Node does this need?',
      answer: {
        text: 'I look it up.\n<tool_call>\n{"name": "Read", "arguments": {"file_path": "package.json"}}\n</tool_call>',
      },
    },
  ],
  [
    { added: 'List the tests that were skipped.', answer: { call: 'Bash', input: { command: 'npm test' } } },
    { added: 'Go on.', lacksResult: true, answer: { text: 'I know of no skipped test.' } },
  ],
];

const system = [
  { type: 'text', text: 'You are a coding agent. Work in small steps.', cache_control: { type: 'ephemeral' } },
];

/** Plays a session through a gateway, as an agent of Anthropic's protocol does. */
export async function playSession(
  url: string,
  turns: readonly Turn[],
  { headers = {} }: { headers?: Record<string, string> } = {},
): Promise<void> {
  const messages: object[] = [];
  for (const [index, { added, isFailure, lacksResult, answer }] of turns.entries()) {
    const id = `call_${index}`;
    const content = index === 0 || lacksResult ? added : [resultOf(`call_${index - 1}`, added, isFailure)];
    messages.push({ role: 'user', content });
    const body = { model: 'claude-sonnet', max_tokens: 1000, top_k: 40, system, tools, messages, stream: true };
    const response = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'anthropic-version': '2023-06-01',
        'user-agent': 'claude-cli/2.1.0',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    await response.text();
    if ('call' in answer)
      messages.push({
        role: 'assistant',
        content: [
          ...(answer.text === undefined ? [] : [{ type: 'text', text: answer.text }]),
          { type: 'tool_use', id, name: answer.call, input: answer.input },
        ],
      });
  }
}

const resultOf = (id: string, content: string, isError: true | undefined): object => ({
  type: 'tool_result',
  tool_use_id: id,
  content,
  ...(isError && { is_error: true }),
});

/** A backend of OpenAI's protocol that gives the answers of all sessions by the text that was added last. */
export async function startBackend(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    if (request.url === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'qwen3-coder-30b', object: 'model' }] }));
      return;
    }
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const asked = Buffer.concat(pieces).toString();
      const index = (turns: readonly Turn[]): number =>
        turns.findLastIndex(({ added }) => asked.includes(JSON.stringify(added).slice(1, -1)));
      const turn = sessions.map((turns) => turns[index(turns)]).find((found) => found !== undefined);
      const answer = turn?.answer ?? { text: 'Hello!' };
      if ('status' in answer) {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: answer.message, type: 'overloaded_error', code: null } }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const chunks = [
        ...chunksOf(answer, `call_${sessions.flatMap((turns) => index(turns)).find((at) => at >= 0) ?? 0}`),
      ];
      const timer = setInterval(() => {
        const chunk = chunks.shift();
        if (chunk === undefined) {
          clearInterval(timer);
          response.end('data: [DONE]\n\n');
        } else response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }, 15);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the backend listens on no port');
  return { url: `http://127.0.0.1:${address.port}/v1`, stop: () => void server.close() };
}

function* chunksOf(answer: Exclude<Answer, { status: number }>, id: string): Generator<object> {
  const chunk = (delta: object, reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'qwen3-coder-30b',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  yield chunk({ role: 'assistant' });
  for (const word of (answer.text ?? '').split(/(?<= )/)) if (word !== '') yield chunk({ content: word });
  if ('call' in answer) {
    const call = { name: answer.call, arguments: '' };
    yield chunk({ tool_calls: [{ index: 0, id, type: 'function', function: call }] });
    for (const piece of JSON.stringify(answer.input).match(/.{1,12}/gs) ?? [])
      yield chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
  }
  yield chunk({}, 'call' in answer ? 'tool_calls' : 'stop');
  const usage = { prompt_tokens: 2210, completion_tokens: 64, prompt_tokens_details: { cached_tokens: 1980 } };
  yield { ...chunk({}), choices: [], usage: { ...usage, total_tokens: 2274 } };
}
