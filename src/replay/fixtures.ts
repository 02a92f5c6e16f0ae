import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../core/own-package.ts';
import { asArray, asNumber, asObject, asString, type JsonObject, type JsonValue, parseJson } from '../core/json.ts';
import type { RouteHints } from '../core/codec.ts';
import type { Framing } from '../core/step.ts';
import { describeSystemError } from '../core/system-error.ts';
import { type VendorProtocol, vendorProtocols } from '../core/types.ts';
import { claudeOnCloud, fromCloudAnswer, fromCloudForm } from '../protocols/anthropic/cloud-form.ts';
import { findRoute } from '../protocols/find-route.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { eventStreamType } from '../wire/event-stream.ts';
import type { HeaderFields } from '../core/headers.ts';

/** Bytes that arrived in one read, and their time of arrival in milliseconds since the request was sent. */
export interface TimedBytes {
  readonly atMs: number;
  readonly bytes: Buffer;
}

/**
 * A recorded exchange: `DIRECTORY/<protocol>/<situation>/` with `meta.json`, `request.json`, the response in
 * `response.json` or, streamed, in `response.sse`, `response.ndjson`, `response.json-array` or `response.eventstream`, and its timing
 * in `response.timing.json`. Where the client used another protocol, its side is in `client-request.json` and
 * `client-response.…`.
 *
 * The fixtures of a dialect are in `DIRECTORY/dialects/<dialect>/<situation>/` and are not replayed: the request is a
 * client's in OpenAI Chat, the response is a model's text in the protocol of its backend, and `expected.json` is the
 * decoded answer.
 */
export interface Fixture {
  readonly protocol: VendorProtocol;
  /** The dialect of its response: `dialect` of the meta data. */
  readonly dialect: string | undefined;
  /** What it shows. A name that ends in `-stream` has a streamed response. */
  readonly situation: string;
  /** Its directory. */
  readonly directory: string;
  /** `recorded` from a live service, or `authored` by hand. */
  readonly origin: 'recorded' | 'authored';
  readonly description: string;
  /** The id of the trace it was made from; null for others. */
  readonly trace: string | null;
  /**
   * Path and query of the request, where the body is not enough to decode it: `path` of the meta data, such as
   * `/api/generate` or `/v1beta/models/MODEL:streamGenerateContent?alt=sse`.
   */
  readonly path: string | undefined;
  /** In the form of the protocol, also where its file has that of a cloud. */
  readonly request: JsonValue;
  readonly response: {
    readonly status: number;
    readonly headers: HeaderFields;
    /** The name of the file with the bytes. */
    readonly file: string;
    /** How its events are divided; absent: it is not streamed. */
    readonly framing: Framing | undefined;
    /** The exact bytes, in the chunks in which they arrived. */
    readonly chunks: readonly TimedBytes[];
  };
  /** The client's side of the exchange, where it used another protocol. */
  readonly client?: FixtureClientSide;
}

/** A client's request and the answer to it. */
export interface FixtureClientSide {
  readonly protocol: VendorProtocol;
  readonly path: string | undefined;
  readonly request: JsonValue;
  readonly status: number;
  /** The name of the file with the answer. */
  readonly file: string;
  readonly framing: Framing | undefined;
  readonly body: Buffer;
}

/** A fixture cannot be read: the message names the file, the problem and what is expected. */
export class FixtureError extends Error {
  readonly file: string;
  constructor(file: string, what: string) {
    super(`${file}: ${what}`);
    this.name = 'FixtureError';
    this.file = file;
  }
}

/** The fixtures of the package. */
export const bundledFixtures: string = packageFile('test-data');

/** The directories that hold a fixture, sorted: `root/<protocol>/<situation>`. */
export function listFixtures(root: string): string[] {
  if (!existsSync(root)) throw new FixtureError(root, 'no such directory');
  return subdirectories(root)
    .flatMap(subdirectories)
    .filter((directory) => existsSync(join(directory, 'meta.json')));
}

/**
 * Every fixture under a directory.
 * @throws {FixtureError} when one cannot be read, or when there is none.
 */
export function readFixtures(root: string): Fixture[] {
  const directories = listFixtures(root);
  if (directories.length === 0)
    throw new FixtureError(root, 'contains no fixtures; expected <protocol>/<situation>/meta.json');
  return directories.map((directory) => readFixture(directory));
}

