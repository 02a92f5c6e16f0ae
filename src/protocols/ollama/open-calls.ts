import type { CoreToolCall } from '../../core/types.ts';

/** The calls of an answer, as long as no result has come for them. */
export interface OpenCalls {
  /**
   * The call that a result answers, which is not open any more: by its id; without one, the calls of the named tool
   * are answered in turn; without a name either, all of them.
   */
  take(result: { id: string | undefined; name: string | undefined }): CoreToolCall | undefined;
}

/** There may be any number of calls, and none is looked for among the others. */
export function createOpenCalls(calls: readonly CoreToolCall[]): OpenCalls {
  const open = new Set(calls);
  const byId = new Map(calls.map((call) => [call.id, call]));
  const byName = new Map<string, Set<CoreToolCall>>();
  for (const call of calls) {
    const named = byName.get(call.name) ?? new Set();
    byName.set(call.name, named.add(call));
  }
  return {
    take({ id, name }) {
      const [first] = (name ? byName.get(name) : open) ?? [];
      const call = id ? byId.get(id) : first;
      if (!call || !open.delete(call)) return undefined;
      byName.get(call.name)?.delete(call);
      return call;
    },
  };
}
