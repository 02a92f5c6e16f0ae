import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { configOf } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';
import { createApp, createServerState } from '../../src/server/app.ts';
import { createLog } from '../../src/server/log.ts';
import { createParts, type ServerParts } from '../../src/server/parts.ts';
import { waitAtMost } from '../../src/core/within-time.ts';
import { chatReply } from './reply-chat.ts';
import type { ScriptedReply } from './reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from './upstream.ts';

/** A gateway with named keys, in this process, in front of a scripted backend in OpenAI's protocol. */
export interface KeyGateway {
  readonly url: string;
  readonly upstream: Upstream;
  readonly parts: ServerParts;
  /** Sends a request with a key. */
  ask(request: KeyRequest): Promise<Response>;
  stop(): Promise<void>;
}

export interface KeyRequest {
  key: string;
  client?: keyof typeof requests;
  model?: string;
  stream?: boolean;
  maxTokens?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

const messages = [{ role: 'user', content: 'Hello' }];
type Ask = Required<Pick<KeyRequest, 'model' | 'stream' | 'maxTokens'>>;

/** A request of each protocol. */
const requests = {
  anthropic: ({ model, stream, maxTokens }: Ask) => ({
    path: '/v1/messages',
    body: { model, stream, max_tokens: maxTokens, messages },
  }),
  'openai-chat': ({ model, stream, maxTokens }: Ask) => ({
    path: '/v1/chat/completions',
    body: { model, stream, max_completion_tokens: maxTokens, messages },
  }),
  'openai-responses': ({ model, stream, maxTokens }: Ask) => ({
    path: '/v1/responses',
    body: { model, stream, max_output_tokens: maxTokens, input: 'Hello' },
  }),
  gemini: ({ model, stream, maxTokens }: Ask) => ({
    path: `/v1beta/models/${model}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    body: {
      contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
      generationConfig: { maxOutputTokens: maxTokens },
    },
  }),
  ollama: ({ model, stream, maxTokens }: Ask) => ({
    path: '/api/chat',
    body: { model, stream, messages, options: { num_predict: maxTokens } },
  }),
};

/** The answer of the backend: 100 input tokens, of them 40 cached, and 10 output tokens. */
export const usualReply: ScriptedReply = { text: 'Hello there.', usage: { input: 100, cached: 40, output: 10 } };

export const answerAs = (reply: ScriptedReply, isStream: boolean): ScriptedAnswer =>
  isStream ? sseAnswer(chatReply.stream(reply, 'm')) : jsonAnswer(chatReply.plain(reply, 'm'));

/** @param configure the configuration beside `[backends.local]` and `[models]`, which may be replaced, by the URL of the backend. */
export async function startKeyGateway(configure: (upstreamUrl: string) => Configuration): Promise<KeyGateway> {
  const upstream = await startUpstream();
  upstream.answerWith(({ json }) => answerAs(usualReply, (json as { stream?: boolean } | undefined)?.stream === true));
  const config = configOf({
    traces: { url: 'off' },
    backends: { local: { protocol: 'openai-chat', base_url: `${upstream.url}/v1`, retries: 0 } },
    models: { '*': 'local/*' },
    ...configure(upstream.url),
  });
  const parts = createParts(config, createLog('silent', { pretty: false }));
  const state = createServerState(config);
  const server = createServer(createApp(parts, state));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    upstream,
    parts,
    ask({ key, client = 'openai-chat', model = 'm', stream = false, maxTokens = 50, signal, headers = {} }) {
      const { path, body } = requests[client]({ model, stream, maxTokens });
      return fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-louter-key': key, ...headers },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    },
    async stop() {
      await parts.gateway.stop(0);
      await waitAtMost(state.traces.close(), 1000);
      server.closeAllConnections();
      server.close();
      await upstream.close();
    },
  };
}