/** What is done with a problem beside which the rest of a fixture can be read. */
type ReportProblem = (problem: FixtureError) => void;

/**
 * @param report called for problems of header fields and of the timing, which are then left out; absent: they are thrown.
 * @throws {FixtureError} when a file is missing or has invalid content.
 */
export function readFixture(directory: string, report: ReportProblem = throwProblem): Fixture {
  const metaFile = join(directory, 'meta.json');
  const meta = asObject(readJson(metaFile));
  if (meta === undefined) throw new FixtureError(metaFile, 'is not a JSON object');
  if (meta['format'] !== 1) throw new FixtureError(metaFile, '/format: expected 1');
  const protocol = asString(meta['protocol']);
  if (!isProtocol(protocol))
    throw new FixtureError(metaFile, `/protocol: expected one of ${vendorProtocols.join(', ')}`);
  const situation = asString(meta['situation']);
  if (situation === undefined) throw new FixtureError(metaFile, '/situation: expected a string');
  const origin = meta['origin'];
  if (origin !== 'recorded' && origin !== 'authored')
    throw new FixtureError(metaFile, '/origin: expected "recorded" or "authored"');

  const path = asString(meta['path']);
  const file = fileIn(directory, responseFiles);
  const client = readClient(directory, metaFile, meta);
  return {
    protocol,
    dialect: asString(meta['dialect']),
    situation,
    directory,
    origin,
    description: asString(meta['description']) ?? '',
    trace: asString(asObject(meta['source'])?.['trace']) ?? null,
    path,
    request: readRequest(join(directory, 'request.json'), path),
    response: {
      status: asNumber(meta['status']) ?? 200,
      headers: readHeaders(metaFile, { meta, file, report }),
      file,
      framing: framings.get(file),
      chunks: inForm(readChunks(directory, { file, report }), path),
    },
    ...(client && { client }),
  };
}

function throwProblem(problem: FixtureError): never {
  throw problem;
}

function readClient(directory: string, metaFile: string, meta: JsonObject): FixtureClientSide | undefined {
  const client = asObject(meta['client']);
  if (client === undefined) return undefined;
  const protocol = asString(client['protocol']);
  if (!isProtocol(protocol))
    throw new FixtureError(metaFile, `/client/protocol: expected one of ${vendorProtocols.join(', ')}`);
  const path = asString(client['path']);
  const file = fileIn(
    directory,
    responseFiles.map((name) => `client-${name}`),
  );
  return {
    protocol,
    path,
    request: readRequest(join(directory, 'client-request.json'), path),
    status: asNumber(client['status']) ?? 200,
    file,
    framing: framings.get(file.slice('client-'.length)),
    body: Buffer.concat(inForm([{ atMs: 0, bytes: readBytes(join(directory, file)) }], path).map(({ bytes }) => bytes)),
  };
}

function readRequest(file: string, path = ''): JsonValue {
  const value = readJson(file);
  const fields = asObject(value);
  return (fields && fromCloudForm(path, fields)?.body) ?? value;
}

/** A body in the form of the protocol, where it is another one at a cloud. */
function inForm(chunks: TimedBytes[], path = ''): TimedBytes[] {
  if (!claudeOnCloud(path)?.isCount) return chunks;
  const json = asObject(parseJson(Buffer.concat(chunks.map(({ bytes }) => bytes)).toString('utf8')));
  const own = json && fromCloudAnswer(path, json);
  return own === json || own === undefined
    ? chunks
    : [{ atMs: chunks.at(-1)?.atMs ?? 0, bytes: Buffer.from(JSON.stringify(own)) }];
}

/** @throws {FixtureError} when none of these files exists. */
function fileIn(directory: string, names: readonly string[]): string {
  const file = names.find((name) => existsSync(join(directory, name)));
  if (file === undefined) throw new FixtureError(directory, `contains none of ${names.join(', ')}`);
  return file;
}

/** The name of a response's file. */
export const responseFileName = (framing: Framing | undefined): string =>
  [...framings].find(([, found]) => found === framing)?.[0] ?? 'response.json';

/** Whether its response is streamed. */
export const isStreamed = ({ response }: Fixture): boolean => response.framing !== undefined;

/** Whether it is a token count, not an answer. */
export const isTokenCount = ({ situation }: Fixture): boolean => situation.startsWith('count-tokens');

