import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../generated/louter.js';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { geminiReply } from '../../test/support/reply-gemini.ts';
import { responsesReply } from '../../test/support/reply-responses.ts';
import type { ReplyWriter, ScriptedReply } from '../../test/support/reply.ts';
import { fixture } from '../../test/support/search-fixtures.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ReceivedUpstreamRequest } from '../../test/support/upstream.ts';
import { startGatewayProcess, type GatewayProcess } from '../gateway-process.ts';
import { runAgent, type AgentRun } from './agent.ts';
import { claudeCode } from './claude-code.ts';

type Summary = components['schemas']['TraceSummary'];

const timeoutMs = 120_000;
const usage = { input: 900, cached: 0, output: 20 };

/** A vendor that searches the web itself. */
interface SearchingVendor {
  protocol: 'openai-responses' | 'gemini';
  baseUrl: (origin: string) => string;
  writer: ReplyWriter;
  /** The recorded answer to a request with the vendor's own search. */
  recording: string;
  /** The vendor's search, as it is declared in a request. */
  tool: string;
  /** What the recording has: a page, and the beginning of the text. */
  found: readonly string[];
}

const vendors: readonly SearchingVendor[] = [
  {
    protocol: 'openai-responses',
    baseUrl: (origin) => `${origin}/v1`,
    writer: responsesReply,
    recording: 'openai-responses/web-search',
    tool: '"type":"web_search"',
    found: ['https://example.com/lighthouses', 'The Tower of Hercules'],
  },
  {
    protocol: 'gemini',
    baseUrl: (origin) => origin,
    writer: geminiReply,
    recording: 'gemini/grounding',
    tool: '"googleSearch":{',
    found: ['https://news.example.com/final', 'Spain won the last European championship'],
  },
];

const searchCall: Omit<ScriptedReply, 'usage'> = {
  text: 'I search for it.',
  calls: [{ id: 'call_search', name: 'WebSearch', input: { query: 'oldest lighthouse still in use' } }],
};
const finalText = 'The search is done.';

const isSearch = ({ tool }: SearchingVendor, { text }: ReceivedUpstreamRequest): boolean => text.includes(tool);
const isStreamed = ({ path, text }: ReceivedUpstreamRequest): boolean =>
  path.includes('stream') || text.includes('"stream":true');

/**
 * Claude Code searches the web on backends that run the search themselves: its WebSearch is a request of its own with the
 * vendor's tool, whose pages and text are the result of the call.
 * @returns the problems, none if all is well; with `keep`, the folder of a session with problems is kept.
 */
export async function playSearchingSession(options: { bin: string; louter: string; keep: boolean }): Promise<string[]> {
  const findings: string[] = [];
  for (const vendor of vendors)
    findings.push(...(await play(vendor, options)).map((finding) => `${vendor.protocol}: ${finding}`));
  return findings;
}

async function play(
  vendor: SearchingVendor,
  { bin, louter, keep }: { bin: string; louter: string; keep: boolean },
): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-searching-'));
  const upstream = await startUpstream();
  const received: ReceivedUpstreamRequest[] = [];
  const { writer } = vendor;
  const { body, frames } = fixture(vendor.recording);
  upstream.answerWith((request) => {
    received.push(request);
    const model = 'scripted-model';
    if (isSearch(vendor, request)) {
      const events = frames.map(({ event, data }) => `${event ? `event: ${event}\n` : ''}data: ${data}\n\n`);
      return isStreamed(request) ? sseAnswer(events) : jsonAnswer(body);
    }
    const reply = request.text.includes('call_search') || vendor.found.some((each) => request.text.includes(each));
    const due: ScriptedReply = { ...(reply ? { text: finalText } : searchCall), usage };
    return isStreamed(request) ? sseAnswer(writer.stream(due, model)) : jsonAnswer(writer.plain(due, model));
  });
  const findings: string[] = [];
  try {
    const gateway = await startGatewayProcess({
      config: configFor(vendor, upstream.url),
      directory: join(directory, 'gateway'),
      entry: louter,
    });
    try {
      const ran = await runPrompt(gateway, bin, directory);
      findings.push(...checkRun(ran), ...checkRequests(vendor, received), ...(await checkTraces(gateway)));
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

const configFor = ({ protocol, baseUrl }: SearchingVendor, url: string): string => `
[backends.main]
protocol = "${protocol}"
base_url = "${baseUrl(url)}"
[models]
"*" = "main/scripted-model"
[model_data."scripted-model"]
server_tools = ["web-search"]
`;

async function runPrompt(gateway: GatewayProcess, bin: string, directory: string): Promise<AgentRun> {
  const [variant] = claudeCode.variants;
  if (!variant) throw new Error('Claude Code has no variant');
  const agent: typeof claudeCode = {
    ...claudeCode,
    prepare(setting) {
      const prepared = claudeCode.prepare(setting);
      return { ...prepared, arguments: [...prepared.arguments, 'WebSearch'] };
    },
  };
  const prompt = 'Search the web for the oldest lighthouse that is still in use.';
  return runAgent(agent, { variant, origin: gateway.url, bin, prompt, directory, timeout: timeoutMs });
}

function checkRun(ran: AgentRun): string[] {
  if (ran.timedOut) return ['the agent did not end in time'];
  if (ran.failed) return [`the agent failed: ${ran.result} ${ran.stderr}`];
  return ran.result.trim() === finalText ? [] : [`the agent ended with ${ran.result}`];
}

/** The search has the vendor's tool, and what it found comes back as the result of the call. */
function checkRequests(vendor: SearchingVendor, received: readonly ReceivedUpstreamRequest[]): string[] {
  const searches = received.filter((request) => isSearch(vendor, request));
  const last: JsonObject = asObject(parseJson(received.at(-1)?.text ?? '')) ?? {};
  const history = JSON.stringify(last['input'] ?? last['contents'] ?? '');
  return [
    ...(searches.length === 1 ? [] : [`${searches.length} requests with the vendor's search; expected 1`]),
    ...vendor.found
      .filter((each) => !history.includes(each))
      .map((each) => `the result of the call does not contain ${each}: ${history.slice(-600)}`),
  ];
}

async function checkTraces({ url }: GatewayProcess): Promise<string[]> {
  let traces: readonly Summary[] = [];
  for (let tries = 0; tries < 100 && traces.length < 3; tries++) {
    await new Promise((resolve) => void setTimeout(resolve, 100));
    const response = await fetch(`${url}/api/traces?filter=-status:open`);
    ({ traces } = (await response.json()) as { traces: Summary[] });
  }
  return traces.flatMap(({ trace_id: id, check, status }) => [
    ...(check === 'contradiction' ? [`${id} contradicts itself`] : []),
    ...(status === 'ok' ? [] : [`${id} ended with ${status}`]),
  ]);
}
