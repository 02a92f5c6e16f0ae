import type { CoreChatResponse, CoreMessage, CoreTool } from '../../core/types.ts';
import { asObject, parseJson, type JsonSchema } from '../../core/json.ts';
import { findSchemaMismatch } from '../../core/schema-mismatch.ts';
import { image, structured, weatherTool } from '../probe-requests.ts';
import { locateThinking } from '../probe-findings.ts';
import {
  ask,
  failed,
  inconclusive,
  maxAnswerTokens,
  passed,
  type CaseRequest,
  type ConformanceCase,
  type Verdict,
} from './case.ts';
import { callsIn, judgeCalls, judgeTerm, judgeText, judgeUsage, visibleText } from './read-answer.ts';

type ChatCase = Extract<ConformanceCase, { kind: 'chat' }>;

const chat = (
  name: string,
  expected: string,
  {
    requests,
    ...rest
  }: Omit<ChatCase, 'kind' | 'name' | 'expected' | 'requests'> & {
    requests: readonly (CaseRequest | ChatCase['requests'][number])[];
  },
): ChatCase => ({
  kind: 'chat',
  name,
  expected,
  ...rest,
  requests: requests.map((each) => (typeof each === 'function' ? each : () => each)),
});

/** A streaming request. */
const streamed = (request: CaseRequest): CaseRequest => ({ ...request, stream: true, includeUsage: true });

const user = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });
const assistant = (text: string): CoreMessage => ({ role: 'assistant', content: [{ type: 'text', text }] });

// ---------------------------------------------------------------- text

const word = ask('Reply with the single word: hello');

const secret = 'marmalade';
const secretMessage = `The secret word is ${secret}. Remember it.`;
const recall = 'What is the secret word? Reply with this word only.';

/** Characters of two, three and four bytes in UTF-8, which some servers cut in two. */
const characters = 'naïve – 日本語 – 🦊🧀';

const shortLimit = 16;

const longHistory = (): CoreMessage[] => [
  user(secretMessage),
  assistant('I will remember it.'),
  ...Array.from({ length: 40 }, (_, index) => [
    user(`Note ${index + 1}: the shelf in room ${index + 11} holds ${index * 3 + 7} books.`),
    assistant(`Noted: ${index * 3 + 7} books in room ${index + 11}.`),
  ]).flat(),
  user(recall),
];

const textCases: readonly ConformanceCase[] = [
  chat('text', 'answers a question with text', {
    isBasic: true,
    requests: [word],
    judge: ([answer]) => judgeText(answer),
  }),
  chat('stream', 'streams the answer to a question, from its first event to its last', {
    isBasic: true,
    requests: [streamed(word)],
    judge: ([answer]) => judgeText(answer),
  }),
  chat('system', 'accepts instructions', {
    isBasic: true,
    requests: [
      ask('', {
        messages: [
          { role: 'system', content: [{ type: 'text', text: `Every reply of yours is the single word ${secret}.` }] },
          user('Hello!'),
        ],
      }),
    ],
    judge: ([answer]) => judgeTerm(answer, secret),
  }),
  chat('conversation', 'answers with the earlier turns of a conversation', {
    isBasic: true,
    requests: [ask('', { messages: [user(secretMessage), assistant('I will remember it.'), user(recall)] })],
    judge: ([answer]) => judgeTerm(answer, secret),
  }),
  chat('long-history', 'accepts a conversation of 83 messages', {
    requests: [streamed(ask('', { messages: longHistory() }))],
    judge: ([answer]) => judgeTerm(answer, secret),
  }),
  chat('unicode', 'streams characters of several bytes whole', {
    isBasic: true,
    requests: [streamed(ask(`Repeat exactly, and add nothing: ${characters}`))],
    judge: ([answer]) => judgeTerm(answer, '🦊'),
  }),
  chat('max-tokens', 'ends an answer at the limit of tokens, with the finish reason for it', {
    isBasic: true,
    requests: [ask('Write a story of a thousand words about a lighthouse.', { maxTokens: shortLimit })],
    judge: ([answer]) => judgeLimit(answer),
  }),
  chat('stop', 'ends an answer before a stop sequence', {
    requests: [ask('Count from 1 to 9, with blanks between the numbers and nothing else.', { stop: ['6'] })],
    judge([answer]) {
      if (!answer) return failed('there is no answer');
      if (visibleText(answer).includes('6')) return failed('the answer contains the stop sequence');
      return /\b5\b/.test(visibleText(answer))
        ? passed()
        : inconclusive('the model did not count up to the stop sequence');
    },
  }),
  chat('usage', 'counts the tokens of an answer and of a stream', {
    isBasic: true,
    requests: [ask('Name three colours.'), streamed(ask('Name three colours.'))],
    judge: ([plain, stream]) => judgeBothUsages(plain, stream),
  }),
  chat('caching', 'counts cached tokens as a part of the input', {
    requests: [longPrompt(), longPrompt()],
    judge: ([, second]) => judgeCaching(second),
  }),
  chat('parallel-requests', 'answers several requests at once, each with its own answer', {
    isBasic: true,
    isParallel: true,
    requests: ['copper', 'walnut', 'velvet'].map((term) => ask(`Reply with the single word: ${term}`)),
    judge(answers) {
      const terms = ['copper', 'walnut', 'velvet'];
      const mixed = answers.findIndex((answer, index) => {
        const text = visibleText(answer).toLowerCase();
        return !text.includes(terms[index] ?? '') && terms.some((other) => text.includes(other));
      });
      if (mixed !== -1) return failed(`request ${mixed} got the answer to another one`);
      return answers.map((answer, index) => judgeTerm(answer, terms[index] ?? '')).find(isNotPassed) ?? passed();
    },
  }),
];

