/** What is remembered of the past, as far as there is room: what was not asked for the longest goes first. */
export interface LruCache<Value> {
  /** What was kept under this key, unless it had to go. */
  get(key: string): Value | undefined;
  /** Keeps a value under each of these keys. `bytes`: about how much memory it takes. */
  set(keys: readonly string[], value: Value, bytes: number): void;
}

interface CacheEntry<Value> {
  keys: readonly string[];
  value: Value;
  bytes: number;
}

/** A memory of so many values that take so many bytes at most. A value that would take all of it is not kept. */
export function createLruCache<Value>(limits: { values: number; bytes: number }): LruCache<Value> {
  const index = new Map<string, CacheEntry<Value>>();
  /** The one that was used last stands last. */
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
      // What no key leads to any more only takes up room.
      for (const earlier of replaced)
        if (earlier && earlier.keys.every((key) => index.get(key) !== earlier)) remove(earlier);
      for (const oldest of entries) {
        if (entries.size <= limits.values && bytes <= limits.bytes) return;
        remove(oldest);
      }
    },
  };
}
