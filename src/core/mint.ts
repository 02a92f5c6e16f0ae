/**
 * Makes ids out of the id of an exchange: no other exchange has them, and a replay of this one has them again. None is
 * the beginning of another: Claude Code takes the results of two such calls for one.
 */
export function createIdMinter(traceId: string): (prefix: string) => string {
  let minted = 0;
  return (prefix) => `${prefix}${minted++ === 0 ? '' : `${minted}_`}${traceId}`;
}
