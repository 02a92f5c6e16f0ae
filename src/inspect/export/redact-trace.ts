import { randomBytes } from 'node:crypto';
import { backendOf } from '../../protocols/backends.ts';
import { redactEventStream } from '../../wire/event-stream.ts';
import type { Framing } from '../../core/step.ts';
import { detectFraming, findMessage } from '../../record/decode-exchange.ts';
import { createRedactor, type Redacted, type Redactor } from '../../core/redact/redact.ts';
import { redactBody } from '../../core/redact/redact-body.ts';
import { secretShapes } from '../../core/redact/secret-shapes.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/**
 * Redacts credentials from exports; `secrets` are those of the configuration. Tokens are comparable only within one
 * export.
 */
export const createExportRedactor = (secrets: readonly string[]): Redactor =>
  createRedactor(secrets, randomBytes(32), secretShapes);

/**
 * A trace for export. It was redacted when recorded; this also finds secrets that were configured since, and those that
 * a plain search of the bytes does not find: see `redactBody`.
 */
export function redactTrace(trace: StoredTrace, redactor: Redactor): StoredTrace {
  const { row, attempts, messages, findings } = trace;
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
      prompt: redactText(row.prompt),
      toolCalls: row.toolCalls.map((call) => ({
        ...call,
        arguments: redactText(call.arguments),
        resultHead: redactText(call.resultHead),
      })),
      losses: redactor.text(row.losses),
      notes: redactor.text(row.notes),
    },
    attempts: attempts.map((attempt) => ({
      ...attempt,
      error: redactText(attempt.error),
      reason: redactText(attempt.reason),
    })),
    messages: messages.map((message) => redactMessage(message, findFraming(trace, message), redactor)),
    // Decoded again from the redacted bodies.
    core: null,
    findings: findings.map((finding) => ({
      ...finding,
      path: redactor.text(finding.path),
      what: redactor.text(finding.what),
      expected: redactText(finding.expected),
      got: redactText(finding.got),
    })),
  };
}

/** Redacts one message. `framing`: how its body is divided into events; `undefined` for a plain body. */
export function redactMessage(message: StoredMessage, framing: Framing | undefined, redactor: Redactor): StoredMessage {
  const { target, headers, body } = message;
  const redacted = body && redactFramed(body, framing, redactor);
  return {
    ...message,
    target: target === null ? null : redactor.target(target),
    headers: redactor.headers(headers),
    body: redacted && redacted.bytes,
    size: redacted ? redacted.bytes.length : message.size,
    chunks: redacted ? redistributeChunks(message.chunks, redacted) : [],
  };
}

const redactFramed = (body: Buffer, framing: Framing | undefined, redactor: Redactor): Redacted =>
  framing === 'aws-event-stream'
    ? redactEventStream(body, { events: (events) => redactBody(events, 'sse', redactor), bytes: redactor.bytes })
    : redactBody(body, framing, redactor);

/** The redacted body, divided where the original was. A chunk within a credential is left out. */
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

/** How an answer is divided; without a content type, as a stream of its protocol. */
function findFraming(trace: StoredTrace, { status, role, headers }: StoredMessage): Framing | undefined {
  if (status === null || status >= 400) return undefined;
  const isClients = role === 'client-response';
  const codec = backendOf((isClients ? trace.row.frontend : trace.row.protocol) ?? '')?.codec;
  const askedAt = findMessage(trace, isClients ? 'client-request' : 'upstream-request')?.target ?? '';
  return codec && detectFraming(codec, { headers, requestUrl: askedAt }, { stream: true });
}
