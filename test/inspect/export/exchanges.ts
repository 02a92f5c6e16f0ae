import { codecs, requestForEverything, frontendContext } from '../../laws/codecs.ts';
import { framingOfRoute } from '../../../src/protocols/find-route.ts';
import { frontendOf } from '../../../src/protocols/frontends.ts';
import type { ProtocolCodec } from '../../../src/core/codec.ts';
import { collectSteps } from '../../../src/core/step.ts';
import { createFrameWriter } from '../../../src/wire/framing.ts';
import type { HeaderFields } from '../../../src/core/headers.ts';
import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, exchange, response } from '../../record/support/exchange.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

/** Where each protocol is asked for a stream. */
const paths: Record<ProtocolCodec['protocol'], string> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
  'openai-responses': '/v1/responses',
  gemini: '/v1beta/models/a-model:streamGenerateContent?alt=sse',
  ollama: '/api/chat',
  'gemini-interactions': '/v1beta/interactions',
};

export const protocols: readonly ProtocolCodec[] = codecs;

/** What a test has said in an exchange. */
export interface ConversationText {
  /** Asked by the user. */
  question: string;
  /** Answered, an event each. */
  answer: readonly string[];
  query?: string;
  headers?: HeaderFields;
  answerHeaders?: HeaderFields;
}

const events = (texts: readonly string[]): CoreStreamEvent[] => [
  { type: 'response-start', id: 'r1', model: 'a-model' },
  { candidate: 0, part: 0, type: 'text-start', of: 'text' },
  ...texts.map((text): CoreStreamEvent => ({ candidate: 0, part: 0, type: 'text-delta', text })),
  { candidate: 0, part: 0, type: 'text-done' },
  { type: 'usage', usage: { input: 3, output: 4 } },
  { type: 'finish', candidate: 0, finish: { reason: 'stop' } },
  { type: 'end' },
];

/** The pieces of a stream in a protocol, an event each. */
function encodeStream(codec: ProtocolCodec, target: string, texts: readonly string[]) {
  const frontend = frontendOf(codec.protocol);
  const writer = createFrameWriter((frontend && framingOfRoute(frontend, target)) ?? codec.framing);
  const frames = collectSteps(codec.encodeStream(frontendContext(requestForEverything(codec))), events(texts));
  const pieces = [...frames.map((frame) => writer.frame(frame)), writer.end()].filter((piece) => piece !== '');
  return response(pieces, writer.contentType);
}

const withQuery = (path: string, query: string | undefined): string =>
  query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** A streamed exchange between a client of Anthropic's and a backend that speaks this protocol. */
export function streamedExchange(codec: ProtocolCodec, printed: ConversationText): Exchange {
  const { question, answer, query, headers = [], answerHeaders = [] } = printed;
  const bodyIn = (spoken: ProtocolCodec): Buffer => {
    const request = {
      model: 'a-model',
      maxTokens: 100,
      stream: true,
      messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text: question }] }],
    };
    return Buffer.from(
      JSON.stringify(
        spoken.encodeRequest(request, {
          request,
          model: 'a-model',
          issuer: 'x',
          facts: {},
          report() {},
          note() {},
          mint: (prefix) => `${prefix}1`,
        }),
      ),
    );
  };
  const [anthropic] = protocols.filter(({ protocol }) => protocol === 'anthropic');
  if (!anthropic) throw new Error('Anthropic is not spoken');
  const fields: HeaderFields = [['content-type', 'application/json'], ...headers];
  const path = withQuery(paths[codec.protocol], query);
  const clientPath = withQuery('/v1/messages', query);
  const answered = encodeStream(codec, path, answer);
  const reply = encodeStream(anthropic, clientPath, answer);
  return exchange({
    request: { method: 'POST', target: clientPath, headers: fields, body: bodyIn(anthropic) },
    backend: backend({
      provider: 'vendor',
      protocol: codec.protocol,
      issuer: `${codec.protocol}@vendor.test`,
      request: { method: 'POST', target: `https://vendor.test${path}`, headers: fields, body: bodyIn(codec) },
      response: { ...answered, headers: [...answered.headers, ...answerHeaders] },
    }),
    response: { ...reply, headers: [...reply.headers, ...answerHeaders] },
  });
}
