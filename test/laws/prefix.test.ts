import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModelFacts, ProtocolCodec } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { asArray, asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { setPointer } from '../../src/core/provenance.ts';
import type { CoreChatRequest, CoreImage, CoreMessage } from '../../src/core/types.ts';
import { agentRequests } from '../support/agent-requests/index.ts';
import { backendContext, codecs, paths } from './codecs.ts';
import { asSent } from './comparable.ts';
import { accepted, nameOf } from './fixtures.ts';
import { pairRuns } from './runs.ts';

/**
 * What a backend is sent for one turn is the beginning of what it is sent for the next, so that its prompt cache holds it:
 * nothing is hoisted, reordered, numbered or serialized in another way because of what follows. Marks for the cache move.
 */

const isMark = (key: string): boolean => key === 'cache_control' || key === 'prompt_cache_breakpoint';

interface SentPrompt {
  /** The bytes that are sent up to the end of the messages, and not of their list. */
  readonly beginning: string;
  readonly elements: readonly string[];
}

const toJson = (value: JsonValue | undefined): string =>
  JSON.stringify(value, (key, each: JsonValue) => (isMark(key) ? undefined : each));

function beginningOf(sent: JsonObject): string {
  const fields = Object.entries(sent);
  const end = fields.findIndex(([field]) => messageFields.includes(field)) + 1;
  return toJson(Object.fromEntries(fields.slice(0, end))).replace(/\]?\}$/, '');
}

/** The texts of the elements of a prompt as they are sent, in the order in which vendors read them. */
function promptOf(
  target: ProtocolCodec,
  request: CoreChatRequest,
  modelFacts: ModelFacts = {},
): SentPrompt | undefined {
  try {
    const { facts, ...context } = backendContext(target, request);
    const sent = target.encodeRequest(request, {
      ...context,
      facts: { ...facts, ...modelFacts },
      promptCache: { estimateTokens: () => 1_000_000 },
    });
    return { beginning: beginningOf(sent), elements: elementsOf(sent) };
  } catch (thrown) {
    if (thrown instanceof LouterError && thrown.detail.kind === 'unsupported') return undefined;
    throw thrown;
  }
}

const messageFields = ['messages', 'input', 'contents'];
const listFields = ['tools', ...messageFields];
const singleFields = ['system', 'instructions', 'systemInstruction'];

function elementsOf(sent: JsonObject): string[] {
  const [tools, ...lists] = listFields.map((field) => sent[field]);
  const listed = (value: JsonValue | undefined): string[] =>
    (asArray(value) ?? (value === undefined ? [] : [value])).map(toJson);
  return [...listed(tools), ...singleFields.map((field) => toJson(sent[field]) ?? ''), ...lists.flatMap(listed)];
}

/** A place at which the prompt of a turn is not that of the turn before. */
interface PrefixBreak {
  readonly was: string;
  readonly is: string | undefined;
}

/** Where the prompts of turns break. Only the last message of a turn may go on, by what follows it in the same message. */
const findBreaks = (prompts: readonly (SentPrompt | undefined)[]): PrefixBreak[] =>
  prompts.flatMap((later, index) => {
    const earlier = prompts[index - 1];
    return earlier && later ? (findBreak(earlier, later) ?? []) : [];
  });

