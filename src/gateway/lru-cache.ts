/** A cache with bounds: the least recently used value is dropped first. */
export interface LruCache<Value> {
  /** The value of this key, unless it was dropped. */
  get(key: string): Value | undefined;
  /** Stores a value under each of these keys. `bytes`: about how much memory it takes. */
  set(keys: readonly string[], value: Value, bytes: number): void;
  delete(key: string): void;
}

interface CacheEntry<Value> {
  keys: readonly string[];
  value: Value;
  bytes: number;
}

/** A cache of at most so many values and bytes. A value larger than that is not stored. */
export function createLruCache<Value>(limits: { values: number; bytes: number }): LruCache<Value> {
  const index = new Map<string, CacheEntry<Value>>();
  /** The most recently used last. */
  const entries = new Set<CacheEntry<Value>>();
  let bytes = 0;

  function remove(entry: CacheEntry<Value>): void {
    entries.delete(entry);
    bytes -= entry.bytes;
    for (const key of entry.keys) if (index.get(key) === entry) index.delete(key);
  }

  return {
    get(key) {
      const entry = index.get(key);
      if (!entry) return undefined;
      entries.delete(entry);
      entries.add(entry);
      return entry.value;
    },
    set(keys, value, size) {
      if (keys.length === 0 || size > limits.bytes) return;
      const entry = { keys, value, bytes: size };
      const replaced = new Set(keys.map((key) => index.get(key)));
      entries.add(entry);
      bytes += size;
      for (const key of keys) index.set(key, entry);
      // A value without keys cannot be found any more.
      for (const earlier of replaced)
        if (earlier && earlier.keys.every((key) => index.get(key) !== earlier)) remove(earlier);
      for (const oldest of entries) {
        if (entries.size <= limits.values && bytes <= limits.bytes) return;
        remove(oldest);
      }
    },
    delete(key) {
      const entry = index.get(key);
      if (entry) remove(entry);
    },
  };
}
