import type { JsonObject } from '../../src/core/json.ts';
import { chatReply } from './reply-chat.ts';
import { answerOf, type ScriptedReply } from './reply.ts';
import { jsonAnswer, type ReceivedUpstreamRequest, type ScriptedAnswer } from './upstream.ts';

/** One turn of a scripted agent: the result of the call before, and the answer of the model. */
export interface SessionTurn {
  /** What the call before returned; of the first turn, the task. */
  readonly added: string;
  readonly isError?: true;
  /** The client leaves out the result of the call before: `added` is a text of the user. */
  readonly lacksResult?: true;
  readonly reply: Omit<ScriptedReply, 'usage'> | { status: number; message: string };
  /** Tokens of the prompt that were read from the cache. */
  readonly cached: number;
}

const call = (id: string, name: string, input: JsonObject) => ({ calls: [{ id, name, input }] });

/**
 * A session of a coding agent in nine turns: a command fails in turn 5, a tool has another description from turn 7 on, so
 * that the prompt cache misses, and the backend refuses turn 9.
 */
export const sessionTurns: readonly SessionTurn[] = [
  {
    added: 'The test of the fold fails. Mend it.',
    reply: { text: 'I read the code first.', ...call('call_1', 'Read', { file_path: 'src/fold.ts' }) },
    cached: 0,
  },
  { added: 'return open.pop();', reply: call('call_2', 'Read', { file_path: 'test/fold.test.ts' }), cached: 1000 },
  { added: 'test("keeps the order")', reply: call('call_3', 'Read', { file_path: 'package.json' }), cached: 1100 },
  { added: '{"name":"fold"}', reply: call('call_4', 'Bash', { command: 'npm test' }), cached: 1200 },
  {
    added: 'FAIL keeps the order\nProcess exited with code 1',
    isError: true,
    reply: call('call_5', 'Edit', { file_path: 'src/fold.ts', old_string: 'open.pop()', new_string: 'open.shift()' }),
    cached: 1300,
  },
  { added: 'The file was changed.', reply: call('call_6', 'Bash', { command: 'npm test -- fold' }), cached: 1400 },
  { added: '14 passed', reply: call('call_7', 'Bash', { command: 'git diff --stat' }), cached: 0 },
  { added: '1 file changed', reply: call('call_8', 'Bash', { command: 'git status' }), cached: 1600 },
  { added: 'nothing to commit', reply: { status: 529, message: 'the model is overloaded' }, cached: 0 },
];

const tool = (name: string, description: string, properties: readonly string[]): JsonObject => ({
  name,
  description,
  input_schema: {
    type: 'object',
    properties: Object.fromEntries(properties.map((property) => [property, { type: 'string' }])),
    required: [...properties],
  },
});

const toolsOf = (turn: number): JsonObject[] => [
  tool('Read', 'Reads a file.', ['file_path']),
  tool('Bash', `Runs a command. Today is ${turn < 7 ? '2026-11-21' : '2026-11-22'}.`, ['command']),
  tool('Edit', 'Replaces text in a file.', ['file_path', 'old_string', 'new_string']),
];

/** Sends a session to a gateway, as an agent of Anthropic's protocol does. */
export async function playAgentSession(
  url: string,
  { turns = sessionTurns, headers = {} }: { turns?: readonly SessionTurn[]; headers?: Record<string, string> } = {},
): Promise<void> {
  const messages: JsonObject[] = [];
  for (const [index, { added, isError, lacksResult, reply }] of turns.entries()) {
    const result: JsonObject = { type: 'tool_result', tool_use_id: `call_${index}`, content: added };
    const results = [isError ? { ...result, is_error: true } : result];
    messages.push({ role: 'user', content: index === 0 || lacksResult ? added : results });
    const answer = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'anthropic-version': '2023-06-01',
        'user-agent': 'claude-cli/2.1.0',
        ...headers,
      },
      body: JSON.stringify({
        model: 'claude-sonnet',
        max_tokens: 1000,
        top_k: 40,
        stream: true,
        system: [
          { type: 'text', text: 'You are a coding agent.' },
          { type: 'text', text: 'Work in small steps.' },
        ],
        tools: toolsOf(index + 1),
        messages,
      }),
    });
    await answer.text();
    if ('status' in reply) continue;
    const calls = (reply.calls ?? []).map(({ id, name, input }) => ({ type: 'tool_use', id, name, input }));
    const text = reply.text === undefined ? [] : [{ type: 'text', text: reply.text }];
    messages.push({ role: 'assistant', content: [...text, ...calls] });
  }
}

/** The answers of a backend of OpenAI's protocol: each is that of the turn whose text a request has last. */
export function answerSession(request: ReceivedUpstreamRequest, turns = sessionTurns): ScriptedAnswer {
  const turn = turns.findLast(({ added }) => request.text.includes(JSON.stringify(added).slice(1, -1)));
  if (turn === undefined) return jsonAnswer({ object: 'list', data: [] });
  const { reply, cached } = turn;
  if ('status' in reply)
    return jsonAnswer({ error: { message: reply.message, type: 'overloaded_error', code: null } }, reply.status);
  const input = 1000 + 100 * turns.indexOf(turn);
  return answerOf(chatReply, { ...reply, usage: { input, cached, output: 20 } }, request);
}