function findBreak(one: SentPrompt, other: SentPrompt): PrefixBreak | undefined {
  const [earlier, later] = [one.elements, other.elements];
  const at = earlier.findIndex((element, index) => element !== later[index]);
  if (at === -1)
    return other.beginning.startsWith(one.beginning) ? undefined : { was: one.beginning, is: other.beginning };
  const [was = '', is] = [earlier[at], later[at]];
  const goesOn = at === earlier.length - 1 && is?.startsWith(was.replace(/[\]}"]*$/, ''));
  return goesOn ? undefined : { was, is };
}

// ---------------------------------------------------------------- generated conversations

interface Turn {
  readonly user: string;
  readonly thought: string | null;
  readonly answer: string;
  readonly calls: readonly {
    readonly input: JsonObject;
    readonly result: string;
    readonly isError: boolean;
    readonly hasImage: boolean;
  }[];
  readonly note: string | null;
}

const text = fc.string({ minLength: 1, maxLength: 12 }).map((each) => `t${each}`);

const turn: fc.Arbitrary<Turn> = fc.record({
  user: text,
  thought: fc.option(text, { nil: null }),
  answer: text,
  calls: fc.array(
    fc.record({
      input: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.oneof(text, fc.integer(), fc.constant(null)), {
        maxKeys: 3,
      }),
      result: text,
      isError: fc.boolean(),
      hasImage: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  note: fc.option(text, { nil: null, freq: 4 }),
});

const tools = fc.array(
  fc.record({
    type: fc.constant('function' as const),
    name: fc.stringMatching(/^[a-z]{2,8}$/),
    description: text,
    inputSchema: fc.constant<JsonObject>({ type: 'object', properties: { q: { type: 'string' } } }),
  }),
  { minLength: 1, maxLength: 3 },
);

const image: CoreImage = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw0KGgo=' } };

/** What is known of a model decides in which form it is sent a conversation. */
const modelFacts = fc.constantFrom<ModelFacts>(
  {},
  { reasoningEcho: 'required' },
  { reasoningEcho: 'allowed', developerRole: 'yes' },
  { reasoningEcho: 'refused', emptyAnswers: 'no' },
  { systemTurns: 'no', developerRole: 'no' },
  { callSignatures: 'required', toolRole: 'no', reasoning: 'level' },
);

/** The messages up to each of the moments at which an agent sends a request. */
function momentsOf(turns: readonly Turn[], name: string): CoreMessage[][] {
  const messages: CoreMessage[] = [{ role: 'system', content: [{ type: 'text', text: 'You are an agent.' }] }];
  const moments: CoreMessage[][] = [];
  for (const [index, { user, thought, answer, calls, note }] of turns.entries()) {
    messages.push({ role: 'user', content: [{ type: 'text', text: user }] });
    if (note !== null) messages.push({ role: 'system', content: [{ type: 'text', text: note }] });
    moments.push([...messages]);
    const ids = calls.map((_, call) => `call_${index}_${call}`);
    messages.push({
      role: 'assistant',
      content: [
        ...(thought === null
          ? []
          : [{ type: 'reasoning' as const, blocks: [{ kind: 'full' as const, text: thought }] }]),
        { type: 'text', text: answer },
        ...calls.map(({ input }, call) => ({
          type: 'tool-call' as const,
          id: ids[call] ?? '',
          name,
          input: { kind: 'json' as const, value: input },
          providerExecuted: false,
        })),
      ],
    });
    if (calls.length === 0) continue;
    messages.push({
      role: 'tool',
      content: calls.map(({ result, isError, hasImage }, call) => ({
        type: 'tool-result' as const,
        callId: ids[call] ?? '',
        content: [{ type: 'text' as const, text: result }, ...(hasImage ? [image] : [])],
        providerExecuted: false,
        ...(isError && { isError }),
      })),
    });
    moments.push([...messages]);
    messages.push({ role: 'assistant', content: [{ type: 'text', text: `${answer} done` }] });
  }
  return moments;
}

describe.each(paths)('conversations of $from to $to', ({ source, target }) => {
  test('begin each turn with what the turn before was sent as', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 2, maxLength: 4 }), tools, modelFacts, (turns, declared, facts) => {
        const prompts = momentsOf(turns, declared[0]?.name ?? 'tool').map((messages) => {
          const core: CoreChatRequest = {
            model: 'some-model',
            messages,
            tools: declared,
            maxTokens: 100,
            stream: false,
          };
          const body = asSent(source.encodeRequest(core, backendContext(source, core)));
          return promptOf(target, source.decodeRequest(body, { model: 'some-model', stream: false }), facts);
        });
        expect(findBreaks(prompts)).toEqual([]);
      }),
      pairRuns,
    );
  });
});

