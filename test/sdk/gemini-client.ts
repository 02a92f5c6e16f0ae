import {
  GoogleGenAI,
  type FinishReason,
  type FunctionDeclaration,
  type GenerateContentParameters,
  type GenerateContentResponse,
  type GenerateContentResponseUsageMetadata,
  type Part,
} from '@google/genai';
import type { Protocol } from '../../src/core/types.ts';
import { scriptedSignature } from '../support/reply-anthropic.ts';
import { scriptedThoughtSignature } from '../support/reply-gemini.ts';
import { scriptedStepSignature } from '../support/reply-gemini-interactions.ts';
import { scriptedCiphertext } from '../support/reply-responses.ts';
import type { TestSetup, BackendPath } from './setup.ts';

/** A client of the vendor for the gateway, with all settings it would otherwise read from the environment. */
export const createGeminiClient = ({ url }: Pick<TestSetup, 'url'>, apiKey = 'key-of-the-client'): GoogleGenAI =>
  new GoogleGenAI({ vertexai: false, apiKey, httpOptions: { baseUrl: url } });

export const makeRequest = (path: BackendPath): GenerateContentParameters => ({
  model: path.model,
  contents: 'Say hello.',
});

/** The tools that the scripted model calls. */
export const functionDeclarations: FunctionDeclaration[] = [
  {
    name: 'weather',
    description: 'The weather of a city.',
    parametersJsonSchema: {
      type: 'object',
      properties: { city: { type: 'string' }, days: { type: 'integer' } },
      required: ['city'],
    },
  },
  { name: 'clock', description: 'The time.' },
];

/** Parts without signatures and empty texts, with successive texts joined. */
export function joinParts(parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const { text, thought, functionCall } of parts) {
    const last = whole.at(-1);
    if (functionCall) whole.push({ functionCall });
    else if (text && last?.text !== undefined && last.thought === thought) last.text += text;
    else if (text) whole.push(thought === undefined ? { text } : { text, thought });
  }
  return whole;
}

export interface CollectedStream {
  chunks: GenerateContentResponse[];
  parts: Part[];
  finishReasons: FinishReason[];
  /** The last usage. */
  usage: GenerateContentResponseUsageMetadata | undefined;
}

/** Reads a stream to its end. */
export async function collectStream(stream: AsyncIterable<GenerateContentResponse>): Promise<CollectedStream> {
  const chunks: GenerateContentResponse[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const candidates = chunks.map((chunk) => chunk.candidates?.[0]);
  return {
    chunks,
    parts: candidates.flatMap((candidate) => candidate?.content?.parts ?? []),
    finishReasons: candidates.flatMap((candidate) => candidate?.finishReason ?? []),
    usage: chunks.findLast(({ usageMetadata }) => usageMetadata)?.usageMetadata,
  };
}

/** What the vendors signature their reasoning with, where they do. */
export const scriptedSignatures: Partial<Record<Protocol, string>> = {
  anthropic: scriptedSignature,
  'openai-responses': scriptedCiphertext,
  gemini: scriptedThoughtSignature,
  'gemini-interactions': scriptedStepSignature,
};
