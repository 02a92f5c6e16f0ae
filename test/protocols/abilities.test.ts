import { describe, expect, test } from 'vitest';
import { backends } from '../../src/protocols/backends.ts';
import type { RequestFeature } from '../../src/core/capabilities.ts';
import type { BackendCodec, ModelFacts, UnlocatedLoss } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import type { CoreChatRequest, CoreUserPart } from '../../src/core/types.ts';

const base64 = (mediaType: string, ...bytes: number[]) =>
  ({ kind: 'base64', mediaType, data: Buffer.from(bytes).toString('base64') }) as const;
const png = base64('image/png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const wav = base64('audio/wav', ...Buffer.from('RIFF\0\0\0\0WAVE'));
const pdf = base64('application/pdf', ...Buffer.from('%PDF-1.7'));
const mp4 = base64('video/mp4', ...Buffer.from('\0\0\0\x18ftypmp42'));

const holding = (part: CoreUserPart): Partial<CoreChatRequest> => ({ messages: [{ role: 'user', content: [part] }] });
const samples: Record<RequestFeature, Partial<CoreChatRequest>> = {
  tools: { tools: [{ type: 'function', name: 'f', inputSchema: { type: 'object', properties: {} } }] },
  vision: holding({ type: 'image', source: png }),
  audio: holding({ type: 'audio', source: wav }),
  documents: holding({ type: 'document', source: pdf, title: 'a.pdf' }),
  video: holding({ type: 'video', source: mp4 }),
  reasoning: { reasoning: { effort: 'high' } },
  'json-schema': {
    responseFormat: {
      type: 'json-schema',
      schema: { type: 'object', properties: {}, additionalProperties: false },
    },
  },
};
const abilities = Object.keys(samples) as RequestFeature[];
const facts: ModelFacts = { reasoning: 'effort' };

/** What is lost of a request that needs this ability, in words. */
function lost(codec: BackendCodec, ability: RequestFeature): string[] {
  const unlocatedLosses: UnlocatedLoss[] = [];
  const request: CoreChatRequest = {
    model: 'm',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
    maxTokens: 10_000,
    stream: false,
    ...samples[ability],
  };
  const issuer = `${codec.protocol}@vendor.test`;
  const context = { request, model: 'm', issuer, facts, report: (each: UnlocatedLoss) => unlocatedLosses.push(each) };
  try {
    codec.encodeRequest(request, { ...context, note() {}, mint: (prefix) => `${prefix}1` });
    return unlocatedLosses.map(({ what }) => what);
  } catch (thrown) {
    if (thrown instanceof LouterError) return [thrown.message];
    throw thrown;
  }
}

describe.each(backends)('the features of requests of $codec.protocol', ({ codec, abilities: claimed }) => {
  test.each(abilities)('%s', (ability) => {
    const losses = lost(codec, ability);
    if (claimed.includes(ability)) expect(losses).toEqual([]);
    else expect(losses).not.toEqual([]);
  });
});
