import type { Frontend } from '../core/frontend.ts';
import type { Route } from './routes.ts';
import { sendJson } from './send.ts';

/** A path of a cloud, at which the requests of a protocol come in another form. */
export interface CloudRoute {
  /** With parameters as `{name}`. */
  readonly path: string;
  /** The path of the protocol's own route that answers them. */
  readonly ownPath: string;
}

const messages = '/v1/messages';
const counting = '/v1/messages/count_tokens';

/** Amazon Bedrock (API reference, InvokeModel, InvokeModelWithResponseStream, CountTokens). */
const bedrockRoutes: readonly CloudRoute[] = [
  { path: '/model/{model}/invoke', ownPath: messages },
  { path: '/model/{model}/invoke-with-response-stream', ownPath: messages },
  { path: '/model/{model}/count-tokens', ownPath: counting },
];

/** Clients have the version in their base URL, and leave it out where that is replaced. */
const projects = ['/v1', '/v1beta1', ''].map((version) => `${version}/projects/{project}/locations/{location}`);

const claudeOnVertex: readonly CloudRoute[] = projects.flatMap((project) => {
  const publisher = `${project}/publishers/anthropic/models`;
  return [
    { path: `${publisher}/count-tokens:rawPredict`, ownPath: counting },
    { path: `${publisher}/{model}:rawPredict`, ownPath: messages },
    { path: `${publisher}/{model}:streamRawPredict`, ownPath: messages },
  ];
});

const geminiMethods = ['generateContent', 'streamGenerateContent', 'countTokens'];

/** With a project, and without one in express mode. */
const geminiOnVertex: readonly CloudRoute[] = [...projects, '/v1', '/v1beta1'].flatMap((root) =>
  geminiMethods.map((method) => ({
    path: `${root}/publishers/google/models/{model}:${method}`,
    ownPath: `/v1beta/models/{model}:${method}`,
  })),
);

const chatOnVertex: readonly CloudRoute[] = projects.map((project) => ({
  path: `${project}/endpoints/openapi/chat/completions`,
  ownPath: '/v1/chat/completions',
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
