import { randomBytes } from 'node:crypto';
import { backendOf } from '../../protocols/backends.ts';
import type { Framing } from '../../core/step.ts';
import { framingOfAnswer, messageOf } from '../../record/normalize.ts';
import { createRedactor, type Redactor } from '../../core/redact/redact.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/store.ts';
import { redactBody } from '../../core/redact/redact-body.ts';
import { secretShapes } from '../../core/redact/secret-shapes.ts';

/**
 * Takes credentials out of what leaves the machine; `secrets` are those of the configuration. Its tokens mean nothing
 * outside of what was redacted together.
 */
export const sharingRedactor = (secrets: readonly string[]): Redactor =>
  createRedactor(secrets, randomBytes(32), secretShapes);

/**
 * A trace that may be given away. It was redacted when it was recorded; here those secrets are found too that were
 * configured since, and those that one look at the bytes does not find, see `redactBody`.
 */
export function redactTrace(trace: StoredTrace, redactor: Redactor): StoredTrace {
  const { row, attempts, messages } = trace;
  const say = <Text extends string | null>(text: Text): Text | string => (text === null ? text : redactor.text(text));
  return {
    row: {
      ...row,
      run: say(row.run),
      case: say(row.case),
      modelAsked: say(row.modelAsked),
      model: say(row.model),
      error: say(row.error),
      losses: redactor.text(row.losses),
      notes: redactor.text(row.notes),
    },
    attempts: attempts.map((attempt) => ({ ...attempt, error: say(attempt.error), reason: say(attempt.reason) })),
    messages: messages.map((message) => redactMessage(message, framingOfMessage(trace, message), redactor)),
  };
}

/** One message of it. `framing`: how its body is divided into events; `undefined` for one that is no stream. */
export function redactMessage(message: StoredMessage, framing: Framing | undefined, redactor: Redactor): StoredMessage {
  const { target, headers, body } = message;
  const redacted = body && redactBody(body, framing, redactor);
  return {
    ...message,
    target: target === null ? null : redactor.target(target),
    headers: redactor.headers(headers),
    body: redacted && redacted.bytes,
    size: redacted ? redacted.bytes.length : message.size,
    chunks: redacted ? movedChunks(message.chunks, redacted) : [],
  };
}

/** The pieces of a body where it is cut as before. A piece that was inside of a credential is gone. */
function movedChunks(chunks: StoredMessage['chunks'], { bytes, offset }: ReturnType<typeof redactBody>) {
  let [before, from] = [0, 0];
  return chunks.flatMap(({ atMs, bytes: piece }) => {
    before += piece.length;
    const to = offset(before);
    const moved = { atMs, bytes: bytes.subarray(from, to) };
    from = to;
    return moved.bytes.length === 0 ? [] : [moved];
  });
}

/** How an answer is divided; one that does not say so is searched as a stream of its protocol, too. */
function framingOfMessage(trace: StoredTrace, { status, role, headers }: StoredMessage): Framing | undefined {
  if (status === null || status >= 400) return undefined;
  const isClients = role === 'client-response';
  const codec = backendOf((isClients ? trace.row.frontend : trace.row.protocol) ?? '')?.codec;
  const askedAt = messageOf(trace, isClients ? 'client-request' : 'upstream-request')?.target ?? '';
  return codec && framingOfAnswer(codec, { headers, askedAt }, { stream: true });
}
