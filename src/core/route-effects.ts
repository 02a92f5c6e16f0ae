/**
 * What a gateway changes in a request although every protocol involved could carry it as it is. Each is recorded as a
 * note by the code that does it, so that a difference between two bodies is either declared or a defect.
 */
export const routeEffects = [
  /** The client gave no limit of output tokens, and the backend requires one. */
  'default-max-tokens',
  /** Signatures and reasoning of earlier turns that the client cannot send back. */
  'reasoning-restored',
  /** An effort as a budget in tokens, or the other way round. */
  'reasoning-converted',
  /** Messages and items that the client refers to by an id. */
  'history-resolved',
  /** Bytes in place of a URL. */
  'media-fetched',
  /** Another name of a tool, which the backend accepts. */
  'tool-renamed',
  /** A field that the backend requires, with the value that leaving it out has elsewhere. */
  'default-added',
  /** The key by which the vendor finds the conversation in its prompt cache. */
  'cache-key-added',
  /** A mark of the whole request for the prompt cache, on its last block. */
  'cache-mark-moved',
  /** Options of a row of `[[routes]]`. */
  'route-reasoning',
  'route-max-tokens',
  /** Another target was asked to go on with an answer that broke. */
  'answer-continued',
  /** A function that Louter answers stands in the place of a search that the server does not run. */
  'search-offered',
  /** Louter searched the web between two turns of the model, whose server runs no searches. */
  'search-run',
  /** Parts of the conversation were removed that its client asks the vendor to remove. */
  'context-edited',
  /** A summary of the conversation was requested in place of an answer. */
  'conversation-summarized',
] as const;

export type RouteEffect = (typeof routeEffects)[number];

export const isRouteEffect = (name: string): name is RouteEffect => (routeEffects as readonly string[]).includes(name);

/** For notes on an effort that became a budget in tokens, or the other way round. */
export const reasoningConverted = { name: 'reasoning-converted' } as const;

/** Whether notes declare such a change. */
export const hasEffect = (notes: readonly { effect?: { name: RouteEffect } }[], name: RouteEffect): boolean =>
  notes.some(({ effect }) => effect?.name === name);
