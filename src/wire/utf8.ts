import type { Step } from '../core/step.ts';

/** Bytes in any slices to text: a code point cut in two waits for its rest. */
export const readUtf8: Step<Uint8Array, string> = (emit) => {
  const decoder = new TextDecoder();
  const say = (text: string): void => {
    if (text) emit(text);
  };
  return { push: (bytes) => say(decoder.decode(bytes, { stream: true })), end: () => say(decoder.decode()) };
};
