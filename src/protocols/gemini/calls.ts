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
  /** `beside`: all parts of the content that the response stands in. */
  answeredBy(wire: JsonObject, beside: readonly JsonObject[]): Answered;
}

/**
 * Ids are optional on this wire: a result is matched to its call by id, else it answers the first call of its name that
 * is still without one, and that no result beside it names: Gemini CLI puts the result of a call out of a broken answer
 * before those of the whole one.
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
  function firstOpen(name: string, taken: ReadonlySet<string | undefined>): CoreToolCall | undefined {
    const calls = openByName.get(name) ?? [];
    const index = calls.findIndex((call) => open.get(call.id) === call);
    calls.splice(0, index === -1 ? calls.length : index);
    return calls.find((call) => open.get(call.id) === call && !taken.has(call.id));
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
    answeredBy(wire, beside) {
      const response = asObject(wire['functionResponse']);
      const id = idOf(wire) ?? null;
      if (id !== null && open.delete(id)) return { callId: id, spelledId: undefined };
      const name = asString(response?.['name']) ?? '';
      const call = firstOpen(name, new Set(beside.map(idOf)));
      if (!call) return { callId: id ?? mintId(name), spelledId: id === null ? null : undefined };
      open.delete(call.id);
      return { callId: call.id, spelledId: id };
    },
  };
}

/** The id that the response in a part names. */
const idOf = (wire: JsonObject): string | undefined =>
  asString(asObject(wire['functionResponse'])?.['id']) || undefined;
