import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { answerOf, type ScriptedReply } from '../../test/support/reply.ts';
import type { ReceivedUpstreamRequest, ScriptedAnswer } from '../../test/support/upstream.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { checkRun, listEndedTraces, playSession, runClaudeCode, type SessionOptions } from './session.ts';

const prompt = 'Count the files with a subagent, then print many lines.';
const subagentTask = 'Count the files of this folder and report their number.';
/** More than Claude Code sends at first, and less than with the output of the commands. */
const longContext = 20_000;
/** About how many tokens a byte of a request is. */
const tokensPerByte = 0.28;

/** Commands with 24,000 characters of output each. */
const longCommand = (id: string) => ({
  id,
  name: 'Bash',
  input: { command: 'seq 1 5000', description: 'Print many lines' },
});

const steps: readonly Omit<ScriptedReply, 'usage'>[] = [
  {
    text: 'A subagent counts them.',
    calls: [
      {
        id: 'call_agent',
        name: 'Agent',
        input: {
          description: 'Count files',
          prompt: subagentTask,
          subagent_type: 'general-purpose',
          run_in_background: false,
        },
      },
    ],
  },
  { calls: [longCommand('call_one'), longCommand('call_two')] },
  { text: 'Everything is done.' },
];

/** The model: which answer is due depends on what a request contains. */
function decide({ text }: ReceivedUpstreamRequest): ScriptedAnswer {
  const json: JsonObject = asObject(parseJson(text)) ?? {};
  const messages = asArray(json['messages']) ?? [];
  const results = messages.filter((message) => asObject(message)?.['role'] === 'tool').length;
  const first = messages.find((message) => asObject(message)?.['role'] === 'user') ?? null;
  const step = isOfSubagent(first) ? { text: 'There is one file.' } : steps[Math.min(results, steps.length - 1)];
  const usage = { input: Math.round(text.length * tokensPerByte), cached: 0, output: 20 };
  return answerOf(chatReply, { ...step, usage }, { json });
}

const isOfSubagent = (message: JsonValue): boolean => JSON.stringify(message).includes(subagentTask);

const configFor = (url: string): string => `
[backends.main]
protocol = "openai-chat"
base_url = "${url}/v1"
[backends.helper]
protocol = "openai-chat"
base_url = "${url}/v1"
[backends.large]
protocol = "openai-chat"
base_url = "${url}/v1"
[models]
"*" = "main/scripted-model"
[[routes]]
name = "helpers"
when = { subagent = true, agent = "claude-code" }
to = "helper/scripted-model"
[[routes]]
name = "long"
when = { input_tokens = ">${longContext}" }
to = "large/scripted-model"
`;

/** Where each request of the session goes: its backend, and its row. */
const expected = ['main –', 'helper helpers', 'main –', 'large long'];

/**
 * A session of Claude Code with a subagent and a long context: whether the subagent's requests, and those that are long, go
 * to other targets than the rest.
 * @returns the problems, none if all is well; with `keep`, the folder of a session with problems is kept.
 */
export const playRoutedSession = (options: SessionOptions): Promise<string[]> =>
  playSession(options, { name: 'routed', answer: decide, configFor }, async (session) => {
    const ran = await runClaudeCode(session, { prompt, tool: 'Agent' });
    return [...checkRun(ran, prompt), ...(await checkTargets(session.gateway))];
  });

async function checkTargets(gateway: GatewayProcess): Promise<string[]> {
  const traces = await listEndedTraces(gateway, expected.length);
  const went = traces.toReversed().map(({ backend, route }) => `${backend ?? '–'} ${route ?? '–'}`);
  const contradictory = traces.filter(({ check }) => check === 'contradiction');
  return [
    ...(went.join(', ') === expected.join(', ')
      ? []
      : [`requests went to ${went.join(', ')}; expected ${expected.join(', ')}`]),
    ...contradictory.map(({ trace_id: id }) => `${id} contradicts itself`),
  ];
}
