import type { Step } from '../core/step.ts';

/** Bytes in any slices to text: a code point cut in two waits for its rest. */
export const readUtf8: Step<Uint8Array, string> = (emit) => {
  const decoder = new TextDecoder();
  const emitNonEmpty = (text: string): void => {
    if (text) emit(text);
  };
  return {
    push: (bytes) => emitNonEmpty(decoder.decode(bytes, { stream: true })),
    end: () => emitNonEmpty(decoder.decode()),
  };
};
