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

/** One side of an exchange, credentials taken out. */
export interface RecordedSide {
  readonly protocol: VendorProtocol;
  /** Path and query the request was sent to. */
  readonly path: string;
  readonly request: Buffer;
  readonly status: number;
  readonly headers: HeaderFields;
  /** How the events of the response are divided; `undefined` for one that is no stream. */
  readonly framing: Framing | undefined;
  /** Times since the request was sent. */
  readonly chunks: readonly TimedBytes[];
}

/** What a fixture is made of. */
export interface FixtureDraft {
  readonly situation: string;
  readonly description: string;
  /** `authored`: what answered was itself a replay. */
  readonly origin: 'recorded' | 'authored';
  /** Where it is from, and when, for who reads the meta data. */
  readonly source: JsonObject;
  readonly side: RecordedSide;
  /** What the client asked and was answered, where that is not the same. */
  readonly client?: RecordedSide;
}

export interface WrittenFixture {
  readonly directory: string;
  /** What was taken out, a line each; it stands in the meta data, too. */
  readonly removed: readonly string[];
  /** What is wrong with it beside what it shows. */
  readonly faults: readonly FixtureProblem[];
}

/** What was said in a recording is for its owner alone. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Where a fixture lies. */
export const getFixtureDirectory = (
  root: string,
  { side, situation }: Pick<FixtureDraft, 'side' | 'situation'>,
): string => join(root, side.protocol, situation);

/**
 * Writes a fixture, in place of one that is there. What its bytes do that their protocol does not allow is listed as
 * `violations` of it: a recording is what it is.
 * @throws {FixtureError} when it cannot be one: its request is not JSON.
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

// ---------------------------------------------------------------- what is taken out

/** Who asked, in the fields that say nothing else: a request is found again without them, see `replay/canonical.ts`. */
const callerIdentity = /^\/(?:user|safety_identifier|prompt_cache_key|(?:metadata|client_metadata)(?:\/.*)?)$/;

function redactIdentity(request: Buffer): { bytes: Buffer; removed: string[] } {
  let text = request.toString('utf8');
  const leaves = listStringLeaves(text).filter(({ pointer }) => callerIdentity.test(pointer));
  for (const { from, to } of leaves.toReversed()) text = `${text.slice(0, from)}"redacted"${text.slice(to)}`;
  return {
    bytes: leaves.length === 0 ? request : Buffer.from(text),
    removed: leaves.map(({ pointer }) => `${pointer}, who asked`),
  };
}

function describeCredentials(bytes: Buffer): string[] {
  const tokens = tokensIn(bytes.toString('latin1'));
  return [...new Set(tokens)].map((token) => {
    const times = tokens.filter((other) => other === token).length;
    return `a credential, ${token} in its place${times === 1 ? '' : ` ${times} times`}`;
  });
}

/** Fields that belong to the one connection, and those of Louter's own. */
const connectionHeader =
  /^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length|date|trailer|upgrade|x-louter-.*)$/i;
/** Fields that say whose account it is. */
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

// ---------------------------------------------------------------- what is written

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
  // The response is what is meant where no file is named.
  return { ...(!name.startsWith('response.') && { file: name }), ...(event !== undefined && { event }), path };
}

const writeJson = (directory: string, name: string, value: JsonValue): void =>
  writeFileSync(join(directory, name), `${JSON.stringify(value, null, 2)}\n`, { mode: fileMode });
