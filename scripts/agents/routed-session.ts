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

type Summary = components['schemas']['TraceSummary'];

const timeoutMs = 120_000;
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
export async function playRoutedSession({
  bin,
  louter,
  keep,
}: {
  bin: string;
  louter: string;
  keep: boolean;
}): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-routed-'));
  const upstream = await startUpstream();
  upstream.answerWith(decide);
  const findings: string[] = [];
  try {
    const gateway = await startGatewayProcess({
      config: configFor(upstream.url),
      directory: join(directory, 'gateway'),
      entry: louter,
    });
    try {
      findings.push(...(await runPrompt(gateway, bin, directory)));
      findings.push(...(await checkTargets(gateway)));
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

async function runPrompt(gateway: GatewayProcess, bin: string, directory: string): Promise<string[]> {
  const [variant] = claudeCode.variants;
  if (!variant) return ['Claude Code has no variant'];
  const agent: typeof claudeCode = {
    ...claudeCode,
    prepare(setting) {
      const prepared = claudeCode.prepare(setting);
      return { ...prepared, arguments: [...prepared.arguments, 'Agent'] };
    },
  };
  const prompt = 'Count the files with a subagent, then print many lines.';
  const ran = await runAgent(agent, { variant, origin: gateway.url, bin, prompt, directory, timeout: timeoutMs });
  if (ran.timedOut) return ['the agent did not end in time'];
  return ran.failed ? [`the agent failed: ${ran.result} ${ran.stderr}`] : [];
}

async function checkTargets({ url }: GatewayProcess): Promise<string[]> {
  let traces: readonly Summary[] = [];
  for (let tries = 0; tries < 100 && traces.length < expected.length; tries++) {
    await new Promise((resolve) => void setTimeout(resolve, 100));
    const response = await fetch(`${url}/api/traces?filter=-status:open`);
    ({ traces } = (await response.json()) as { traces: Summary[] });
  }
  const went = traces.toReversed().map(({ backend, route }) => `${backend ?? '–'} ${route ?? '–'}`);
  const contradictory = traces.filter(({ check }) => check === 'contradiction');
  return [
    ...(went.join(', ') === expected.join(', ')
      ? []
      : [`requests went to ${went.join(', ')}; expected ${expected.join(', ')}`]),
    ...contradictory.map(({ trace_id: id }) => `${id} contradicts itself`),
  ];
}