const isNotPassed = ({ result }: Verdict): boolean => result !== 'passed';

function judgeLimit(answer: CoreChatResponse | undefined): Verdict {
  const { finish } = answer?.candidates[0] ?? {};
  const output = answer?.usage?.output;
  if (output !== undefined && output > shortLimit)
    return failed(`${output} output tokens, although the limit of the request is ${shortLimit}`);
  if (finish?.reason === 'length') return passed();
  return output !== undefined && output < shortLimit
    ? inconclusive('the answer ended before the limit')
    : failed(`the answer reached the limit, and its finish reason is "${finish?.raw?.reason ?? finish?.reason}"`);
}

function judgeBothUsages(plain: CoreChatResponse | undefined, stream: CoreChatResponse | undefined): Verdict {
  const [one, other] = [judgeUsage(plain, maxAnswerTokens), judgeUsage(stream, maxAnswerTokens)];
  if (one.result !== 'passed') return one;
  if (other.result !== 'passed') return { ...other, what: `in the stream: ${other.what}` };
  const [input = 0, streamedInput = 0] = [plain?.usage?.input, stream?.usage?.input];
  return input === streamedInput
    ? one
    : inconclusive(`the same prompt has ${input} input tokens, and ${streamedInput} in a stream`);
}

/** Above the 1,024 tokens from which on most vendors cache a prompt. */
function longPrompt(): CaseRequest {
  const lines = Array.from(
    { length: 120 },
    (_, index) => `Rule ${index + 1}: parcel ${index * 7 + 3} goes to dock ${index % 9}.`,
  );
  return ask('', {
    messages: [
      { role: 'system', content: [{ type: 'text', text: lines.join('\n'), cache: {} }] },
      user('To which dock goes parcel 3? Reply with its number only.'),
    ],
    cacheKey: 'louter-conform',
  });
}

function judgeCaching(second: CoreChatResponse | undefined): Verdict {
  const usage = judgeUsage(second, maxAnswerTokens);
  if (usage.result !== 'passed') return usage;
  const read = second?.usage?.cacheRead ?? 0;
  return read > 0
    ? passed(`${read} of ${second?.usage?.input} input tokens from the cache`)
    : inconclusive('the second request with the same prompt reports no cached tokens');
}

// ---------------------------------------------------------------- tools

const tools: CoreTool[] = [weatherTool];
const weather = {
  name: weatherTool.name ?? '',
  schema: weatherTool.type === 'function' ? weatherTool.inputSchema : {},
};

const orderSchema: JsonSchema = {
  type: 'object',
  properties: {
    customer: {
      type: 'object',
      properties: { name: { type: 'string' }, vip: { type: 'boolean' } },
      required: ['name', 'vip'],
    },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          article: { type: 'string' },
          quantity: { type: 'integer' },
          size: { type: 'string', enum: ['small', 'large'] },
        },
        required: ['article', 'quantity', 'size'],
      },
    },
  },
  required: ['customer', 'items'],
};
const orderTool: CoreTool = {
  type: 'function',
  name: 'place_order',
  description: 'Places an order.',
  inputSchema: orderSchema,
};

const oneCity = (options: Partial<CaseRequest> = {}): CaseRequest =>
  ask('What is the weather in Oslo now? Use the tool get_weather.', { tools, ...options });
const twoCities = (): CaseRequest =>
  ask('What is the weather in Oslo now, and in Lima? Call the tool get_weather for both, in one turn.', { tools });

/** The second turn of a call: the answer of the model if it made one, else one in its place, and the result. */
function withResult(request: CaseRequest, answer: CoreChatResponse | undefined): CaseRequest {
  const calls = callsIn(answer);
  const made = answer?.candidates[0]?.message;
  const call = {
    type: 'tool-call',
    id: 'call_00000001',
    name: weather.name,
    input: { kind: 'json', value: { city: 'Oslo' } },
    providerExecuted: false,
  } as const;
  const turn: CoreMessage = made && calls.length > 0 ? made : { role: 'assistant', content: [call] };
  const results = (calls.length > 0 ? calls : [call]).map(({ id, name }) => ({
    type: 'tool-result' as const,
    callId: id,
    name,
    content: [{ type: 'text' as const, text: `{"weather":"snow, ${secret} coloured"}` }],
    providerExecuted: false,
  }));
  const { toolChoice: _, ...rest } = request;
  return { ...rest, messages: [...request.messages, turn, { role: 'tool', content: results }] };
}

