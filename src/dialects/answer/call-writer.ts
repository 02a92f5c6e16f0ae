import type { BackendContext } from '../../core/codec.ts';
import { parseArguments } from '../../core/json.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import type { PartWriter } from '../../core/part-writer.ts';

/** Writes the tool calls found in the text of one candidate, one after the other. */
export interface CallWriter {
  start(name: string): void;
  append(text: string): void;
  end(how: 'call-done' | 'call-cut'): void;
  /** Ends a call that cannot be read. Returns its name and arguments as the model wrote them. */
  endUnreadable(): string;
  isOpen(): boolean;
  /** Number of calls that were completed, that were cut, and that cannot be read. */
  readonly counts: Readonly<Record<'completed' | 'cut' | 'unreadable', number>>;
}

/** Whether the client receives a response while it is read, or as a whole. */
export type Delivery = 'streamed' | 'whole';

interface OpenCall {
  id: string;
  name: string;
  input: 'freeform' | 'json-text';
  /** The arguments so far. */
  pieces: string[];
  /** Whether it is written while it is read. The input of a freeform tool can be read only from complete arguments. */
  isStarted: boolean;
}

/**
 * A call that cannot be read is left out, unless it is streamed: then its beginning is sent already.
 * @param context that of the response, with the request as the client sent it
 */
export function createCallWriter(writer: PartWriter, context: BackendContext, delivery: Delivery): CallWriter {
  let open: OpenCall | undefined;
  const counts = { completed: 0, cut: 0, unreadable: 0 };

  function begin(call: OpenCall): void {
    const { id, name, input } = call;
    call.isStarted = true;
    writer.toolCallStart(call, { id, name, input });
  }

  function close(call: OpenCall, how: 'done' | 'cut' | 'unreadable'): void {
    const text = call.pieces.join('');
    if (call.input === 'freeform') writer.toolCallText(call, readFreeformInput(text).text);
    // Clients read missing arguments and `null` as `{}`, which is an executable call. `{` is not.
    else if (how !== 'done' && parseArguments(text)) writer.toolCallText(call, '{');
    writer.toolCallDone(call, how === 'unreadable' ? { isUnreadable: true } : {});
    open = undefined;
  }

  return {
    start(name) {
      const input = isFreeformTool(context.request, name) ? 'freeform' : 'json-text';
      open = { id: context.mint('call_'), name, input, pieces: [], isStarted: false };
      if (delivery === 'streamed' && input === 'json-text') begin(open);
      else writer.closeText({});
    },
    append(text) {
      if (!open) return;
      open.pieces.push(text);
      if (open.isStarted) writer.toolCallText(open, text);
    },
    end(how) {
      if (!open) return;
      counts[how === 'call-done' ? 'completed' : 'cut']++;
      if (!open.isStarted) {
        begin(open);
        if (open.input === 'json-text') for (const piece of open.pieces) writer.toolCallText(open, piece);
      }
      close(open, how === 'call-done' ? 'done' : 'cut');
    },
    endUnreadable() {
      if (!open) return '';
      counts.unreadable++;
      const text = [open.name, open.pieces.join('')].join(' ').trim();
      if (open.isStarted) close(open, 'unreadable');
      open = undefined;
      return text;
    },
    isOpen: () => open !== undefined,
    counts,
  };
}
