/** The id among the items of a response by which other processes find it, from the keyed digest of one of its keys. */
export const locatorOf = (digest: string): string => `answer:${digest.slice(0, locatorDigits)}`;

/** 96 bits: enough to distinguish the responses of a caller. */
const locatorDigits = 24;
