import type { ReceivedOutputItem, ReceivedResponseStreamEvent } from '../../../../generated/openai.js';
import type { BackendContext } from '../../../core/codec.ts';
import { asString } from '../../../core/json.ts';
import type { CoreStreamEvent, PartIndex } from '../../../core/stream-event.ts';
import { isMessage, type ItemContext } from './output-items.ts';

/** Decodes one item of an answer as it grows. */
export interface ItemDecoder {
  /** An event about the item. Gives whether it was understood. */
  decode(event: ReceivedResponseStreamEvent): boolean;
  /** The item is over. What it holds whole fills what the events before lacked; `undefined` when it never came whole. */
  close(item: ReceivedOutputItem | undefined): void;
  /** The item is announced after events about it have come: its own fields are known from now on. */
  announce?(item: ReceivedOutputItem): void;
  /** Of a call, its input as far as it has come, and whether that is a whole object. */
  readonly input?: string;
  readonly hasWholeInput?: boolean;
}

/** What the decoders of items share. */
export interface DecoderContext {
  emit(event: CoreStreamEvent): void;
  /** The place of the next part of the answer. */
  nextPart(): PartIndex;
  items: ItemContext;
  backend: BackendContext;
}

/** An item of an answer that has begun. */
export interface StartedItem {
  readonly decoder: ItemDecoder;
  readonly kind: string;
  index: number | undefined;
  callId: string | undefined;
  name: string | undefined;
  isOpen: boolean;
}

/** What an event has about the item it belongs to. */
export interface ItemReference {
  /** The kinds of items that such events are about. */
  kinds: readonly string[];
  index: number | undefined;
  id: string | undefined;
  callId?: string | undefined;
  name?: string | undefined;
}

/** The kind of an item, which both forms of a call share. */
export const kindOf = (item: ReceivedOutputItem): string =>
  isMessage(item) ? 'message' : isNamedCall(item) ? 'call' : (asString(item.type) ?? '');

type NamedCall = Extract<ReceivedOutputItem, { type: 'function_call' | 'custom_tool_call' }>;

/** Whether an item is a call with a name, which may be continued by its id. */
export const isNamedCall = (item: ReceivedOutputItem): item is NamedCall =>
  item.type === 'function_call' || item.type === 'custom_tool_call';

/** The fields by which an item is found. */
export const toItemReference = (item: ReceivedOutputItem, index: number | null | undefined): ItemReference => ({
  kinds: [kindOf(item)],
  index: index ?? undefined,
  id: asString(item.id) || undefined,
  ...(isNamedCall(item) && { callId: item.call_id || undefined, name: item.name || undefined }),
});

/**
 * The items of an answer, found by what events have about them. Servers leave out the place, count places otherwise
 * than they announced, give an item another id in every event or all of them the same one: so the id of a call counts
 * first, then an id that one item alone has, then the place; and an item that contradicts is never the one.
 */
export function createStartedItems() {
  const all: StartedItem[] = [];
  const byIndex = new Map<number, StartedItem>();
  const byCallId = new Map<string, StartedItem>();
  /** `undefined` for an id that several items have. */
  const byId = new Map<string, StartedItem | undefined>();
  const openCalls = new Set<StartedItem>();
  /** Those of them that no event has named yet. */
  const unnamed = new Set<StartedItem>();

  /** Adds what an event has about an item beyond what was known. */
  function update(begun: StartedItem, { index, id, callId, name }: ItemReference): void {
    begun.callId ??= callId;
    begun.name ??= name;
    begun.index ??= index;
    if (begun.callId !== undefined && !byCallId.has(begun.callId)) byCallId.set(begun.callId, begun);
    if (index !== undefined && !byIndex.has(index)) byIndex.set(index, begun);
    if (id !== undefined) byId.set(id, !byId.has(id) || byId.get(id) === begun ? begun : undefined);
    if (begun.name !== undefined) unnamed.delete(begun);
  }

  /** A call of the same id and name that is over, at another place: what is sought repeats it, or has taken its id. */
  function earlierCall({ index, callId, name }: ItemReference): StartedItem | undefined {
    const begun = callId === undefined ? undefined : byCallId.get(callId);
    const isElsewhere = begun?.index !== undefined && index !== undefined && begun.index !== index;
    return begun && !begun.isOpen && isElsewhere && name !== undefined && name === begun.name ? begun : undefined;
  }

  return {
    update,
    earlierCall,
    find(sought: ItemReference): StartedItem | undefined {
      const { index, id, callId, name } = sought;
      const earlier = earlierCall(sought);
      const match = [
        callId === undefined ? undefined : byCallId.get(callId),
        id === undefined ? undefined : (byId.get(id) ?? byCallId.get(id)),
        index === undefined ? undefined : byIndex.get(index),
      ].find((begun) => begun && begun !== earlier && isConsistent(begun, sought));
      if (match || (callId === undefined && name === undefined)) return match;
      const [only] = unnamed;
      return only && unnamed.size === 1 && isConsistent(only, sought) ? only : undefined;
    },
    /** The one open call whose input is not whole yet, where there is no other. */
    growingCall(): StartedItem | undefined {
      let growing: StartedItem | undefined;
      for (const begun of openCalls) {
        if (begun.decoder.hasWholeInput) openCalls.delete(begun);
        else if (growing) return undefined;
        else growing = begun;
      }
      return growing;
    },
    add(decoder: ItemDecoder, sought: ItemReference): StartedItem {
      const [kind = ''] = sought.kinds;
      const begun: StartedItem = { decoder, kind, index: undefined, callId: undefined, name: undefined, isOpen: true };
      all.push(begun);
      if (kind === 'call') {
        openCalls.add(begun);
        unnamed.add(begun);
      }
      update(begun, sought);
      return begun;
    },
    close(begun: StartedItem): void {
      begun.isOpen = false;
      openCalls.delete(begun);
      unnamed.delete(begun);
    },
    all: (): readonly StartedItem[] => all,
  };
}

/** Whether nothing that an event has about an item contradicts what is known. */
const isConsistent = (begun: StartedItem, { kinds, callId, name }: ItemReference): boolean =>
  kinds.includes(begun.kind) && isSameOrUnknown(begun.callId, callId) && isSameOrUnknown(begun.name, name);

const isSameOrUnknown = (known: string | undefined, reported: string | undefined): boolean =>
  known === undefined || reported === undefined || known === reported;
