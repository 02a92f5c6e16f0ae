import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toCoreError } from '../core/error.ts';
import { asArray, asNumber, asObject, parseJson, type JsonObject } from '../core/json.ts';
import { findRoute } from '../protocols/find-route.ts';
import type { FrontendTask } from '../core/frontend.ts';
import { codecOf, frontendOf } from '../protocols/frontends.ts';
import {
  type Fixture,
  FixtureError,
  routeHintsOf,
  isStreamed,
  isTokenCount,
  readFixture,
  subdirectories,
} from './fixtures.ts';
import {
  findResponseViolations,
  findRequestViolations,
  findStreamViolations,
  type WireViolation,
} from '../record/wire-violations.ts';

/** A problem of a fixture. */
export interface FixtureProblem {
  readonly file: string;
  /** Which event of a stream, from 0. */
  readonly event?: number;
  /** JSON Pointer into the file, or into the event's data. */
  readonly path: string;
  readonly what: string;
}

/**
 * Checks the fixture in a directory, or every `<situation>`, `<protocol>/<situation>` or
 * `dialects/<dialect>/<situation>` in there: that it can be read, that it is what it says it is, that timing covers the bytes, and that request and response are what their protocol
 * allows. A fixture that cannot be read is a fault like any other; nothing is thrown for it.
 */
export function validateFixtures(root: string): FixtureProblem[] {
  const directories = findFixtureDirectories(root);
  if (directories.length === 0)
    return [{ file: root, path: '', what: 'holds no fixture; one would be <protocol>/<situation>/meta.json in there' }];
  return directories.flatMap(validateFixture);
}

function findFixtureDirectories(root: string): string[] {
  if (!existsSync(root)) return [];
  if (isFixtureDirectory(root)) return [root];
  const inside = subdirectories(root);
  return inside.some(isFixtureDirectory) ? inside : inside.flatMap(listFixtureFolders);
}

/** The directories that should contain a fixture; for `dialects`, those of each dialect. */
const listFixtureFolders = (directory: string): string[] =>
  basename(directory) === 'dialects' ? subdirectories(directory).flatMap(subdirectories) : subdirectories(directory);

const isFixtureDirectory = (directory: string): boolean => existsSync(join(directory, 'meta.json'));

/** Checks the fixture in one directory. */
function validateFixture(directory: string): FixtureProblem[] {
  let fixture: Fixture;
  try {
    fixture = readFixture(directory);
  } catch (error) {
    if (!(error instanceof FixtureError)) throw error;
    return [{ file: error.file, path: '', what: error.message.slice(error.file.length + 2) }];
  }
  return [
    ...checkMeta(fixture),
    ...checkTiming(fixture),
    ...excludeDeclaredViolations(fixture, [
      ...checkRequest(fixture),
      ...checkResponse(fixture),
      ...checkClientSide(fixture),
    ]),
  ];
}

/** A problem in one line: file, event, path and description. */
export const formatProblem = ({ file, event, path, what }: FixtureProblem): string =>
  [file, event !== undefined && `event ${event}`, path, what]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(': ');

function checkMeta(fixture: Fixture): FixtureProblem[] {
  const { directory, protocol, dialect, situation, response } = fixture;
  const file = join(directory, 'meta.json');
  const meta = readObject(file);
  const faults: FixtureProblem[] = [];
  const expect = (holds: boolean, path: string, what: string): void => {
    if (!holds) faults.push({ file, path, what });
  };
  const [named, path] = dialect === undefined ? [protocol, '/protocol'] : [dialect, '/dialect'];
  expect(named === basename(dirname(directory)), path, 'expected the name of the folder two levels up');
  expect(situation === basename(directory), '/situation', 'expected the name of the folder');
  expect(fixture.description.trim() !== '', '/description', 'expected a sentence on what it shows');
  expect(asNumber(meta['status']) !== undefined, '/status', 'expected the HTTP status');
  expect(
    asArray(meta['redacted'])?.every((name) => typeof name === 'string') ?? false,
    '/redacted',
    'expected a list of what was redacted',
  );
  // A refused request for a stream is answered plainly.
  const namedStream = situation.endsWith('-stream');
  expect(
    !isStreamed(fixture) || namedStream,
    '/situation',
    'expected a name that ends in -stream for a streamed response',
  );
  expect(
    isStreamed(fixture) || !namedStream || response.status >= 400,
    '/situation',
    'expected a name that does not end in -stream for a plain response',
  );
  return faults;
}

