import {
  createPartFromFunctionResponse,
  FunctionCallingConfigMode,
  type CallableTool,
  type Content,
  type FunctionCall,
  type GoogleGenAI,
  type Part,
} from '@google/genai';
import { describe, expect, test } from 'vitest';
import {
  makeRequest,
  createGeminiClient,
  functionDeclarations,
  collectStream,
  joinParts,
  scriptedSignatures,
} from './gemini-client.ts';
import {
  helloReply,
  replyWith,
  setUpGateway,
  twoCallsReply,
  interpretRequest,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): GoogleGenAI => createGeminiClient(gateway);
const tools = [{ functionDeclarations }];

/**
 * The two calls as the client is told of them. Where the vendor gives no ids the gateway makes them up, but not
 * for clients of the same protocol, which know how to do without.
 */
const expectedCallIds = ({ vendor, backend }: BackendPath): unknown[] =>
  (twoCallsReply.calls ?? []).map(({ id, name, input }) => ({
    name,
    args: input,
    ...(vendor.hasCallIds ? { id } : backend !== 'gemini' && { id: expect.stringMatching(/./) }),
  }));

/** The vendor is asked again, with what its calls brought. */
const expectedConversation = [
  { by: 'user', text: 'Say hello.' },
  { by: 'model', text: 'Both at once.' },
  { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
  { by: 'model', call: { name: 'clock', input: {} } },
  { by: 'tool', result: { name: 'weather', text: expect.stringContaining('Rain.') } },
  { by: 'tool', result: { name: 'clock', text: expect.stringContaining('no clock here') } },
];

const results: Record<string, Record<string, unknown>> = {
  weather: { output: 'Rain.' },
  clock: { error: 'no clock here' },
};

/** What the client's tools say to these calls. */
const answerCalls = (calls: readonly FunctionCall[]): Part[] =>
  calls.map(({ id = '', name = '' }) => createPartFromFunctionResponse(id, name, results[name] ?? {}));

describe.each(backendPathsOf('gemini'))('functions and the Gemini SDK, $name', (path: BackendPath) => {
  test('returns parallel calls', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const response = await client().models.generateContent({ ...makeRequest(path), config: { tools } });
    expect(response.candidates).toMatchObject([{ finishReason: 'STOP' }]);
    expect(joinParts(response.candidates?.[0]?.content?.parts ?? [])[0]).toEqual({ text: 'Both at once.' });
    expect(response.functionCalls).toEqual(expectedCallIds(path));
    expect(interpretRequest(gateway.upstream, path).tools).toMatchObject([
      { name: 'weather', description: 'The weather of a city.', schema: { required: ['city'] } },
      { name: 'clock', description: 'The time.' },
    ]);
  });

  test('streams complete calls', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const stream = await client().models.generateContentStream({ ...makeRequest(path), config: { tools } });
    const { chunks, finishReasons } = await collectStream(stream);
    expect(chunks.flatMap(({ functionCalls }) => functionCalls ?? [])).toEqual(expectedCallIds(path));
    expect(finishReasons).toEqual(['STOP']);
  });

  test.each([
    { config: { mode: FunctionCallingConfigMode.AUTO }, choice: 'auto' },
    { config: { mode: FunctionCallingConfigMode.NONE }, choice: 'none' },
    { config: { mode: FunctionCallingConfigMode.ANY }, choice: 'required' },
    { config: { mode: FunctionCallingConfigMode.ANY, allowedFunctionNames: ['clock'] }, choice: { name: 'clock' } },
  ])('the choice of functions: $config', async ({ config, choice }) => {
    replyWith(gateway.upstream, path, helloReply);
    await client().models.generateContent({
      ...makeRequest(path),
      config: { tools, toolConfig: { functionCallingConfig: config } },
    });
    const understood = interpretRequest(gateway.upstream, path);
    if (path.vendor.takes.choice) expect(understood.choice).toEqual(choice);
    // What may not be called is not shown to it.
    else if (choice === 'none') expect(understood.tools).toEqual([]);
    else expect(understood.tools.map(({ name }) => name)).toContain('clock');
  });

  test('sends results by id, in any order', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const calls: FunctionCall[] = [
      { id: 'a', name: 'weather', args: { city: 'Zürich' } },
      { id: 'b', name: 'weather', args: { city: 'Oslo' } },
    ];
    const contents: Content[] = [
      { role: 'user', parts: [{ text: 'Which is warmer?' }] },
      { role: 'model', parts: calls.map((functionCall) => ({ functionCall })) },
      {
        role: 'user',
        parts: [
          createPartFromFunctionResponse('b', 'weather', { output: '4 °C' }),
          createPartFromFunctionResponse('a', 'weather', { output: '9 °C' }),
          { text: 'And be brief.' },
        ],
      },
    ];
    await client().models.generateContent({ ...makeRequest(path), contents, config: { tools } });
    const { messages } = interpretRequest(gateway.upstream, path);
    expect(messages.at(-1)).toEqual({ by: 'user', text: 'And be brief.' });
    const ids = JSON.stringify(gateway.upstream.received[0]?.json).match(/"(?:call_)?[ab]"/g) ?? [];
    // Where results have no ids it is their order that tells them apart.
    const inOrder = messages.flatMap((each) => ('result' in each ? /[49] °C/.exec(each.result.text)?.[0] : []));
    if (ids.length === 0) expect(inOrder).toEqual(['9 °C', '4 °C']);
    else expect(new Set(inOrder)).toEqual(new Set(['4 °C', '9 °C']));
  });

  test('lets the SDK call functions until there are no more calls', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const called: FunctionCall[] = [];
    const callable: CallableTool = {
      tool: async () => ({ functionDeclarations }),
      async callTool(calls) {
        called.push(...calls);
        gateway.upstream.reset();
        replyWith(gateway.upstream, path, helloReply);
        return answerCalls(calls);
      },
    };
    const response = await client().models.generateContent({ ...makeRequest(path), config: { tools: [callable] } });
    expect(called).toEqual(expectedCallIds(path));
    expect(response.text).toBe('Grüße, 👋 world.');
    expect(interpretRequest(gateway.upstream, path).messages).toEqual(expectedConversation);
  });

  test.each(['in one piece', 'as a stream'])('a chat with calls, %s: what seals them comes back', async (how) => {
    replyWith(gateway.upstream, path, { reasoning: 'Two things are asked.', ...twoCallsReply });
    const chat = client().chats.create({
      model: path.model,
      config: { tools, thinkingConfig: { includeThoughts: true, thinkingBudget: 2048 }, maxOutputTokens: 8192 },
    });
    const say = async (message: string | Part[]): Promise<Part[]> => {
      if (how === 'as a stream') return (await collectStream(await chat.sendMessageStream({ message }))).parts;
      return (await chat.sendMessage({ message })).candidates?.[0]?.content?.parts ?? [];
    };
    const parts = await say('Say hello.');
    expect(joinParts(parts)[0]).toEqual({ text: 'Two things are asked.', thought: true });
    const calls = parts.flatMap(({ functionCall }) => functionCall ?? []);
    expect(calls).toEqual(expectedCallIds(path));

    gateway.upstream.reset();
    replyWith(gateway.upstream, path, helloReply);
    expect(joinParts(await say(answerCalls(calls)))).toEqual([{ text: 'Grüße, 👋 world.' }]);
    const { messages } = interpretRequest(gateway.upstream, path);
    expect(messages.filter((each) => !('reasoning' in each)).reduce(joinTexts, [])).toEqual(expectedConversation);
    expect(gateway.upstream.received[0]?.text).toContain(scriptedSignatures[path.backend] ?? 'Both at once.');
  });
});

type InterpretedTurns = ReturnType<typeof interpretRequest>['messages'];

/**
 * A streamed answer comes back in one content a piece, so that its text may reach the vendor in parts. Where these
 * stand in one message they were read with line breaks between them.
 */
function joinTexts(before: InterpretedTurns, each: InterpretedTurns[number]): InterpretedTurns {
  if (!('text' in each)) return [...before, each];
  const text = each.text.replaceAll('\n', '');
  const last = before.at(-1);
  if (last && 'text' in last && last.by === each.by)
    return [...before.slice(0, -1), { ...last, text: last.text + text }];
  return text === '' ? before : [...before, { ...each, text }];
}
