import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { geminiReply } from '../../test/support/reply-gemini.ts';
import { responsesReply } from '../../test/support/reply-responses.ts';
import type { ReplyWriter, ScriptedReply } from '../../test/support/reply.ts';
import { fixture } from '../../test/support/search-fixtures.ts';
import {
  jsonAnswer,
  sseAnswer,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
} from '../../test/support/upstream.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import type { AgentRun } from './agent.ts';
import { checkRun, listEndedTraces, playSession, runClaudeCode, type SessionOptions } from './session.ts';

const prompt = 'Search the web for the oldest lighthouse that is still in use.';
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
export async function playSearchingSession(options: SessionOptions): Promise<string[]> {
  const findings: string[] = [];
  for (const vendor of vendors)
    findings.push(...(await play(vendor, options)).map((finding) => `${vendor.protocol}: ${finding}`));
  return findings;
}

const play = (vendor: SearchingVendor, options: SessionOptions): Promise<string[]> =>
  playSession(
    options,
    { name: 'searching', answer: createModel(vendor), configFor: (url) => configFor(vendor, url) },
    async (session) => {
      const ran = await runClaudeCode(session, { prompt, tool: 'WebSearch' });
      const { received } = session.upstream;
      return [...checkEnd(ran), ...checkRequests(vendor, received), ...(await checkTraces(session.gateway))];
    },
  );

/** The model, and the vendor's search. */
function createModel(vendor: SearchingVendor): (request: ReceivedUpstreamRequest) => ScriptedAnswer {
  const { writer } = vendor;
  const { body, frames } = fixture(vendor.recording);
  return (request) => {
    const model = 'scripted-model';
    if (isSearch(vendor, request)) {
      const events = frames.map(({ event, data }) => `${event ? `event: ${event}\n` : ''}data: ${data}\n\n`);
      return isStreamed(request) ? sseAnswer(events) : jsonAnswer(body);
    }
    const reply = request.text.includes('call_search') || vendor.found.some((each) => request.text.includes(each));
    const due: ScriptedReply = { ...(reply ? { text: finalText } : searchCall), usage };
    return isStreamed(request) ? sseAnswer(writer.stream(due, model)) : jsonAnswer(writer.plain(due, model));
  };
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

function checkEnd(ran: AgentRun): string[] {
  const findings = checkRun(ran, prompt);
  return findings.length > 0 || ran.result.trim() === finalText ? findings : [`the agent ended with ${ran.result}`];
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

async function checkTraces(gateway: GatewayProcess): Promise<string[]> {
  const traces = await listEndedTraces(gateway, 3);
  return traces.flatMap(({ trace_id: id, check, status }) => [
    ...(check === 'contradiction' ? [`${id} contradicts itself`] : []),
    ...(status === 'ok' ? [] : [`${id} ended with ${status}`]),
  ]);
}
