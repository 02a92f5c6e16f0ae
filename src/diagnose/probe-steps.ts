import type { Backend } from '../core/backend.ts';
import type { Capability } from '../core/capabilities.ts';
import type { ModelFacts } from '../core/codec.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Thinking } from '../dialects/dialect.ts';
import { dialectOf, preparedRequest } from '../dialects/index.ts';
import type { AskModel, Asked } from './ask-model.ts';
import {
  callsIn,
  keepsToSchema,
  missed,
  textOf,
  thoughtsIn,
  type FoundCalls,
  type ProbeFinding,
} from './probe-findings.ts';
import { hello, helloStreamed, helloWithEffort, image, oneCall, structured, twoCalls } from './probe-requests.ts';
import type { Learned } from './snippet.ts';
import { backendContext } from './contexts.ts';

/** A model to be asked, and who is told. */
interface Probing {
  ask: AskModel;
  /** What is known of the model where its server is said to take the effort field of its protocol. */
  factsWithEffort: ModelFacts;
  adapter: Backend;
  asking(what: string): void;
  tell(finding: ProbeFinding): void;
}

/** What is learned on the way; the context window is told elsewhere. */
type Learning = Omit<Learned, 'contextWindow'>;

/** Asks all that a probe asks, one after another; null where the model does not answer at all. */
export async function runProbe(probing: Probing): Promise<Learning | null> {
  const { ask, adapter, asking, tell } = probing;
  asking('for one word');
  const first = await ask(hello());
  if (first.kind !== 'answered') {
    tell({ ...missed('answer', first), outcome: 'no' });
    return null;
  }
  tell({ aspect: 'answer', outcome: 'yes', what: `it answers, with ${textOf(first.response).length} characters` });
  tellOfUsage('usage', first.response, tell);
  asking('for one word in a stream');
  const streamed = await ask(helloStreamed());
  tellOfStream(streamed, tell);

  const learned: Learning = { dialect: null, thinking: 'none', tools: 'native', capabilities: [] };
  const seen = await probeTools(probing, first.response, learned);
  await probeEffort(probing, seen.thinks, learned);
  learnTools(seen.tools, learned);
  if (adapter.abilities.includes('vision')) await probeVision(probing, learned);
  if (adapter.abilities.includes('json-schema')) await probeSchema(probing, learned);
  return learned;
}

function tellOfUsage(
  aspect: 'usage' | 'usage-in-stream',
  { usage: { input = 0, output = 0 } = {} }: CoreChatResponse,
  tell: Probing['tell'],
): void {
  tell(
    input + output > 0
      ? { aspect, outcome: 'yes', what: `${input} tokens in, ${output} out` }
      : { aspect, outcome: 'no', what: 'it does not count tokens' },
  );
}

function tellOfStream(asked: Asked, tell: Probing['tell']): void {
  if (asked.kind !== 'answered') return tell(missed('stream', asked));
  const { pieces, response } = asked;
  tell(
    pieces === null
      ? { aspect: 'stream', outcome: 'no', what: 'it answered as a whole where a stream was asked for' }
      : { aspect: 'stream', outcome: 'yes', what: `it came in ${pieces} piece${pieces === 1 ? '' : 's'}` },
  );
  tellOfUsage('usage-in-stream', response, tell);
}

// ---------------------------------------------------------------- tools and thoughts

/** Where calls were found, and how the tools were told. */
interface FoundTools extends FoundCalls {
  told: 'native' | 'prompt';
}

async function probeTools(
  { ask, asking, tell }: Probing,
  first: CoreChatResponse,
  learned: Learning,
): Promise<{ tools?: FoundTools; thinks: boolean }> {
  asking('for a call of a tool');
  const native = await ask(oneCall());
  const answers = [first, ...(native.kind === 'answered' ? [native.response] : [])];
  const thinks = learnThoughts(answers, learned, tell);

  let found = foundIn(native, 'native', learned.thinking);
  if (!found) {
    asking('for a call, with the tool in the prompt');
    found = foundIn(await ask(inPrompt(oneCall())), 'prompt', learned.thinking);
  }
  if (!found) {
    tell(
      native.kind === 'answered'
        ? { aspect: 'tools', outcome: 'no', what: 'it calls no tool, and no dialect finds a call in its text' }
        : missed('tools', native),
    );
    return { thinks };
  }
  tell({ aspect: 'tools', outcome: 'yes', what: howCalled(found) });
  asking('for two calls at once, in a stream');
  const two = twoCalls();
  tellOfTwo(await ask(found.told === 'prompt' ? inPrompt(two) : two), { found, thinking: learned.thinking, tell });
  return { tools: found, thinks };
}

function foundIn(asked: Asked, told: FoundTools['told'], thinking: Thinking): FoundTools | undefined {
  if (asked.kind !== 'answered') return undefined;
  const found = callsIn(asked.response, thinking);
  return found.count > 0 ? { ...found, told } : undefined;
}

const howCalled = ({ dialect, told }: FoundTools): string =>
  dialect === null
    ? `it calls them${told === 'native' ? '' : ' when they are told in the prompt'}`
    : `it writes calls into its text, as dialect "${dialect}" reads them${told === 'native' ? '' : ', when tools are told in the prompt'}`;

