import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasOwnToken,
  isIssuedBy,
  signatureToToken,
  tokenToSignature,
  unsignedToken,
} from '../../src/core/signature.ts';
import { protocols, type Signature } from '../../src/core/types.ts';
import { writeSignature } from '../../src/protocols/gemini/signatures.ts';
import { encodeCallSignature } from '../../src/protocols/openai/responses/reasoning.ts';

const signature: Signature = { issuer: 'openai-responses@api.example', kind: 'ciphertext', value: 'gAAAA.b==' };

describe('seals on their way through a client', () => {
  test('its own protocol’s go untouched', () => {
    expect(signatureToToken(signature, 'openai-responses')).toBe('gAAAA.b==');
    expect(tokenToSignature('gAAAA.b==', 'openai-responses', 'ciphertext')).toEqual({
      issuer: 'openai-responses',
      kind: 'ciphertext',
      value: 'gAAAA.b==',
    });
  });

  test('another’s come back with their issuer and kind, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom('signature', 'ciphertext'), (value, kind) => {
        const sent: Signature = { issuer: 'gemini@host:8080', kind, value };
        expect(tokenToSignature(signatureToToken(sent, 'anthropic'), 'anthropic', 'signature')).toEqual(sent);
      }),
    );
  });

  test('no token, no signature', () => {
    expect(tokenToSignature('', 'anthropic', 'signature')).toBeUndefined();
    expect(tokenToSignature(undefined, 'anthropic', 'signature')).toBeUndefined();
  });

  test('the token of what nobody sealed is no signature', () => {
    for (const protocol of protocols)
      for (const kind of ['signature', 'ciphertext'] as const)
        expect(tokenToSignature(unsignedToken, protocol, kind)).toBeUndefined();
  });

  test('a token that only looks tagged is a plain one', () => {
    expect(tokenToSignature('louter.1.', 'anthropic', 'signature')?.issuer).toBe('anthropic');
  });

  test('only the issuer may be sent it; a signature known by protocol alone goes to any host of that protocol', () => {
    expect(isIssuedBy(signature, 'openai-responses@api.example')).toBe(true);
    expect(isIssuedBy(signature, 'openai-responses@other.example')).toBe(false);
    expect(isIssuedBy({ ...signature, issuer: 'anthropic' }, 'anthropic@any.example')).toBe(true);
    expect(isIssuedBy({ ...signature, issuer: 'anthropic' }, 'gemini@any.example')).toBe(false);
  });
});

describe('a request body holds a token that was made here', () => {
  const own: [place: string, body: unknown][] = [
    ['of unsealed reasoning', { signature: unsignedToken }],
    ['of another protocol', { input: [{ encrypted_content: signatureToToken(signature, 'anthropic') }] }],
    ['of a call of Responses', { input: [encodeCallSignature({ id: 'call_1', signature }, 'rs_1')] }],
    ['in base64 for Gemini', { parts: [{ text: 'a', thoughtSignature: writeSignature(signature) }] }],
    ['behind one that is quoted', { text: `say "${unsignedToken}"`, signature: unsignedToken }],
  ];
  test.each(own)('%s', (_, body) => {
    expect(hasOwnToken(Buffer.from(JSON.stringify(body)))).toBe(true);
    expect(hasOwnToken(Buffer.from(JSON.stringify(body, null, 2)))).toBe(true);
  });

  const none: [what: string, body: unknown][] = [
    [
      "only a vendor's",
      { signature: 'EqQBCkYIBRgCKkB', thoughtSignature: 'CiQB4/H/XkqN', encrypted_content: 'gAAAAA' },
    ],
    ['only a quoted one', { text: `say "${unsignedToken}" or \\"${unsignedToken}"` }],
    ['only a text about one', { model: 'louter.2', text: `the token ${unsignedToken}` }],
  ];
  test.each(none)('not where it holds %s', (_, body) => {
    expect(hasOwnToken(Buffer.from(JSON.stringify(body)))).toBe(false);
  });
});
