import type { JsonObject } from '../../src/core/json.ts';
import { answerSession, type SessionTurn } from '../../test/support/agent-session.ts';
import type { ScriptedReply } from '../../test/support/reply.ts';
import { jsonAnswer, type ReceivedUpstreamRequest, type ScriptedAnswer } from '../../test/support/upstream.ts';

type Turn = Omit<SessionTurn, 'cached'>;

const call = (id: string, name: string, input: JsonObject): Pick<ScriptedReply, 'calls'> => ({
  calls: [{ id, name, input }],
});

/**
 * Sessions of a coding agent, by their case: one that ends well, one whose backend is overloaded, one whose model writes its
 * call as text, and one in which the agent drops a result.
 */
const turnsByCase: Readonly<Record<string, readonly Turn[]>> = {
  'mend-a-test': [
    {
      added: 'The test "keeps the order of calls" fails. Find out why, and mend it.',
      reply: {
        text: 'I will read the code before I run its tests.',
        ...call('call_1', 'Read', { file_path: 'src/fold.ts' }),
      },
    },
    {
      added: 'export function fold(open: Call[]) {\n  return open.pop();\n}',
      reply: call('call_2', 'Bash', { command: 'npm test -- fold' }),
    },
    {
      added: 'FAIL test/fold.test.ts > keeps the order of calls\nexpected "a" to be "b"\n\nProcess exited with code 1',
      isError: true,
      reply: {
        text: 'The order is lost when two calls close at once: the last one is taken first.',
        ...call('call_3', 'Edit', { file_path: 'src/fold.ts', old_string: 'open.pop()', new_string: 'open.shift()' }),
      },
    },
    { added: 'The file has been updated.', reply: call('call_4', 'Bash', { command: 'npm test -- fold' }) },
    {
      added: 'Tests  14 passed (14)',
      reply: { text: 'The test passes: calls are now closed in the order in which they began.' },
    },
  ],
  describe: [
    { added: 'Describe this repository in three sentences.', reply: call('call_1', 'Bash', { command: 'ls' }) },
    { added: 'README.md  package.json  src  test', reply: { status: 529, message: 'overloaded' } },
  ],
  'read-a-version': [
    {
      added: 'Which version of Node does this need?',
      reply: {
        text: 'I look it up.\n<tool_call>\n{"name": "Read", "arguments": {"file_path": "package.json"}}\n</tool_call>',
      },
    },
  ],
  'list-tests': [
    { added: 'List the tests that were skipped.', reply: call('call_1', 'Bash', { command: 'npm test' }) },
    { added: 'Go on.', lacksResult: true, reply: { text: 'I know of no skipped test.' } },
  ],
};

export const sessions = Object.entries(turnsByCase).map(([name, turns]) => ({
  case: name,
  turns: turns.map((turn): SessionTurn => ({ ...turn, cached: 980 })),
}));

/** Milliseconds between two events of a stream, so that its parts are seen one after the other. */
const pauseMs = 15;

/** A backend that gives the answers of all sessions. */
export function answer(request: ReceivedUpstreamRequest): ScriptedAnswer {
  if (request.path === '/v1/models')
    return jsonAnswer({ object: 'list', data: [{ id: 'qwen3-coder-30b', object: 'model' }] });
  const answered = answerSession(
    request,
    sessions.flatMap(({ turns }) => turns),
  );
  return pausing(answered);
}

/** An answer whose events come one after the other. */
export function pausing<Answer extends ScriptedAnswer | undefined>(answered: Answer): Answer {
  const body = answered?.body;
  if (!Array.isArray(body)) return answered;
  return { ...answered, body: body.flatMap((event) => [event, { silence: pauseMs }]) };
}
