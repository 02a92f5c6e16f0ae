import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../src/core/types.ts';
import { startGateway } from '../support/gateway.ts';
import type { Refusal } from '../support/reply.ts';
import {
  backendPathsOf,
  configurationOf,
  helloReply,
  refusalMessage,
  refuseWith,
  replyWith,
  type BackendPath,
  type TestSetup,
} from './setup.ts';

/** A request "Say hello." of an SDK's client. */
export interface SdkCall {
  /** The URL of the gateway, without a path. */
  url: string;
  key: string;
  model: string;
  stream: boolean;
  signal?: AbortSignal;
}

export type Failure = Refusal | 'hang-up' | 'unknown-model' | 'wrong-key' | 'abort';

export interface SdkFailures {
  /** The name of the SDK in test names. */
  sdk: string;
  protocol: Protocol;
  call(request: SdkCall): Promise<unknown>;
  /** The text of a plain answer. */
  textOf(answer: never): unknown;
  /** Checks the error that a call is rejected with. `message`: of the vendor's refusal. */
  expected: Readonly<Record<Failure, (error: never, message: string) => void>>;
}

const refusals: readonly Refusal[] = [
  'rate-limit',
  'invalid-request',
  'context-length',
  'authentication',
  'server-error',
  'overloaded',
];

const key = 'key-of-the-client';

export const catchError = (call: Promise<unknown>): Promise<never> =>
  call.then(
    () => {
      throw new Error('expected the call to fail');
    },
    (thrown: unknown) => thrown as never,
  );

/** Tests of the failures that are the same for all SDKs, on all paths from its protocol. */
export function describeFailures(gateway: TestSetup, { sdk, protocol, call, textOf, expected }: SdkFailures): void {
  describe.each(backendPathsOf(protocol))(`failures and ${sdk}, $name`, (path: BackendPath) => {
    describe.each([false, true])('with stream: %s', (stream) => {
      const request = (): SdkCall => ({ url: gateway.url, key, model: path.model, stream });

      test.each(refusals)('the vendor refuses: %s', async (refusal) => {
        refuseWith(gateway.upstream, path, refusal);
        expected[refusal](await catchError(call(request())), refusalMessage(path, refusal));
      });

      test('the vendor hangs up without an answer', async () => {
        gateway.upstream.answer({ ends: 'reset' });
        expected['hang-up'](await catchError(call(request())), '');
      });
    });

    test('an abort before the first byte closes the connection to the backend', async () => {
      gateway.upstream.answer({ ends: 'unanswered' });
      const controller = new AbortController();
      const { signal } = controller;
      const pending = catchError(call({ url: gateway.url, key, model: path.model, stream: false, signal }));
      const [received] = await gateway.upstream.arrived(1);
      controller.abort();
      expected.abort(await pending, '');
      expect(await received?.outcome).toBe('abandoned');
    });
  });

  describe(`failures of the gateway itself and ${sdk}`, () => {
    test('an unknown model', async () => {
      const request = { url: gateway.url, key, model: 'nowhere', stream: false };
      expected['unknown-model'](await catchError(call(request)), 'nowhere');
      expect(gateway.upstream.received).toEqual([]);
    });

    test('a gateway with keys refuses other keys', async () => {
      const [path] = backendPathsOf(protocol);
      if (!path) throw new Error(`no path from ${protocol}`);
      const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
      try {
        const request = { url: guarded.url, model: path.model, stream: false };
        expected['wrong-key'](await catchError(call({ ...request, key: 'wrong' })), '');
        expect(gateway.upstream.received).toEqual([]);
        replyWith(gateway.upstream, path, helloReply);
        expect(textOf((await call({ ...request, key: 'right' })) as never)).toBe('Grüße, 👋 world.');
      } finally {
        await guarded.stop();
      }
    });
  });
}
