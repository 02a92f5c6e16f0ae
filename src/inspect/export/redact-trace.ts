import { randomBytes } from 'node:crypto';
import { backendOf } from '../../protocols/backends.ts';
import type { Framing } from '../../core/step.ts';
import { detectFraming, findMessage } from '../../record/normalize.ts';
import { createRedactor, type Redactor } from '../../core/redact/redact.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/trace-store.ts';
import { redactBody } from '../../core/redact/redact-body.ts';
import { secretShapes } from '../../core/redact/secret-shapes.ts';

/**
 * Takes credentials out of what leaves the machine; `secrets` are those of the configuration. Its tokens mean nothing
 * outside of what was redacted together.
 */
export const createExportRedactor = (secrets: readonly string[]): Redactor =>
  createRedactor(secrets, randomBytes(32), secretShapes);

/**
 * A trace that may be given away. It was redacted when it was recorded; here those secrets are found too that were
 * configured since, and those that one look at the bytes does not find, see `redactBody`.
 */
export function redactTrace(trace: StoredTrace, redactor: Redactor): StoredTrace {
  const { row, attempts, messages } = trace;
  const redactText = <Text extends string | null>(text: Text): Text | string =>
    text === null ? text : redactor.text(text);
  return {
    row: {
      ...row,
      run: redactText(row.run),
      case: redactText(row.case),
      modelAsked: redactText(row.modelAsked),
      model: redactText(row.model),
      error: redactText(row.error),
      losses: redactor.text(row.losses),
      notes: redactor.text(row.notes),
    },
    attempts: attempts.map((attempt) => ({
      ...attempt,
      error: redactText(attempt.error),
      reason: redactText(attempt.reason),
    })),
    messages: messages.map((message) => redactMessage(message, findFraming(trace, message), redactor)),
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
    chunks: redacted ? redistributeChunks(message.chunks, redacted) : [],
  };
}

/** The pieces of a body where it is cut as before. A piece that was inside of a credential is gone. */
function redistributeChunks(chunks: StoredMessage['chunks'], { bytes, offset }: ReturnType<typeof redactBody>) {
  let [before, from] = [0, 0];
  return chunks.flatMap(({ atMs, bytes: piece }) => {
    before += piece.length;
    const to = offset(before);
    const chunk = { atMs, bytes: bytes.subarray(from, to) };
    from = to;
    return chunk.bytes.length === 0 ? [] : [chunk];
  });
}

/** How an answer is divided; one that does not say so is searched as a stream of its protocol, too. */
function findFraming(trace: StoredTrace, { status, role, headers }: StoredMessage): Framing | undefined {
  if (status === null || status >= 400) return undefined;
  const isClients = role === 'client-response';
  const codec = backendOf((isClients ? trace.row.frontend : trace.row.protocol) ?? '')?.codec;
  const askedAt = findMessage(trace, isClients ? 'client-request' : 'upstream-request')?.target ?? '';
  return codec && detectFraming(codec, { headers, requestUrl: askedAt }, { stream: true });
}
