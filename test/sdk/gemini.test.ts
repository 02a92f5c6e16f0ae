import { ApiError, Type, type GenerateContentParameters, type GoogleGenAI, type Part } from '@google/genai';
import { describe, expect, test } from 'vitest';
import type { ScriptedReply } from '../support/reply.ts';
import { cutInto, jsonAnswer } from '../support/upstream.ts';
import {
  makeRequest,
  createGeminiClient,
  functionDeclarations,
  collectStream,
  joinParts,
  scriptedSignatures,
  type CollectedStream,
} from './gemini-client.ts';
import {
  expectedCachedTokens,
  helloReply,
  modelNames,
  replyWith,
  setUpGateway,
  twoCallsReply,
  interpretRequest,
  usage,
  vendorModel,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): GoogleGenAI => createGeminiClient(gateway);
const streamed = async (parameters: GenerateContentParameters): Promise<CollectedStream> =>
  collectStream(await client().models.generateContentStream(parameters));

describe.each(backendPathsOf('gemini'))('the Gemini SDK, $name', (way: BackendPath) => {
  const counted = {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
    ...(expectedCachedTokens(way) > 0 && { cachedContentTokenCount: expectedCachedTokens(way) }),
  };

  test('a text in one piece', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const response = await client().models.generateContent({
      ...makeRequest(way),
      config: { systemInstruction: 'Be kind.', maxOutputTokens: 1000 },
    });
    expect(response.text).toBe('Grüße, 👋 world.');
    expect(response).toMatchObject({
      modelVersion: way.reportedModel,
      candidates: [{ content: { role: 'model' }, finishReason: 'STOP' }],
      usageMetadata: counted,
    });
    expect(response.responseId).not.toBe('');
    expect(gateway.upstream.received.map((request) => way.vendor.asked(request))).toEqual([
      { model: vendorModel, stream: false },
    ]);
    expect(interpretRequest(gateway.upstream, way)).toMatchObject({
      said: [
        { by: 'system', text: 'Be kind.' },
        { by: 'user', text: 'Say hello.' },
      ],
      maxTokens: 1000,
    });
  });

  test("the client's key goes no further than the gateway", async () => {
    replyWith(gateway.upstream, way, helloReply);
    await client().models.generateContent(makeRequest(way));
    expect(JSON.stringify(gateway.upstream.received)).not.toContain('key-of-the-client');
  });

  test('the answer names its trace, and counts what could not be said', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const safetySettings = [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }];
    const { sdkHttpResponse } = await client().models.generateContent({
      ...makeRequest(way),
      config: { safetySettings } as NonNullable<GenerateContentParameters['config']>,
    });
    expect(sdkHttpResponse?.headers?.['x-louter-trace-id']).toMatch(/^[0-9a-f-]{16,}$/);
    expect(sdkHttpResponse?.headers?.['x-louter-losses']).toBe(way.backend === 'gemini' ? undefined : '1');
  });

  test('a text as a stream: it comes in pieces and ends as the whole', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const { chunks, parts, finishReasons, usage: last } = await streamed(makeRequest(way));
    expect(chunks.filter(({ text }) => text).length).toBeGreaterThan(1);
    expect(joinParts(parts)).toEqual([{ text: 'Grüße, 👋 world.' }]);
    expect(finishReasons).toEqual(['STOP']);
    expect(last).toMatchObject(counted);
    expect(chunks.map(({ modelVersion }) => modelVersion)).toEqual(chunks.map(() => way.reportedModel));
  });

  test('however the bytes are cut, the answer is the same', async () => {
    for (const size of [1, 7, 100_000]) {
      gateway.upstream.answer(way.vendor.streams(cutInto(size, way.vendor.writer.stream(twoCallsReply, vendorModel))));
      const { parts, finishReasons } = await streamed({
        ...makeRequest(way),
        config: { tools: [{ functionDeclarations }] },
      });
      expect([size, joinParts(parts)]).toMatchObject([
        size,
        [
          { text: 'Both at once.' },
          { functionCall: { name: 'weather', args: { city: 'Zürich', days: 2 } } },
          { functionCall: { name: 'clock', args: {} } },
        ],
      ]);
      expect(finishReasons).toEqual(['STOP']);
    }
  });

  // Whoever is passed through hears the vendor itself.
  test.skipIf(way.isPassthrough)('a stream as a list, for those who do not ask for events', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const response = await fetch(`${gateway.url}/v1beta/models/${way.model}:streamGenerateContent`, {
      method: 'POST',
      body: JSON.stringify({ contents: [{ parts: [{ text: 'Say hello.' }] }] }),
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    const chunks = (await response.json()) as { candidates?: { content?: { parts?: Part[] } }[] }[];
    const parts = chunks.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []);
    expect(joinParts(parts)).toEqual([{ text: 'Grüße, 👋 world.' }]);
  });

  test('a picture and a document, as bytes and by address', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const pdf = Buffer.from('%PDF-1.4 made up').toString('base64');
    await client().models.generateContent({
      ...makeRequest(way),
      contents: [
        { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } },
        { fileData: { mimeType: 'image/png', fileUri: 'https://example.com/cat.png' } },
        { inlineData: { mimeType: 'application/pdf', data: pdf, displayName: 'paper.pdf' } },
        'What is this?',
      ],
    });
    const text = gateway.upstream.received[0]?.text ?? '';
    expect(text).toContain('iVBORw0KGgo=');
    const { addresses, documents } = way.vendor.takes;
    if (addresses || way.backend === 'gemini') expect(text).toContain('https://example.com/cat.png');
    expect(text.includes(pdf)).toBe(documents);
    expect(text).toContain('What is this?');
  });

  test.each([
    {
      dialect: "the vendor's own schema",
      config: {
        responseSchema: {
          type: Type.OBJECT,
          properties: { city: { type: Type.STRING }, rain: { type: Type.BOOLEAN } },
          required: ['city', 'rain'],
        },
      },
    },
    {
      dialect: 'JSON Schema',
      config: {
        responseJsonSchema: {
          type: 'object',
          properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
          required: ['city', 'rain'],
        },
      },
    },
  ])('structured output by $dialect', async ({ config }) => {
    replyWith(gateway.upstream, way, { text: '{"city":"Zürich","rain":true}', usage });
    const response = await client().models.generateContent({
      ...makeRequest(way),
      config: { ...config, responseMimeType: 'application/json' },
    });
    expect(JSON.parse(response.text ?? '')).toEqual({ city: 'Zürich', rain: true });
    // Types are spelled in upper case in the vendor's own dialect alone.
    const { schema } = JSON.parse(
      JSON.stringify(interpretRequest(gateway.upstream, way)).replaceAll(/"[A-Z]+"/g, lower),
    );
    expect(schema).toMatchObject({
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
    });
  });

  test('thoughts in one piece and as a stream, and back again', async () => {
    const thinking: GenerateContentParameters = {
      ...makeRequest(way),
      config: { maxOutputTokens: 4096, thinkingConfig: { includeThoughts: true, thinkingBudget: 2048 } },
    };
    const reply: ScriptedReply = { reasoning: 'They greet, so I greet.', text: 'Hello.', usage };
    replyWith(gateway.upstream, way, reply);
    const whole = (await client().models.generateContent(thinking)).candidates?.[0]?.content?.parts ?? [];
    const { parts: inPieces } = await streamed(thinking);
    for (const parts of [whole, inPieces]) {
      expect(joinParts(parts)).toEqual([{ text: 'They greet, so I greet.', thought: true }, { text: 'Hello.' }]);

      gateway.upstream.reset();
      replyWith(gateway.upstream, way, helloReply);
      await client().models.generateContent({
        ...thinking,
        contents: [
          { role: 'user', parts: [{ text: 'Say hello.' }] },
          { role: 'model', parts: [...parts] },
          { role: 'user', parts: [{ text: 'Again.' }] },
        ],
      });
      const { said } = interpretRequest(gateway.upstream, way);
      const texts = said.flatMap((each) => ('text' in each && each.by === 'model' ? each.text : []));
      expect(texts.join('')).toBe('Hello.');
      expect(gateway.upstream.received[0]?.text).toContain(scriptedSignatures[way.backend] ?? 'Hello.');
    }
  });

  test('stop sequences are sent on', async () => {
    replyWith(gateway.upstream, way, helloReply);
    const response = await client().models.generateContent({
      ...makeRequest(way),
      config: { stopSequences: ['###', 'END'] },
    });
    expect(response.candidates?.[0]?.finishReason).toBe('STOP');
    expect(interpretRequest(gateway.upstream, way).stop).toEqual(way.vendor.takes.stop ? ['###', 'END'] : []);
  });

  test('an answer cut by its length says so', async () => {
    replyWith(gateway.upstream, way, { ...helloReply, finish: 'length' });
    const response = await client().models.generateContent(makeRequest(way));
    expect(response.candidates?.[0]?.finishReason).toBe('MAX_TOKENS');
    expect((await streamed(makeRequest(way))).finishReasons).toEqual(['MAX_TOKENS']);
  });

  test('tokens are counted by the vendor, or estimated where it counts none', async () => {
    const field = way.backend === 'gemini' ? 'totalTokens' : 'input_tokens';
    gateway.upstream.answer(jsonAnswer({ [field]: 77 }));
    const { totalTokens } = await client().models.countTokens({ model: way.model, contents: 'Say hello. '.repeat(90) });
    expect(gateway.upstream.received.length).toBe(way.vendor.countsTokens ? 1 : 0);
    if (way.vendor.countsTokens) expect(totalTokens).toBe(77);
    else expect(totalTokens).toBeGreaterThan(90);
  });
});

const lower = (text: string): string => text.toLowerCase();

describe('the Gemini SDK and the gateway itself', () => {
  test('the models on offer', async () => {
    const names: (string | undefined)[] = [];
    for await (const model of await client().models.list()) names.push(model.name);
    expect(new Set(names)).toEqual(new Set(modelNames.map((name) => `models/${name}`)));
    expect(await client().models.get({ model: 'on-openai-chat' })).toMatchObject({ name: 'models/on-openai-chat' });
    const error = await client()
      .models.get({ model: 'nowhere' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404 });
  });
});
