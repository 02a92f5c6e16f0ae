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

describe.each(backendPathsOf('gemini'))('the Gemini SDK, $name', (path: BackendPath) => {
  const counted = {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
    ...(expectedCachedTokens(path) > 0 && { cachedContentTokenCount: expectedCachedTokens(path) }),
  };

  test('returns a plain text', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const response = await client().models.generateContent({
      ...makeRequest(path),
      config: { systemInstruction: 'Be kind.', maxOutputTokens: 1000 },
    });
    expect(response.text).toBe('Grüße, 👋 world.');
    expect(response).toMatchObject({
      modelVersion: path.reportedModel,
      candidates: [{ content: { role: 'model' }, finishReason: 'STOP' }],
      usageMetadata: counted,
    });
    expect(response.responseId).not.toBe('');
    expect(gateway.upstream.received.map((request) => path.vendor.asked(request))).toEqual([
      { model: vendorModel, stream: false },
    ]);
    expect(interpretRequest(gateway.upstream, path)).toMatchObject({
      messages: [
        { by: 'system', text: 'Be kind.' },
        { by: 'user', text: 'Say hello.' },
      ],
      maxTokens: 1000,
    });
  });

  test("does not forward the client's key", async () => {
    replyWith(gateway.upstream, path, helloReply);
    await client().models.generateContent(makeRequest(path));
    expect(JSON.stringify(gateway.upstream.received)).not.toContain('key-of-the-client');
  });

  test('names the trace and the number of losses in headers', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const safetySettings = [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }];
    const { sdkHttpResponse } = await client().models.generateContent({
      ...makeRequest(path),
      config: { safetySettings } as NonNullable<GenerateContentParameters['config']>,
    });
    expect(sdkHttpResponse?.headers?.['x-louter-trace-id']).toMatch(/^[0-9a-f-]{16,}$/);
    expect(sdkHttpResponse?.headers?.['x-louter-losses']).toBe(path.backend === 'gemini' ? undefined : '1');
  });

  test('streams a text in pieces that add up to the whole', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const { chunks, parts, finishReasons, usage: last } = await streamed(makeRequest(path));
    expect(chunks.filter(({ text }) => text).length).toBeGreaterThan(1);
    expect(joinParts(parts)).toEqual([{ text: 'Grüße, 👋 world.' }]);
    expect(finishReasons).toEqual(['STOP']);
    expect(last).toMatchObject(counted);
    expect(chunks.map(({ modelVersion }) => modelVersion)).toEqual(chunks.map(() => path.reportedModel));
  });

  test('gives the same answer for any cut of the bytes', async () => {
    for (const size of [1, 7, 100_000]) {
      gateway.upstream.answer(
        path.vendor.streams(cutInto(size, path.vendor.writer.stream(twoCallsReply, vendorModel))),
      );
      const { parts, finishReasons } = await streamed({
        ...makeRequest(path),
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
  test.skipIf(path.isPassthrough)('a stream as a list, for those who do not ask for events', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const response = await fetch(`${gateway.url}/v1beta/models/${path.model}:streamGenerateContent`, {
      method: 'POST',
      body: JSON.stringify({ contents: [{ parts: [{ text: 'Say hello.' }] }] }),
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    const chunks = (await response.json()) as { candidates?: { content?: { parts?: Part[] } }[] }[];
    const parts = chunks.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []);
    expect(joinParts(parts)).toEqual([{ text: 'Grüße, 👋 world.' }]);
  });

  test('sends an image and a document, as bytes and by URL', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const pdf = Buffer.from('%PDF-1.4 made up').toString('base64');
    await client().models.generateContent({
      ...makeRequest(path),
      contents: [
        { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } },
        { fileData: { mimeType: 'image/png', fileUri: 'https://example.com/cat.png' } },
        { inlineData: { mimeType: 'application/pdf', data: pdf, displayName: 'paper.pdf' } },
        'What is this?',
      ],
    });
    const text = gateway.upstream.received[0]?.text ?? '';
    expect(text).toContain('iVBORw0KGgo=');
    const { addresses, documents } = path.vendor.takes;
    if (addresses || path.backend === 'gemini') expect(text).toContain('https://example.com/cat.png');
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
    replyWith(gateway.upstream, path, { text: '{"city":"Zürich","rain":true}', usage });
    const response = await client().models.generateContent({
      ...makeRequest(path),
      config: { ...config, responseMimeType: 'application/json' },
    });
    expect(JSON.parse(response.text ?? '')).toEqual({ city: 'Zürich', rain: true });
    // Types are spelled in upper case in the vendor's own dialect alone.
    const { schema } = JSON.parse(
      JSON.stringify(interpretRequest(gateway.upstream, path)).replaceAll(/"[A-Z]+"/g, lower),
    );
    expect(schema).toMatchObject({
      type: 'object',
      properties: { city: { type: 'string' }, rain: { type: 'boolean' } },
      required: ['city', 'rain'],
    });
  });

  test('returns and streams thoughts, and sends them back', async () => {
    const thinking: GenerateContentParameters = {
      ...makeRequest(path),
      config: { maxOutputTokens: 4096, thinkingConfig: { includeThoughts: true, thinkingBudget: 2048 } },
    };
    const reply: ScriptedReply = { reasoning: 'They greet, so I greet.', text: 'Hello.', usage };
    replyWith(gateway.upstream, path, reply);
    const whole = (await client().models.generateContent(thinking)).candidates?.[0]?.content?.parts ?? [];
    const { parts: inPieces } = await streamed(thinking);
    for (const parts of [whole, inPieces]) {
      expect(joinParts(parts)).toEqual([{ text: 'They greet, so I greet.', thought: true }, { text: 'Hello.' }]);

      gateway.upstream.reset();
      replyWith(gateway.upstream, path, helloReply);
      await client().models.generateContent({
        ...thinking,
        contents: [
          { role: 'user', parts: [{ text: 'Say hello.' }] },
          { role: 'model', parts: [...parts] },
          { role: 'user', parts: [{ text: 'Again.' }] },
        ],
      });
      const { messages } = interpretRequest(gateway.upstream, path);
      const texts = messages.flatMap((each) => ('text' in each && each.by === 'model' ? each.text : []));
      expect(texts.join('')).toBe('Hello.');
      expect(gateway.upstream.received[0]?.text).toContain(scriptedSignatures[path.backend] ?? 'Hello.');
    }
  });

  test('sends stop sequences', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const response = await client().models.generateContent({
      ...makeRequest(path),
      config: { stopSequences: ['###', 'END'] },
    });
    expect(response.candidates?.[0]?.finishReason).toBe('STOP');
    expect(interpretRequest(gateway.upstream, path).stop).toEqual(path.vendor.takes.stop ? ['###', 'END'] : []);
  });

  test('reports an answer that the output limit cut off', async () => {
    replyWith(gateway.upstream, path, { ...helloReply, finish: 'length' });
    const response = await client().models.generateContent(makeRequest(path));
    expect(response.candidates?.[0]?.finishReason).toBe('MAX_TOKENS');
    expect((await streamed(makeRequest(path))).finishReasons).toEqual(['MAX_TOKENS']);
  });

  test('counts tokens at the vendor, or estimates them', async () => {
    const field = path.backend === 'gemini' ? 'totalTokens' : 'input_tokens';
    gateway.upstream.answer(jsonAnswer({ [field]: 77 }));
    const { totalTokens } = await client().models.countTokens({
      model: path.model,
      contents: 'Say hello. '.repeat(90),
    });
    expect(gateway.upstream.received.length).toBe(path.vendor.countsTokens ? 1 : 0);
    if (path.vendor.countsTokens) expect(totalTokens).toBe(77);
    else expect(totalTokens).toBeGreaterThan(90);
  });
});

const lower = (text: string): string => text.toLowerCase();

describe('the Gemini SDK and the gateway itself', () => {
  test('lists models', async () => {
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
