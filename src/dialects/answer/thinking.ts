import type { DialectEvent, Reader, ReaderContext } from '../dialect.ts';
import { createMachine } from '../text/machine.ts';
import { createOutput } from '../text/output.ts';
import { createContentStates } from '../text/content.ts';

/** Creates a reader for models that call tools through the API and write only their reasoning into the text. */
export function createThoughtReader(
  context: Pick<ReaderContext, 'thinking'>,
  emit: (event: DialectEvent) => void,
): Reader {
  const output = createOutput(emit);
  return createMachine(createContentStates(context, output, {}).start, output);
}
