import { anthropicBackend } from '../../src/protocols/anthropic/backend.ts';
import { describe, expect, test } from 'vitest';
import { backendOf } from '../../src/protocols/backends.ts';
import type { BackendConfig } from '../../src/config/config.ts';
import { type VendorProtocol, vendorProtocols } from '../../src/core/types.ts';
import { pickResponseHeaders, buildUpstreamHeaders, identifyCaller } from '../../src/gateway/headers.ts';
import { configOf } from '../../src/config/load.ts';
import { createSecretMasker } from '../../src/gateway/secrets/masker.ts';
import { testBackend } from '../support/config.ts';
import { inboundOf } from '../support/inbound.ts';

function sent(
  headers: Record<string, string>,
  {
    protocol = 'anthropic',
    sameProtocol = true,
    gatewayKeys = [],
    ...settings
  }: Partial<BackendConfig> & { protocol?: VendorProtocol; sameProtocol?: boolean; gatewayKeys?: string[] } = {},
  target = '/v1/messages',
) {
  const adapter = backendOf(protocol);
  if (!adapter) throw new Error(`no backend speaks ${protocol}`);
  const config = testBackend({ name: 'b', protocol, ...settings });
  return buildUpstreamHeaders(inboundOf({ headers, target }), {
    adapter,
    config,
    sameProtocol,
    stream: true,
    gatewayKeys: configOf({ server: { keys: gatewayKeys } }),
  });
}

