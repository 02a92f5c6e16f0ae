import { refusalOf } from '../app/api.ts';
import type { BodyAnswers, BodyQuestion, BodyReply, BodySource } from './body-worker.ts';
// oxlint-disable-next-line import/default -- Vite writes this module: it is the address of the worker.
import workerAddress from './body-worker.ts?worker&url';

/** The part of Trusted Types (W3C) that this needs: the policy of the page lets no other address start a worker. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('louter', {
  createScriptURL(address) {
    if (address === workerAddress) return address;
    throw new TypeError('only the worker of this page may be started');
  },
});

/** Questions about a body, which a worker answers. */
export class BodyIndex {
  readonly #worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #nextId = 0;

  constructor(source: BodySource) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<BodyReply>) => {
      const question = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('answer' in data) question?.resolve(data.answer);
      else if ('failure' in data) question?.reject(new Error(data.failure));
      else question?.reject(refusalOf(data.refused.status, data.refused.body));
    });
    this.#worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    });
    this.#worker.postMessage(source, []);
  }

  /** @throws {ApiError} if the body cannot be loaded. */
  ask<Question extends BodyQuestion>(question: Question): Promise<BodyAnswers[Question['what']]> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      // The type of an answer is that of its question.
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as BodyAnswers[Question['what']]), reject });
      this.#worker.postMessage({ id, question }, []);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
