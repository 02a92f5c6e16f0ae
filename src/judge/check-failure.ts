import type { ProtocolCodec } from '../core/codec.ts';
import type { CoreChatResponse, CoreError } from '../core/types.ts';
import type { CheckFinding } from './differences.ts';

/** An answer in Core terms, or the error that it is or breaks off with. */
export type ReadAnswer = { response: CoreChatResponse } | { error: CoreError };

/** The client's side of a failed exchange. `status` is that of the reply: an error within a stream comes after 200. */
export interface ClientReply {
  codec: Pick<ProtocolCodec, 'encodeError' | 'decodeError'>;
  status: number;
  read: ReadAnswer;
}

/**
 * Compares the error of a backend with what the client was sent. An answer that failed must not look like one that is
 * finished; the kind, the status and the message of a backend's own error are passed on.
 */
export function compareFailure(error: CoreError, { codec, status, read }: ClientReply): CheckFinding[] {
  if ('response' in read) {
    const reasons = read.response.candidates.map(({ finish }) => `ended with ${finish.reason}`).join(', ');
    return [
      answerFinding('the answer of the backend failed, and the client was sent a finished one', error.message, reasons),
    ];
  }
  if (error.raw === undefined) return [];
  const sent = read.error;
  const findings: CheckFinding[] = [];
  // A stream that has begun has no status of its own. Not every protocol has a type for each kind.
  if (status >= 400) {
    const encoded = codec.encodeError(error);
    const expected = codec.decodeError(encoded);
    if (expected.kind !== sent.kind)
      findings.push(answerFinding('the kind of the error was changed', error.kind, sent.kind));
    if (encoded.status !== status)
      findings.push(answerFinding('the status of the error was changed', String(error.raw.status), String(status)));
  }
  // Clients recognize a prompt that is too long by the words of their own vendor: then only the kind is the same.
  const isReworded = error.kind === 'context-length' && sent.kind === error.kind;
  if (error.message !== '' && !isReworded && !quotes(sent.message, error.message))
    findings.push(answerFinding('the error of the backend was changed', error.message, sent.message));
  return findings;
}

/** Replaces a secret in a message. */
const mask = /redacted-[0-9a-f]{12}|\*{3,}/;

/** Whether a message has all words of another in their order, those aside that were masked in either. */
function quotes(message: string, quoted: string): boolean {
  const words = quoted.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isMasked = mask.test(message) || mask.test(quoted);
  let from = 0;
  let missing = 0;
  for (const word of words) {
    const at = message.indexOf(word, from);
    if (at === -1) missing += 1;
    else from = at + word.length;
  }
  return missing === 0 || (isMasked && missing * 5 <= words.length);
}

export const answerFinding = (what: string, expected: string, got: string): CheckFinding => ({
  leg: 'answer',
  path: '',
  what,
  expected,
  got,
});