describe('header fields sent upstream', () => {
  test('an Anthropic client’s version and betas reach an Anthropic backend byte for byte', () => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'a-1,b-2', 'X-Claude-Code-Session-Id': 's' };
    expect(sent(headers)).toMatchObject({
      'anthropic-version': '2026-10-21',
      'anthropic-beta': 'a-1,b-2',
      'x-claude-code-session-id': 's',
    });
  });

  test('they are dropped for a backend of another protocol', () => {
    const headers = sent(
      { 'anthropic-beta': 'a', 'x-stainless-os': 'x' },
      { protocol: 'openai-chat', sameProtocol: false },
    );
    expect(Object.keys(headers)).not.toContain('anthropic-beta');
    expect(Object.keys(headers)).not.toContain('x-stainless-os');
  });

  test('other client headers are dropped: cookies, hosts, framing, Louter’s own fields', () => {
    const headers = sent({
      cookie: 'c',
      host: 'evil',
      'x-forwarded-for': 'f',
      'transfer-encoding': 'chunked',
      'x-louter-key': 'k',
      'x-louter-run': 'r',
    });
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'anthropic-version',
      'content-type',
      'user-agent',
    ]);
  });

  test('no credential is forwarded, whatever its header is called', () => {
    const adapter = backendOf('gemini');
    if (!adapter) throw new Error('no backend speaks gemini');
    const generous = { ...adapter, forwardedRequestHeaders: ['*'], forwardedResponseHeaders: ['*'] };
    const credentials = {
      authorization: 'Bearer t',
      'Proxy-Authorization': 'Basic b',
      cookie: 'c',
      'x-api-key': 'k',
      'x-goog-api-key': 'k',
      'api-key': 'k',
      'x-louter-key': 'k',
      'X-Goog-IAM-Authorization-Token': 't',
      'x-amz-security-token': 't',
      'x-codex-access-token': 't',
    };
    const config = testBackend({ name: 'b', protocol: 'gemini' });
    const inbound = inboundOf({ headers: { ...credentials, 'x-goog-request-params': 'p' }, target: '/v1beta' });
    const headers = buildUpstreamHeaders(inbound, { adapter: generous, config, sameProtocol: true, stream: false });
    const kept = ['accept', 'accept-encoding', 'content-type', 'user-agent', 'x-goog-request-params'];
    expect(Object.keys(headers).toSorted()).toEqual(kept);
    const answered = { ...credentials, 'set-cookie': 'c', 'x-ratelimit-remaining-tokens': '9', 'retry-after': '1' };
    expect(pickResponseHeaders({ headers: Object.entries(answered) }, generous, createSecretMasker([]))).toEqual({
      'x-ratelimit-remaining-tokens': '9',
      'retry-after': '1',
    });
  });

  test('a field that Connection names is not forwarded', () => {
    const headers = sent({ connection: 'keep-alive, Anthropic-Beta', 'anthropic-beta': 'a' });
    expect(headers['anthropic-beta']).toBeUndefined();
  });

  test('the configured key replaces the client’s; without one no key is sent', () => {
    expect(sent({ 'x-api-key': 'theirs' }, { auth: { kind: 'key', key: 'ours' } })['x-api-key']).toBe('ours');
    expect(sent({ 'x-api-key': 'theirs', authorization: 'Bearer theirs' })).not.toHaveProperty('authorization');
    expect(sent({ 'x-api-key': 'theirs' })).not.toHaveProperty('x-api-key');
  });

  test('the caller’s own key is forwarded if configured, in the backend’s header', () => {
    const auth = { kind: 'client' } as const;
    expect(sent({ 'x-api-key': 'k' }, { auth })['x-api-key']).toBe('k');
    expect(sent({ authorization: 'Bearer t' }, { auth })['authorization']).toBe('Bearer t');
    expect(sent({}, { auth }, '/v1/messages?key=q')['x-api-key']).toBe('q');
  });

  test.each(vendorProtocols.flatMap((client) => vendorProtocols.map((protocol) => ({ client, protocol }))))(
    'the caller’s own key goes from $client to $protocol only where they are the same',
    ({ client, protocol }) => {
      const presented = [
        { authorization: 'Bearer the-callers-own' },
        { 'x-api-key': 'the-callers-own' },
        { 'x-goog-api-key': 'the-callers-own' },
      ];
      for (const headers of presented)
        for (const target of ['/v1', '/v1?key=the-callers-own']) {
          const fields = sent(
            headers,
            { auth: { kind: 'client' }, protocol, sameProtocol: client === protocol },
            target,
          );
          expect(JSON.stringify(fields).includes('the-callers-own')).toBe(client === protocol);
        }
    },
  );

  test('a key of the gateway is not forwarded, another key in the same request is', () => {
    const settings = { auth: { kind: 'client' } as const, gatewayKeys: ['gateways'] };
    expect(JSON.stringify(sent({ authorization: 'Bearer gateways' }, settings))).not.toContain('gateways');
    expect(JSON.stringify(sent({ 'x-api-key': 'gateways' }, settings, '/v1?key=gateways'))).not.toContain('gateways');
    expect(sent({ authorization: 'Bearer gateways', 'x-api-key': 'k' }, settings)).toMatchObject({ 'x-api-key': 'k' });
  });

  test('configured fields are added, whatever their case', () => {
    expect(sent({}, { headers: { 'X-Team': 'blue' } })['x-team']).toBe('blue');
  });

  test('a key that an upstream repeats is not sent to the client', () => {
    const headers = [['request-id', 'req for key-of-ours-0123']] as const;
    const reply = pickResponseHeaders({ headers }, anthropicBackend, createSecretMasker(['key-of-ours-0123']));
    expect(reply).toEqual({ 'request-id': 'req for [redacted]' });
  });
});

const caller = (headers: Record<string, string> = {}, target = '/v1/messages'): string =>
  identifyCaller(inboundOf({ headers, target }));

test('identifies callers by each credential header', () => {
  const all = [
    caller(),
    caller({ 'x-api-key': 'one' }),
    caller({ 'x-api-key': 'two' }),
    caller({ 'x-louter-key': 'one' }),
    caller({ authorization: 'Bearer one' }),
    caller({ 'x-goog-api-key': 'one' }),
    caller({}, '/v1/messages?key=one'),
    caller({ 'x-louter-key': 'team', authorization: 'Bearer one' }),
    caller({ 'x-louter-key': 'team', authorization: 'Bearer two' }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('identifies callers by nothing else, with a digest', () => {
  expect(caller({ 'x-api-key': 'one', 'user-agent': 'x' }, '/v1/messages?beta=true')).toBe(
    caller({ 'x-api-key': 'one' }),
  );
  expect(caller({ 'x-api-key': 'one-secret-key' })).toMatch(/^[0-9a-f]{64}$/);
});
