/**
 * Dependencies that the published package holds itself, since Louter needs a small part of them: users install 23 packages in place
 * of 131 (@prisma/client alone has the query compilers of five databases), and nothing is compiled: Prisma's adapter asks for an
 * older better-sqlite3, which has no prebuilt binaries in its package.
 */
export const bundledPackages: readonly string[] = [
  '@prisma/adapter-better-sqlite3',
  '@prisma/adapter-pg',
  '@prisma/client',
  'express',
  'pino-pretty',
  'prom-client',
  'undici',
  'ws',
];