const toolCases: readonly ConformanceCase[] = [
  chat('tool-call', 'calls a declared tool', {
    requests: [oneCity()],
    judge: ([answer]) => judgeCalls(answer, weather),
  }),
  chat('tool-call-stream', 'streams a tool call', {
    requests: [streamed(oneCity())],
    judge: ([answer]) => judgeCalls(answer, weather),
  }),
  chat('tool-choice', 'calls a tool that the request forces', {
    requests: [ask('Good morning!', { tools, toolChoice: { mode: 'tool', name: weather.name } })],
    judge: ([answer]) => judgeCalls(answer, { ...weather, isForced: true }),
  }),
  chat('tool-choice-none', 'calls no tool if the request forbids it', {
    requests: [oneCity({ toolChoice: { mode: 'none' } })],
    judge: ([answer]) => (callsIn(answer).length > 0 ? failed('the answer has a tool call') : passed()),
  }),
  chat('nested-arguments', 'streams the arguments of a call with nested objects and lists', {
    requests: [
      streamed(
        ask('Order two large mugs and one small plate for Ada, who is a VIP. Use the tool place_order.', {
          tools: [orderTool],
        }),
      ),
    ],
    judge: ([answer]) => judgeCalls(answer, { name: orderTool.name ?? '', schema: orderSchema }),
  }),
  chat('parallel-calls', 'makes several calls in one answer, each with its own id', {
    requests: [twoCities()],
    judge: ([answer]) => judgeCalls(answer, { ...weather, min: 2 }),
  }),
  chat('parallel-calls-stream', 'streams several calls in one answer', {
    requests: [streamed(twoCities())],
    judge: ([answer]) => judgeCalls(answer, { ...weather, min: 2 }),
  }),
  chat('tool-result', 'continues with the result of a call', {
    requests: [oneCity(), ([first]) => withResult(oneCity(), first)],
    judge: ([, second]) =>
      callsIn(second).length > 0 ? inconclusive('the model called the tool again') : judgeTerm(second, secret),
  }),
];

// ---------------------------------------------------------------- images, reasoning, structured output

const sum = ask('What is 17 times 23? Reply with the number only.', { reasoning: { effort: 'low' } });

const json = ask('Reply with a JSON object with the key "colour" and the colour of a clear sky at noon.', {
  responseFormat: { type: 'json' },
});

const schemaRequest = (): CaseRequest => ({ ...structured(), maxTokens: maxAnswerTokens });

function judgeJson(answer: CoreChatResponse | undefined, schema: JsonSchema | undefined): Verdict {
  const text = judgeText(answer);
  if (!answer || text.result !== 'passed') return text;
  if (answer.candidates[0]?.finish.reason === 'length') return inconclusive('the answer ended at the limit of tokens');
  const value = asObject(parseJson(visibleText(answer)));
  if (!value) return failed('the text of the answer is not a JSON object');
  const mismatch = schema && findSchemaMismatch(schema, value);
  return mismatch ? failed(`the answer does not match its schema: ${mismatch.path || '/'} ${mismatch.what}`) : passed();
}

const judgeStructured = (answer: CoreChatResponse | undefined): Verdict => {
  const { responseFormat } = structured();
  return judgeJson(answer, responseFormat?.type === 'json-schema' ? responseFormat.schema : undefined);
};

function judgeReasoning(answers: readonly CoreChatResponse[]): Verdict {
  const unanswered = answers.map(judgeText).find(isNotPassed);
  if (unanswered) return unanswered;
  const [first] = answers;
  return first && (locateThinking(first) === 'field' || (first.usage?.reasoning ?? 0) > 0)
    ? passed()
    : inconclusive('the reasoning effort is accepted, and the answer shows no reasoning');
}

const otherCases: readonly ConformanceCase[] = [
  chat('image', 'accepts an image', {
    requests: [{ ...image(), maxTokens: maxAnswerTokens }],
    judge: ([answer]) => judgeTerm(answer, 'red'),
  }),
  chat('reasoning', 'accepts a reasoning effort, and its own reasoning in the next turn', {
    requests: [
      streamed(sum),
      ([first]) => ({
        ...sum,
        messages: [...sum.messages, first?.candidates[0]?.message ?? assistant('391'), user('And twice that?')],
      }),
    ],
    judge: judgeReasoning,
  }),
  chat('json', 'answers with a JSON object', { requests: [json], judge: ([answer]) => judgeJson(answer, undefined) }),
  chat('json-schema', 'answers with JSON that matches a schema', {
    requests: [schemaRequest()],
    judge: ([answer]) => judgeStructured(answer),
  }),
  chat('json-schema-stream', 'streams JSON that matches a schema', {
    requests: [streamed(schemaRequest())],
    judge: ([answer]) => judgeStructured(answer),
  }),
];

export const chatCases: readonly ConformanceCase[] = [...textCases, ...toolCases, ...otherCases];
