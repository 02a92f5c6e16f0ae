import type { VendorProtocol } from '../core/types.ts';
import { claudeOnCloud } from './anthropic/cloud-form.ts';

/** A cloud in whose form clients may send requests. */
export type Cloud = 'bedrock' | 'vertex';

/** What a path of a cloud stands for. */
export interface CloudTarget {
  readonly cloud: Cloud;
  /** The path of the protocol itself. */
  readonly path: string;
}

const geminiOnVertex = /\/publishers\/google\/models\/(.+:(?:generateContent|streamGenerateContent|countTokens))$/s;
const chatOnVertex = /\/projects\/[^/]+\/locations\/[^/]+\/endpoints\/openapi(\/chat\/completions)$/;

/** The path of a protocol that a path of a cloud stands for, without queries; `undefined` for any other path. */
export function cloudTargetOf(protocol: VendorProtocol, path: string): CloudTarget | undefined {
  switch (protocol) {
    case 'anthropic': {
      const found = claudeOnCloud(path);
      return found && { cloud: found.cloud, path: found.isCount ? '/v1/messages/count_tokens' : '/v1/messages' };
    }
    case 'gemini': {
      const model = geminiOnVertex.exec(path)?.[1];
      return model === undefined ? undefined : { cloud: 'vertex', path: `/v1beta/models/${model}` };
    }
    case 'openai-chat': {
      const method = chatOnVertex.exec(path)?.[1];
      return method === undefined ? undefined : { cloud: 'vertex', path: `/v1${method}` };
    }
    default:
      return undefined;
  }
}
