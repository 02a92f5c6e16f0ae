import type { ErrorReply } from '../core/codec.ts';
import type { Frontend } from '../core/frontend.ts';
import { asObject, asString, type JsonObject } from '../core/json.ts';
import type { Cloud } from '../gateway/exchange-io.ts';

// Errors of the server itself, for clients that are configured for a cloud: they read the cloud's own form.

const vertexPath = /^(?:\/v1(?:beta1)?)?\/projects\/|^\/v1(?:beta1)?\/publishers\//;

/** The cloud at whose paths a request came, also where it has no such path; its endpoint for Chat answers as Chat does. */
export function cloudAt(path: string): Cloud | undefined {
  if (path.startsWith('/model/')) return 'bedrock';
  return vertexPath.test(path) && !path.includes('/endpoints/openapi/') ? 'vertex' : undefined;
}

/** The protocol whose errors a cloud has: Google's everywhere on Vertex AI, and Anthropic's inside those of Bedrock. */
export const errorFormatOf = (frontends: readonly Frontend[], cloud: Cloud): Frontend | undefined =>
  frontends.find(({ codec }) => codec.protocol === (cloud === 'vertex' ? 'gemini' : 'anthropic'));

/** Bedrock's names of errors, by the status of a response. */
const namesByStatus: ReadonlyMap<number, string> = new Map([
  [401, 'UnrecognizedClientException'],
  [402, 'AccessDeniedException'],
  [403, 'AccessDeniedException'],
  [404, 'ResourceNotFoundException'],
  [408, 'ModelTimeoutException'],
  [424, 'ModelErrorException'],
  [429, 'ThrottlingException'],
  [503, 'ServiceUnavailableException'],
  [529, 'ServiceUnavailableException'],
]);

/** The header field in which clients of AWS find the name of an error. */
export const bedrockErrorHeaders = (status: number): Record<string, string> => ({
  'x-amzn-errortype': namesByStatus.get(status) ?? (status < 500 ? 'ValidationException' : 'InternalServerException'),
});

/** An error of Anthropic with its message where clients of AWS look for it, too. */
export function toBedrockErrorBody(body: JsonObject): JsonObject {
  const message = asString(asObject(body['error'])?.['message']);
  return { ...(message !== undefined && { message }), ...body };
}

export const toBedrockError = ({ status, headers, body }: ErrorReply): ErrorReply => ({
  status,
  headers: { ...headers, ...bedrockErrorHeaders(status) },
  body: toBedrockErrorBody(asObject(body) ?? {}),
});
