import { asString, type JsonObject } from '../../../core/json.ts';
import type { ItemReader } from './item-reader.ts';
import { isMessage } from './output-items.ts';

/** An item of an answer that has begun. */
export interface Begun {
  readonly reader: ItemReader;
  readonly kind: string;
  index: number | undefined;
  callId: string | undefined;
  name: string | undefined;
  isOpen: boolean;
}

/** What an event says of the item it is about. */
export interface Sought {
  /** The kinds of items that such events are about. */
  kinds: readonly string[];
  index: number | undefined;
  id: string | undefined;
  callId?: string | undefined;
  name?: string | undefined;
}

/** The kind of an item, which both forms of a call share. */
export const kindOf = (item: JsonObject): string =>
  isMessage(item) ? 'message' : isCall(item) ? 'call' : (asString(item['type']) ?? '');

const isCall = ({ type }: JsonObject): boolean => type === 'function_call' || type === 'custom_tool_call';

/** What an item says of itself. */
export const soughtBy = (item: JsonObject, index: number | undefined): Sought => ({
  kinds: [kindOf(item)],
  index,
  id: asString(item['id']) || undefined,
  ...(isCall(item) && { callId: asString(item['call_id']) || undefined, name: asString(item['name']) || undefined }),
});

/**
 * The items of an answer, found again by what events say of them. Servers leave out the place, count places otherwise
 * than they announced, give an item another id in every event or all of them the same one: so the id of a call counts
 * first, then an id that one item alone has, then the place; and an item that says something else is never the one.
 */
export interface BegunItems {
  find(sought: Sought): Begun | undefined;
  /** The one open call whose input is not whole yet, where there is no other. */
  growingCall(): Begun | undefined;
  /** A call of the same id and name that is over, at another place: what is sought repeats it, or has taken its id. */
  earlierCall(sought: Sought): Begun | undefined;
  add(reader: ItemReader, sought: Sought): Begun;
  /** Takes in what an event says of an item beyond what was known. */
  learn(begun: Begun, sought: Sought): void;
  close(begun: Begun): void;
  all(): Iterable<Begun>;
}

export function begunItems(): BegunItems {
  const all: Begun[] = [];
  const byIndex = new Map<number, Begun>();
  const byCallId = new Map<string, Begun>();
  /** `undefined` for an id that several items have. */
  const byId = new Map<string, Begun | undefined>();
  const openCalls = new Set<Begun>();
  /** Those of them that no event has named yet. */
  const unnamed = new Set<Begun>();

  function learn(begun: Begun, { index, id, callId, name }: Sought): void {
    begun.callId ??= callId;
    begun.name ??= name;
    begun.index ??= index;
    if (begun.callId !== undefined && !byCallId.has(begun.callId)) byCallId.set(begun.callId, begun);
    if (index !== undefined && !byIndex.has(index)) byIndex.set(index, begun);
    if (id !== undefined) byId.set(id, !byId.has(id) || byId.get(id) === begun ? begun : undefined);
    if (begun.name !== undefined) unnamed.delete(begun);
  }

  function earlierCall({ index, callId, name }: Sought): Begun | undefined {
    const begun = callId === undefined ? undefined : byCallId.get(callId);
    const isElsewhere = begun?.index !== undefined && index !== undefined && begun.index !== index;
    return begun && !begun.isOpen && isElsewhere && name !== undefined && name === begun.name ? begun : undefined;
  }

  return {
    learn,
    earlierCall,
    find(sought) {
      const { index, id, callId, name } = sought;
      const earlier = earlierCall(sought);
      const said = [
        callId === undefined ? undefined : byCallId.get(callId),
        id === undefined ? undefined : (byId.get(id) ?? byCallId.get(id)),
        index === undefined ? undefined : byIndex.get(index),
      ].find((begun) => begun && begun !== earlier && agrees(begun, sought));
      if (said || (callId === undefined && name === undefined)) return said;
      const [only] = unnamed;
      return only && unnamed.size === 1 && agrees(only, sought) ? only : undefined;
    },
    growingCall() {
      let growing: Begun | undefined;
      for (const begun of openCalls) {
        if (begun.reader.hasWholeInput) openCalls.delete(begun);
        else if (growing) return undefined;
        else growing = begun;
      }
      return growing;
    },
    add(reader, sought) {
      const [kind = ''] = sought.kinds;
      const begun: Begun = { reader, kind, index: undefined, callId: undefined, name: undefined, isOpen: true };
      all.push(begun);
      if (kind === 'call') {
        openCalls.add(begun);
        unnamed.add(begun);
      }
      learn(begun, sought);
      return begun;
    },
    close(begun) {
      begun.isOpen = false;
      openCalls.delete(begun);
      unnamed.delete(begun);
    },
    all: () => all,
  };
}

/** Whether nothing that an event says of an item is known otherwise. */
const agrees = (begun: Begun, { kinds, callId, name }: Sought): boolean =>
  kinds.includes(begun.kind) && isSame(begun.callId, callId) && isSame(begun.name, name);

const isSame = (known: string | undefined, told: string | undefined): boolean =>
  known === undefined || told === undefined || known === told;
