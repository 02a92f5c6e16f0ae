import type { components } from '../../generated/louter.js';
import { asObject, type JsonObject } from '../../src/core/json.ts';
import { anthropicReply } from '../../test/support/reply-anthropic.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { geminiReply } from '../../test/support/reply-gemini.ts';
import { responsesReply } from '../../test/support/reply-responses.ts';
import { answerOf, type ReplyWriter, type ScriptedCall } from '../../test/support/reply.ts';
import { fixture } from '../../test/support/search-fixtures.ts';
import { jsonAnswer, sseAnswer, type ReceivedUpstreamRequest } from '../../test/support/upstream.ts';
import type { Agent } from './agent.ts';
import { claudeCode } from './claude-code.ts';
import { codex } from './codex.ts';
import { backendConfig, createModel, getJson, targetsConfig, type Reply, type Session } from './session.ts';
import { viewedSessions } from './viewed-sessions.ts';

type Conversation = components['schemas']['Conversation'];
type Turn = Conversation['turns'][number];

const call = (id: string, name: string, input: JsonObject): ScriptedCall => ({ id: `call_${id}`, name, input });
const bash = (id: string, command: string, description: string): ScriptedCall =>
  call(id, 'Bash', { command, description });
const subagent = (description: string, prompt: string): ScriptedCall =>
  call('agent', 'Agent', { description, prompt, subagent_type: 'general-purpose', run_in_background: false });

/** Backends of Chat Completions, all at one address, the first of them for all models. */
const chatBackends = (url: string, names: readonly [string, ...string[]]): string =>
  names.map((name) => backendConfig(name, `${url}/v1`)).join('') + targetsConfig(`${names[0]}/scripted-model`);

// ---------------------------------------------------------------- as the viewer shows it

const viewedTask = 'Find every usage of the fold in this folder and report each file with its line.';
/** In the summary, and so in every later request. */
const summarizedMark = 'The fold is written, its tests failed, and one file uses it; the command has to be repeated.';
const steps: readonly Reply[] = [
  {
    text: 'I write the file first.',
    calls: [call('write', 'Write', { file_path: 'fold.ts', content: 'export const fold = 1;\n' })],
  },
  { calls: [bash('fails', 'echo "FAIL fold" >&2; exit 1', 'Run the tests')] },
  { text: 'A subagent looks for usages.', calls: [subagent('Find usages', viewedTask)] },
  { text: 'One file uses the fold.' },
];
const subagentSteps: readonly Reply[] = [
  { calls: [bash('list', 'ls', 'List files')] },
  { text: 'Only fold.ts uses it, in line 1.' },
];
const summary: Reply = {
  text: `<analysis>\nThe history is short.\n</analysis>\n\n<summary>\n1. State: ${summarizedMark}\n2. Pending: say so.\n</summary>`,
};
const lastSteps: readonly Reply[] = [
  { calls: [bash('again', 'echo again', 'Repeat')] },
  { text: 'Everything is done.' },
];

/** A call that fails, a subagent and a compaction: whether the viewer and `louter traces` show them, in one conversation. */
const viewedSession: Session = {
  title: 'a session of Claude Code, as the viewer shows it',
  config: (url) => chatBackends(url, ['scripted']),
  // Claude Code compacts its history at the second one.
  prompts: ['Write the fold and run its tests.', '/compact', 'Go on and finish it.'],
  agent: claudeCode,
  after: ['Agent'],
  answer: createModel((text, userTexts) => {
    const { overflow } = claudeCode;
    if ('summaryPrompt' in overflow && overflow.summaryPrompt.test(userTexts.at(-1) ?? '')) return [summary];
    if (text.includes(summarizedMark)) return lastSteps;
    return userTexts[0]?.includes(viewedTask) ? subagentSteps : steps;
  }),
  requests: steps.length + subagentSteps.length + [summary].length + lastSteps.length,
  async check({ url }) {
    const { conversations } = (await getJson(`${url}/api/conversations`)) as {
      conversations: { conversation: string }[];
    };
    if (conversations.length !== 1) return [`the session is ${conversations.length} conversations`];
    return checkConversation(
      (await getJson(`${url}/api/conversations/${conversations[0]?.conversation}`)) as Conversation,
    );
  },
};

