import type { VendorModel } from '../core/backend.ts';
import { vendorOf } from '../gateway/platform/adapt.ts';
import { applyDialect } from '../dialects/backend-with-dialect.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/source.ts';
import { configFromSource } from '../config/load.ts';
import { secretsOf } from '../config/secrets.ts';
import { objectSource } from '../config/source.ts';
import { LouterError } from '../core/error.ts';
import type { Diagnostics } from '../core/diagnostics.ts';
import type { CoreChatResponse } from '../core/types.ts';
import { createSecretMasker } from '../gateway/secrets/masker.ts';
import { transportFor } from '../gateway/platform/authorizer.ts';
import { createTokenRates } from '../gateway/request/token-estimate.ts';
import { createHttpTransport } from '../gateway/attempt/transport.ts';
import { readAnswer } from '../gateway/attempt/upstream.ts';
import { openStream, type Answer, type AnswerStream } from './answer-stream.ts';
import { sendChat, type ClientConnection } from './send.ts';
import { runHandlers, type StreamHandlers } from './handlers.ts';
import type { ClientBackend } from './presets.ts';
import { toCoreRequest, type ChatRequest } from './request.ts';
import { createTokenCounter, listModels, type TokenCount } from './vendor-routes.ts';

export interface CallOptions {
  /** Cancels the request; its error is of kind `aborted`. */
  signal?: AbortSignal;
}

/** Options of a call whose answer is iterated; they contain no handlers. */
type IterationOptions = CallOptions & { [Name in keyof StreamHandlers]?: never };

/** Handlers that include one for failures. */
type FailsafeHandlers = StreamHandlers & Required<Pick<StreamHandlers, 'onError'>>;

/** Sends Core requests to one backend. */
export interface Client {
  /** @throws {LouterError} */
  chat(request: ChatRequest, options?: CallOptions): Promise<Answer>;
  /** The answer as an iterable. */
  stream(request: ChatRequest, options?: IterationOptions): AnswerStream;
  /** Passes the answer to handlers, `onError` among them: the promise resolves with `undefined` when it was called. */
  stream(request: ChatRequest, handlers: FailsafeHandlers & CallOptions): Promise<Answer | undefined>;
  /** Passes the answer to handlers; rejects with a `LouterError` when it fails. */
  stream(request: ChatRequest, handlers: StreamHandlers & CallOptions): Promise<Answer>;
  /**
   * The models that the backend lists.
   * @throws {LouterError}
   */
  models(options?: CallOptions): Promise<VendorModel[]>;
  /**
   * The number of input tokens: counted by the vendor where it has an endpoint for that, else estimated; `source` reports
   * which.
   * @throws {LouterError}
   */
  countTokens(request: ChatRequest, options?: CallOptions): Promise<TokenCount>;
  /** Closes the connections. Requests in flight fail. */
  close(): Promise<void>;
}

const handlerNames = ['onText', 'onReasoning', 'onToolCall', 'onFinish', 'onError'] as const;

/**
 * Creates a client of a backend: the upstream side of the gateway, as a library. Nothing is recorded, nothing is read from
 * the environment.
 * @throws {ConfigError} for invalid options.
 *
 * @example
 * const client = createClient(qwen({ baseUrl: 'http://127.0.0.1:8080/v1' }));
 * const answer = await client.chat({ model: 'qwen3', messages: [userText('Hello')] });
 */
export function createClient(backend: ClientBackend): Client {
  const connection = openConnection(backend);
  const countTokens = createTokenCounter(connection);

  function stream(request: ChatRequest, options?: IterationOptions): AnswerStream;
  function stream(request: ChatRequest, handlers: FailsafeHandlers & CallOptions): Promise<Answer | undefined>;
  function stream(request: ChatRequest, handlers: StreamHandlers & CallOptions): Promise<Answer>;
  function stream(
    request: ChatRequest,
    options: StreamHandlers & CallOptions = {},
  ): AnswerStream | Promise<Answer | undefined> {
    const answer = openStream(connection, request, options);
    return handlerNames.some((name) => options[name] !== undefined) ? runHandlers(answer, options) : answer;
  }

  return {
    chat: (request, options = {}) => requestAnswer(connection, request, options),
    stream,
    models: (options = {}) => listModels(connection, options),
    countTokens: (request, options = {}) => countTokens(request, options),
    close: () => connection.transport.stop(),
  };
}

async function requestAnswer(
  connection: ClientConnection,
  chatRequest: ChatRequest,
  { signal }: CallOptions,
): Promise<Answer> {
  const request = toCoreRequest(chatRequest, { stream: false });
  const diagnostics: Diagnostics = { losses: [], notes: [] };
  const responses: CoreChatResponse[] = [];
  await sendChat(connection, {
    request,
    signal,
    diagnostics,
    async read(answer) {
      const response = await readAnswer(answer);
      responses.push(response);
      return response.usage;
    },
    mayTryAgain: () => true,
  });
  const [response] = responses;
  if (!response) throw new LouterError({ kind: 'internal', message: 'the answer was read but not stored' });
  return { ...response, ...diagnostics };
}

function openConnection({ preset, section }: ClientBackend): ClientConnection {
  const config = resolveBackend({ preset, section });
  const [settings] = config.backends;
  const vendor = settings && vendorOf(settings);
  if (!vendor) throw new ConfigError(`${preset}: unknown protocol ${section.protocol}`);
  const { api_key: key } = section;
  // The key "client" is an ordinary key here: a library has no caller whose key could be forwarded.
  const auth = key === undefined ? settings.auth : { kind: 'key' as const, key };
  const own = { ...settings, auth };
  return {
    config: own,
    adapter: applyDialect(vendor, own),
    transport: transportFor(own, vendor, createHttpTransport(own.limits, own.proxy)),
    tokenRates: createTokenRates(),
    masker: createSecretMasker(secretsOf({ ...config, backends: [own] })),
    facts: config.modelFacts,
  };
}

/** Validates the backend like one of a configuration file. Errors name the options. */
function resolveBackend({ preset, section }: ClientBackend): Config {
  const source = objectSource({ traces: { url: 'off' }, backends: { [preset]: section } }, '/');
  return configFromSource({
    ...source,
    errorAt([, , key = '', ...rest], problem) {
      return new ConfigError(`${preset}: ${[camelCase(key), ...rest].join('.')}: ${problem}`);
    },
  });
}

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
