import type * as wire from '../../../../generated/openai.js';
import type { FrontendContext } from '../../../core/codec.ts';
import { asString, type JsonObject } from '../../../core/json.ts';
import type { WrittenEvent, WrittenItem } from './wire.ts';

export type OutputList = ReturnType<typeof outputList>;

/** What the encoders of each kind of item share. */
export interface EncoderContext {
  emit(event: WrittenEvent): void;
  context: FrontendContext;
  output: OutputList;
}

/** The items of an answer by their place, which no two share. */
export function outputList(emit: (event: WrittenEvent) => void) {
  const items: (WrittenItem | undefined)[] = [];
  const indexById = new Map<string, number>();
  /** The places of announced items that have no id, by their type, and how many of these came whole. */
  const announced = new Map<string, { places: number[]; completed: number }>();

  const reserve = ({ id }: AnyItem): number => {
    const index = items.push(undefined) - 1;
    if (typeof id === 'string') indexById.set(id, index);
    return index;
  };
  /** The item at this place is over. */
  const done = (index: number, item: WrittenItem): void => {
    items[index] = item;
    emit({ type: 'response.output_item.done', output_index: index, item });
  };
  /** Announces an item, and gives its place. */
  const add = (item: WrittenItem): number => {
    const index = reserve(item);
    emit({ type: 'response.output_item.added', output_index: index, item });
    return index;
  };

  const noteAnnounced = (type: string, index: number): void => {
    const ofType = announced.get(type) ?? { places: [], completed: 0 };
    ofType.places.push(index);
    announced.set(type, ofType);
  };
  const takeAnnounced = (type: string): number | undefined => {
    const ofType = announced.get(type);
    return ofType?.places[ofType.completed++];
  };

  return {
    add,
    done,
    /** The item at this place stays as it is, unfinished. */
    keepUnfinished(index: number, item: WrittenItem): void {
      items[index] = item;
    },
    /** An item that comes whole, announced or not. `grow`: how it is announced and grows, where it was not. */
    addWhole(
      item: WrittenItem,
      grow?: { begun: WrittenItem; events: (index: number) => wire.ResponseStreamEvent[] },
    ): void {
      const id = asString(item.id);
      const known = id === undefined ? takeAnnounced(typeOf(item)) : indexById.get(id);
      if (known !== undefined && items[known] === undefined) return done(known, item);
      const index = add(grow?.begun ?? item);
      for (const event of grow?.events(index) ?? []) emit(event);
      done(index, item);
    },
    /** Announces an item by its vendor's own event, which events about its progress follow. */
    announce(item: AnyItem, event: JsonObject): void {
      const index = reserve(item);
      if (typeof item.id !== 'string') noteAnnounced(typeOf(item), index);
      emit({ ...event, ...place(index) });
    },
    /** Forwards a vendor's event about an item, under the item's place here. */
    passOn(event: JsonObject): void {
      const id = event[idField];
      if (id === undefined) return emit(event);
      const index = typeof id === 'string' ? indexById.get(id) : undefined;
      // An event about an item that was not announced has no place.
      if (index !== undefined) emit({ ...event, ...place(index) });
    },
    items: (): WrittenItem[] => items.filter((item) => item !== undefined),
  };
}

const idField = 'item_id' satisfies keyof wire.OutputTextDeltaEvent;

const place = (index: number): Pick<wire.OutputItemEvent, 'output_index'> => ({ output_index: index });

type AnyItem = WrittenItem | wire.ReceivedOutputItem;

const typeOf = ({ type }: AnyItem): string => asString(type) ?? '';
