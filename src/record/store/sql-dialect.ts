import { toSearchQuery } from './postgresql/search-words.ts';
import { postgresStats } from './postgresql/stats.ts';
import { Prisma, type PrismaClient } from '../../../generated/prisma/sqlite/client.ts';
import { sqliteStats, type StatsQueries } from './stats.ts';

/** SQL of queries that the two databases do not share. */
export interface SqlDialect {
  readonly stats: StatsQueries;
  /** The numbers of the exchanges with a text: a phrase whose last word may be the beginning of one. */
  readonly seqsWithText: (text: string) => Prisma.Sql;
  /** A column in a condition that must not choose another index than that of listings. */
  readonly unindexed: (column: Prisma.Sql) => Prisma.Sql;
  /** The different values of a column, separated by commas. */
  readonly distinctList: (column: Prisma.Sql) => Prisma.Sql;
}

/** An open store, as queries use it. */
export interface StoreReader {
  readonly prisma: PrismaClient;
  readonly dialect: SqlDialect;
}

export const sqliteDialect: SqlDialect = {
  stats: sqliteStats,
  // `statements.ts` has the row ids of the index.
  seqsWithText: (text) =>
    Prisma.sql`SELECT "rowid" / 2 FROM "ExchangeWords" WHERE "ExchangeWords" MATCH ${toFtsPhrase(text)}`,
  unindexed: (column) => Prisma.sql`+${column}`,
  distinctList: (column) => Prisma.sql`GROUP_CONCAT(DISTINCT ${column})`,
};

export const postgresDialect: SqlDialect = {
  stats: postgresStats,
  seqsWithText: (text) => {
    const query = toSearchQuery(text);
    return query === null
      ? Prisma.sql`SELECT NULL::BIGINT`
      : Prisma.sql`SELECT "exchangeSeq" FROM "ExchangeWords" WHERE "words" @@ ${query}::TSQUERY`;
  },
  unindexed: (column) => column,
  distinctList: (column) => Prisma.sql`STRING_AGG(DISTINCT ${column}, ',')`,
};

/** How many rows a condition holds for. */
export const countWhere = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`COUNT(CASE WHEN ${condition} THEN 1 END)`;

/** The text as an FTS5 phrase whose last word may be the beginning of one. */
const toFtsPhrase = (text: string): string => `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"*`;
