/** Makes ids out of the id of an exchange: no other exchange has them, and a replay of this one has them again. */
export function createMint(traceId: string): (prefix: string) => string {
  let minted = 0;
  return (prefix) => `${prefix}${traceId}${minted++ === 0 ? '' : `_${minted}`}`;
}
