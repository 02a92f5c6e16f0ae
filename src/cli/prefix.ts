import { readPrefix } from '../inspect/prefix/prefix.ts';
import { prefixLines } from '../present/prefix.ts';
import { factsPage } from './lines.ts';
import { print, printJson } from './output.ts';
import { type TracesOptions, withTraceStore } from './trace-store.ts';

/** Prints where the prompt of a turn first differs from that of the previous turn, or of another trace. */
export async function prefix(id: string, earlierId: string | undefined, options: TracesOptions): Promise<void> {
  const found = await withTraceStore(options, (store, { statedFacts }) =>
    readPrefix(store, id, earlierId ?? null, statedFacts),
  );
  if (options.json) printJson(found);
  else print(factsPage(prefixLines(found)));
}
