import { asObject, asString, type JsonObject } from '../../core/json.ts';
import type { CoreToolCall } from '../../core/types.ts';

/** Which call a result answers, and how its id stood on the wire where that is not the call's. */
export interface Answered {
  callId: string;
  spelledId: string | null | undefined;
}

/** Follows the calls of a conversation and the results that answer them. */
export interface CallBook {
  /** An id for a call that came without one: the same whenever the same conversation comes. */
  mintId(name: string): string;
  called(call: CoreToolCall): void;
  answeredBy(wire: JsonObject): Answered;
}

/**
 * Ids are optional on this wire: a result is matched to its call by id, else it answers the first call of its name that
 * is still without one.
 */
export function callBook(): CallBook {
  const known = new Set<string>();
  const open = new Map<string, CoreToolCall>();
  const openByName = new Map<string, CoreToolCall[]>();
  let minted = 0;

  function mintId(name: string): string {
    let id = `call_${minted++}_${name}`;
    while (known.has(id)) id = `call_${minted++}_${name}`;
    return id;
  }

  /** The first call of this name without a result; those that were answered by id are passed over on the way. */
  function firstOpen(name: string): CoreToolCall | undefined {
    const calls = openByName.get(name) ?? [];
    const index = calls.findIndex((call) => open.get(call.id) === call);
    calls.splice(0, index === -1 ? calls.length : index);
    return calls[0];
  }

  return {
    mintId,
    called(call) {
      known.add(call.id);
      open.set(call.id, call);
      const calls = openByName.get(call.name) ?? [];
      calls.push(call);
      openByName.set(call.name, calls);
    },
    answeredBy(wire) {
      const response = asObject(wire['functionResponse']);
      const id = asString(response?.['id']) || null;
      if (id !== null && open.delete(id)) return { callId: id, spelledId: undefined };
      const name = asString(response?.['name']) ?? '';
      const call = firstOpen(name);
      if (!call) return { callId: id ?? mintId(name), spelledId: id === null ? null : undefined };
      open.delete(call.id);
      return { callId: call.id, spelledId: id };
    },
  };
}
