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

/** A model to probe, and the receiver of the findings. */
interface ProbeContext {
  send: SendProbe;
  /** The facts of the model, supposing that its server accepts the effort field of its protocol. */
  factsWithEffort: ModelFacts;
  adapter: Backend;
  onStep(what: string): void;
  report(finding: ProbeFinding): void;
}

/** The settings found; the context window comes from the model list. */
type ProbedSettings = Omit<BackendSettings, 'contextWindow'>;

/** Sends all requests of a probe, one after another; null if the model does not answer at all. */
export async function runProbe(context: ProbeContext): Promise<ProbedSettings | null> {
  const { send, adapter, onStep, report } = context;
  onStep('a one-word answer');
  const first = await send(hello());
  if (first.kind !== 'answered') {
    report({ ...toFinding('answer', first), outcome: 'no' });
    return null;
  }
  report({ aspect: 'answer', outcome: 'yes', what: `it answers with ${textOf(first.response).length} characters` });
  reportUsage('usage', first.response, report);
  onStep('a one-word answer, streamed');
  const streamed = await send(helloStreamed());
  reportStream(streamed, report);

  const settings: ProbedSettings = { dialect: null, thinking: 'none', tools: 'native', capabilities: [] };
  const seen = await probeTools(context, first.response, settings);
  await probeEffort(context, seen.thinks, settings);
  applyTools(seen.tools, settings);
  if (adapter.abilities.includes('vision')) await probeVision(context, settings);
  if (adapter.abilities.includes('json-schema')) await probeSchema(context, settings);
  return settings;
}

function reportUsage(
  aspect: 'usage' | 'usage-in-stream',
  { usage: { input = 0, output = 0 } = {} }: CoreChatResponse,
  report: ProbeContext['report'],
): void {
  report(
    input + output > 0
      ? { aspect, outcome: 'yes', what: `${input} input tokens, ${output} output tokens` }
      : { aspect, outcome: 'no', what: 'it does not report token usage' },
  );
}

function reportStream(result: ProbeResult, report: ProbeContext['report']): void {
  if (result.kind !== 'answered') return report(toFinding('stream', result));
  const { pieces, response } = result;
  report(
    pieces === null
      ? {
          aspect: 'stream',
          outcome: 'no',
          what: 'it does not stream: the response to a streaming request is not a stream',
        }
      : { aspect: 'stream', outcome: 'yes', what: `it streams: ${pieces} piece${pieces === 1 ? '' : 's'}` },
  );
  reportUsage('usage-in-stream', response, report);
}

// ---------------------------------------------------------------- tools and reasoning

/** Where calls were found, and how the tools were declared. */
interface ToolSupport extends FoundCalls {
  declaredIn: 'native' | 'prompt';
}

async function probeTools(
  { send, onStep, report }: ProbeContext,
  first: CoreChatResponse,
  settings: ProbedSettings,
): Promise<{ tools?: ToolSupport; thinks: boolean }> {
  onStep('a tool call');
  const native = await send(oneCall());
  const answers = [first, ...(native.kind === 'answered' ? [native.response] : [])];
  const thinks = probeThinking(answers, settings, report);

  let found = findToolSupport(native, 'native', settings.thinking);
  if (!found) {
    onStep('a tool call, with the tool in the prompt');
    found = findToolSupport(await send(writeToolsIntoPrompt(oneCall())), 'prompt', settings.thinking);
  }
  if (!found) {
    report(
      native.kind === 'answered'
        ? { aspect: 'tools', outcome: 'no', what: 'it does not call tools, and no dialect finds a call in its text' }
        : toFinding('tools', native),
    );
    return { thinks };
  }
  report({ aspect: 'tools', outcome: 'yes', what: describeToolCalls(found) });
  onStep('two tool calls at once, streamed');
  const two = twoCalls();
  reportParallelCalls(await send(found.declaredIn === 'prompt' ? writeToolsIntoPrompt(two) : two), {
    found,
    thinking: settings.thinking,
    report,
  });
  return { tools: found, thinks };
}

function findToolSupport(
  result: ProbeResult,
  declaredIn: ToolSupport['declaredIn'],
  thinking: Thinking,
): ToolSupport | undefined {
  if (result.kind !== 'answered') return undefined;
  const found = findCalls(result.response, thinking);
  return found.count > 0 ? { ...found, declaredIn } : undefined;
}

const describeToolCalls = ({ dialect, declaredIn }: ToolSupport): string =>
  dialect === null
    ? `it calls tools${declaredIn === 'native' ? '' : ' when they are declared in the prompt'}`
    : `it writes calls into its text: dialect "${dialect}"${declaredIn === 'native' ? '' : ', when tools are declared in the prompt'}`;

