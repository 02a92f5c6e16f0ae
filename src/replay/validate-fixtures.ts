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
 * Checks the fixture in a directory, or every `<situation>`, `<protocol>/<situation>` or `dialects/<dialect>/<situation>`
 * below it: whether it can be read, its meta data match its files, its timing covers all bytes, and its request and response
 * are valid in their protocol. An unreadable fixture is reported as a problem, not thrown; what can be read of it is checked.
 */
export function validateFixtures(root: string): FixtureProblem[] {
  const directories = findFixtureDirectories(root);
  if (directories.length === 0)
    return [{ file: root, path: '', what: 'contains no fixtures; expected <protocol>/<situation>/meta.json' }];
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
  const problems: FixtureProblem[] = [];
  const report = ({ file, message }: FixtureError): void =>
    void problems.push({ file, path: '', what: message.slice(file.length + 2) });
  let fixture: Fixture;
  try {
    fixture = readFixture(directory, report);
  } catch (error) {
    if (!(error instanceof FixtureError)) throw error;
    report(error);
    return problems;
  }
  return [
    ...problems,
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
  const problems: FixtureProblem[] = [];
  const expect = (holds: boolean, path: string, what: string): void => {
    if (!holds) problems.push({ file, path, what });
  };
  const [named, path] = dialect === undefined ? [protocol, '/protocol'] : [dialect, '/dialect'];
  expect(named === basename(dirname(directory)), path, 'expected the name of the parent folder');
  expect(situation === basename(directory), '/situation', 'expected the name of the folder');
  expect(fixture.description.trim() !== '', '/description', 'expected a sentence that describes the fixture');
  expect(asNumber(meta['status']) !== undefined, '/status', 'expected an HTTP status');
  expect(
    asArray(meta['redacted'])?.every((name) => typeof name === 'string') ?? false,
    '/redacted',
    'expected an array of the names of what was redacted',
  );
  // The error for a streaming request is not streamed.
  const namedStream = situation.endsWith('-stream');
  expect(
    !isStreamed(fixture) || namedStream,
    '/situation',
    'expected a name that ends in -stream, because the response is streamed',
  );
  expect(
    isStreamed(fixture) || !namedStream || response.status >= 400,
    '/situation',
    'expected a name that does not end in -stream, because the response is not streamed',
  );
  return problems;
}

function checkTiming(fixture: Fixture): FixtureProblem[] {
  const file = join(fixture.directory, 'response.timing.json');
  if (!existsSync(file))
    return isStreamed(fixture) ? [{ file, path: '', what: 'is missing; streamed responses require it' }] : [];
  const timing = asObject(parseJson(readFileSync(file, 'utf8')));
  // Reading it has reported that.
  if (!timing) return [];
  const first = asNumber(timing['first_byte_ms']);
  const firstChunkMs = asNumber(asObject(asArray(timing['chunks'])?.[0])?.['at_ms']) ?? Infinity;
  if (first !== undefined && first <= firstChunkMs) return [];
  return [{ file, path: '/first_byte_ms', what: 'expected milliseconds, not more than those of the first chunk' }];
}

const taskFor = (fixture: Fixture): FrontendTask => (isTokenCount(fixture) ? 'count-tokens' : 'chat');

function checkRequest(fixture: Fixture): FixtureProblem[] {
  const { situation, request, response } = fixture;
  // The client's request: what a dialect sends to its backend depends on the configuration.
  const protocol = fixture.dialect === undefined ? fixture.protocol : 'openai-chat';
  // The vendor rejected the request, so it may be invalid.
  if (response.status === 400) return [];
  const file = join(fixture.directory, 'request.json');
  const problems = findRequestViolations(protocol, request, taskFor(fixture)).map((problem) =>
    locateInFile(file, problem),
  );
  if (problems.length > 0) return problems;
  const isStream = situation.endsWith('-stream');
  try {
    const decoded = codecOf(protocol)?.decodeRequest(request, routeHintsOf(fixture));
    if (decoded === undefined || decoded.stream === isStream) return [];
    return [
      { file, path: '', what: isStream ? 'expected a streaming request' : 'expected a request without streaming' },
    ];
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
    return findResponseViolations(protocol, response.status, body, taskFor(fixture)).map((problem) =>
      locateInFile(file, problem),
    );
  }
  return findStreamViolations(protocol, response.framing, chunks).map((problem) => locateInFile(file, problem));
}

function checkClientSide({ client, directory }: Fixture): FixtureProblem[] {
  if (client === undefined) return [];
  const { protocol, path = '', request, status, framing, body, file } = client;
  const frontend = frontendOf(protocol);
  const task = frontend && findRoute(frontend, path)?.route.task;
  const ofRequest = status === 400 ? [] : findRequestViolations(protocol, request, task);
  const ofResponse =
    framing === undefined
      ? findResponseViolations(protocol, status, body.toString('utf8'), task)
      : findStreamViolations(protocol, framing, [body]);
  return [
    ...ofRequest.map((problem) => locateInFile(join(directory, 'client-request.json'), problem)),
    ...ofResponse.map((problem) => locateInFile(join(directory, file), problem)),
  ];
}

/**
 * A fixture may be an example of invalid traffic: `violations` in its meta data lists the locations, as
 * `{"event": 3, "path": "/choices/0"}`, with a `file` if it is not the response. These are not reported as problems, but
 * each must exist.
 */
function excludeDeclaredViolations({ directory, response }: Fixture, problems: FixtureProblem[]): FixtureProblem[] {
  const file = join(directory, 'meta.json');
  const declared = (asArray(readObject(file)['violations']) ?? []).map(asObject);
  const isDeclared = (problem: FixtureProblem, place: JsonObject | undefined): boolean =>
    basename(problem.file) === (place?.['file'] ?? response.file) &&
    place?.['event'] === problem.event &&
    place?.['path'] === problem.path;
  const missing = declared.flatMap((place, index): FixtureProblem[] =>
    problems.some((problem) => isDeclared(problem, place))
      ? []
      : [{ file, path: `/violations/${index}`, what: 'is not violated; remove it' }],
  );
  return [...problems.filter((problem) => !declared.some((place) => isDeclared(problem, place))), ...missing];
}

const locateInFile = (file: string, { event, path, what }: WireViolation): FixtureProblem => ({
  file,
  ...(event !== null && { event }),
  path,
  what,
});

const readObject = (file: string): JsonObject => asObject(parseJson(readFileSync(file, 'utf8'))) ?? {};
