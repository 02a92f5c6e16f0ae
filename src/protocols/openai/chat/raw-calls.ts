import { readFreeformInput } from '../../../core/freeform.ts';
import { copyProvenance } from '../../../core/provenance.ts';
import type { CoreChatRequest, CoreMessage, CoreTool } from '../../../core/types.ts';
import { protocol } from './extras.ts';
import { hasWireForm } from './wire-form.ts';

// Cursor declares tools of raw text as Responses does, and breaks off where a call has no `function`: such a call is a
// function whose arguments are the text, both in the answer and in what Cursor sends back (icebear0828/codex-proxy pull
// request 708).

/** The request with those of its tools of raw text marked that have these names. */
export function markRawTools(request: CoreChatRequest, names: ReadonlySet<string>): CoreChatRequest {
  const { tools } = request;
  if (!tools || names.size === 0) return request;
  return copyProvenance(request, { ...request, tools: tools.map((tool) => (isRaw(tool) ? mark(tool) : tool)) });

  function isRaw({ type, name }: CoreTool): boolean {
    return type === 'freeform' && name !== undefined && names.has(name);
  }
}

const mark = (tool: CoreTool): CoreTool =>
  copyProvenance(tool, { ...tool, wireForm: { ...tool.wireForm, [protocol]: { 'raw-arguments': true } } });

/** Whether calls of the tool of this name are functions whose arguments are raw text. */
export const isRawTool = ({ tools = [] }: CoreChatRequest, name: string): boolean =>
  tools.some((tool) => tool.name === name && hasWireForm(tool, 'raw-arguments'));

/** The request with the earlier calls of such tools as calls of raw text. */
export function readRawCalls(request: CoreChatRequest): CoreChatRequest {
  const { tools = [], messages } = request;
  if (!tools.some((tool) => hasWireForm(tool, 'raw-arguments'))) return request;
  return copyProvenance(request, { ...request, messages: messages.map(withRawCalls) });

  function withRawCalls(message: CoreMessage): CoreMessage {
    if (message.role !== 'assistant') return message;
    const content = message.content.map((part) =>
      part.type === 'tool-call' && part.input.kind === 'json-text' && isRawTool(request, part.name)
        ? copyProvenance(part, { ...part, input: copyProvenance(part.input, readFreeformInput(part.input.text)) })
        : part,
    );
    return copyProvenance(message, { ...message, content });
  }
}
