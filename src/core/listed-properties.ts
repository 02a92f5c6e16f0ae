/** What a filter of traces may ask for with `has:`. The viewer completes these, and a store finds them. */
export const listedProperties = [
  'loss',
  'note',
  'violation',
  'retry',
  'tool-error',
  'subagent',
  'contradiction',
  'calls-as-text',
  'unreadable-call',
  'other-dialect',
  'missing-result',
  'pin',
] as const;
export type ListedProperty = (typeof listedProperties)[number];

/** The order of a listing: the latest first, or those with the most tokens, or that took longest. */
export const listingOrders = ['time', 'tokens', 'latency'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** What usage is summed up by. */
export const usageGroups = ['agent', 'model', 'backend', 'key', 'run', 'route', 'hour', 'day'] as const;
export type UsageGroup = (typeof usageGroups)[number];
