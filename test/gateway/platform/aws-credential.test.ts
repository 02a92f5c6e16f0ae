import { afterEach, describe, expect, test, vi } from 'vitest';
import { signRequest } from '../../../src/gateway/platform/aws-credential.ts';

afterEach(() => void vi.useRealTimers());

describe('a signed request', () => {
  test('has the signature that two implementations agree on, and its path encoded twice', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T00:00:00Z'), toFake: ['Date'] });
    const headers = await signRequest(
      {
        url: 'https://bedrock-runtime.us-east-1.amazonaws.com/model/anthropic.claude-sonnet-4-5-20250929-v1%3A0/invoke',
        headers: { 'content-type': 'application/json', 'user-agent': 'louter', traceparent: 'x' },
        body: Buffer.from('{"a":1}'),
      },
      { kind: 'signing-keys', accessKeyId: 'AKID', secretAccessKey: 'SECRET', sessionToken: 'TOK' },
      { service: 'bedrock', region: 'us-east-1', clockOffsetMs: 0 },
    );
    expect(headers['authorization']).toBe(
      'AWS4-HMAC-SHA256 Credential=AKID/20261128/us-east-1/bedrock/aws4_request, SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=6e910e6f8b684c772c572d49f2aec9ec1604cf558eaa64e0b138acca0b94c5de',
    );
    expect(Object.keys(headers).toSorted()).toEqual([
      'authorization',
      'x-amz-content-sha256',
      'x-amz-date',
      'x-amz-security-token',
    ]);
  });
});
