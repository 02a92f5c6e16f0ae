/** What a filter of traces may ask for with `has:`, with its meaning. The viewer shows these, and a store finds them. */
export const propertyMeanings = {
  loss: 'something that the backend or the client did not get',
  note: 'a remark of the translation',
  violation: 'bytes that are not as their protocol requires',
  retry: 'more than one attempt at a backend',
  'tool-error': 'a call of a tool that failed',
  subagent: 'a call that started a subagent',
  contradiction: 'what was sent differs from what was received',
  'calls-as-text': 'calls that the model wrote as text',
  'unreadable-call': 'a call that could not be read',
  'other-dialect': 'calls in another dialect than the configured one',
  'missing-result': 'a call whose result the client left out',
  pin: 'kept past its retention',
} as const;
export type ListedProperty = keyof typeof propertyMeanings;
export const listedProperties = Object.keys(propertyMeanings) as readonly ListedProperty[];

/** The order of a listing: the latest first, or those with the most tokens, or that took longest. */
export const listingOrders = ['time', 'tokens', 'latency'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** What usage is summed up by. `model`: as the client requested it; `served`: as it was sent to the backend. */
export const usageGroups = ['agent', 'model', 'served', 'backend', 'key', 'run', 'route', 'hour', 'day'] as const;
export type UsageGroup = (typeof usageGroups)[number];
