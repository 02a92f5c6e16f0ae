import { invalidField } from '../core/error.ts';
import type { Frontend } from '../core/frontend.ts';
import type { HeaderFields } from '../core/headers.ts';
import { asObject, parseJson } from '../core/json.ts';
import type { Note } from '../core/types.ts';
import type { Cloud, ResponseWriter } from '../gateway/exchange-io.ts';
import { loadEventStreamCodec } from '../gateway/platform/event-stream.ts';
import { fromCloudForm } from '../protocols/anthropic/cloud-form.ts';
import type { IncomingRequest } from './incoming.ts';
import { parameterOf, type Route } from './routes.ts';
import { sendJson } from './send.ts';

/** A request of a cloud as the protocol has it. */
interface RewrittenRequest {
  readonly body: Buffer;
  readonly target: string;
  /** Header fields that it has besides its own. */
  readonly headers?: HeaderFields;
  readonly notes: readonly Note[];
}

/** A path of a cloud, at which the requests of a protocol come in another form. */
export interface CloudRoute {
  readonly cloud: Cloud;
  /** With parameters as `{name}`. */
  readonly path: string;
  /** The path of the protocol's own route that answers them. */
  readonly ownPath: string;
  /** The request as the protocol has it. @throws {LouterError} `invalid-request` */
  rewrite(incoming: IncomingRequest, body: Buffer): RewrittenRequest;
  /** A writer of answers in the form of the cloud; absent: they are the protocol's. */
  wrapWriter?(writer: ResponseWriter): Promise<ResponseWriter>;
}

const messages = '/v1/messages';
const counting = '/v1/messages/count_tokens';

/** Amazon Bedrock (API reference, InvokeModel, InvokeModelWithResponseStream, CountTokens). */
const bedrockRoutes: readonly CloudRoute[] = (['invoke', 'invoke-with-response-stream', 'count-tokens'] as const).map(
  (operation) => ({
    cloud: 'bedrock',
    path: `/model/{model}/${operation}`,
    ownPath: operation === 'count-tokens' ? counting : messages,
    rewrite: (incoming, body) => rewriteClaude(incoming, body, 'Amazon Bedrock'),
    async wrapWriter(writer) {
      const { BedrockResponseWriter } = await import('./bedrock-writer.ts');
      const codec = operation === 'invoke-with-response-stream' ? await loadEventStreamCodec() : undefined;
      return new BedrockResponseWriter(writer, { codec, isCount: operation === 'count-tokens' });
    },
  }),
);

/** Clients have the version in their base URL, and leave it out where that is replaced. */
const projects = ['/v1', '/v1beta1', ''].map((version) => `${version}/projects/{project}/locations/{location}`);

const claudeOnVertex: readonly CloudRoute[] = projects.flatMap((project) => {
  const publisher = `${project}/publishers/anthropic/models`;
  const rewrite: CloudRoute['rewrite'] = (incoming, body) => rewriteClaude(incoming, body, 'Vertex AI');
  return [
    { cloud: 'vertex', path: `${publisher}/count-tokens:rawPredict`, ownPath: counting, rewrite },
    { cloud: 'vertex', path: `${publisher}/{model}:rawPredict`, ownPath: messages, rewrite },
    { cloud: 'vertex', path: `${publisher}/{model}:streamRawPredict`, ownPath: messages, rewrite },
  ];
});

const geminiMethods = ['generateContent', 'streamGenerateContent', 'countTokens'];

/** With a project, and without one in express mode. */
const geminiOnVertex: readonly CloudRoute[] = [...projects, '/v1', '/v1beta1'].flatMap((root) =>
  geminiMethods.map((method) => ({
    cloud: 'vertex',
    path: `${root}/publishers/google/models/{model}:${method}`,
    ownPath: `/v1beta/models/{model}:${method}`,
    rewrite(incoming, body) {
      const model = parameterOf(incoming, 'model').split('/').map(encodeURIComponent).join('/');
      return { body, ...toTarget(incoming, `/v1beta/models/${model}:${method}`, 'Vertex AI') };
    },
  })),
);

const chatOnVertex: readonly CloudRoute[] = projects.map((project) => ({
  cloud: 'vertex',
  path: `${project}/endpoints/openapi/chat/completions`,
  ownPath: '/v1/chat/completions',
  rewrite: (incoming, body) => ({ body, ...toTarget(incoming, '/v1/chat/completions', 'Vertex AI') }),
}));

/** The paths of clouds at which clients of a protocol may send their requests. */
export function cloudRoutesOf({ codec }: Frontend): readonly CloudRoute[] {
  switch (codec.protocol) {
    case 'anthropic':
      return [...bedrockRoutes, ...claudeOnVertex];
    case 'gemini':
      return geminiOnVertex;
    case 'openai-chat':
      return chatOnVertex;
    default:
      return [];
  }
}

/** The path of the protocol in the place of the cloud's, which a note has. */
const toTarget = ({ path, query }: IncomingRequest, target: string, cloud: string) => ({
  target: query === '' ? target : `${target}?${query}`,
  notes: [{ what: `read a request in the form of ${cloud}`, saw: path, made: target }],
});

/** A body that is no JSON is refused as the protocol refuses it. */
function rewriteClaude(incoming: IncomingRequest, body: Buffer, cloud: string): RewrittenRequest {
  const json = asObject(parseJson(body.toString('utf8')));
  const isCount = incoming.path.endsWith('/count-tokens') || incoming.path.endsWith('/count-tokens:rawPredict');
  const target = toTarget(incoming, isCount ? counting : messages, cloud);
  if (!json) return { body, ...target };
  const request = fromCloudForm(incoming.path, json);
  if (!request) throw invalidField('input/invokeModel/body', 'expected a request of InvokeModel as JSON, in base64');
  const betas = request.betas.join(',');
  return {
    body: Buffer.from(JSON.stringify(request.body)),
    ...target,
    ...(betas !== '' && { headers: [['anthropic-beta', betas]] }),
  };
}

/** Claude Code on Amazon Bedrock looks for profiles of its models, and uses its own names where it finds none. */
export const profileRoute: Route = {
  method: 'GET',
  path: '/inference-profiles',
  access: 'keys',
  isForRuns: true,
  isAlias: true,
  async answer(incoming) {
    sendJson(incoming, { inferenceProfileSummaries: [] });
    return undefined;
  },
};
