import type { Backend } from '../core/backend.ts';
import type { Capability } from '../core/capabilities.ts';
import type { ModelFacts } from '../core/codec.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Thinking } from '../dialects/dialect.ts';
import { dialectOf, prepareRequest } from '../dialects/index.ts';
import type { SendProbe, ProbeResult } from './model-session.ts';
import {
  findCalls,
  matchesSchema,
  toFinding,
  textOf,
  locateThinking,
  type FoundCalls,
  type ProbeFinding,
} from './probe-findings.ts';
import { hello, helloStreamed, helloWithEffort, image, oneCall, structured, twoCalls } from './probe-requests.ts';
import type { BackendSettings } from './snippet.ts';
import { createBackendContext } from './codec-contexts.ts';

/** A model to be asked, and who is told. */
interface ProbeContext {
  ask: SendProbe;
  /** What is known of the model where its server is said to take the effort field of its protocol. */
  factsWithEffort: ModelFacts;
  adapter: Backend;
  asking(what: string): void;
  report(finding: ProbeFinding): void;
}

/** What is learned on the way; the context window is told elsewhere. */
type ProbedSettings = Omit<BackendSettings, 'contextWindow'>;

/** Asks all that a probe asks, one after another; null where the model does not answer at all. */
export async function runProbe(probing: ProbeContext): Promise<ProbedSettings | null> {
  const { ask, adapter, asking, report: tell } = probing;
  asking('for one word');
  const first = await ask(hello());
  if (first.kind !== 'answered') {
    tell({ ...toFinding('answer', first), outcome: 'no' });
    return null;
  }
  tell({ aspect: 'answer', outcome: 'yes', what: `it answers, with ${textOf(first.response).length} characters` });
  reportUsage('usage', first.response, tell);
  asking('for one word in a stream');
  const streamed = await ask(helloStreamed());
  reportStream(streamed, tell);

  const learned: ProbedSettings = { dialect: null, thinking: 'none', tools: 'native', capabilities: [] };
  const seen = await probeTools(probing, first.response, learned);
  await probeEffort(probing, seen.thinks, learned);
  applyTools(seen.tools, learned);
  if (adapter.abilities.includes('vision')) await probeVision(probing, learned);
  if (adapter.abilities.includes('json-schema')) await probeSchema(probing, learned);
  return learned;
}

function reportUsage(
  aspect: 'usage' | 'usage-in-stream',
  { usage: { input = 0, output = 0 } = {} }: CoreChatResponse,
  tell: ProbeContext['report'],
): void {
  tell(
    input + output > 0
      ? { aspect, outcome: 'yes', what: `${input} tokens in, ${output} out` }
      : { aspect, outcome: 'no', what: 'it does not count tokens' },
  );
}

function reportStream(asked: ProbeResult, tell: ProbeContext['report']): void {
  if (asked.kind !== 'answered') return tell(toFinding('stream', asked));
  const { pieces, response } = asked;
  tell(
    pieces === null
      ? { aspect: 'stream', outcome: 'no', what: 'it answered as a whole where a stream was asked for' }
      : { aspect: 'stream', outcome: 'yes', what: `it came in ${pieces} piece${pieces === 1 ? '' : 's'}` },
  );
  reportUsage('usage-in-stream', response, tell);
}

// ---------------------------------------------------------------- tools and thoughts

/** Where calls were found, and how the tools were told. */
interface ToolSupport extends FoundCalls {
  declaredIn: 'native' | 'prompt';
}

async function probeTools(
  { ask, asking, report: tell }: ProbeContext,
  first: CoreChatResponse,
  learned: ProbedSettings,
): Promise<{ tools?: ToolSupport; thinks: boolean }> {
  asking('for a call of a tool');
  const native = await ask(oneCall());
  const answers = [first, ...(native.kind === 'answered' ? [native.response] : [])];
  const thinks = probeThinking(answers, learned, tell);

  let found = findToolSupport(native, 'native', learned.thinking);
  if (!found) {
    asking('for a call, with the tool in the prompt');
    found = findToolSupport(await ask(writeToolsIntoPrompt(oneCall())), 'prompt', learned.thinking);
  }
  if (!found) {
    tell(
      native.kind === 'answered'
        ? { aspect: 'tools', outcome: 'no', what: 'it calls no tool, and no dialect finds a call in its text' }
        : toFinding('tools', native),
    );
    return { thinks };
  }
  tell({ aspect: 'tools', outcome: 'yes', what: describeToolCalls(found) });
  asking('for two calls at once, in a stream');
  const two = twoCalls();
  reportParallelCalls(await ask(found.declaredIn === 'prompt' ? writeToolsIntoPrompt(two) : two), {
    found,
    thinking: learned.thinking,
    tell,
  });
  return { tools: found, thinks };
}

function findToolSupport(
  asked: ProbeResult,
  told: ToolSupport['declaredIn'],
  thinking: Thinking,
): ToolSupport | undefined {
  if (asked.kind !== 'answered') return undefined;
  const found = findCalls(asked.response, thinking);
  return found.count > 0 ? { ...found, declaredIn: told } : undefined;
}

const describeToolCalls = ({ dialect, declaredIn: told }: ToolSupport): string =>
  dialect === null
    ? `it calls them${told === 'native' ? '' : ' when they are told in the prompt'}`
    : `it writes calls into its text, as dialect "${dialect}" reads them${told === 'native' ? '' : ', when tools are told in the prompt'}`;

