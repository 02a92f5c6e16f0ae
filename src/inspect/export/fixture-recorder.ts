import { parseJson } from '../../core/json.ts';
import { ownVersion } from '../../core/own-package.ts';
import { decodeContent, listContentCodings } from '../../wire/content-coding.ts';
import { presentedSecrets } from '../../core/redact/credentials.ts';
import { type Fixture, readFixture } from '../../replay/fixtures.ts';
import { type Exchange, noRecorder, type RawResponse, type Recorder } from '../../record/exchange.ts';
import type { Redactor } from '../../core/redact/redact.ts';
import { hashRequest } from '../../core/canonical-json.ts';
import { toStoredRequest } from '../../record/store/stored-messages.ts';
import { originOf, isPassedThrough, isReplayed, recordSide, nameSituation } from './fixture-draft.ts';
import { redactMessage } from './redact-trace.ts';
import { type FixtureDraft, type WrittenFixture, writeFixture } from './write-fixture.ts';
import type { StoredMessage } from '../../record/store/stored-trace.ts';

export interface FixtureRecorderSettings {
  /** Fixtures are written to ROOT/<protocol>/<situation>/. */
  readonly root: string;
  readonly redactor: Redactor;
  /** Called after each fixture is written. */
  onWritten(fixture: Fixture, receipt: WrittenFixture): void;
  /** Called when a fixture could not be written; the client's answer is not affected. */
  onFailed(exchange: Exchange, why: string): void;
}

/**
 * Writes a fixture of every exchange that a backend answered: the client's request and answer, to be replayed to it.
 * Truncated answers and transient failures (408, 429 and 5xx) are not recorded.
 */
export function createFixtureRecorder({
  root,
  redactor,
  onWritten: written,
  onFailed: failed,
}: FixtureRecorderSettings): Recorder {
  return {
    ...noRecorder,
    // A fixture needs all chunks: none is written early.
    progress: () => undefined,
    close(exchange) {
      try {
        const draft = createDraft(exchange, redactor.including(presentedSecrets(exchange.request)));
        if (draft === undefined) return;
        const receipt = writeFixture(root, draft);
        written(readFixture(receipt.directory), receipt);
      } catch (error) {
        failed(exchange, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function createDraft(exchange: Exchange, redactor: Redactor): FixtureDraft | undefined {
  const { backend, response, traceId, frontend, status, startedAt, mode } = exchange;
  if (!backend?.request || !backend.response || !response || status === 'aborted' || status === 'proxy-error')
    return undefined;
  if (isPassedThrough(frontend, exchange.request.target)) return undefined;
  if (isTransient(response.status) || (status === 'upstream-error' && response.status < 400)) return undefined;
  const request = redactMessage(toStoredRequest(exchange.request), undefined, redactor);
  const raw = toResponseMessage(response);
  const { framing } = recordSide(traceId, frontend, { request, response: raw, sentAtMs: 0 });
  const side = recordSide(traceId, frontend, { request, response: redactMessage(raw, framing, redactor), sentAtMs: 0 });
  const at = new Date(startedAt / 1000).toISOString();
  const from = originOf(redactor.target(backend.request.target));
  const suffix = hashRequest(parseJson(side.request.toString('utf8')) ?? null).slice(0, 8);
  const calls = exchange.summary?.toolCalls.length ?? 0;
  return {
    situation: nameSituation(side, request, { calls, mark: suffix }),
    description: `Recorded from ${from ?? backend.provider} at ${at}${mode === 'proxy' ? `, translated from ${backend.protocol}` : ''}`,
    origin: isReplayed(backend.issuer, backend.response.headers) ? 'authored' : 'recorded',
    source: {
      at,
      from,
      backend: backend.provider,
      model: backend.model,
      protocol: backend.protocol,
      louter: ownVersion(),
    },
    side,
  };
}

function toResponseMessage({ status, headers, chunks }: RawResponse): StoredMessage {
  const pieces = chunks.map(({ atMs, bytes }) => ({ atMs, bytes: Buffer.from(bytes) }));
  const bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
  const codings = listContentCodings(headers);
  const body = codings.length === 0 ? bytes : decodeContent(bytes, codings);
  if (body === undefined) throw new Error(`the content encoding ${codings.join(', ')} cannot be decoded`);
  return {
    role: 'client-response',
    position: 0,
    method: null,
    target: null,
    status,
    headers,
    size: body.length,
    body,
    // Within an encoding the arrival of each byte is not known: all count as arrived with the last.
    chunks: codings.length === 0 ? pieces : [{ atMs: pieces.at(-1)?.atMs ?? 0, bytes: body }],
  };
}
