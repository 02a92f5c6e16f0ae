import { expect, test } from 'vitest';
import { fitToCapabilities } from '../../../../src/core/fit-to-capabilities.ts';
import { noReasoningSetting } from '../../../../src/core/effort.ts';
import { asked, sent, vendor } from './contexts.ts';

const tools = [{ type: 'function', name: 'look', parameters: { type: 'object', properties: {} }, strict: false }];

test('what is about calls goes with the tools that a backend does not support', () => {
  const request = asked({ tools, tool_choice: 'auto', parallel_tool_calls: false, max_tool_calls: 3 });
  const { body, losses } = sent(fitToCapabilities(request, ['reasoning']).request);
  for (const field of ['tools', 'tool_choice', 'parallel_tool_calls', 'max_tool_calls'])
    expect(body).not.toHaveProperty(field);
  expect(losses.map(({ path }) => path)).toEqual(['/max_tool_calls']);
});

test('without tools the client itself may write it', () => {
  const alone = { tools: [], tool_choice: 'auto', parallel_tool_calls: false, max_tool_calls: 3 };
  expect(sent(asked(alone)).body).toMatchObject(alone);
});

test('tools that are declared in the input count', () => {
  const request = asked({
    input: [
      { type: 'tool_search_call', call_id: 'a', execution: 'client', arguments: { query: 'mail' } },
      { type: 'tool_search_output', call_id: 'a', execution: 'client', tools },
    ],
    parallel_tool_calls: false,
  });
  expect(sent(request).body).toMatchObject({ parallel_tool_calls: false });
});

test('nothing about reasoning is sent to another model that is known not to reason', () => {
  const request = asked({
    reasoning: { effort: 'low', summary: 'auto', context: 'all_turns' },
    include: ['reasoning.encrypted_content', 'message.input_image.image_url'],
  });
  const { body, losses } = sent(request, vendor, { reasoning: 'none' });
  expect(body).not.toHaveProperty('reasoning');
  expect(body['include']).toEqual(['message.input_image.image_url']);
  expect(losses.map(({ what }) => what)).toContain(noReasoningSetting);
  expect(sent(request, vendor, { reasoning: 'effort' }).body).toMatchObject({
    reasoning: { effort: 'low', summary: 'auto', context: 'all_turns' },
    include: ['reasoning.encrypted_content', 'message.input_image.image_url'],
  });
});