function checkConversation({ turns, ended }: Conversation): string[] {
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
  const [first] = turn?.subagents ?? [];
  return first?.prompt === viewedTask && first.requests === subagentSteps.length && first.failed === 0;
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

// ---------------------------------------------------------------- by rows of [[routes]]

const routedTask = 'Count the files of this folder and report their number.';
/** Commands with 24,000 characters of output each. */
const longCommand = (id: string): ScriptedCall => bash(id, 'seq 1 5000', 'Print many lines');
/** Where each request of the session goes: its backend, and its row. */
const targets = ['main –', 'helper helpers', 'main –', 'large long'];

/** A subagent and a long context: whether the subagent's requests, and those that are long, go to other targets than the rest. */
const routedSession: Session = {
  title: 'a session of Claude Code, by rows of [[routes]]',
  // The limit is more than Claude Code sends at first, and less than with the output of the commands.
  config: (url) => `${chatBackends(url, ['main', 'helper', 'large'])}
[[routes]]
name = "helpers"
when = { subagent = true, agent = "claude-code" }
to = "helper/scripted-model"
[[routes]]
name = "long"
when = { input_tokens = ">20000" }
to = "large/scripted-model"
`,
  prompts: ['Count the files with a subagent, then print many lines.'],
  agent: claudeCode,
  after: ['Agent'],
  answer: createModel((_text, userTexts) =>
    userTexts[0]?.includes(routedTask)
      ? [{ text: 'There is one file.' }]
      : [
          { text: 'A subagent counts them.', calls: [subagent('Count files', routedTask)] },
          { calls: [longCommand('one'), longCommand('two')] },
          { text: 'Everything is done.' },
        ],
  ),
  requests: targets.length,
  check({ traces }) {
    const went = traces.map(({ backend, route }) => `${backend ?? '–'} ${route ?? '–'}`).join(', ');
    return went === targets.join(', ') ? [] : [`requests went to ${went}; expected ${targets.join(', ')}`];
  },
};

// ---------------------------------------------------------------- with a search of the web

/** A vendor that searches the web itself. */
interface SearchingVendor {
  protocol: 'openai-responses' | 'gemini';
  /** What its base URL has behind the origin. */
  prefix: string;
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
    prefix: '/v1',
    writer: responsesReply,
    recording: 'openai-responses/web-search',
    tool: '"type":"web_search"',
    found: ['https://example.com/lighthouses', 'The Tower of Hercules'],
  },
  {
    protocol: 'gemini',
    prefix: '',
    writer: geminiReply,
    recording: 'gemini/grounding',
    tool: '"googleSearch":{',
    found: ['https://news.example.com/final', 'Spain won the last European championship'],
  },
];

const searchStep: Reply = {
  text: 'I search for it.',
  calls: [call('search', 'WebSearch', { query: 'oldest lighthouse still in use' })],
};
const finalStep: Reply = { text: 'The search is done.' };

/** Its WebSearch is a request of its own with the vendor's tool, whose pages and text are the result of the call. */
const searchingSession = ({ protocol, prefix, writer, recording, tool, found }: SearchingVendor): Session => {
  const isSearch = ({ text }: ReceivedUpstreamRequest): boolean => text.includes(tool);
  const { body, frames } = fixture(recording);
  const events = frames.map(({ event, data }) => `${event ? `event: ${event}\n` : ''}data: ${data}\n\n`);
  return {
    title: `a session of Claude Code that searches the web with ${protocol}`,
    config: (url) => `
${backendConfig('main', `${url}${prefix}`, protocol)}
${targetsConfig('main/scripted-model')}
[model_data."scripted-model"]
server_tools = ["web-search"]
`,
    prompts: ['Search the web for the oldest lighthouse that is still in use.'],
    agent: claudeCode,
    after: ['WebSearch'],
    answer(request) {
      const { path, text } = request;
      const isStreamed = path.includes('stream') || text.includes('"stream":true');
      if (isSearch(request)) return isStreamed ? sseAnswer(events) : jsonAnswer(body);
      const hasSearched = ['call_search', ...found].some((each) => text.includes(each));
      const reply = { ...(hasSearched ? finalStep : searchStep), usage: { input: 900, cached: 0, output: 20 } };
      const model = 'scripted-model';
      return isStreamed ? sseAnswer(writer.stream(reply, model)) : jsonAnswer(writer.plain(reply, model));
    },
    requests: 3,
    check({ received, ran: { failed, result } }) {
      const searches = received.filter(isSearch).length;
      const last = asObject(received.at(-1)?.json) ?? {};
      const history = JSON.stringify(last['input'] ?? last['contents'] ?? '');
      return [
        ...(failed || result.trim() === finalStep.text ? [] : [`the agent ended with ${result}`]),
        ...(searches === 1 ? [] : [`${searches} requests with the vendor's search; expected 1`]),
        ...found
          .filter((each) => !history.includes(each))
          .map((each) => `the result of the call does not contain ${each}: ${history.slice(-600)}`),
      ];
    },
  };
};

