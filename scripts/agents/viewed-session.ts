import type { components } from '../../generated/louter.js';
import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { answerOf, type ScriptedReply } from '../../test/support/reply.ts';
import type { ReceivedUpstreamRequest, ScriptedAnswer } from '../../test/support/upstream.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { claudeCode } from './claude-code.ts';
import { checkRun, listEndedTraces, playSession, runClaudeCode, type Session, type SessionOptions } from './session.ts';

type Conversation = components['schemas']['Conversation'];
type Turn = Conversation['turns'][number];

/** The prompts of the session: Claude Code compacts its history at the second one. */
const prompts = ['Write the fold and run its tests.', '/compact', 'Go on and finish it.'];
/** The task of the subagent. */
const subagentTask = 'Find every usage of the fold in this folder and report each file with its line.';
/** In the summary, and so in every later request. */
const summarizedMark = 'The fold is written, its tests failed, and one file uses it; the command has to be repeated.';

const usage = { input: 1000, cached: 500, output: 20 };
const reply = (text: string | undefined, ...calls: NonNullable<ScriptedReply['calls']>): ScriptedReply => ({
  ...(text !== undefined && { text }),
  ...(calls.length > 0 && { calls }),
  usage,
});

const steps: readonly ScriptedReply[] = [
  reply('I write the file first.', {
    id: 'call_write',
    name: 'Write',
    input: { file_path: 'fold.ts', content: 'export const fold = 1;\n' },
  }),
  reply(undefined, {
    id: 'call_fails',
    name: 'Bash',
    input: { command: 'echo "FAIL fold" >&2; exit 1', description: 'Run the tests' },
  }),
  reply('A subagent looks for usages.', {
    id: 'call_agent',
    name: 'Agent',
    input: {
      description: 'Find usages',
      prompt: subagentTask,
      subagent_type: 'general-purpose',
      run_in_background: false,
    },
  }),
  reply('One file uses the fold.'),
];
const subagentSteps: readonly ScriptedReply[] = [
  reply(undefined, { id: 'call_list', name: 'Bash', input: { command: 'ls', description: 'List files' } }),
  reply('Only fold.ts uses it, in line 1.'),
];
const lastSteps: readonly ScriptedReply[] = [
  reply(undefined, { id: 'call_again', name: 'Bash', input: { command: 'echo again', description: 'Repeat' } }),
  reply('Everything is done.'),
];
const summary = reply(
  `<analysis>\nThe history is short.\n</analysis>\n\n<summary>\n1. State: ${summarizedMark}\n2. Pending: say so.\n</summary>`,
);

/** The model: which answer is due depends on what a request contains. */
function decide(request: ReceivedUpstreamRequest): ScriptedAnswer {
  const messages = asArray(asObject(parsed(request.text))?.['messages']) ?? [];
  const results = messages.filter((message) => asObject(message)?.['role'] === 'tool').length;
  const userTexts = messages.filter((message) => asObject(message)?.['role'] === 'user').map(textOf);
  const { overflow } = claudeCode;
  const isSummary = 'summaryPrompt' in overflow && overflow.summaryPrompt.test(userTexts.at(-1) ?? '');
  const due = isSummary
    ? [summary]
    : request.text.includes(summarizedMark)
      ? lastSteps
      : userTexts[0]?.includes(subagentTask)
        ? subagentSteps
        : steps;
  return answerOf(chatReply, due[Math.min(results, due.length - 1)] ?? summary, { json: parsed(request.text) });
}

const parsed = (text: string): JsonObject => asObject(parseJson(text)) ?? {};

const textOf = (message: JsonValue): string => {
  const content = asObject(message)?.['content'] ?? '';
  return typeof content === 'string' ? content : JSON.stringify(content);
};

/**
 * A session of Claude Code with a call that fails, a subagent and a compaction: whether its requests are one conversation,
 * the subagent's are below its call, and the failure is marked, as the viewer and `louter traces` show them.
 * @returns the problems, none if all is well; with `keep`, the folder of a session with problems is kept.
 */
export const playViewedSession = (options: SessionOptions): Promise<string[]> =>
  playSession(options, { name: 'session', answer: decide, configFor }, async (session) => [
    ...(await runPrompts(session)),
    ...(await checkConversations(session.gateway)),
  ]);

const configFor = (url: string): string => `
[backends.scripted]
protocol = "openai-chat"
base_url = "${url}/v1"
[models]
"*" = "scripted/scripted-model"
`;

/** Runs the agent once per prompt, each time in the session before. */
async function runPrompts(session: Session): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, prompt] of prompts.entries())
    findings.push(...checkRun(await runClaudeCode(session, { prompt, tool: 'Agent', isContinued: index > 0 }), prompt));
  return findings;
}

/** What the gateway shows of the requests of the session. */
async function checkConversations(gateway: GatewayProcess): Promise<string[]> {
  const { url } = gateway;
  await listEndedTraces(gateway, steps.length + subagentSteps.length + [summary].length + lastSteps.length);
  const { conversations } = (await getJson(`${url}/api/conversations`)) as {
    conversations: { conversation: string }[];
  };
  if (conversations.length !== 1) return [`the session is ${conversations.length} conversations`];
  const found = (await getJson(`${url}/api/conversations/${conversations[0]?.conversation}`)) as Conversation;
  return findingsOf(found);
}

const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

function findingsOf({ turns, ended }: Conversation): string[] {
  const caller = turns.find(({ calls }) => calls.some(({ name }) => name === 'Agent'));
  const failing = turns.filter(({ calls }) => calls.some(({ failure }) => failure !== null));
  const compaction = turns.findIndex(({ link }) => link === 'compaction');
  const holds: readonly (readonly [what: string, isTrue: boolean])[] = [
    ['the subagent stands under the turn that called it', hasSubagent(caller)],
    ['the result of the subagent stands in the next turn', isAnsweredNext(turns, caller)],
    ['one turn has a failing call', failing.length === 1 && failing[0]?.calls[0]?.failure === 'exit 1'],
    ['one turn begins from a summary', compaction > 0 && turns[compaction]?.parent === turns[compaction - 1]?.trace_id],
    ['the conversation goes on behind the summary', compaction === turns.length - lastSteps.length],
    ['it ended well', ended.kind === 'stop' && !ended.is_failure && ended.what.includes('Everything is done.')],
    ['nothing contradicts', turns.every(({ check }) => check !== 'contradiction')],
  ];
  return holds.flatMap(([what, isTrue]) => (isTrue ? [] : [`not so: ${what}\n${describe(turns)}`]));
}

const hasSubagent = (turn: Turn | undefined): boolean => {
  const [subagent] = turn?.subagents ?? [];
  return subagent?.prompt === subagentTask && subagent.requests === subagentSteps.length && subagent.failed === 0;
};

const isAnsweredNext = (turns: readonly Turn[], caller: Turn | undefined): boolean => {
  if (caller === undefined) return false;
  const next = turns[turns.indexOf(caller) + 1];
  return next !== undefined && caller.calls[0]?.result_in === next.trace_id;
};

const describe = (turns: readonly Turn[]): string =>
  turns
    .map(({ turn, link, calls, subagents }) =>
      [turn, link, ...calls.map(({ name, failure }) => `${name} ${failure ?? ''}`), `◇${subagents.length}`].join(' '),
    )
    .join('\n');
