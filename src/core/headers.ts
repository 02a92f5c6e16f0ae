/** Header fields in the order they came; names may repeat. */
export type HeaderFields = readonly (readonly [name: string, value: string])[];

/** Header fields by their lower-case names; of one that repeats, the last. */
export const headersByName = (fields: HeaderFields): Record<string, string> =>
  Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
