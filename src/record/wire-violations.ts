import { backendOf } from '../protocols/backends.ts';
import type { AnswerRules, WireSchemas } from '../core/codec.ts';
import { toCoreError } from '../core/error.ts';
import { asObject, parseJson, type JsonValue } from '../core/json.ts';
import { collectSteps, type Frame, type Framing } from '../core/step.ts';
import type { VendorProtocol } from '../core/types.ts';
import { findProblem, type ValidationProblem, type Validator } from '../core/validation.ts';
import type { FrontendTask } from '../core/frontend.ts';
import { codecOf } from '../protocols/frontends.ts';
import { readFrames } from '../wire/framing.ts';

/** Something in a message that its protocol does not allow. */
export interface WireViolation {
  /** Which event of a stream, from 0; null for a plain body. */
  readonly event: number | null;
  /** JSON Pointer into the body or the event. */
  readonly path: string;
  readonly what: string;
}

export interface TraceViolation extends WireViolation {
  at: 'frontend.request' | 'backend.request' | 'backend.response' | 'response';
}

function getSchemas(protocol: VendorProtocol, task: FrontendTask): Partial<WireSchemas> | undefined {
  if (task === 'pass') return undefined;
  const all = backendOf(protocol)?.codec.schemas;
  return all && task === 'count-tokens' ? { error: all.error, ...all.count } : all;
}

/**
 * The violations in the body of a request; none where the protocol is unknown. `isDecoded`: its codec is known to take it.
 */
export function findRequestViolations(
  protocol: VendorProtocol,
  body: JsonValue,
  task: FrontendTask = 'chat',
  { isDecoded = false }: { isDecoded?: boolean } = {},
): WireViolation[] {
  const violations = findSchemaViolations(getSchemas(protocol, task)?.request, body);
  return violations.length > 0 || isDecoded ? violations : findDecodingViolations(protocol, body, task);
}

/** Why its protocol rejects a request that matches its schema. */
function findDecodingViolations(protocol: VendorProtocol, body: JsonValue, task: FrontendTask): WireViolation[] {
  try {
    codecOf(protocol)?.decodeRequest(body, task === 'count-tokens' ? { countTokens: true } : {});
    return [];
  } catch (thrown) {
    const { kind, message, param } = toCoreError(thrown);
    if (kind !== 'invalid-request') return [];
    const path = param === undefined ? '' : toJsonPointer(param);
    return [{ event: null, path, what: param === undefined ? message : message.replace(`${param}: `, '') }];
  }
}

/** `messages.0.role` as `/messages/0/role`. */
const toJsonPointer = (param: string): string => `/${param.replaceAll('.', '/')}`;

/** The violations in a plain response: from status 400 on it must be an error. */
export function findResponseViolations(
  protocol: VendorProtocol,
  status: number,
  body: string,
  task: FrontendTask = 'chat',
): WireViolation[] {
  return findPlainViolations(protocol, status, parseJson(body), { task });
}

/** The same of a response that was parsed; `undefined`: it is not JSON. `rules`: those for the answer to its request. */
export function findPlainViolations(
  protocol: VendorProtocol,
  status: number,
  value: JsonValue | undefined,
  { task = 'chat', rules = backendOf(protocol)?.codec }: { task?: FrontendTask; rules?: AnswerRules | undefined } = {},
): WireViolation[] {
  if (value === undefined) return [{ event: null, path: '', what: 'is not JSON' }];
  const schemas = getSchemas(protocol, task);
  if (status >= 400) return findSchemaViolations(schemas?.error, value);
  const violations = findSchemaViolations(schemas?.response, value);
  if (violations.length > 0 || task === 'count-tokens') return violations;
  const found = rules?.answerViolations?.(asObject(value) ?? {}) ?? [];
  return found.map((fault) => ({ event: null, ...fault }));
}

/** The violations in a streamed response: the schema of its events, their order, a missing end. */
export function findStreamViolations(
  protocol: VendorProtocol,
  framing: Framing,
  chunks: Iterable<Uint8Array>,
): WireViolation[] {
  const codec = backendOf(protocol)?.codec;
  if (!codec) return [];
  const violations: WireViolation[] = [];
  const grammar = codec.grammar((violation) => violations.push(violation));
  let event = 0;
  const frames = readFrames(framing)((frame) => {
    event += 1;
    grammar.push(frame);
  });
  try {
    for (const chunk of chunks) frames.push(chunk);
    frames.end();
  } catch (thrown) {
    violations.push({ event, path: '', what: toCoreError(thrown).message });
  }
  grammar.end();
  return violations;
}

/** The same of a stream that was read to its end. */
export const findFrameViolations = (frames: Iterable<Frame>, { grammar }: AnswerRules): WireViolation[] =>
  collectSteps(grammar, frames);

function findSchemaViolations(validator: Validator<unknown> | undefined, body: JsonValue): WireViolation[] {
  const fault = validator && findProblem(validator, body);
  return fault ? [{ event: null, path: fault.path, what: describeFault(fault) }] : [];
}

const describeFault = ({ expected, got }: ValidationProblem): string => `expected ${expected}, got ${got}`;
