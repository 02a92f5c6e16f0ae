import type { ModelFacts, UnlocatedLoss } from '../../../src/core/codec.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import type { Protocol } from '../../../src/core/types.ts';
import { backendContext } from '../../laws/codecs.ts';
import { clientCodec } from '../../support/vendors.ts';
import { hostedToolKinds } from '../../../src/core/tool-types.ts';

/** The protocols whose clients have tools that the vendor runs. */
export type Searching = Extract<Protocol, 'anthropic' | 'openai-responses' | 'gemini'>;

export const question = { role: 'user', content: 'Who won?' };
const bodies: Readonly<Record<Searching, (fields: JsonObject) => JsonObject>> = {
  anthropic: (fields) => ({ model: 'm', max_tokens: 100, messages: [question], ...fields }),
  'openai-responses': (fields) => ({ model: 'm', input: 'Who won?', ...fields }),
  gemini: (fields) => ({ contents: [{ role: 'user', parts: [{ text: 'Who won?' }] }], ...fields }),
};

export interface Sent {
  body: JsonObject;
  losses: string[];
}

/** What a request becomes upstream, and the places of what was lost. */
export function translateTools(
  [from, to]: readonly [Searching, Protocol],
  fields: JsonObject,
  { facts = { serverTools: hostedToolKinds }, issuer }: { facts?: ModelFacts; issuer?: string } = {},
): Sent {
  const [source, target] = [clientCodec(from), clientCodec(to)];
  const request = source.decodeRequest(bodies[from](fields), { model: 'm', stream: false });
  const reported: UnlocatedLoss[] = [];
  const context = { ...backendContext(target, request, reported), facts, ...(issuer !== undefined && { issuer }) };
  const body = target.encodeRequest(request, context);
  return { body, losses: reported.map((each) => toLoss(each, source.wireNames).path) };
}
