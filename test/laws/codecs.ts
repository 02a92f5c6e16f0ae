import type {
  BackendCodec,
  BackendContext,
  FrontendContext,
  ProtocolCodec,
  UnlocatedLoss,
} from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { CoreChatRequest, Protocol } from '../../src/core/types.ts';
import type { TextFraming } from '../../src/core/step.ts';
import { backends } from '../../src/protocols/backends.ts';
import { frontendOf, frontends } from '../../src/protocols/frontends.ts';
import { hostedToolKinds } from '../../src/core/tool-types.ts';

/** Every protocol the laws hold for. */
export const codecs: readonly ProtocolCodec[] = frontends.map(({ codec }) => codec);

/** Protocols that no client uses. What a dialect writes for is a text, not a conversation. */
export const vendorsAlone: readonly BackendCodec[] = backends
  .map(({ codec }) => codec)
  .filter(({ protocol }) => protocol !== 'openai-completions' && codecs.every((each) => each.protocol !== protocol));

/** Every way through the gateway between two of them, the same one included. */
export const paths: readonly { from: string; to: string; source: ProtocolCodec; target: ProtocolCodec }[] =
  codecs.flatMap((source) => codecs.map((target) => ({ from: source.protocol, to: target.protocol, source, target })));

/** Every way in which streams of a protocol are carried: its own, and what its clients may ask for. */
export const listFramings = (codec: ProtocolCodec): readonly TextFraming[] => {
  const frontend = frontendOf(codec.protocol);
  const asked = ['', 'alt=sse'].flatMap((query) => frontend?.framing(new URLSearchParams(query)) ?? []);
  return [...new Set([codec.framing, ...asked])];
};

const minter = () => {
  let minted = 0;
  return (prefix: string): string => `${prefix}${(minted += 1)}`;
};

/** The context of one request towards a vendor; what is reported goes into `unlocatedLosses`. */
export const backendContext = (
  codec: BackendCodec,
  request: CoreChatRequest,
  unlocatedLosses: UnlocatedLoss[] = [],
): BackendContext => ({
  request,
  model: request.model,
  issuer: `${codec.protocol}@vendor.test`,
  facts: { serverTools: hostedToolKinds, searchField: 'web_search_options' },
  report: (each) => unlocatedLosses.push(each),
  note() {},
  mint: minter(),
});

/** The context of one answer to a client; what is reported goes into `unlocatedLosses`. */
export const frontendContext = (request: CoreChatRequest, unlocatedLosses: UnlocatedLoss[] = []): FrontendContext => ({
  request,
  report: (each) => unlocatedLosses.push(each),
  now: 1_700_000_000,
  mint: minter(),
});

/** What clients ask that want all that their protocol can tell of an answer. */
const questions: Readonly<Record<Protocol, JsonObject>> = {
  anthropic: { model: 'some-model', max_tokens: 1000, messages: [{ role: 'user', content: 'Go on.' }], stream: true },
  'openai-chat': {
    model: 'some-model',
    messages: [{ role: 'user', content: 'Hello' }],
    stream: true,
    stream_options: { include_usage: true },
  },
  'openai-responses': { model: 'some-model', input: 'Hello', stream: true },
  gemini: {
    contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
    generationConfig: { thinkingConfig: { includeThoughts: true } },
  },
  ollama: { model: 'some-model', messages: [{ role: 'user', content: 'Hello' }], stream: true },
  'gemini-interactions': { model: 'some-model', input: 'Hello', stream: true },
};

/** A request of this protocol for a stream of everything. */
export function requestForEverything(codec: ProtocolCodec): CoreChatRequest {
  return codec.decodeRequest(questions[codec.protocol], { model: 'some-model', stream: true });
}
