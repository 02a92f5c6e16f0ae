import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';

// Amazon Bedrock (InvokeModel) and Google's Vertex AI take requests of the Messages API with the model in the path, and with
// fields in the body for what Anthropic has in header fields.

/** What a request in the form of a cloud has besides its body. */
export interface CloudRequest {
  /** In the form of the Messages API. */
  readonly body: JsonObject;
  readonly model: string;
  readonly task: 'chat' | 'count-tokens';
  readonly stream: boolean;
  /** What Anthropic has in the header `anthropic-beta`. */
  readonly betas: readonly string[];
  /** The body as the cloud has it; of a count, the request that is counted. */
  readonly written: JsonObject;
}

export const bedrockVersion = 'bedrock-2023-05-31';
export const vertexVersion = 'vertex-2023-10-16';

/** The name in the path under which Vertex AI counts tokens. */
const countingModel = 'count-tokens';

/** The path of a model on Amazon Bedrock; ARNs hold colons and slashes. */
export const bedrockPath = (model: string, operation: BedrockOperation): string =>
  `/model/${encodeURIComponent(model)}/${operation}`;

export type BedrockOperation = 'invoke' | 'invoke-with-response-stream' | 'count-tokens';

/** The path of a model of Anthropic on Vertex AI, behind that of the project and its location. */
export const vertexPath = (model: string, stream: boolean): string =>
  `/publishers/anthropic/models/${encodeURIComponent(model)}:${stream ? 'streamRawPredict' : 'rawPredict'}`;

export const vertexCountPath = vertexPath(countingModel, false);

/** A body of the Messages API as InvokeModel takes it. */
export function toInvokeModel(json: JsonObject, betas: readonly string[]): JsonObject {
  const { model: _, stream: __, ...body } = json;
  return {
    anthropic_version: bedrockVersion,
    ...(betas.length > 0 && { anthropic_beta: [...betas] }),
    ...body,
  };
}

/** The same for counting its tokens, which requires a limit for the answer. */
export const toInvokeCount = (body: JsonObject, betas: readonly string[]): JsonObject => ({
  input: {
    invokeModel: {
      body: Buffer.from(JSON.stringify({ max_tokens: 1, ...toInvokeModel(body, betas) })).toString('base64'),
    },
  },
});

/** A body of the Messages API as Vertex AI takes it: `stream` stays, and for a count the model. */
export function toRawPredict({ model, ...body }: JsonObject, { isCount }: { isCount: boolean }): JsonObject {
  return { anthropic_version: vertexVersion, ...(isCount && model !== undefined && { model }), ...body };
}

/** The values of the header `anthropic-beta`, each once. */
export const splitBetas = (header: string | undefined): string[] => [
  ...new Set(
    (header ?? '')
      .split(',')
      .map((beta) => beta.trim())
      .filter((beta) => beta !== ''),
  ),
];

/** Behind the first `/model/`; ARNs may have their slashes unencoded. */
const bedrockTarget = /^(.+)\/(invoke|invoke-with-response-stream|count-tokens)$/s;
const vertexProject = /\/projects\/[^/]+\/locations\/[^/]+$/;
/** Behind the publisher. */
const vertexTarget = /^(.+):(rawPredict|streamRawPredict)$/s;

/** What the path of a request for Claude on a cloud says. */
interface ClaudePath {
  readonly cloud: 'bedrock' | 'vertex';
  /** Of a count on Vertex AI it is in the body. */
  readonly model: string | undefined;
  readonly isCount: boolean;
  readonly isStream: boolean;
}

/** What a path says that asks for Claude on a cloud; `undefined` for any other. What stands before does not matter. */
export function claudeOnCloud(path: string): ClaudePath | undefined {
  const [, onVertex] = splitAt(path, '/publishers/anthropic/models/', (before) => vertexProject.test(before)) ?? [];
  const [, vertexModel, method] = vertexTarget.exec(onVertex ?? '') ?? [];
  if (vertexModel !== undefined) {
    const isCount = decoded(vertexModel) === countingModel;
    const isStream = method === 'streamRawPredict';
    return { cloud: 'vertex', model: isCount ? undefined : decoded(vertexModel), isCount, isStream };
  }
  const [, onBedrock] = splitAt(path, '/model/') ?? [];
  const [, model, operation] = bedrockTarget.exec(onBedrock ?? '') ?? [];
  if (model === undefined) return undefined;
  const isCount = operation === countingModel;
  return { cloud: 'bedrock', model: decoded(model), isCount, isStream: operation === 'invoke-with-response-stream' };
}

/** A request in the form of a cloud; `undefined` for any other. */
export function fromCloudForm(target: string, body: JsonObject): CloudRequest | undefined {
  const path = claudeOnCloud(target.replace(/[?#].*$/s, ''));
  if (!path) return undefined;
  const { cloud, model = asString(body['model']), isCount, isStream } = path;
  // Vertex AI has the field of Anthropic too.
  const stream = cloud === 'vertex' ? (body['stream'] ?? (isStream || undefined)) : isStream || undefined;
  const written = cloud === 'bedrock' && isCount ? decodeCounted(body) : body;
  return written && toRequest(written, { model, isCount, stream });
}

/** An answer of a cloud in the form of the Messages API: Bedrock has another name for a count. */
export function fromCloudAnswer(target: string, body: JsonObject): JsonObject {
  const { cloud, isCount } = claudeOnCloud(target.replace(/[?#].*$/s, '')) ?? {};
  const { inputTokens, ...rest } = body;
  return cloud === 'bedrock' && isCount && inputTokens !== undefined ? { input_tokens: inputTokens, ...rest } : body;
}

/** What stands before and behind the first `mark`. */
function splitAt(
  path: string,
  mark: string,
  isUsed = (_before: string): boolean => true,
): [string, string] | undefined {
  const at = path.indexOf(mark);
  return at < 0 || !isUsed(path.slice(0, at)) ? undefined : [path.slice(0, at), path.slice(at + mark.length)];
}

function toRequest(
  written: JsonObject,
  { model, isCount, stream }: { model: string | undefined; isCount: boolean; stream: JsonValue | undefined },
): CloudRequest {
  const {
    anthropic_version: _,
    anthropic_beta: betas,
    user_profile_id: __,
    model: ___,
    stream: ____,
    ...body
  } = isCount ? withoutLimit(written) : written;
  return {
    body: { ...(model !== undefined && { model }), ...body, ...(stream !== undefined && !isCount && { stream }) },
    model: model ?? '',
    stream: stream === true && !isCount,
    task: isCount ? 'count-tokens' : 'chat',
    betas: splitBetas(
      (asString(betas) === undefined ? (asArray(betas) ?? []) : [betas]).map((beta) => asString(beta) ?? '').join(),
    ),
    written,
  };
}

/** What only an answer needs is not counted, and refused by the vendor's own endpoint. */
function withoutLimit(written: JsonObject): JsonObject {
  const { max_tokens: _, ...counted } = written;
  return counted;
}

/** `undefined` where a count has no request in it. */
function decodeCounted(body: JsonObject): JsonObject | undefined {
  const encoded = asString(asObject(asObject(body['input'])?.['invokeModel'])?.['body']);
  return encoded === undefined ? undefined : asObject(parseJson(Buffer.from(encoded, 'base64').toString('utf8')));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
