import type * as wire from '../../../generated/gemini.js';
import {
  validateCountTokensRequest,
  validateCountTokensResponse,
  validateErrorResponse,
  validateGenerateContentPiece,
  validateGenerateContentRequest,
  validateGenerateContentResponse,
} from '../../../generated/gemini.validators.js';
import type { WireSchemas } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { asArray, asObject, type JsonValue } from '../../core/json.ts';
import { validate, validateAfter, type Validator } from '../../core/validation.ts';
import { toNormalForm, type NormalForm } from './normal-form.ts';
import { withoutBlankKinds } from './parts.ts';

/** Validates the normal form of a request. */
const validateNormalForm = <T>(validator: Validator<T>): Validator<T> => validateAfter(normalFormOf, validator);

/** A field under both of its names has no normal form; the validator reports it. */
function normalFormOf(value: JsonValue): unknown {
  try {
    return toNormalForm(value).value;
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

type Change = (value: JsonValue) => JsonValue;

/** Changes a field of an object, or the items of a list; anything else is left to the validator. */
const inField =
  (
    name: keyof wire.GenerateContentPiece | keyof wire.Candidate | keyof wire.CandidateContent,
    change: Change,
  ): Change =>
  (value) => {
    const object = asObject(value);
    const field = object?.[name];
    return object && field !== undefined ? { ...object, [name]: change(field) } : value;
  };
const inItems =
  (change: Change): Change =>
  (value) =>
    asArray(value)?.map(change) ?? value;

/** Validates answers. An empty kind of a part counts as absent beside another kind. */
const validateWithoutBlanks = <T>(validator: Validator<T>): Validator<T> => validateAfter(inParts, validator);

const inParts = inField('candidates', inItems(inField('content', inField('parts', inItems(removeBlankKinds)))));

function removeBlankKinds(part: JsonValue): JsonValue {
  const fields = asObject(part);
  return fields ? withoutBlankKinds(fields) : part;
}

const validateAnswer = validateWithoutBlanks(validateGenerateContentResponse);
/** Validates a piece of a stream. */
export const validatePiece = validateWithoutBlanks(validateGenerateContentPiece);

export const schemas: WireSchemas = {
  request: validateNormalForm(validateGenerateContentRequest),
  response: validateAnswer,
  error: validateErrorResponse,
  count: { request: validateNormalForm(validateCountTokensRequest), response: validateCountTokensResponse },
};

/** A request, its JSON Pointer in the body, and the pointers below it as the client wrote them. */
export interface ReadRequest extends Pick<NormalForm, 'asWritten'> {
  request: wire.GenerateContentRequest;
  pointer: string;
}

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function readRequest(body: JsonValue): ReadRequest {
  const { value, ...form } = toNormalForm(body);
  return { request: validate(validateGenerateContentRequest, value), pointer: '', ...form };
}

/**
 * Reads a request to count: `generateContentRequest`, or its fields directly.
 * @throws {LouterError} `invalid-request` with the JSON path and what was expected.
 */
export function readCountRequest(body: JsonValue): ReadRequest {
  const { value, ...form } = toNormalForm(body);
  const { generateContentRequest } = validate(validateCountTokensRequest, value);
  return generateContentRequest
    ? { request: generateContentRequest, pointer: '/generateContentRequest', ...form }
    : { request: validate(validateGenerateContentRequest, value), pointer: '', ...form };
}
