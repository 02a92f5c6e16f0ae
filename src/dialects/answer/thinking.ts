import type { DialectEvent, Reader, ReaderContext } from '../dialect.ts';
import { createMachine } from '../text/machine.ts';
import { createOutput } from '../text/output.ts';
import { createContentStates } from '../text/content.ts';

/** Reads the text of a model that calls tools by its backend's API, and writes only its thoughts into the text. */
export function createThoughtReader(
  context: Pick<ReaderContext, 'thinking'>,
  emit: (event: DialectEvent) => void,
): Reader {
  const output = createOutput(emit);
  return createMachine(createContentStates(context, output, {}).start, output);
}
