import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CoreMedium } from '../../../src/core/media.ts';
import { createMediaFetcher, type FetchedMedia, isPublicAddress } from '../../../src/gateway/request/media-fetcher.ts';
import { startUpstream, type ScriptedAnswer } from '../../support/upstream.ts';

const host = await startUpstream();
const port = Number(new URL(host.url).port);
const open = createMediaFetcher(() => true);
const sent: string[] = [];
const closed = createMediaFetcher((address) => {
  sent.push(address);
  return false;
});
afterAll(() => Promise.all([host.close(), open.stop(), closed.stop()]));
beforeEach(() => {
  host.reset();
  sent.length = 0;
});
afterEach(() => host.reset());

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const medium = (type: CoreMedium['type'], mediaType?: string): CoreMedium => ({
  type,
  source: { kind: 'url', url: 'unused', ...(mediaType && { mediaType }) },
});
const never = new AbortController().signal;
const fetching = (url: string, what: CoreMedium = medium('image'), signal = never): Promise<FetchedMedia> =>
  open.fetch(what, url, signal);
const shown = (type: string, body: ScriptedAnswer['body'] = png): ScriptedAnswer => ({
  headers: { 'content-type': type },
  body: body ?? '',
});

describe('media at a URL', () => {
  test('is fetched with its type and without credentials', async () => {
    host.answer(shown('image/PNG; charset=x'));
    expect(await fetching(`${host.url}/a.png`)).toEqual({ mediaType: 'image/png', data: png.toString('base64') });
    expect(host.received[0]).toMatchObject({ method: 'GET', path: '/a.png', headers: { 'user-agent': 'louter' } });
    expect(Object.keys(host.received[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test.each([
    ['image', 'text/html'],
    ['image', 'application/json'],
    ['audio', 'video/mp4'],
    ['document', 'text/html'],
    ['document', 'image/png'],
    ['document', 'application/octet-stream'],
  ] as const)('is no %s when its host says %s', async (type, output) => {
    host.answer(shown(output));
    await expect(fetching(host.url, medium(type))).rejects.toThrow(`its host sent ${output} for ${type}`);
  });

  test.each([
    ['document', 'application/pdf'],
    ['document', 'text/plain'],
    ['audio', 'audio/wav'],
    ['video', 'video/mp4'],
  ] as const)('may be a %s of type %s', async (type, output) => {
    host.answer(shown(output));
    expect(await fetching(host.url, medium(type))).toMatchObject({ mediaType: output });
  });

  test('has the type of the request when its host sends none', async () => {
    host.answer(shown('application/octet-stream'));
    expect(await fetching(host.url, medium('image', 'image/webp'))).toMatchObject({ mediaType: 'image/webp' });
  });

  test('is followed through redirects, up to three', async () => {
    const redirect = { status: 302, headers: { location: '/next' } };
    host.answer(redirect, redirect, redirect, shown('image/png'));
    expect(await fetching(host.url)).toMatchObject({ mediaType: 'image/png' });
    host.answer(redirect, redirect, redirect, redirect, shown('image/png'));
    await expect(fetching(host.url)).rejects.toThrow('redirected more than 3 times');
  });

  test.each([404, 500, 204])('fails when its host answers %i', async (status) => {
    host.answer({ status, headers: { 'content-type': 'image/png' } });
    await expect(fetching(host.url)).rejects.toThrow(`answered ${status}`);
  });

  test('fails when its host sends an encoding that was not accepted', async () => {
    host.answer({ headers: { 'content-type': 'image/png', 'content-encoding': 'gzip' }, body: png });
    await expect(fetching(host.url)).rejects.toThrow('encoded it (gzip)');
  });

  test('is aborted when it is too large', async () => {
    host.answer(shown('image/png', Buffer.alloc(20 * 1024 * 1024 + 1)));
    await expect(fetching(host.url)).rejects.toThrow('larger than');
  });

  test('fails when its host breaks off or refuses the connection', async () => {
    host.answer({ ...shown('image/png'), ends: 'cut' });
    await expect(fetching(host.url)).rejects.toThrow('cannot be reached');
    await expect(fetching('http://127.0.0.1:1/a.png')).rejects.toThrow('cannot be reached (ECONNREFUSED)');
  });

  test('is aborted with its request', async () => {
    const abort = new AbortController();
    host.answer({ ends: 'unanswered' });
    const fetched = fetching(host.url, medium('image'), abort.signal);
    await host.arrived(1);
    abort.abort(new Error('gone'));
    await expect(fetched).rejects.toThrow('gone');
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/a', 'data:image/png;base64,AA==', 'no address', 'http://'])(
    'is not fetched from %s',
    async (url) => {
      await expect(fetching(url)).rejects.toThrow('it is not an http(s) URL');
    },
  );

  test('is fetched without the credentials in its URL', async () => {
    await expect(fetching(`http://user:pass@127.0.0.1:${port}/`)).rejects.toThrow('contains a credential');
    expect(host.received).toEqual([]);
  });
});

describe('a host that is not allowed', () => {
  test.each([
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
  ])('is not contacted, as %s', async (url) => {
    await expect(closed.fetch(medium('image'), url, never)).rejects.toThrow('not a host on the public internet');
    expect(sent).not.toEqual([]);
    expect(host.received).toEqual([]);
  });

  test('is not contacted after a redirect', async () => {
    const first = createMediaFetcher((address) => address === '127.0.0.1');
    host.answer({ status: 307, headers: { location: `http://[::1]:${port}/secret` } });
    await expect(first.fetch(medium('image'), host.url, never)).rejects.toThrow('::1 is not a host on the public');
    expect(host.received).toHaveLength(1);
    await first.stop();
  });
});

describe('an address', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['unspecified', '0.0.0.0', '::'],
    ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fd12::1'],
    ['link-local, where clouds keep their metadata', '169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
    ['shared by carriers', '100.64.0.1', '100.127.255.255'],
    ['mapped from IPv4', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1'],
    ['translated', '64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1'],
    ['6to4 and Teredo', '2002:7f00:1::', '192.88.99.1', '2001::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['multicast and reserved', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', 'ff02::1'],
    ['none at all', '', 'localhost', '127.1', '1.1.1', 'example.org'],
  ])('%s is not public', (_what, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
