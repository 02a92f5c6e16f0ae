import type { BackendContext } from '../../core/codec.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import type { PartWriter } from '../../core/part-writer.ts';

/** Writes the tool calls found in the text of one candidate, one after the other. */
export interface CallWriter {
  start(name: string): void;
  append(text: string): void;
  end(how: 'call-done' | 'call-broken'): void;
  isOpen(): boolean;
  /** Number of calls that were completed, and number of calls that were cut. */
  completed(): number;
  broken(): number;
}

interface OpenCall {
  /** The arguments so far, if the tool is a freeform tool: its input can be read only from complete arguments. */
  held: string[] | undefined;
  hasArguments: boolean;
}

/** ↵ @param context that of the response, with the request as the client sent it */
export function createCallWriter(writer: PartWriter, context: BackendContext): CallWriter {
  let open: OpenCall | undefined;
  let completed = 0;
  let broken = 0;

  return {
    start(name) {
      const input = isFreeformTool(context.request, name) ? 'freeform' : 'json-text';
      open = { held: input === 'freeform' ? [] : undefined, hasArguments: false };
      writer.toolCallStart(open, { id: context.mint('call_'), name, input });
    },
    append(text) {
      if (!open) return;
      open.hasArguments ||= text.trim() !== '';
      if (open.held) open.held.push(text);
      else writer.toolCallText(open, text);
    },
    end(how) {
      if (!open) return;
      if (how === 'call-done') completed++;
      else broken++;
      if (open.held) writer.toolCallText(open, inputOf(open.held));
      // Clients read missing arguments as `{}`, which is an executable call. `{` is not.
      else if (how === 'call-broken' && !open.hasArguments) writer.toolCallText(open, '{');
      writer.toolCallDone(open);
      open = undefined;
    },
    isOpen: () => open !== undefined,
    completed: () => completed,
    broken: () => broken,
  };
}

function inputOf(held: readonly string[]): string {
  const input = readFreeformInput(held.join(''));
  return input.kind === 'freeform' ? input.text : '';
}