/**
 * The hints of the route of its request: from its path, or else from the route that its situation implies.
 */
export function routeHintsOf(fixture: Fixture): RouteHints {
  const { protocol, path } = fixture;
  const frontend = frontendOf(protocol);
  const found = frontend && path !== undefined ? findRoute(frontend, path) : undefined;
  if (found) return found.hints;
  const streams = frontend?.routes.some(({ hints }) => hints?.stream !== undefined);
  return {
    ...(frontend?.routes.some((route) => route.path.includes('{model}')) && { model: 'any' }),
    ...(isTokenCount(fixture) && { countTokens: true }),
    ...(streams && { stream: isStreamed(fixture) }),
  };
}

const isProtocol = (name: string | undefined): name is VendorProtocol =>
  vendorProtocols.some((known) => known === name);

const responseFiles = [
  'response.sse',
  'response.ndjson',
  'response.json-array',
  'response.eventstream',
  'response.json',
];
const framings: ReadonlyMap<string, Framing> = new Map([
  ['response.sse', 'sse'],
  ['response.ndjson', 'ndjson'],
  ['response.json-array', 'json-array'],
  ['response.eventstream', 'aws-event-stream'],
]);
const contentTypes = new Map([
  ['response.sse', 'text/event-stream; charset=utf-8'],
  ['response.ndjson', 'application/x-ndjson'],
  ['response.json-array', 'application/json'],
  ['response.eventstream', eventStreamType],
  ['response.json', 'application/json'],
]);

/** The direct subdirectories, sorted. */
export const subdirectories = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(directory, entry.name))
    .toSorted();

function readHeaders(
  metaFile: string,
  { meta, file, report }: { meta: JsonObject; file: string; report: ReportProblem },
): HeaderFields {
  const fields = Object.entries(asObject(meta['headers']) ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name.toLowerCase(), value] as const];
    report(new FixtureError(metaFile, `/headers/${name}: expected a string`));
    return [];
  });
  const contentType = contentTypes.get(file);
  return contentType === undefined || fields.some(([name]) => name === 'content-type')
    ? fields
    : [['content-type', contentType], ...fields];
}

/** The bytes of the response, in the chunks of its timing file; in one chunk without such a file, or with an invalid one. */
function readChunks(directory: string, { file, report }: { file: string; report: ReportProblem }): TimedBytes[] {
  const bytes = readBytes(join(directory, file));
  const timingFile = join(directory, 'response.timing.json');
  try {
    if (existsSync(timingFile)) return splitByTiming(bytes, timingFile, file);
  } catch (error) {
    if (!(error instanceof FixtureError)) throw error;
    report(error);
  }
  return bytes.length === 0 ? [] : [{ atMs: 0, bytes }];
}

/** @throws {FixtureError} when the timing is not that of these bytes. */
function splitByTiming(bytes: Buffer, timingFile: string, file: string): TimedBytes[] {
  const timing = asArray(asObject(readJson(timingFile))?.['chunks']);
  if (timing === undefined) throw new FixtureError(timingFile, '/chunks: expected an array');
  const chunks: TimedBytes[] = [];
  let from = 0;
  let before = 0;
  for (const [index, entry] of timing.entries()) {
    const atMs = asNumber(asObject(entry)?.['at_ms']);
    const size = asNumber(asObject(entry)?.['bytes']);
    if (atMs === undefined || atMs < before)
      throw new FixtureError(
        timingFile,
        `/chunks/${index}/at_ms: expected milliseconds, not less than those of the previous chunk`,
      );
    if (size === undefined || !Number.isInteger(size) || size < 1)
      throw new FixtureError(timingFile, `/chunks/${index}/bytes: expected a number of bytes, at least 1`);
    chunks.push({ atMs, bytes: bytes.subarray(from, from + size) });
    from += size;
    before = atMs;
  }
  if (from !== bytes.length)
    throw new FixtureError(timingFile, `/chunks: add up to ${from} bytes, but ${file} has ${bytes.length}`);
  return chunks;
}

function readJson(file: string): JsonValue {
  const value = parseJson(readBytes(file).toString('utf8'));
  if (value === undefined) throw new FixtureError(file, 'is not JSON');
  return value;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new FixtureError(file, describeSystemError(cause, null) ?? 'cannot be read');
  }
}