// ---------------------------------------------------------------- recorded conversations

/** The numbers of messages after which a recorded conversation was sent: before each answer of the model, and at its end. */
function cutsOf(list: readonly JsonValue[]): number[] {
  const isAnswer = (each: JsonValue | undefined): boolean => {
    const { role, type } = asObject(each) ?? {};
    return role === 'assistant' || role === 'model' || (typeof type === 'string' && /call$|^reasoning$/.test(type));
  };
  const cuts = list.flatMap((each, index) =>
    index > 0 && isAnswer(each) && !isAnswer(list[index - 1]) ? [index] : [],
  );
  return [...cuts, list.length];
}

/** A body as it was at each of its turns. */
function turnsOf(body: JsonObject): JsonObject[] {
  const key = ['messages', 'input', 'contents'].find((each) => Array.isArray(body[each]));
  const list = key === undefined ? [] : (asArray(body[key]) ?? []);
  return key === undefined ? [] : cutsOf(list).map((end) => ({ ...body, [key]: list.slice(0, end) }));
}

const recorded: readonly { name: string; protocol: string; model: string; body: JsonObject }[] = [
  ...agentRequests.map(({ protocol, model, body }, index) => ({
    name: `agent request ${index + 1}`,
    protocol,
    model: model ?? 'some-model',
    body,
  })),
  ...accepted.flatMap((fixture) => {
    const body = asObject(fixture.request);
    return body ? [{ name: nameOf(fixture), protocol: fixture.protocol, model: 'some-model', body }] : [];
  }),
]
  .filter(({ body }) => turnsOf(body).length > 1)
  // The client declares the tools that its search found, which no other protocol can do behind the beginning.
  .filter(({ name }) => !name.includes('tool-search-results'));

describe.each(codecs.map((codec) => [codec.protocol, codec] as const))('recorded conversations to %s', (_, target) => {
  test.each(recorded.map((each) => [each.name, each] as const))('%s', (__, { protocol, model, body }) => {
    const source = codecs.find((codec) => codec.protocol === protocol);
    if (!source) throw new Error(`no codec of ${protocol}`);
    const prompts = turnsOf(body).flatMap((each) => {
      try {
        const request = source.decodeRequest(structuredClone(each), { model, stream: true });
        return [promptOf(target, setPointer('', request))];
      } catch (error) {
        if (error instanceof LouterError && error.detail.kind === 'invalid-request') return [];
        throw error;
      }
    });
    expect(findBreaks(prompts)).toEqual([]);
  });
});

// ---------------------------------------------------------------- the forms of one text

/** Claude Code writes the last messages of a request as marked lists, and the same messages as strings in the next. */
function asMarkedList(message: JsonValue): JsonValue {
  const fields = asObject(message);
  const content = fields?.['content'];
  if (typeof content !== 'string' || content === '') return message;
  return { ...fields, content: [{ type: 'text', text: content, cache_control: { type: 'ephemeral' } }] };
}

describe.each(
  codecs.filter(({ protocol }) => protocol !== 'anthropic').map((codec) => [codec.protocol, codec] as const),
)('to %s', (_, target) => {
  test('a message is written the same, as a string and as a marked list', () => {
    const source = codecs.find(({ protocol }) => protocol === 'anthropic');
    const strings: JsonValue[] = [
      { role: 'user', content: 'Hello' },
      { role: 'system', content: 'The folder is empty.' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'read', input: { path: 'a' } }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'text of a' }] },
    ];
    const promptWith = (messages: JsonValue[]): SentPrompt | undefined =>
      source && promptOf(target, source.decodeRequest({ model: 'm', max_tokens: 10, messages }));
    expect(promptWith(strings.map(asMarkedList))).toEqual(promptWith(strings));
  });
});