function reportParallelCalls(
  asked: ProbeResult,
  { found, thinking, tell }: { found: ToolSupport; thinking: Thinking; tell: ProbeContext['report'] },
): void {
  const aspect = 'parallel-calls';
  if (asked.kind !== 'answered') return tell(toFinding(aspect, asked));
  const { count, dialect } = findCalls(asked.response, thinking);
  // Some servers read the calls of their model in plain answers only.
  if (count > 0 && dialect !== found.dialect)
    return tell({ aspect, outcome: 'unclear', what: `in a stream calls come otherwise: ${describeLocation(dialect)}` });
  if (count > 1) return tell({ aspect, outcome: 'yes', what: `${count} calls in one answer, in a stream` });
  tell(
    count === 1
      ? { aspect, outcome: 'no', what: 'one call in an answer to a question for two' }
      : { aspect, outcome: 'unclear', what: 'no call in a streamed answer, though there was one in a plain answer' },
  );
}

const describeLocation = (dialect: FoundCalls['dialect']): string =>
  dialect === null ? "in the API's own fields" : `in its text, as dialect "${dialect}" reads them`;

/** The same request for a model whose API knows no tools: they stand in the prompt. */
function writeToolsIntoPrompt(request: Omit<CoreChatRequest, 'model'>): CoreChatRequest {
  const whole = { ...request, model: '' };
  const setup = {
    dialect: dialectOf('json') ?? null,
    thinking: 'none',
    tools: 'prompt',
    promptStyle: 'full',
    form: 'messages',
    today: () => '',
  } as const;
  return prepareRequest(whole, setup, createBackendContext('openai-chat', whole));
}

/** Whether thoughts were seen. */
function probeThinking(
  answers: readonly CoreChatResponse[],
  learned: ProbedSettings,
  tell: ProbeContext['report'],
): boolean {
  const [thoughts] = answers.flatMap((answer) => locateThinking(answer) ?? []);
  if (thoughts === undefined) {
    tell({ aspect: 'reasoning', outcome: 'unclear', what: 'no thoughts were seen' });
    return false;
  }
  if (thoughts !== 'field') learned.thinking = thoughts;
  tell({ aspect: 'reasoning', outcome: 'yes', what: thinkingLocations[thoughts] });
  return true;
}

/**
 * Whether an effort may be asked for, which is what a configuration that lists reasoning says. Many servers accept the
 * field and ignore it: it counts only for a model that is seen to think.
 */
async function probeEffort(
  { ask, factsWithEffort, asking, report: tell }: ProbeContext,
  thinks: boolean,
  { capabilities }: ProbedSettings,
): Promise<void> {
  asking('for one word, with little reasoning');
  const asked = await ask(helloWithEffort(), factsWithEffort);
  if (asked.kind !== 'answered') return tell(toFinding('effort', asked));
  const { response } = asked;
  const isThinking = thinks || locateThinking(response) !== undefined || (response.usage?.reasoning ?? 0) > 0;
  if (isThinking) capabilities.push('reasoning');
  tell(
    isThinking
      ? { aspect: 'effort', outcome: 'yes', what: 'it accepts how much to reason' }
      : { aspect: 'effort', outcome: 'unclear', what: 'it accepts how much to reason, and was not seen to reason' },
  );
}

const thinkingLocations: Record<NonNullable<ReturnType<typeof locateThinking>>, string> = {
  field: 'thoughts come in a place of their own',
  tags: 'thoughts stand in <think> tags in its text',
  open: 'thoughts stand in its text from the start to </think>',
};

function applyTools(found: ToolSupport | undefined, learned: ProbedSettings): void {
  if (!found) return;
  learned.capabilities.unshift('tools');
  learned.dialect = found.dialect;
  learned.tools = found.declaredIn;
}

// ---------------------------------------------------------------- images and schemas

async function probeVision({ ask, asking, report: tell }: ProbeContext, learned: ProbedSettings): Promise<void> {
  asking('for the colour of an image');
  const asked = await ask(image());
  if (asked.kind !== 'answered') return tell(toFinding('vision', asked));
  const isSeen = mentionsRed(textOf(asked.response));
  if (isSeen) addCapability('vision', learned);
  tell({
    aspect: 'vision',
    outcome: isSeen ? 'yes' : 'no',
    what: isSeen ? 'it names the colour of an image' : 'it takes an image, and does not see its colour',
  });
}

/** In an answer of about the one word that was asked for: a long one may be about anything. */
function mentionsRed(text: string): boolean {
  const said = text.replace(/^[^]*<\/think>/, '').trim();
  return said.length <= maxAnswerChars && /\b(?:red|crimson|scarlet)\b/i.test(said);
}

const maxAnswerChars = 100;

async function probeSchema({ ask, asking, report: tell }: ProbeContext, learned: ProbedSettings): Promise<void> {
  asking('for an answer by a JSON schema');
  const asked = await ask(structured());
  if (asked.kind !== 'answered') return tell(toFinding('json-schema', asked));
  const keeps = matchesSchema(asked.response);
  if (keeps) addCapability('json-schema', learned);
  tell({
    aspect: 'json-schema',
    outcome: keeps ? 'yes' : 'no',
    what: keeps ? 'it keeps to a schema' : 'it takes a schema, and does not keep to it',
  });
}

const addCapability = (capability: Capability, { capabilities }: ProbedSettings): void =>
  void capabilities.push(capability);
