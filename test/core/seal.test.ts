import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIssuedBy, sealToToken, tokenToSeal } from '../../src/core/seal.ts';
import type { Seal } from '../../src/core/types.ts';

const seal: Seal = { issuer: 'openai-responses@api.example', kind: 'ciphertext', value: 'gAAAA.b==' };

describe('seals on their way through a client', () => {
  test('its own protocol’s go untouched', () => {
    expect(sealToToken(seal, 'openai-responses')).toBe('gAAAA.b==');
    expect(tokenToSeal('gAAAA.b==', 'openai-responses', 'ciphertext')).toEqual({
      issuer: 'openai-responses',
      kind: 'ciphertext',
      value: 'gAAAA.b==',
    });
  });

  test('another’s come back with their issuer and kind, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom('signature', 'ciphertext'), (value, kind) => {
        const sent: Seal = { issuer: 'gemini@host:8080', kind, value };
        expect(tokenToSeal(sealToToken(sent, 'anthropic'), 'anthropic', 'signature')).toEqual(sent);
      }),
    );
  });

  test('no token, no seal', () => {
    expect(tokenToSeal('', 'anthropic', 'signature')).toBeUndefined();
    expect(tokenToSeal(undefined, 'anthropic', 'signature')).toBeUndefined();
  });

  test('a token that only looks tagged is a plain one', () => {
    expect(tokenToSeal('louter.1.', 'anthropic', 'signature')?.issuer).toBe('anthropic');
  });

  test('only the issuer may be sent it; a seal known by protocol alone goes to any host of that protocol', () => {
    expect(isIssuedBy(seal, 'openai-responses@api.example')).toBe(true);
    expect(isIssuedBy(seal, 'openai-responses@other.example')).toBe(false);
    expect(isIssuedBy({ ...seal, issuer: 'anthropic' }, 'anthropic@any.example')).toBe(true);
    expect(isIssuedBy({ ...seal, issuer: 'anthropic' }, 'gemini@any.example')).toBe(false);
  });
});
