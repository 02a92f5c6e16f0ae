import type { JsonValue } from '../../../src/core/json.ts';
import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import { compoundNames, toNormalForm } from '../../../src/protocols/gemini/normal-form.ts';
import { asked } from './contexts.ts';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('names of fields', () => {
  test.each(compoundNames.map((name) => [snakeCase(name), name]))('%s is %s', (written, name) => {
    expect(toNormalForm({ [written]: 1, [`${written}_too`]: 2 }).value).toMatchObject({ [`${written}_too`]: 2 });
    expect(Object.keys(toNormalForm({ [written]: [] }).value as object)).toEqual([name]);
  });

  test("keeps the names in the client's own data", () => {
    const args = { file_path: 'a', inline_data: { mime_type: 'b' } };
    const body = {
      contents: [
        { parts: [{ function_call: { name: 'f', args } }, { function_response: { name: 'f', response: args } }] },
      ],
      tools: [
        {
          function_declarations: [
            {
              name: 'f',
              parameters: { properties: { mime_type: { any_of: [{ max_items: 1 }] } }, required: ['mime_type'] },
              response: { any_of: [] },
            },
            { name: 'g', parameters_json_schema: { properties: { any_of: { any_of: [] } } } },
          ],
        },
      ],
    };
    expect(toNormalForm(body).value).toEqual({
      contents: [
        { parts: [{ functionCall: { name: 'f', args } }, { functionResponse: { name: 'f', response: args } }] },
      ],
      tools: [
        {
          functionDeclarations: [
            {
              name: 'f',
              parameters: { properties: { mime_type: { anyOf: [{ maxItems: 1 }] } }, required: ['mime_type'] },
              response: { anyOf: [] },
            },
            { name: 'g', parametersJsonSchema: { properties: { any_of: { any_of: [] } } } },
          ],
        },
      ],
    });
  });

  test('refuses a field under both of its names, by the name in the body', () => {
    const twice = () => toNormalForm({ contents: [{ parts: [{ inlineData: {}, inline_data: {} }] }] });
    expect(twice).toThrow(LouterError);
    expect(twice).toThrow('contents.0.parts.0.inline_data: expected the field once, got it as inlineData too');
  });

  test('treats the key __proto__ like any other', () => {
    const body: JsonValue = JSON.parse('{"__proto__":{"mime_type":1}}');
    expect(Object.entries(toNormalForm(body).value as object)).toEqual([['__proto__', { mimeType: 1 }]]);
  });
});

test('accepts a single element for a list, a text for a system instruction, and null for absence', () => {
  expect(
    toNormalForm({ contents: { parts: { text: 'Hi' } }, systemInstruction: 'Be brief.', tools: null }).value,
  ).toEqual({
    contents: [{ parts: [{ text: 'Hi' }] }],
    systemInstruction: { parts: [{ text: 'Be brief.' }] },
  });
});

test('keeps a number of more digits than a double holds', () => {
  const number = (JSON as unknown as { rawJSON(text: string): number }).rawJSON('12345678901234567890');
  expect(JSON.stringify(toNormalForm({ generation_config: { seed: number } }).value)).toBe(
    '{"generationConfig":{"seed":12345678901234567890}}',
  );
});

describe("pointers are those of the client's body", () => {
  test('when it uses snake case', () => {
    const request = gemini.decodeRequest({
      contents: { parts: [{ inline_data: { mime_type: 'image/png', data: 'AAAA', display_name: 'x' } }] },
      system_instruction: { parts: { text: 'Be brief.' } },
      generation_config: { top_k: 3 },
    });
    const paths = [
      toLoss({ at: request, field: 'topK', what: '' }, gemini.wireNames),
      toLoss({ at: request.messages[0] ?? {}, what: '' }, gemini.wireNames),
      toLoss({ at: request.messages[0]?.content[0] ?? {}, what: '' }, gemini.wireNames),
      toLoss({ at: request.messages[1]?.content[0] ?? {}, field: 'inlineData', what: '' }, gemini.wireNames),
    ].map(({ path }) => path);
    expect(paths).toEqual([
      '/generation_config/top_k',
      '/system_instruction',
      '/system_instruction/parts',
      '/contents/parts/0/inline_data',
    ]);
  });

  test('when it uses camel case', () => {
    const { asWritten } = toNormalForm({ contents: [{ parts: [{ text: 'Hi' }] }] });
    expect(asWritten).toBeUndefined();
    expect(
      toLoss({ at: asked({ safetySettings: [] }), field: 'safetySettings', what: '' }, gemini.wireNames).path,
    ).toBe('/safetySettings');
  });
});
