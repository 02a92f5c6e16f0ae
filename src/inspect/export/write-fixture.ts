import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { Framing } from '../../core/step.ts';
import type { VendorProtocol } from '../../core/types.ts';
import { FixtureError, responseFileName, type TimedBytes } from '../../replay/fixtures.ts';
import type { HeaderFields } from '../../core/headers.ts';
import { isCredentialField } from '../../core/redact/credentials.ts';
import { tokensIn } from '../../core/redact/redact.ts';
import { type FixtureProblem, validateFixtures } from '../../replay/validate-fixtures.ts';
import { listStringLeaves } from '../../core/json-leaves.ts';

/** One side of an exchange, redacted. */
export interface RecordedSide {
  readonly protocol: VendorProtocol;
  /** Path and query the request was sent to. */
  readonly path: string;
  readonly request: Buffer;
  readonly status: number;
  readonly headers: HeaderFields;
  /** How the events of the response are divided; `undefined` for a plain one. */
  readonly framing: Framing | undefined;
  /** Times are since the request was sent. */
  readonly chunks: readonly TimedBytes[];
}

/** The content of a fixture to be written. */
export interface FixtureDraft {
  readonly situation: string;
  readonly description: string;
  /** `authored`: a replay answered. */
  readonly origin: 'recorded' | 'authored';
  /** Where it is from, and when; for information only. */
  readonly source: JsonObject;
  readonly side: RecordedSide;
  /** The client's request and answer, where they differ. */
  readonly client?: RecordedSide;
}

export interface WrittenFixture {
  readonly directory: string;
  /** What was redacted, one line each; also in the meta data. */
  readonly removed: readonly string[];
  /** Problems other than the violations that it declares. */
  readonly faults: readonly FixtureProblem[];
}

/** Only the owner may read a recording. */
const folderMode = 0o700;
const fileMode = 0o600;

/** The directory of a fixture. */
export const getFixtureDirectory = (
  root: string,
  { side, situation }: Pick<FixtureDraft, 'side' | 'situation'>,
): string => join(root, side.protocol, situation);

/**
 * Writes a fixture, replacing an existing one. Violations of the protocol in its bytes are declared as its `violations`:
 * a recording shows what happened.
 * @throws {FixtureError} when its request is not JSON.
 */
export function writeFixture(root: string, draft: FixtureDraft): WrittenFixture {
  const directory = getFixtureDirectory(root, draft);
  const { side, client } = draft;
  const files = [...prepareFiles(directory, side, ''), ...(client ? prepareFiles(directory, client, 'client-') : [])];
  const headers = filterHeaders(side.headers);
  const removed = [
    ...headers.removed,
    ...[side, ...(client ? [client] : [])].flatMap(({ path }) =>
      tokensIn(path).length > 0 ? [`a credential in the query of ${removeCredentials(path)}`] : [],
    ),
    ...files.flatMap(({ name, removed: gone }) => gone.map((what) => `${name}: ${what}`)),
  ];
  const meta: JsonObject = {
    format: 1,
    origin: draft.origin,
    protocol: side.protocol,
    situation: draft.situation,
    status: side.status,
    description: draft.description,
    path: removeCredentials(side.path),
    headers: headers.kept,
    source: draft.source,
    ...(client && {
      client: { protocol: client.protocol, path: removeCredentials(client.path), status: client.status },
    }),
    redacted: removed,
  };

  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: folderMode });
  for (const { name, bytes } of files) writeFileSync(join(directory, name), bytes, { mode: fileMode });
  writeJson(directory, 'response.timing.json', toTimingJson(side.chunks));
  writeJson(directory, 'meta.json', meta);
  const violations = validateFixtures(directory).flatMap((fault) => toViolation(fault, files) ?? []);
  if (violations.length > 0) writeJson(directory, 'meta.json', { ...meta, violations });
  return { directory, removed, faults: validateFixtures(directory) };
}

interface FixtureFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly removed: readonly string[];
}