/** A model whose server runs no search: Louter searches between two of its turns. */
const page = { url: 'https://example.com/lighthouses', title: 'Old lighthouses', content: 'It was built by Trajan.' };
const foundText = `The Tower of Hercules, see ${page.url}.`;
const isOffered = ({ text }: ReceivedUpstreamRequest): boolean => text.includes('"name":"web_search"');
const searchedSession: Session = {
  title: 'a session of Claude Code for whose model Louter searches the web',
  config: (url) => `${chatBackends(url, ['main'])}
[search]
provider = "searxng"
base_url = "${url}"
`,
  prompts: ['Search the web for the oldest lighthouse that is still in use.'],
  agent: claudeCode,
  after: ['WebSearch'],
  answer(request) {
    const { path, text, json } = request;
    const usage = { input: 900, cached: 0, output: 20 };
    if (path.startsWith('/search')) return jsonAnswer({ results: [page] });
    if (isOffered(request))
      return text.includes(page.content)
        ? answerOf(chatReply, { text: foundText, usage }, { json })
        : answerOf(chatReply, { calls: [call('web', 'web_search', { query: 'oldest lighthouse' })], usage }, { json });
    const hasSearched = ['call_search', page.url].some((each) => text.includes(each));
    return answerOf(chatReply, { ...(hasSearched ? finalStep : searchStep), usage }, { json });
  },
  requests: 3,
  check({ received, ran: { failed, result } }) {
    const searches = received.filter(({ path }) => path.startsWith('/search')).length;
    const turns = received.filter(isOffered).length;
    const history = JSON.stringify(asObject(received.at(-1)?.json)?.['messages'] ?? '');
    return [
      ...(failed || result.trim() === finalStep.text ? [] : [`the agent ended with ${result}`]),
      ...(searches === 1 && turns === 2 ? [] : [`${searches} searches in ${turns} turns; expected 1 in 2`]),
      ...[page.url, page.title, 'The Tower of Hercules']
        .filter((each) => !history.includes(each))
        .map((each) => `the result of the call does not contain ${each}: ${history.slice(-600)}`),
    ];
  },
};

// ---------------------------------------------------------------- that is compacted

/** In the summary, and so in every later request. */
const compactedMark = 'The fold is written in fold.ts; its tests remain to be run.';
/** From how many tokens on Codex has its history compacted. */
const compactionTokens = 20_000;

interface CompactingVendor {
  protocol: 'anthropic' | 'openai-chat';
  prefix: string;
  writer: ReplyWriter;
}

const compactingVendors: readonly CompactingVendor[] = [
  { protocol: 'anthropic', prefix: '', writer: anthropicReply },
  { protocol: 'openai-chat', prefix: '/v1', writer: chatReply },
];

/** Codex asks for compactions of providers that replace OpenAI by its address, and of no others. */
const compactingCodex: Agent = {
  ...codex,
  connect: ({ variant, origin }) => ({
    model: ['--model', variant.model],
    files: {
      '.codex/config.toml': `
openai_base_url = "${origin}/v1"
model_auto_compact_token_limit = ${compactionTokens}
check_for_update_on_startup = false
[analytics]
enabled = false
`,
    },
    environment: { CODEX_API_KEY: 'dummy-key' },
  }),
};

const isSummaryRequested = ({ text }: ReceivedUpstreamRequest): boolean =>
  text.includes('Write a summary from which another model can continue');

/** Backends that do not compact: the model writes the summary, Codex keeps it as an encrypted item, and the model continues from it. */
const compactedSession = ({ protocol, prefix, writer }: CompactingVendor): Session => ({
  title: `a session of Codex that is compacted with ${protocol}`,
  agent: compactingCodex,
  config: (url) => backendConfig('main', `${url}${prefix}`, protocol) + targetsConfig('main/scripted-model'),
  prompts: ['Write the fold and run its tests.'],
  answer(request) {
    const { text, json } = request;
    const usage = { input: 900, cached: 0, output: 20 };
    if (isSummaryRequested(request)) return answerOf(writer, { text: compactedMark, usage }, { json });
    if (text.includes(compactedMark)) return answerOf(writer, { text: 'The tests of the fold pass.', usage }, { json });
    const calls = [call('write', 'exec_command', { cmd: 'echo "fold" > fold.ts' })];
    // So long that Codex compacts before it sends the result of the call.
    const longUsage = { ...usage, input: 2 * compactionTokens };
    return answerOf(writer, { text: 'I write it.', calls, usage: longUsage }, { json });
  },
  requests: 3,
  async check({ url, received, ran: { failed, result } }) {
    const links = await listLinks(url);
    const summaries = received.filter(isSummaryRequested);
    const last = received.at(-1)?.text ?? '';
    return [
      ...(failed || result.trim() === 'The tests of the fold pass.' ? [] : [`the agent ended with ${result}`]),
      ...(summaries.length === 1 ? [] : [`${summaries.length} requests for a summary; expected 1`]),
      ...(summaries[0]?.text.includes('call_write')
        ? []
        : ['the request for a summary has no call of the conversation']),
      ...(last.includes(compactedMark) ? [] : [`the last request has no summary: ${last.slice(-600)}`]),
      ...(last.includes('call_write') ? ['the last request has what the summary replaces'] : []),
      ...(links.includes('start turn compaction') ? [] : [`the turns are not one conversation: ${links.join('; ')}`]),
    ];
  },
});

