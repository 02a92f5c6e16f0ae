import type { JsonObject } from '../../../src/core/json.ts';
import type { Protocol } from '../../../src/core/types.ts';

/**
 * A request as a real agent sends it, with every field that it was seen to send: authored, with texts of our own, none of
 * them recorded.
 */
export interface AgentRequest {
  /** The agent, its version, and what the request is for. */
  name: string;
  protocol: Protocol;
  /** The model that Gemini's path names. */
  model?: string;
  body: JsonObject;
}

export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const writeSchema: JsonObject = {
  type: 'object',
  properties: {
    file_path: { type: 'string', description: 'Where the file is' },
    content: { type: 'string', description: 'What it holds' },
  },
  required: ['file_path', 'content'],
  additionalProperties: false,
};

export const readSchema: JsonObject = {
  type: 'object',
  properties: {
    file_path: { type: 'string', description: 'Where the file is' },
    offset: { type: 'integer', minimum: 0, description: 'The first line' },
  },
  required: ['file_path'],
  additionalProperties: false,
};
