import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../src/core/codec.ts';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { translateTools } from './support/translate-tools.ts';

/** A request may allow some of its tools by a list; vendors refuse a list with a tool that they are not sent. */

const look = { type: 'function', name: 'look', parameters: { type: 'object', properties: {} }, strict: false };
const shell = { ...look, name: 'shell' };
const search = { type: 'web_search' };
const documents = { type: 'file_search', vector_store_ids: ['vs_1'] };
const tools = [search, documents, look, shell];
const noServerTools: ModelFacts = { serverTools: [] };

interface Target {
  to: Protocol;
  issuer?: string;
  /** One that is never sent. */
  absent: JsonObject & { type: string };
  /** Where the list is. */
  choiceOf(body: JsonObject): JsonValue | undefined;
}

const targets: readonly Target[] = [
  { to: 'gemini', absent: documents, choiceOf: ({ toolConfig }) => toolConfig },
  {
    to: 'openai-chat',
    issuer: 'openai-chat@api.openai.com',
    absent: documents,
    choiceOf: (body) => body['tool_choice'],
  },
  { to: 'openai-responses', absent: search, choiceOf: (body) => body['tool_choice'] },
];

const choose = ({ to, issuer }: Target, mode: string, allowed: readonly JsonObject[]) =>
  translateTools(
    ['openai-responses', to],
    {
      tools,
      tool_choice: {
        type: 'allowed_tools',
        mode,
        tools: allowed.map(({ type = '', name }) => (name === undefined ? { type } : { type, name })),
      },
    },
    { facts: noServerTools, ...(issuer !== undefined && { issuer }) },
  );

describe.each(targets)('the list of allowed tools for $to', (target) => {
  test('has the tools that are sent', () => {
    const { body, losses } = choose(target, 'required', [target.absent, look, shell]);
    const choice = JSON.stringify(target.choiceOf(body));
    expect(choice).toMatch(/"look".*"shell"/);
    expect(choice).not.toContain(target.absent.type);
    expect(losses).toContain('/tool_choice');
  });

  test('allows no call when none of them is sent', () => {
    const { body, losses } = choose(target, 'auto', [target.absent]);
    expect(JSON.stringify(target.choiceOf(body))).toMatch(/none/i);
    expect(losses).toContain('/tool_choice');
  });

  test('is refused when a call is required and none of them is sent', () => {
    expect(() => choose(target, 'required', [target.absent])).toThrow(/tool_choice requires any tool/);
  });

  test('stays as it is when all of them are sent', () => {
    const { body, losses } = choose(target, 'auto', [look]);
    expect(JSON.stringify(target.choiceOf(body))).toContain('"look"');
    expect(losses).not.toContain('/tool_choice');
  });
});
