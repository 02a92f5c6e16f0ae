import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const prismaFolder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'prisma');

/** The databases a schema is made for: each a folder of `prisma/` with its `base.prisma` and migrations. */
export const databases = ['sqlite'];

/**
 * A database's base schema joined with the shared models.
 * @param {string} database
 */
export const schemaOf = (database) =>
  `${readFileSync(join(prismaFolder, database, 'base.prisma'), 'utf8')}\n${readFileSync(join(prismaFolder, 'models.prisma'), 'utf8')}`;
