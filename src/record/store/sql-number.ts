/** A number of a query by hand: Prisma returns those of 64 bits as `bigint`. */
export type SqlNumber = number | bigint | null;

export const toNumber = (value: SqlNumber | undefined): number => Number(value ?? 0);

export const toNumberOrNull = (value: SqlNumber | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
