import { asString, type JsonObject } from '../../../core/json.ts';

/** The items of an answer by their place, which no two share. */
export interface OutputList {
  /** Announces an item, and gives its place. */
  add(item: JsonObject): number;
  /** The item at this place is over. */
  done(index: number, item: JsonObject): void;
  /** The item at this place stays as it is, unfinished. */
  keepUnfinished(index: number, item: JsonObject): void;
  /** An item that comes whole, announced or not. */
  addWhole(item: JsonObject): void;
  /** Announces an item by its vendor's own event, which events about its progress follow. */
  announce(item: JsonObject, event: JsonObject): void;
  /** Forwards a vendor's event about an item, under the item's place here. */
  passOn(event: JsonObject): void;
  readonly items: JsonObject[];
}

export function outputList(emit: (event: JsonObject) => void): OutputList {
  const items: (JsonObject | undefined)[] = [];
  const indexById = new Map<string, number>();
  /** The places of announced items that have no id, by their type. */
  const announced = new Map<string, number[]>();

  const reserve = ({ id }: JsonObject): number => {
    const index = items.push(undefined) - 1;
    if (typeof id === 'string') indexById.set(id, index);
    return index;
  };
  const done = (index: number, item: JsonObject): void => {
    items[index] = item;
    emit({ type: 'response.output_item.done', output_index: index, item });
  };
  const add = (item: JsonObject): number => {
    const index = reserve(item);
    emit({ type: 'response.output_item.added', output_index: index, item });
    return index;
  };

  return {
    add,
    done,
    keepUnfinished(index, item) {
      items[index] = item;
    },
    addWhole(item) {
      const id = asString(item['id']);
      const known = id === undefined ? announced.get(typeOf(item))?.shift() : indexById.get(id);
      const isAnnounced = known !== undefined && items[known] === undefined;
      done(isAnnounced ? known : add(item), item);
    },
    announce(item, event) {
      const index = reserve(item);
      if (typeof item['id'] !== 'string') announced.set(typeOf(item), [...(announced.get(typeOf(item)) ?? []), index]);
      emit({ ...event, output_index: index });
    },
    passOn(event) {
      const { item_id: id } = event;
      if (id === undefined) return emit(event);
      const index = typeof id === 'string' ? indexById.get(id) : undefined;
      // An event about an item that was not announced has no place.
      if (index !== undefined) emit({ ...event, output_index: index });
    },
    get items() {
      return items.filter((item) => item !== undefined);
    },
  };
}

const typeOf = ({ type }: JsonObject): string => asString(type) ?? '';