function prepareFiles(directory: string, side: RecordedSide, prefix: '' | 'client-'): FixtureFile[] {
  const request = redactIdentity(side.request);
  const name = `${prefix}request.json`;
  if (parseJson(request.bytes.toString('utf8')) === undefined)
    throw new FixtureError(join(directory, name), 'cannot be written: the request is not JSON');
  const response = Buffer.concat(side.chunks.map(({ bytes }) => bytes));
  return [
    { name, bytes: request.bytes, removed: [...request.removed, ...describeCredentials(request.bytes)] },
    { name: prefix + responseFileName(side.framing), bytes: response, removed: describeCredentials(response) },
  ];
}

// ---------------------------------------------------------------- redaction

/** Fields that only identify the caller; a request matches without them: see `core/canonical-json.ts`. */
const callerIdentity = /^\/(?:user|safety_identifier|prompt_cache_key|(?:metadata|client_metadata)(?:\/.*)?)$/;

function redactIdentity(request: Buffer): { bytes: Buffer; removed: string[] } {
  let text = request.toString('utf8');
  const leaves = listStringLeaves(text).filter(({ pointer }) => callerIdentity.test(pointer));
  for (const { from, to } of leaves.toReversed()) text = `${text.slice(0, from)}"redacted"${text.slice(to)}`;
  return {
    bytes: leaves.length === 0 ? request : Buffer.from(text),
    removed: leaves.map(({ pointer }) => `${pointer}, identity of the caller`),
  };
}

function describeCredentials(bytes: Buffer): string[] {
  const counts = new Map<string, number>();
  for (const token of tokensIn(bytes.toString('latin1'))) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(
    ([token, times]) => `a credential, ${token} in its place${times === 1 ? '' : ` ${times} times`}`,
  );
}

/** Headers of the connection, and Louter's own. */
const connectionHeader =
  /^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length|date|trailer|upgrade|x-louter-.*)$/i;
/** Headers that identify an account. */
const accountHeader = /organi[sz]ation|project|account|cookie|session|(?:^|-)user(?:-|$)/i;

function filterHeaders(fields: HeaderFields): { kept: JsonObject; removed: string[] } {
  const kept = new Map<string, string>();
  const removed: string[] = [];
  for (const [field, value] of fields) {
    const name = field.toLowerCase();
    if (connectionHeader.test(name)) continue;
    const before = kept.get(name);
    if (isCredentialField(name) || accountHeader.test(name)) removed.push(`response header ${name}`);
    else kept.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return { kept: Object.fromEntries(kept), removed: [...new Set(removed)] };
}

function removeCredentials(path: string): string {
  const mark = path.indexOf('?');
  if (mark === -1) return path;
  const parameters = path
    .slice(mark + 1)
    .split('&')
    .filter((parameter) => tokensIn(parameter).length === 0);
  return path.slice(0, mark) + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

// ---------------------------------------------------------------- files

const roundToMicroseconds = (ms: number): number => Math.max(0, Math.round(ms * 1000)) / 1000;

function toTimingJson(chunks: readonly TimedBytes[]): JsonValue {
  const filled = chunks.filter(({ bytes }) => bytes.length > 0);
  return {
    first_byte_ms: roundToMicroseconds(filled[0]?.atMs ?? 0),
    chunks: filled.map(({ atMs, bytes }) => ({ at_ms: roundToMicroseconds(atMs), bytes: bytes.length })),
  };
}

function toViolation({ file, event, path }: FixtureProblem, files: readonly FixtureFile[]): JsonObject | undefined {
  const name = basename(file);
  if (!files.some((each) => each.name === name)) return undefined;
  // Without a file, the response is meant.
  return { ...(!name.startsWith('response.') && { file: name }), ...(event !== undefined && { event }), path };
}

const writeJson = (directory: string, name: string, value: JsonValue): void =>
  writeFileSync(join(directory, name), `${JSON.stringify(value, null, 2)}\n`, { mode: fileMode });
