import type { Part } from '../../../generated/gemini.js';
import { mintedIdPrefixes } from '../../core/hosted-tools.ts';
import type { CoreToolCall } from '../../core/types.ts';
import { createCodeMatcher, type CodeMatcher } from './code-execution.ts';

/** The call that a result answers, and the id on the wire if it differs from the call's. */
export interface AnsweredCall {
  callId: string;
  wireId: string | null | undefined;
  /** The name of the call, if the result has another. */
  name?: string;
}

/** Matches the results of a conversation to its calls. */
export interface CallMatcher {
  /** An id for a call without one, which is the same whenever the conversation is sent again. */
  mintId(name: string): string;
  addCall(call: CoreToolCall): void;
  /** Matches the results of code that the vendor ran. */
  readonly code: CodeMatcher;
  /** The call that each response among the parts of one content answers. */
  matchResponses(parts: readonly Part[]): Map<Part, AnsweredCall>;
}

/**
 * Ids are optional on this wire: a result is matched to its call by id, or else to the first call of its name without a
 * result. Ids are matched first: Gemini CLI puts the result of a call from an interrupted answer before those of the
 * complete one. A name that no call has is that of goose, which writes an id of its own there (block/goose,
 * crates/goose/src/providers/formats/google.rs): its results are in the order of its calls.
 */
export function createCallMatcher(): CallMatcher {
  const known = new Set<string>();
  const open = new Map<string, CoreToolCall>();
  const openByName = new Map<string, CoreToolCall[]>();
  let minted = 0;
  let mintedCode = 0;

  function mintId(name: string): string {
    let id = `call_${minted++}_${name}`;
    while (known.has(id)) id = `call_${minted++}_${name}`;
    return id;
  }

  /** The first call of this name without a result; drops the calls before it, which were matched by id. */
  function firstOpen(name: string): CoreToolCall | undefined {
    const calls = openByName.get(name) ?? [];
    const index = calls.findIndex((call) => open.get(call.id) === call);
    calls.splice(0, index === -1 ? calls.length : index);
    return calls[0];
  }

  function answeredByName(part: Part): AnsweredCall {
    const id = idOf(part);
    const name = nameOf(part);
    const call = firstOpen(name);
    if (!call) return { callId: id ?? mintId(name), wireId: id === null ? null : undefined };
    open.delete(call.id);
    return { callId: call.id, wireId: id };
  }

  function answeredInOrder(part: Part): AnsweredCall {
    const [call] = open.values();
    if (!call) return answeredByName(part);
    open.delete(call.id);
    return { callId: call.id, wireId: null, name: call.name };
  }

  return {
    mintId,
    code: createCodeMatcher(() => `${mintedIdPrefixes['code-execution']}${mintedCode++}`),
    addCall(call) {
      known.add(call.id);
      open.set(call.id, call);
      const calls = openByName.get(call.name) ?? [];
      calls.push(call);
      openByName.set(call.name, calls);
    },
    matchResponses(parts) {
      const responses = parts.filter((part) => part.functionResponse !== undefined);
      const answers = new Map<Part, AnsweredCall>();
      for (const part of responses) {
        const id = idOf(part);
        if (id !== null && open.delete(id)) answers.set(part, { callId: id, wireId: undefined });
      }
      for (const part of responses)
        if (!answers.has(part) && (idOf(part) !== null || openByName.has(nameOf(part))))
          answers.set(part, answeredByName(part));
      for (const part of responses) if (!answers.has(part)) answers.set(part, answeredInOrder(part));
      return answers;
    },
  };
}

const nameOf = ({ functionResponse }: Part): string => functionResponse?.name ?? '';

const idOf = ({ functionResponse }: Part): string | null => functionResponse?.id || null;