function checkTiming(fixture: Fixture): FixtureProblem[] {
  const file = join(fixture.directory, 'response.timing.json');
  if (!existsSync(file)) return isStreamed(fixture) ? [{ file, path: '', what: 'is missing; a stream needs one' }] : [];
  const first = asNumber(readObject(file)['first_byte_ms']);
  const chunk = fixture.response.chunks[0];
  if (first !== undefined && (!chunk || first <= chunk.atMs)) return [];
  return [{ file, path: '/first_byte_ms', what: 'expected milliseconds, not after the first chunk' }];
}

const taskFor = (fixture: Fixture): FrontendTask => (isTokenCount(fixture) ? 'count-tokens' : 'chat');

function checkRequest(fixture: Fixture): FixtureProblem[] {
  const { situation, request, response } = fixture;
  // A backend of a dialect is asked what the dialect makes of a client's request, which depends on its configuration.
  const protocol = fixture.dialect === undefined ? fixture.protocol : 'openai-chat';
  // What was refused as invalid may be just that.
  if (response.status === 400) return [];
  const file = join(fixture.directory, 'request.json');
  const faults = findRequestViolations(protocol, request, taskFor(fixture)).map((fault) => locateInFile(file, fault));
  if (faults.length > 0) return faults;
  const isStream = situation.endsWith('-stream');
  try {
    const decoded = codecOf(protocol)?.decodeRequest(request, routeHintsOf(fixture));
    if (decoded === undefined || decoded.stream === isStream) return [];
    return [{ file, path: '', what: isStream ? 'asks for no stream' : 'asks for a stream' }];
  } catch (thrown) {
    return [{ file, path: '', what: toCoreError(thrown).message }];
  }
}

function checkResponse(fixture: Fixture): FixtureProblem[] {
  const { protocol, directory, response } = fixture;
  const file = join(directory, response.file);
  const chunks = response.chunks.map(({ bytes }) => bytes);
  if (response.framing === undefined) {
    const body = Buffer.concat(chunks).toString('utf8');
    return findResponseViolations(protocol, response.status, body, taskFor(fixture)).map((fault) =>
      locateInFile(file, fault),
    );
  }
  return findStreamViolations(protocol, response.framing, chunks).map((fault) => locateInFile(file, fault));
}

function checkClientSide({ client, directory }: Fixture): FixtureProblem[] {
  if (client === undefined) return [];
  const { protocol, path = '', request, status, framing, body, file } = client;
  const frontend = frontendOf(protocol);
  const task = frontend && findRoute(frontend, path)?.route.task;
  const asked = status === 400 ? [] : findRequestViolations(protocol, request, task);
  const answered =
    framing === undefined
      ? findResponseViolations(protocol, status, body.toString('utf8'), task)
      : findStreamViolations(protocol, framing, [body]);
  return [
    ...asked.map((fault) => locateInFile(join(directory, 'client-request.json'), fault)),
    ...answered.map((fault) => locateInFile(join(directory, file), fault)),
  ];
}

/**
 * A fixture may be there to show what is done wrong: `violations` in its meta data lists where, as
 * `{"event": 3, "path": "/choices/0"}`, with a `file` where that is not the response. Those are no faults of it, and
 * each must be found.
 */
function excludeDeclaredViolations({ directory, response }: Fixture, faults: FixtureProblem[]): FixtureProblem[] {
  const file = join(directory, 'meta.json');
  const declared = (asArray(readObject(file)['violations']) ?? []).map(asObject);
  const isDeclared = (fault: FixtureProblem, place: JsonObject | undefined): boolean =>
    basename(fault.file) === (place?.['file'] ?? response.file) &&
    place?.['event'] === fault.event &&
    place?.['path'] === fault.path;
  const missing = declared.flatMap((place, index): FixtureProblem[] =>
    faults.some((fault) => isDeclared(fault, place))
      ? []
      : [{ file, path: `/violations/${index}`, what: 'expected a violation that is there' }],
  );
  return [...faults.filter((fault) => !declared.some((place) => isDeclared(fault, place))), ...missing];
}

const locateInFile = (file: string, { event, path, what }: WireViolation): FixtureProblem => ({
  file,
  ...(event !== null && { event }),
  path,
  what,
});

const readObject = (file: string): JsonObject => asObject(parseJson(readFileSync(file, 'utf8'))) ?? {};
