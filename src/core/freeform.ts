import type { Report } from './codec.ts';
import { asString, parseArguments, type JsonObject, type JsonSchema } from './json.ts';
import type { Step } from './step.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreTool, ToolInput } from './types.ts';
import type { CoreStreamEvent } from './stream-event.ts';
import { partKey } from './step.ts';
import { copyProvenance } from './provenance.ts';

type FreeformTool = Extract<CoreTool, { type: 'freeform' }>;
type FunctionTool = Extract<CoreTool, { type: 'function' }>;

const inputSchema: JsonSchema = {
  type: 'object',
  properties: { input: { type: 'string', description: 'The whole input of the tool, as plain text' } },
  required: ['input'],
  additionalProperties: false,
};

/**
 * A freeform tool as a function of one string, for backends that know only functions. Its grammar becomes part of the
 * description.
 */
export function freeformToFunction(tool: FreeformTool, report: Report): FunctionTool {
  const instead = 'a sentence in the description';
  if (tool.grammar) report({ at: tool, field: 'grammar', what: 'a grammar cannot be enforced', instead });
  const { type: _, grammar, description, ...rest } = tool;
  const lines = [description, grammar && `The input follows this ${grammar.syntax} grammar:\n${grammar.definition}`];
  const withGrammar = lines.filter((line) => line !== undefined).join('\n\n');
  return { ...rest, type: 'function', inputSchema, ...(withGrammar && { description: withGrammar }) };
}

/** The arguments that stand for a freeform input where freeform tools are functions. */
export const toFreeformArguments = (text: string): JsonObject => ({ input: text });

/** The raw input out of such arguments; arguments of any other form are the input themselves. */
export function readFreeformInput(argumentsText: string): Extract<ToolInput, { kind: 'freeform' }> {
  const value = parseArguments(argumentsText);
  return { kind: 'freeform', text: asString(value?.['input']) ?? argumentsText };
}

/** Whether the client declared the tool of this name as freeform. */
export const isFreeformTool = (request: CoreChatRequest, name: string): boolean =>
  request.tools?.some((tool) => tool.type === 'freeform' && tool.name === name) ?? false;

/** A call of a function that stands for a freeform tool, as a call of that tool; any other part as it is. */
export function restoreFreeform(part: CoreAssistantPart, request: CoreChatRequest): CoreAssistantPart {
  if (part.type !== 'tool-call' || part.providerExecuted || part.input.kind === 'freeform') return part;
  const { name, input } = part;
  if (!isFreeformTool(request, name)) return part;
  const text = input.kind === 'json' ? JSON.stringify(input.value) : input.text;
  return copyProvenance(part, { ...part, input: readFreeformInput(text) });
}

type ArgumentsEvent = Extract<CoreStreamEvent, { type: 'tool-call-arguments-text' | 'tool-call-arguments-json' }>;

/**
 * The same for the events of an answer. The input is a string of JSON, whose escapes are complete only at its end: it is one event,
 * when the call is done.
 */
export const restoreFreeformCalls =
  (request: CoreChatRequest): Step<CoreStreamEvent, CoreStreamEvent> =>
  (emit) => {
    if (!request.tools?.some(({ type }) => type === 'freeform')) return { push: emit, end() {} };
    const pending = new Map<string, string>();
    const append = (event: ArgumentsEvent): void => {
      const place = pending.size > 0 ? partKey(event) : '';
      const before = pending.get(place);
      if (before === undefined) emit(event);
      else pending.set(place, before + ('text' in event ? event.text : JSON.stringify(event.value)));
    };
    return {
      push(event) {
        switch (event.type) {
          case 'tool-call-start': {
            const { input, name, providerExecuted } = event;
            if (providerExecuted || input === 'freeform' || !isFreeformTool(request, name)) return emit(event);
            pending.set(partKey(event), '');
            return emit({ ...event, input: 'freeform' });
          }
          case 'tool-call-arguments-text':
          case 'tool-call-arguments-json':
            return append(event);
          case 'tool-call-done': {
            const { candidate, part } = event;
            const given = pending.get(partKey(event));
            pending.delete(partKey(event));
            // What of an unreadable call is its input is not known; all of it follows as text.
            const text = given === undefined || event.isUnreadable ? '' : readFreeformInput(given).text;
            if (text !== '') emit({ type: 'tool-call-arguments-text', candidate, part, text });
            return emit(event);
          }
          case 'part': {
            const value = restoreFreeform(event.value, request);
            return emit(value === event.value ? event : { ...event, value });
          }
          default:
            return emit(event);
        }
      },
      end() {},
    };
  };
