import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { isRecord, mapSubschemas, type JsonRecord } from '../../scripts/codegen/spec.ts';
import { findProblem, type Validator } from '../../src/core/validation.ts';
import { accepted, bodyOf, nameOf, plain } from '../laws/fixtures.ts';
import { sdkSchema } from '../../scripts/drift/sdk-schemas.ts';

// Our specs say what our own mappers read, and could confirm their own mistakes: the same fixtures are
// therefore held against what the vendors' packages say.
const types = [
  { protocol: 'anthropic', request: 'AnthropicRequest', response: 'AnthropicResponse' },
  { protocol: 'openai-chat', request: 'OpenaiChatRequest', response: 'OpenaiChatResponse' },
  { protocol: 'openai-responses', request: 'OpenaiResponsesRequest', response: 'OpenaiResponsesResponse' },
  { protocol: 'gemini', request: 'GeminiRequest', response: 'GeminiResponse' },
  { protocol: 'ollama', request: 'OllamaRequest', response: 'OllamaResponse' },
];

/** Fixtures that show on purpose what a vendor's package does not know, such as values that do not exist yet. */
const beyond = {
  request: new Set([
    'anthropic/unknown-fields',
    'anthropic/unknown-fields-stream',
    'openai-responses/unknown-items',
    'openai-responses/unknown-items-stream',
    // Agents send null where the package leaves out, and sound that its union of parts does not hold.
    'openai-responses/agent-history',
    'openai-responses/agent-history-stream',
    'openai-responses/audio-input',
    'openai-responses/audio-input-stream',
    // Clients of compatible servers leave out types and names, and send parts that the package does not hold.
    'openai-chat/mistral-client',
    'openai-chat/mistral-client-stream',
    // The API reads more spellings than its package writes.
    'gemini/snake-case',
    'gemini/snake-case-stream',
    'ollama/stop-sequence',
    'ollama/stop-sequence-stream',
  ]),
  response: new Set(['anthropic/unknown-fields', 'openai-responses/unknown-items', 'gemini/unknown-values']),
};

const compile = (schema: JsonRecord): Validator<unknown> => new Ajv({ strict: false }).compile(schema);

/** Of what an answer must hold only its tags: the packages ask for every field, also for those of later versions. */
function undemanding(schema: JsonRecord): JsonRecord {
  const { required, definitions, ...rest } = mapSubschemas(schema, undemanding);
  const tags = Array.isArray(required) ? required.filter((name) => name === 'type' || name === 'role') : [];
  const named = isRecord(definitions)
    ? Object.entries(definitions).map(([name, each]) => [name, isRecord(each) ? undemanding(each) : each])
    : [];
  return { ...rest, required: tags, definitions: Object.fromEntries(named) };
}

describe.each(types)("$protocol: what its own package says of our fixtures' requests", ({ protocol, request }) => {
  const validator = compile(sdkSchema(request));
  const own = accepted.filter((fixture) => fixture.protocol === protocol);
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([name, fixture]) => {
    expect(findProblem(validator, fixture.request) !== undefined).toBe(beyond.request.has(name));
  });
});

describe.each(types)("$protocol: what its own package says of our fixtures' answers", ({ protocol, response }) => {
  const validator = compile(undemanding(sdkSchema(response)));
  const own = plain.filter((fixture) => fixture.protocol === protocol);
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([name, fixture]) => {
    expect(findProblem(validator, bodyOf(fixture)) !== undefined).toBe(beyond.response.has(name));
  });

  test('an answer of another form is found out', () => {
    expect(findProblem(validator, { content: 5, choices: 5, output: 5, candidates: 5, model: 5 })).toBeDefined();
  });
});