function reportParallelCalls(
  result: ProbeResult,
  { found, thinking, report }: { found: ToolSupport; thinking: Thinking; report: ProbeContext['report'] },
): void {
  const aspect = 'parallel-calls';
  if (result.kind !== 'answered') return report(toFinding(aspect, result));
  const { count, dialect } = findCalls(result.response, thinking);
  // Some servers do not parse the calls of their model in streams.
  if (count > 0 && dialect !== found.dialect)
    return report({
      aspect,
      outcome: 'unclear',
      what: `in a stream, calls are in another place: ${describeLocation(dialect)}`,
    });
  if (count > 1) return report({ aspect, outcome: 'yes', what: `${count} calls in one answer, in a stream` });
  report(
    count === 1
      ? { aspect, outcome: 'no', what: 'one call, where two were requested' }
      : { aspect, outcome: 'unclear', what: 'no call in a stream, but one without streaming' },
  );
}

const describeLocation = (dialect: FoundCalls['dialect']): string =>
  dialect === null ? "in the API's own fields" : `in its text, dialect "${dialect}"`;

/** The same request for an API without tools: they are described in the prompt. */
function writeToolsIntoPrompt(request: Omit<CoreChatRequest, 'model'>): CoreChatRequest {
  const coreRequest = { ...request, model: '' };
  const setup = {
    dialect: dialectOf('json') ?? null,
    thinking: 'none',
    tools: 'prompt',
    promptStyle: 'full',
    form: 'messages',
    today: () => '',
  } as const;
  return prepareRequest(coreRequest, setup, createBackendContext('openai-chat', coreRequest));
}

/** Returns whether an answer contains reasoning. */
function probeThinking(
  answers: readonly CoreChatResponse[],
  settings: ProbedSettings,
  report: ProbeContext['report'],
): boolean {
  const [thoughts] = answers.flatMap((answer) => locateThinking(answer) ?? []);
  if (thoughts === undefined) {
    report({ aspect: 'reasoning', outcome: 'unclear', what: 'no reasoning was seen' });
    return false;
  }
  if (thoughts !== 'field') settings.thinking = thoughts;
  report({ aspect: 'reasoning', outcome: 'yes', what: thinkingLocations[thoughts] });
  return true;
}

/**
 * Checks whether the model accepts a reasoning effort, which is the capability `reasoning`. Many servers accept the field and
 * ignore it, so it counts only if the model was seen to reason.
 */
async function probeEffort(
  { send, factsWithEffort, onStep, report }: ProbeContext,
  thinks: boolean,
  { capabilities }: ProbedSettings,
): Promise<void> {
  onStep('a low reasoning effort');
  const result = await send(helloWithEffort(), factsWithEffort);
  if (result.kind !== 'answered') return report(toFinding('effort', result));
  const { response } = result;
  const isThinking = thinks || locateThinking(response) !== undefined || (response.usage?.reasoning ?? 0) > 0;
  if (isThinking) capabilities.push('reasoning');
  report(
    isThinking
      ? { aspect: 'effort', outcome: 'yes', what: 'it accepts a reasoning effort' }
      : {
          aspect: 'effort',
          outcome: 'unclear',
          what: 'it accepts a reasoning effort, but its answers contain no reasoning',
        },
  );
}

const thinkingLocations: Record<NonNullable<ReturnType<typeof locateThinking>>, string> = {
  field: 'reasoning is in a field of its own',
  tags: 'reasoning is in <think> tags in its text',
  open: 'reasoning is in its text, from the start to </think>',
};

function applyTools(found: ToolSupport | undefined, settings: ProbedSettings): void {
  if (!found) return;
  settings.capabilities.unshift('tools');
  settings.dialect = found.dialect;
  settings.tools = found.declaredIn;
}

// ---------------------------------------------------------------- images and schemas

async function probeVision({ send, onStep, report }: ProbeContext, settings: ProbedSettings): Promise<void> {
  onStep('an image');
  const result = await send(image());
  if (result.kind !== 'answered') return report(toFinding('vision', result));
  const isSeen = mentionsRed(textOf(result.response));
  if (isSeen) addCapability('vision', settings);
  report({
    aspect: 'vision',
    outcome: isSeen ? 'yes' : 'no',
    what: isSeen ? 'it names the colour of an image' : 'it accepts an image, but does not name its colour',
  });
}

/** Only short answers count, because a long one may mention red by chance. */
function mentionsRed(text: string): boolean {
  const answer = text.replace(/^[^]*<\/think>/, '').trim();
  return answer.length <= maxAnswerChars && /\b(?:red|crimson|scarlet)\b/i.test(answer);
}

const maxAnswerChars = 100;

async function probeSchema({ send, onStep, report }: ProbeContext, settings: ProbedSettings): Promise<void> {
  onStep('a JSON schema');
  const result = await send(structured());
  if (result.kind !== 'answered') return report(toFinding('json-schema', result));
  const matches = matchesSchema(result.response);
  if (matches) addCapability('json-schema', settings);
  report({
    aspect: 'json-schema',
    outcome: matches ? 'yes' : 'no',
    what: matches ? 'its answer matches the schema' : 'it accepts a schema, but its answer does not match',
  });
}

const addCapability = (capability: Capability, { capabilities }: ProbedSettings): void =>
  void capabilities.push(capability);
