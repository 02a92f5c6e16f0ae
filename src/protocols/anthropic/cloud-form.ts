import { asArray, asObject, asString, parseJson, type JsonObject } from '../../core/json.ts';

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
}

const bedrockVersion = 'bedrock-2023-05-31';
const vertexVersion = 'vertex-2023-10-16';

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

/** The values of the header `anthropic-beta`. */
export const splitBetas = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((beta) => beta.trim())
    .filter((beta) => beta !== '');

const bedrockTarget = /\/model\/([^/]+)\/(invoke|invoke-with-response-stream|count-tokens)$/;
const vertexTarget =
  /\/projects\/[^/]+\/locations\/[^/]+\/publishers\/anthropic\/models\/([^/]+):(rawPredict|streamRawPredict)$/;

/** A request in the form of a cloud; `undefined` for any other. */
export function fromCloudForm(target: string, body: JsonObject): CloudRequest | undefined {
  const path = target.replace(/[?#].*$/s, '');
  const [, bedrockModel, operation] = bedrockTarget.exec(path) ?? [];
  if (bedrockModel !== undefined) {
    const model = decoded(bedrockModel);
    const isCount = operation === countingModel;
    const counted = isCount ? decodeCounted(body) : body;
    return counted && toRequest(counted, { model, isCount, stream: operation === 'invoke-with-response-stream' });
  }
  const [, vertexModel, method] = vertexTarget.exec(path) ?? [];
  if (vertexModel === undefined) return undefined;
  const named = decoded(vertexModel);
  const isCount = named === countingModel;
  const model = isCount ? (asString(body['model']) ?? '') : named;
  return toRequest(body, { model, isCount, stream: method === 'streamRawPredict' });
}

function toRequest(
  json: JsonObject,
  { model, isCount, stream }: { model: string; isCount: boolean; stream: boolean },
): CloudRequest {
  const { anthropic_version: _, anthropic_beta: betas, model: __, stream: ___, ...body } = json;
  return {
    body: { model, ...body, ...(stream && !isCount && { stream }) },
    model,
    stream: stream && !isCount,
    task: isCount ? 'count-tokens' : 'chat',
    betas: (asArray(betas) ?? []).flatMap((beta) => asString(beta) ?? []),
  };
}

/** `undefined` where a count has no request in it. */
function decodeCounted(body: JsonObject): JsonObject | undefined {
  const encoded = asString(asObject(asObject(body['input'])?.['invokeModel'])?.['body']);
  const request =
    encoded === undefined ? undefined : asObject(parseJson(Buffer.from(encoded, 'base64').toString('utf8')));
  // What only an answer needs is not counted, and refused by the vendor's own endpoint.
  const { max_tokens: _, ...counted } = request ?? {};
  return request && counted;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
