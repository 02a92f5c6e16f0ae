import type { OutputItemEvent, OutputTextDeltaEvent, ResponseStreamEvent } from '../../../../generated/openai.js';
import { asString, type JsonObject } from '../../../core/json.ts';

/** The items of an answer by their place, which no two share. */
export interface OutputList {
  /** Announces an item, and gives its place. */
  add(item: JsonObject): number;
  /** The item at this place is over. */
  done(index: number, item: JsonObject): void;
  /** The item at this place stays as it is, unfinished. */
  keepUnfinished(index: number, item: JsonObject): void;
  /** An item that comes whole, announced or not. `grow`: how it is announced and grows, where it was not. */
  addWhole(item: JsonObject, grow?: { begun: JsonObject; events: (index: number) => ResponseStreamEvent[] }): void;
  /** Announces an item by its vendor's own event, which events about its progress follow. */
  announce(item: JsonObject, event: JsonObject): void;
  /** Forwards a vendor's event about an item, under the item's place here. */
  passOn(event: JsonObject): void;
  items(): JsonObject[];
}

export function outputList(emit: (event: JsonObject) => void): OutputList {
  const items: (JsonObject | undefined)[] = [];
  const indexById = new Map<string, number>();
  /** The places of announced items that have no id, by their type, and how many of these came whole. */
  const announced = new Map<string, { places: number[]; completed: number }>();

  const reserve = ({ id }: JsonObject): number => {
    const index = items.push(undefined) - 1;
    if (typeof id === 'string') indexById.set(id, index);
    return index;
  };
  const done = (index: number, item: JsonObject): void => {
    items[index] = item;
    emit(itemEvent('response.output_item.done', index, item));
  };
  const add = (item: JsonObject): number => {
    const index = reserve(item);
    emit(itemEvent('response.output_item.added', index, item));
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
    keepUnfinished(index, item) {
      items[index] = item;
    },
    addWhole(item, grow) {
      const id = asString(item['id']);
      const known = id === undefined ? takeAnnounced(typeOf(item)) : indexById.get(id);
      if (known !== undefined && items[known] === undefined) return done(known, item);
      const index = add(grow?.begun ?? item);
      for (const event of grow?.events(index) ?? []) emit(event);
      done(index, item);
    },
    announce(item, event) {
      const index = reserve(item);
      if (typeof item['id'] !== 'string') noteAnnounced(typeOf(item), index);
      emit({ ...event, ...place(index) });
    },
    passOn(event) {
      const id = event[idField];
      if (id === undefined) return emit(event);
      const index = typeof id === 'string' ? indexById.get(id) : undefined;
      // An event about an item that was not announced has no place.
      if (index !== undefined) emit({ ...event, ...place(index) });
    },
    items: () => items.filter((item) => item !== undefined),
  };
}

const idField = 'item_id' satisfies keyof OutputTextDeltaEvent;

const place = (index: number): Pick<OutputItemEvent, 'output_index'> => ({ output_index: index });

const itemEvent = (type: OutputItemEvent['type'], index: number, item: JsonObject): JsonObject =>
  ({ type, output_index: index, item }) satisfies Omit<OutputItemEvent, 'item'> & { item: JsonObject };

const typeOf = ({ type }: JsonObject): string => asString(type) ?? '';
