import { expect, test } from 'vitest';
import { LouterError } from '../../src/core/error.ts';
import { toBodyError, toTransportError } from '../../src/gateway/attempt/transport.ts';

const url = 'http://127.0.0.1:1234/v1/chat/completions';
const signal = new AbortController().signal;
const broken = (code: string): Error => Object.assign(new Error('broken'), { code });

test('does not doubt the address of a server whose response had begun', () => {
  const { kind, message } = toBodyError(broken('UND_ERR_SOCKET'), url, signal);
  expect({ kind, message }).toEqual({
    kind: 'upstream',
    message:
      '127.0.0.1:1234 closed the connection in the middle of its response (UND_ERR_SOCKET): check the log of that server',
  });
  expect(toTransportError(broken('UND_ERR_SOCKET'), url, signal).message).toContain('https://');
});

test('leaves other failures of a body as they are', () => {
  expect(toBodyError(broken('UND_ERR_BODY_TIMEOUT'), url, signal).kind).toBe('timeout');
  const own = new LouterError({ kind: 'overloaded', message: 'too much' });
  expect(toBodyError(own, url, signal)).toBe(own.detail);
  expect(toBodyError(broken('ECONNRESET'), url, AbortSignal.abort()).kind).toBe('aborted');
});
