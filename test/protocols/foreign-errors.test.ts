import { describe, expect, test } from 'vitest';
import type { BackendContext } from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import { protocols } from '../../src/core/types.ts';
import { backendOf } from '../../src/protocols/backends.ts';

// Compatible servers, and proxies before them, write errors in the form of another protocol, with status 200.

const context = (protocol: string): BackendContext => ({
  request: { model: 'm', messages: [], stream: true },
  model: 'm',
  issuer: `${protocol}@local.test`,
  facts: {},
  report() {},
  note() {},
  mint: (prefix) => prefix,
});

const bodies: readonly (readonly [JsonObject, string])[] = [
  [{ error: 'The model is not loaded' }, 'The model is not loaded'],
  [{ detail: 'Not found' }, 'Not found'],
  [{ object: 'error', message: 'Out of memory', type: 'InternalServerError', code: 500 }, 'Out of memory'],
  [{ base_resp: { status_code: 1008, status_msg: 'insufficient balance' } }, 'insufficient balance'],
];

describe.each(protocols)('an error in place of an answer of %s', (protocol) => {
  const codec = backendOf(protocol)?.codec;

  test.each(bodies)('%j is read when it is plain', (body, message) => {
    expect(() => codec?.decodeResponse(body, context(protocol))).toThrow(message);
  });

  test.each(bodies)('%j is read when it is the first frame of a stream', (body, message) => {
    const frames = [{ data: JSON.stringify(body) }];
    const events = codec ? collectSteps(codec.decodeStream(context(protocol)), frames) : [];
    expect(events).toEqual([{ type: 'error', error: expect.objectContaining({ message }) }]);
  });
});
