import { hasElements, typesIn } from '../../../core/dependent-fields.ts';
import { objectsIn } from '../../../core/json.ts';
import type { DependentField } from '../../../core/codec.ts';

/** Tools are declared at the top, in items of the input, or by a prompt that the vendor holds. */
const hasTools: DependentField['isHeld'] = (body) =>
  hasElements(body, 'tools') ||
  (body['prompt'] ?? null) !== null ||
  objectsIn(body['input']).some((item) => hasElements(item, 'tools'));

/** What an element of `include` asks for is what calls of one kind of tool hold. */
const included = (element: string, isTool: (type: string) => boolean): DependentField => ({
  path: ['include', '*'],
  concerns: (value) => value === element,
  isHeld: (body) => typesIn(body, 'tools').some(isTool) || (body['prompt'] ?? null) !== null,
  what: `${element} without its tool`,
  isHint: true,
});

const isSearch = (type: string): boolean => type.startsWith('web_search');

/** Fields of a request that depend on others. OpenAI refuses a forced call without tools. */
export const dependentFields: readonly DependentField[] = [
  { path: ['tool_choice'], field: 'toolChoice', isHeld: hasTools, what: 'a tool choice without tools' },
  {
    path: ['parallel_tool_calls'],
    field: 'parallelToolCalls',
    isHeld: hasTools,
    what: 'whether calls may be parallel, without tools',
  },
  { path: ['max_tool_calls'], isHeld: hasTools, what: 'how many calls there may be, without tools' },
  included('web_search_call.action.sources', isSearch),
  included('web_search_call.results', isSearch),
  included('code_interpreter_call.outputs', (type) => type === 'code_interpreter'),
  included('file_search_call.results', (type) => type === 'file_search'),
];