/** How the turns of each conversation continue each other. */
async function listLinks(url: string): Promise<string[]> {
  const { conversations } = (await getJson(`${url}/api/conversations`)) as {
    conversations: { conversation: string }[];
  };
  const found = conversations.map(({ conversation }) => getJson(`${url}/api/conversations/${conversation}`));
  return ((await Promise.all(found)) as Conversation[]).map(({ turns }) =>
    turns.map(({ link }) => link ?? 'start').join(' '),
  );
}

// ---------------------------------------------------------------- clouds

/** Claude Code as it is configured for a cloud, with its requests sent to Louter. */
const onCloud = (name: string, environmentAt: (origin: string) => Readonly<Record<string, string>>): Agent => ({
  ...claudeCode,
  name: `claude-code on ${name}`,
  connect(setting) {
    const { environment = {}, ...connection } = claudeCode.connect(setting);
    const { ANTHROPIC_BASE_URL: _, ANTHROPIC_API_KEY: __, ...kept } = environment;
    return { ...connection, environment: { ...kept, ...environmentAt(setting.origin) } };
  },
});

const clouds: readonly { agent: Agent; path: RegExp }[] = [
  {
    agent: onCloud('Bedrock', (origin) => ({
      CLAUDE_CODE_USE_BEDROCK: '1',
      CLAUDE_CODE_SKIP_BEDROCK_AUTH: '1',
      ANTHROPIC_BEDROCK_BASE_URL: origin,
      AWS_REGION: 'us-east-1',
    })),
    path: /^\/model\/[^/]+\/invoke-with-response-stream$/,
  },
  {
    agent: onCloud('Vertex AI', (origin) => ({
      CLAUDE_CODE_USE_VERTEX: '1',
      CLAUDE_CODE_SKIP_VERTEX_AUTH: '1',
      ANTHROPIC_VERTEX_BASE_URL: `${origin}/v1`,
      ANTHROPIC_VERTEX_PROJECT_ID: 'my-project',
      CLOUD_ML_REGION: 'us-east5',
    })),
    path: /\/projects\/my-project\/locations\/us-east5\/publishers\/anthropic\/models\/[^/]+:streamRawPredict$/,
  },
];

/** An agent that is configured for a cloud writes a file and reads it, with another vendor's model. */
const cloudSession = ({ agent, path }: (typeof clouds)[number]): Session => ({
  title: `a session of ${agent.name}, with a model of another vendor`,
  agent,
  config: (url) => chatBackends(url, ['main']),
  prompts: ['Write the fold and count its bytes.'],
  answer: createModel(() => [
    { text: 'I write it.', calls: [call('write', 'Write', { file_path: 'fold.ts', content: 'fold' })] },
    { text: 'I count.', calls: [bash('count', 'wc -c < fold.ts', 'Count bytes')] },
    { text: 'It has 4 bytes.' },
  ]),
  requests: 3,
  async check({ url, traces, received, ran: { failed, result } }) {
    const whole = await Promise.all(traces.map(({ trace_id: id }) => getJson(`${url}/api/traces/${id}`)));
    const paths = whole.map((trace) => (trace as components['schemas']['Trace']).frontend.request.path);
    return [
      ...(!failed && result.includes('4 bytes') ? [] : [`the agent ended with ${result}`]),
      ...(received.length === 3 ? [] : [`${received.length} requests reached the model; expected 3`]),
      ...(paths.length === 3 && paths.every((each) => path.test(each))
        ? []
        : [`the requests came at ${paths.join(', ')}`]),
    ];
  },
});

export const sessions: readonly Session[] = [
  ...clouds.map(cloudSession),
  viewedSession,
  routedSession,
  ...vendors.map(searchingSession),
  searchedSession,
  ...compactingVendors.map(compactedSession),
  ...viewedSessions,
];
