/** The default branch of an exhaustive switch: a new variant stops the build, a bad value stops the request. */
export function unreachable(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
