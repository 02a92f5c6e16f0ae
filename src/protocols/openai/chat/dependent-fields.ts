import type { CreateChatCompletionRequest } from '../../../../generated/openai.js';
import { hasElements } from '../../../core/dependent-fields.ts';
import type { DependentField } from '../../../core/codec.ts';

const withTools = (name: keyof CreateChatCompletionRequest, field: string, what: string): DependentField => ({
  path: [name],
  field,
  isHeld: (body) => hasElements(body, 'tools'),
  what,
});

/**
 * Fields of a request that depend on others. OpenAI refuses all of these alone ("is only allowed when 'tools' are specified"), and
 * clients write their defaults without tools, too: they are left out of those requests as well.
 */
export const dependentFields: readonly DependentField[] = [
  withTools('tool_choice', 'toolChoice', 'a tool choice without tools'),
  withTools('parallel_tool_calls', 'parallelToolCalls', 'whether calls may be parallel, without tools'),
];
