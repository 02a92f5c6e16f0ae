/** How much is compared at first, and how much at once, in bytes. */
const probeBytes = 64;
const blockBytes = 64 * 1024;

/** Whether two bodies have the same bytes just before a place: where not, they do not begin alike up to there. */
export function hasSameBytesBefore(one: Buffer, other: Buffer, at: number): boolean {
  const [start, end] = [Math.max(0, at - probeBytes), Math.min(at, one.length, other.length)];
  return start >= end || one.compare(other, start, end, start, end) === 0;
}

/** How many bytes two bodies begin with alike. */
export function countCommonBytes(one: Buffer, other: Buffer): number {
  const length = Math.min(one.length, other.length);
  let same = 0;
  for (let size = blockBytes; same < length;) {
    const end = Math.min(length, same + size);
    if (one.compare(other, same, end, same, end) === 0) same = end;
    else if (size === 1) return same;
    // The first difference is within these: half of them at a time.
    else size = Math.ceil(Math.min(size, end - same) / 2);
  }
  return same;
}

/** How many bytes two bodies end with alike, behind what they begin with alike. */
export function countCommonEnd(one: Buffer, other: Buffer, begun: number): number {
  const length = Math.min(one.length, other.length) - begun;
  let same = 0;
  for (let size = blockBytes; same < length;) {
    const count = Math.min(size, length - same);
    const [at, otherAt] = [one.length - same - count, other.length - same - count];
    if (one.compare(other, otherAt, otherAt + count, at, at + count) === 0) same += count;
    else if (count === 1) return same;
    else size = Math.ceil(count / 2);
  }
  return same;
}
