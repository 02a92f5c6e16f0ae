import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import { readFrames } from '../../src/wire/framing.ts';

const folder = join(import.meta.dirname, '..', '..', 'test-data');
const read = (name: string): Buffer => readFileSync(join(folder, name));
const readJson = (name: string): JsonValue => parseJson(read(name).toString()) ?? null;

/** A request in `test-data`, its plain answer, and the frames of the streamed one. */
export const fixture = (name: string): { request: JsonValue; body: JsonValue; frames: Frame[] } => ({
  request: readJson(`${name}/request.json`),
  body: readJson(`${name}/response.json`),
  frames: collectSteps(readFrames('sse'), [read(`${name}-stream/response.sse`)]),
});
