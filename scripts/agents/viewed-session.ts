import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../generated/louter.js';
import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { answerOf, type ScriptedReply } from '../../test/support/reply.ts';
import { startUpstream, type ReceivedUpstreamRequest, type ScriptedAnswer } from '../../test/support/upstream.ts';
import { startGatewayProcess, type GatewayProcess } from '../gateway-process.ts';
import { runAgent } from './agent.ts';
import { claudeCode } from './claude-code.ts';

type Conversation = components['schemas']['Conversation'];
type Turn = Conversation['turns'][number];

const timeoutMs = 120_000;
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
export async function playViewedSession({
  bin,
  louter,
  keep,
}: {
  bin: string;
  louter: string;
  keep: boolean;
}): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-session-'));
  const upstream = await startUpstream();
  upstream.answerWith(decide);
  const findings: string[] = [];
  try {
    const gateway = await startGatewayProcess({
      config: `[backends.scripted]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\n[models]\n"*" = "scripted/scripted-model"\n`,
      directory: join(directory, 'gateway'),
      entry: louter,
    });
    try {
      findings.push(...(await runPrompts(gateway, bin, directory)));
      findings.push(...(await checkConversations(gateway)));
    } finally {
      await gateway.stop();
    }
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  } finally {
    await upstream.close();
    if (keep && findings.length > 0) findings.push(`kept: ${directory}`);
    else rmSync(directory, { recursive: true, maxRetries: 3 });
  }
  return findings;
}

/** Runs the agent once per prompt, each time in the session before. */
async function runPrompts(gateway: GatewayProcess, bin: string, directory: string): Promise<string[]> {
  const [variant] = claudeCode.variants;
  if (!variant) return ['Claude Code has no variant'];
  const findings: string[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const agent: typeof claudeCode = {
      ...claudeCode,
      prepare(setting) {
        const prepared = claudeCode.prepare(setting);
        return { ...prepared, arguments: [...(index === 0 ? [] : ['--continue']), ...prepared.arguments, 'Agent'] };
      },
    };
    const ran = await runAgent(agent, { variant, origin: gateway.url, bin, prompt, directory, timeout: timeoutMs });
    if (ran.timedOut) findings.push(`the agent did not end in time: ${prompt}`);
    if (ran.failed) findings.push(`the agent failed at ${JSON.stringify(prompt)}: ${ran.result} ${ran.stderr}`);
  }
  return findings;
}

/** What the gateway says about the requests of the session. */
async function checkConversations({ url }: GatewayProcess): Promise<string[]> {
  const expected = steps.length + subagentSteps.length + [summary].length + lastSteps.length;
  let requests = 0;
  for (let tries = 0; tries < 100 && requests < expected; tries++) {
    await new Promise((resolve) => void setTimeout(resolve, 100));
    ({ length: requests } = ((await getJson(`${url}/api/traces?filter=-status:open`)) as { traces: object[] }).traces);
  }
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
