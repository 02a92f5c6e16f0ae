import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { anthropicReply } from '../../test/support/reply-anthropic.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { answerOf, type ReplyWriter, type ScriptedReply } from '../../test/support/reply.ts';
import type { ReceivedUpstreamRequest, ScriptedAnswer } from '../../test/support/upstream.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { runAgent, type Agent, type AgentRun } from './agent.ts';
import { codex } from './codex.ts';
import { checkRun, listEndedTraces, playSession, type Session, type SessionOptions } from './session.ts';

const prompt = 'Write the fold and run its tests.';
/** In the summary, and so in every later request. */
const summarizedMark = 'The fold is written in fold.ts; its tests remain to be run.';
const finalText = 'The tests of the fold pass.';
/** From how many tokens on Codex has its history compacted. */
const compactionTokens = 20_000;

interface CompactingVendor {
  protocol: 'anthropic' | 'openai-chat';
  baseUrl: (origin: string) => string;
  writer: ReplyWriter;
}

const vendors: readonly CompactingVendor[] = [
  { protocol: 'anthropic', baseUrl: (origin) => origin, writer: anthropicReply },
  { protocol: 'openai-chat', baseUrl: (origin) => `${origin}/v1`, writer: chatReply },
];

const shortUsage = { input: 900, cached: 0, output: 20 };
/** So long that Codex compacts before it sends the result of the call. */
const longUsage = { input: 2 * compactionTokens, cached: 0, output: 20 };

const isSummaryRequested = ({ text }: ReceivedUpstreamRequest): boolean =>
  text.includes('Write a summary from which another model can continue');

/** The model: which answer is due depends on what a request contains. */
const createModel =
  ({ writer }: CompactingVendor) =>
  (request: ReceivedUpstreamRequest): ScriptedAnswer => {
    const json: JsonObject = asObject(parseJson(request.text)) ?? {};
    const due: ScriptedReply = isSummaryRequested(request)
      ? { text: summarizedMark, usage: shortUsage }
      : request.text.includes(summarizedMark)
        ? { text: finalText, usage: shortUsage }
        : {
            text: 'I write it.',
            calls: [{ id: 'call_write', name: 'exec_command', input: { cmd: 'echo "fold" > fold.ts' } }],
            usage: longUsage,
          };
    return answerOf(writer, due, { json });
  };

/** Codex asks for compactions of providers that replace OpenAI by its address, and of no others. */
const compactingCodex: Agent = {
  ...codex,
  prepare(setting) {
    const prepared = codex.prepare(setting);
    const folder = join(setting.home, '.codex');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'config.toml'), configuration(setting.origin));
    return { ...prepared, environment: { ...prepared.environment, CODEX_API_KEY: 'dummy-key' } };
  },
};

const configuration = (origin: string): string => `
openai_base_url = "${origin}/v1"
model_auto_compact_token_limit = ${compactionTokens}
check_for_update_on_startup = false

[analytics]
enabled = false
`;

const configFor = ({ protocol, baseUrl }: CompactingVendor, url: string): string => `
[backends.main]
protocol = "${protocol}"
base_url = "${baseUrl(url)}"
[models]
"*" = "main/scripted-model"
`;

/**
 * Codex has its conversation compacted before backends that do not compact: the model writes the summary, Codex keeps it as an
 * encrypted item, and the model continues from it.
 * @returns the problems, none if all is well; with `keep`, the folder of a session with problems is kept.
 */
export async function playCompactedSession(options: SessionOptions): Promise<string[]> {
  const findings: string[] = [];
  for (const vendor of vendors)
    findings.push(...(await play(vendor, options)).map((finding) => `${vendor.protocol}: ${finding}`));
  return findings;
}

const play = (vendor: CompactingVendor, options: SessionOptions): Promise<string[]> =>
  playSession(
    options,
    { name: 'compacted', answer: createModel(vendor), configFor: (url) => configFor(vendor, url) },
    async (session) => {
      const ran = await runCodex(session);
      const { received } = session.upstream;
      return [...checkEnd(ran), ...checkRequests(received), ...(await checkTraces(session.gateway))];
    },
  );

function runCodex({ gateway, bin, directory }: Session): Promise<AgentRun> {
  const [variant] = codex.variants;
  if (!variant) throw new Error('Codex has no variant');
  return runAgent(compactingCodex, { variant, origin: gateway.url, bin, prompt, directory, timeout: 120_000 });
}

function checkEnd(ran: AgentRun): string[] {
  const findings = checkRun(ran, prompt);
  return findings.length > 0 || ran.result.trim() === finalText ? findings : [`the agent ended with ${ran.result}`];
}

/** One request is for the summary, and what follows has it in the place of what came before. */
function checkRequests(received: readonly ReceivedUpstreamRequest[]): string[] {
  const summaries = received.filter(isSummaryRequested);
  const last = received.at(-1)?.text ?? '';
  return [
    ...(summaries.length === 1 ? [] : [`${summaries.length} requests for a summary; expected 1`]),
    ...(summaries[0]?.text.includes('call_write') ? [] : ['the request for a summary has no call of the conversation']),
    ...(last.includes(summarizedMark) ? [] : [`the last request has no summary: ${last.slice(-600)}`]),
    ...(last.includes('call_write') ? ['the last request has what the summary replaces'] : []),
  ];
}

async function checkTraces(gateway: GatewayProcess): Promise<string[]> {
  const traces = await listEndedTraces(gateway, 3);
  return traces.flatMap(({ trace_id: id, check, status }) => [
    ...(check === 'contradiction' ? [`${id} contradicts itself`] : []),
    ...(status === 'ok' ? [] : [`${id} ended with ${status}`]),
  ]);
}