function tellOfTwo(
  asked: Asked,
  { found, thinking, tell }: { found: FoundTools; thinking: Thinking; tell: Probing['tell'] },
): void {
  const aspect = 'parallel-calls';
  if (asked.kind !== 'answered') return tell(missed(aspect, asked));
  const { count, dialect } = callsIn(asked.response, thinking);
  // Some servers read the calls of their model in plain answers only.
  if (count > 0 && dialect !== found.dialect)
    return tell({ aspect, outcome: 'unclear', what: `in a stream calls come otherwise: ${placeOf(dialect)}` });
  if (count > 1) return tell({ aspect, outcome: 'yes', what: `${count} calls in one answer, in a stream` });
  tell(
    count === 1
      ? { aspect, outcome: 'no', what: 'one call in an answer to a question for two' }
      : { aspect, outcome: 'unclear', what: 'no call in a streamed answer, though there was one in a plain answer' },
  );
}

const placeOf = (dialect: FoundCalls['dialect']): string =>
  dialect === null ? "in the API's own fields" : `in its text, as dialect "${dialect}" reads them`;

/** The same request for a model whose API knows no tools: they stand in the prompt. */
function inPrompt(request: Omit<CoreChatRequest, 'model'>): CoreChatRequest {
  const whole = { ...request, model: '' };
  const setup = {
    dialect: dialectOf('json') ?? null,
    thinking: 'none',
    tools: 'prompt',
    promptStyle: 'full',
    form: 'messages',
    today: () => '',
  } as const;
  return preparedRequest(whole, setup, backendContext('openai-chat', whole));
}

/** Whether thoughts were seen. */
function learnThoughts(answers: readonly CoreChatResponse[], learned: Learning, tell: Probing['tell']): boolean {
  const [thoughts] = answers.flatMap((answer) => thoughtsIn(answer) ?? []);
  if (thoughts === undefined) {
    tell({ aspect: 'reasoning', outcome: 'unclear', what: 'no thoughts were seen' });
    return false;
  }
  if (thoughts !== 'field') learned.thinking = thoughts;
  tell({ aspect: 'reasoning', outcome: 'yes', what: placesOfThoughts[thoughts] });
  return true;
}

/**
 * Whether an effort may be asked for, which is what a configuration that lists reasoning says. Many servers accept the
 * field and ignore it: it counts only for a model that is seen to think.
 */
async function probeEffort(
  { ask, factsWithEffort, asking, tell }: Probing,
  thinks: boolean,
  { capabilities }: Learning,
): Promise<void> {
  asking('for one word, with little reasoning');
  const asked = await ask(helloWithEffort(), factsWithEffort);
  if (asked.kind !== 'answered') return tell(missed('effort', asked));
  const { response } = asked;
  const isThinking = thinks || thoughtsIn(response) !== undefined || (response.usage?.reasoning ?? 0) > 0;
  if (isThinking) capabilities.push('reasoning');
  tell(
    isThinking
      ? { aspect: 'effort', outcome: 'yes', what: 'it accepts how much to reason' }
      : { aspect: 'effort', outcome: 'unclear', what: 'it accepts how much to reason, and was not seen to reason' },
  );
}

const placesOfThoughts: Record<NonNullable<ReturnType<typeof thoughtsIn>>, string> = {
  field: 'thoughts come in a place of their own',
  tags: 'thoughts stand in <think> tags in its text',
  open: 'thoughts stand in its text from the start to </think>',
};

function learnTools(found: FoundTools | undefined, learned: Learning): void {
  if (!found) return;
  learned.capabilities.unshift('tools');
  learned.dialect = found.dialect;
  learned.tools = found.told;
}

// ---------------------------------------------------------------- images and schemas

async function probeVision({ ask, asking, tell }: Probing, learned: Learning): Promise<void> {
  asking('for the colour of an image');
  const asked = await ask(image());
  if (asked.kind !== 'answered') return tell(missed('vision', asked));
  const isSeen = namesRed(textOf(asked.response));
  if (isSeen) learn('vision', learned);
  tell({
    aspect: 'vision',
    outcome: isSeen ? 'yes' : 'no',
    what: isSeen ? 'it names the colour of an image' : 'it takes an image, and does not see its colour',
  });
}

/** In an answer of about the one word that was asked for: a long one may be about anything. */
function namesRed(text: string): boolean {
  const said = text.replace(/^[^]*<\/think>/, '').trim();
  return said.length <= longestAnswer && /\b(?:red|crimson|scarlet)\b/i.test(said);
}

const longestAnswer = 100;

async function probeSchema({ ask, asking, tell }: Probing, learned: Learning): Promise<void> {
  asking('for an answer by a JSON schema');
  const asked = await ask(structured());
  if (asked.kind !== 'answered') return tell(missed('json-schema', asked));
  const keeps = keepsToSchema(asked.response);
  if (keeps) learn('json-schema', learned);
  tell({
    aspect: 'json-schema',
    outcome: keeps ? 'yes' : 'no',
    what: keeps ? 'it keeps to a schema' : 'it takes a schema, and does not keep to it',
  });
}

const learn = (capability: Capability, { capabilities }: Learning): void => void capabilities.push(capability);
