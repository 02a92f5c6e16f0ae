import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { isRecord, mapSubschemas, type JsonRecord } from '../../scripts/codegen/spec.ts';
import { faultIn, type Validator } from '../../src/core/validation.ts';
import { accepted, bodyOf, nameOf, plain } from '../laws/fixtures.ts';
import { sdkSchema } from './sdk-schemas.ts';

// Our specs say what our own mappers read, and could confirm their own mistakes: the same fixtures are
// therefore held against what the vendors' packages say.
const types = [
  { protocol: 'anthropic', request: 'AnthropicRequest', response: 'AnthropicResponse' },
  { protocol: 'openai-chat', request: 'OpenaiChatRequest', response: 'OpenaiChatResponse' },
];

/** Fixtures that show on purpose what a vendor's package does not know: blocks of a type that does not exist yet. */
const beyond = new Set(['anthropic/unknown-fields', 'anthropic/unknown-fields-stream']);

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
    expect(faultIn(validator, fixture.request) !== undefined).toBe(beyond.has(name));
  });
});

describe.each(types)("$protocol: what its own package says of our fixtures' answers", ({ protocol, response }) => {
  const validator = compile(undemanding(sdkSchema(response)));
  const own = plain.filter((fixture) => fixture.protocol === protocol);
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([name, fixture]) => {
    expect(faultIn(validator, bodyOf(fixture)) !== undefined).toBe(beyond.has(name));
  });

  test('an answer of another form is found out', () => {
    expect(faultIn(validator, { content: 5, choices: 5 })).toBeDefined();
  });
});
