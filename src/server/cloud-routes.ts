import { invalidField } from '../core/error.ts';
import type { Frontend } from '../core/frontend.ts';
import type { HeaderFields } from '../core/headers.ts';
import { asArray, asObject, asString, parseJson } from '../core/json.ts';
import type { Note } from '../core/types.ts';
import type { Cloud, ResponseWriter } from '../gateway/exchange-io.ts';
import { loadEventStreamCodec } from '../gateway/platform/event-stream.ts';
import {
  bedrockVersion,
  fromCloudForm,
  splitBetas,
  vertexVersion,
  type CloudRequest,
} from '../protocols/anthropic/cloud-form.ts';
import { headerOf, type IncomingRequest } from './incoming.ts';
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
    rewrite: (incoming, body) => rewriteClaude(incoming, body, 'bedrock'),
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
  const rewrite: CloudRoute['rewrite'] = (incoming, body) => rewriteClaude(incoming, body, 'vertex');
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

const claudeForms = {
  bedrock: { name: 'Amazon Bedrock', version: bedrockVersion },
  vertex: { name: 'Vertex AI', version: vertexVersion },
} as const;

/** A body that is no JSON is refused as the protocol refuses it. */
function rewriteClaude(incoming: IncomingRequest, body: Buffer, cloud: Cloud): RewrittenRequest {
  const json = asObject(parseJson(body.toString('utf8')));
  const isCount = incoming.path.endsWith('/count-tokens') || incoming.path.endsWith('/count-tokens:rawPredict');
  const target = toTarget(incoming, isCount ? counting : messages, claudeForms[cloud].name);
  if (!json) return { body, ...target };
  const request = fromCloudForm(incoming.path, json);
  if (!request) throw invalidField('input/invokeModel/body', 'expected a request of InvokeModel as JSON, in base64');
  checkClaudeFields(request, cloud);
  const sent = new Set(splitBetas(headerOf(incoming.request, 'anthropic-beta')));
  const betas = request.betas.filter((beta) => !sent.has(beta)).join(',');
  const profile = asString(request.written['user_profile_id']);
  const { model } = request.written;
  const isOther = !isCount && model !== undefined && model !== request.model;
  return {
    body: Buffer.from(JSON.stringify(request.body)),
    ...target,
    notes: [
      ...target.notes,
      { what: 'recorded the request and its answer in the form of the Messages API, not their bytes' },
      ...(isOther
        ? [{ what: 'left out the model in the body, as the path names it', saw: JSON.stringify(model) }]
        : []),
    ],
    headers: [
      ...(betas === '' ? [] : [['anthropic-beta', betas] as const]),
      ...(profile === undefined ? [] : [['anthropic-user-profile-id', profile] as const]),
    ],
  };
}

const isHeaderValue = (text: string | undefined): boolean => text !== undefined && /^[\x20-\x7e]+$/.test(text);

/** The fields that only the cloud has. @throws {LouterError} `invalid-request` */
function checkClaudeFields({ written, stream, task }: CloudRequest, cloud: Cloud): void {
  const { anthropic_version: version, anthropic_beta: betas, user_profile_id: profile, stream: asked } = written;
  const { version: expected } = claudeForms[cloud];
  // What is counted is the same in every version.
  if (version !== expected && task === 'chat')
    throw invalidField('anthropic_version', `expected "${expected}", which the cloud requires`);
  if (betas !== undefined && !(asArray(betas) ?? [betas]).every((beta) => isHeaderValue(asString(beta))))
    throw invalidField('anthropic_beta', 'expected a list of names');
  if (profile !== undefined && !isHeaderValue(asString(profile)))
    throw invalidField('user_profile_id', 'expected a string of visible characters');
  if (cloud === 'bedrock' && task === 'chat' && asked !== undefined && asked !== stream)
    throw invalidField(
      'stream',
      'the path decides it: use invoke-with-response-stream for a stream, and invoke for none',
    );
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
