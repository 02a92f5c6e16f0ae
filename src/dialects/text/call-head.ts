import { untilEnd, type State } from './machine.ts';
import { calledName } from './names.ts';
import type { Output } from './output.ts';

/** Starts a call under the offered name that is meant, and returns it. `raw`: the original text of the name. */
export function startCall(output: Output, written: string, offered: ReadonlySet<string>, raw = written): string {
  const name = calledName(written, offered);
  output.callStart(name);
  if (name !== written) output.note('a tool was called by another name', raw, name);
  return name;
}

/** A call at the end of the text that was cut within its head: text, unless the response was truncated. */
export const cutHead = (output: Output, text: string): State =>
  untilEnd((ending) => {
    if (ending === 'stop') output.text(text);
    else output.note('a call was cut before its name', text, 'left out');
  });
