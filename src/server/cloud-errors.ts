import { toBedrockErrorBody } from '../core/bedrock-errors.ts';
import type { ErrorReply } from '../core/codec.ts';
import type { Frontend } from '../core/frontend.ts';
import { asObject } from '../core/json.ts';
import { bedrockErrorHeaders } from '../gateway/platform/bedrock-answer.ts';
import type { Cloud } from '../protocols/cloud-targets.ts';

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

export const toBedrockError = ({ status, headers, body }: ErrorReply): ErrorReply => ({
  status,
  headers: { ...headers, ...bedrockErrorHeaders(status) },
  body: toBedrockErrorBody(asObject(body) ?? {}),
});
