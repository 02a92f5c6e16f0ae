import { describe, expect, test, vi } from 'vitest';
import { findLocalServers } from '../../src/diagnose/local-servers.ts';

/** Servers of this machine, by their origins: what each answers by path. Nothing listens elsewhere. */
function serve(origins: Record<string, Record<string, object>>): void {
  vi.stubGlobal('fetch', async (input: string) => {
    const { origin, pathname } = new URL(input);
    const answers = origins[origin];
    if (!answers)
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
    const answer = answers[pathname];
    return answer ? Response.json(answer) : Response.json({ error: 'not found' }, { status: 404 });
  });
}

const lmStudio = { '/api/v1/models': { models: [{ key: 'gpt-oss-20b' }] } };
const kindsFound = async (ports: readonly number[] = []) =>
  (await findLocalServers(ports)).flatMap((finding) => {
    if (finding.found === 'nothing') return [];
    return [[finding.port, finding.found === 'server' ? finding.server.kind : finding.found]];
  });

describe('findLocalServers', () => {
  test.each([
    ['is one of the usual ones, of another server', 8080],
    ['is the usual one of that server', 1234],
    ['is none of the usual ones', 5000],
  ])('has one finding for a port that the user names when it %s', async (_when, port) => {
    serve({ [`http://127.0.0.1:${port}`]: lmStudio });
    expect(await kindsFound([port, port])).toEqual([[port, 'LM Studio']]);
  });

  test('finds a server at the second loopback address when something else is at the first', async () => {
    serve({ 'http://127.0.0.1:1234': { '/': { hello: 'world' } }, 'http://[::1]:1234': lmStudio });
    expect(await kindsFound()).toEqual([[1234, 'LM Studio']]);
  });

  test('finds something else where no server is recognized', async () => {
    serve({ 'http://127.0.0.1:8000': { '/': { hello: 'world' } } });
    expect(await kindsFound()).toEqual([[8000, 'something-else']]);
  });

  test('lists the named ports first', async () => {
    serve({ 'http://127.0.0.1:11434': { '/': {} }, 'http://127.0.0.1:5000': lmStudio });
    expect(await kindsFound([5000])).toEqual([
      [5000, 'LM Studio'],
      [11_434, 'something-else'],
    ]);
  });
});
