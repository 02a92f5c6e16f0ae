import { asObject, asString, type JsonObject } from '../../core/json.ts';
import type { CoreToolCall } from '../../core/types.ts';

/** Which call a result answers, and how its id stood on the wire where that is not the call's. */
export interface AnsweredCall {
  callId: string;
  spelledId: string | null | undefined;
}

/** Follows the calls of a conversation and the results that answer them. */
export interface CallMatcher {
  /** An id for a call that came without one: the same whenever the same conversation comes. */
  mintId(name: string): string;
  addCall(call: CoreToolCall): void;
  /** What each response among the parts of one content answers. */
  matchResponses(wires: readonly JsonObject[]): Map<JsonObject, AnsweredCall>;
}

/**
 * Ids are optional on this wire: a result is matched to its call by id, else it answers the first call of its name that
 * is still without one. Those with ids come first: Gemini CLI puts the result of a call out of a broken answer before
 * those of the whole one.
 */
export function createCallMatcher(): CallMatcher {
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

  function answeredByName(wire: JsonObject): AnsweredCall {
    const id = idOf(wire);
    const name = asString(asObject(wire['functionResponse'])?.['name']) ?? '';
    const call = firstOpen(name);
    if (!call) return { callId: id ?? mintId(name), spelledId: id === null ? null : undefined };
    open.delete(call.id);
    return { callId: call.id, spelledId: id };
  }

  return {
    mintId,
    addCall(call) {
      known.add(call.id);
      open.set(call.id, call);
      const calls = openByName.get(call.name) ?? [];
      calls.push(call);
      openByName.set(call.name, calls);
    },
    matchResponses(wires) {
      const responses = wires.filter((wire) => wire['functionResponse'] !== undefined);
      const answers = new Map<JsonObject, AnsweredCall>();
      for (const wire of responses) {
        const id = idOf(wire);
        if (id !== null && open.delete(id)) answers.set(wire, { callId: id, spelledId: undefined });
      }
      for (const wire of responses) if (!answers.has(wire)) answers.set(wire, answeredByName(wire));
      return answers;
    },
  };
}

const idOf = (wire: JsonObject): string | null => asString(asObject(wire['functionResponse'])?.['id']) || null;
