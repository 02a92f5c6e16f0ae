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
