import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { failingSession } from '../support/failing-session.ts';
import { newStore, storeAll } from '../support/store.ts';

const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
const schema = fileURLToPath(new URL('../../../prisma/sqlite/schema.prisma', import.meta.url));
const env = {
  PATH: process.env['PATH'] ?? '',
  // Neither command needs the schema engine, which Prisma downloads otherwise.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
};

test('the schema of the package is valid for Prisma', () => {
  const printed = execFileSync(process.execPath, [prisma, 'validate', '--schema', schema], { env, encoding: 'utf8' });
  expect(printed).toContain('is valid');
});

test('Prisma Studio opens a trace database', async () => {
  const url = newStore();
  const session = failingSession();
  await storeAll(session, { url });
  const studio = await startStudio(url.replace(/^file:/, 'file://'));
  const query = { sql: 'SELECT "id" FROM "Exchange" ORDER BY "seq"', parameters: [] };
  const answer = await fetch(`${studio}/bff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ procedure: 'query', query }),
  });
  expect(await answer.json()).toEqual([null, session.map(({ traceId }) => ({ id: traceId }))]);
}, 60_000);

/** Starts Studio on a database until the test ends, and returns its URL. */
async function startStudio(url: string): Promise<string> {
  const port = String(await findFreePort());
  const studio = spawn(process.execPath, [prisma, 'studio', '--port', port, '--browser', 'none', '--url', url], {
    env,
  });
  onTestFinished(() => void studio.kill());
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (text: string): void => {
      printed += text;
      if (printed.includes('running at')) resolve(`http://localhost:${port}`);
    };
    studio.stdout.setEncoding('utf8').on('data', read);
    studio.stderr.setEncoding('utf8').on('data', read);
    studio.once('close', () => reject(new Error(`Prisma Studio ended: ${printed}`)));
  });
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
