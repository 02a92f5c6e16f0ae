import type { components } from '../../../generated/gemini.js';
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
import { asObject, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import { findProblem, validate, type ValidationProblem, type Validator } from '../../core/validation.ts';
import { toNormalForm, type NormalForm } from './normal-form.ts';
import { withoutBlankKinds } from './parts.ts';

/** A validator of what `prepare` makes of a body. */
function validateAfter<T>(prepare: (body: JsonValue) => unknown, validator: Validator<T>): Validator<T> {
  const guard: Validator<T> = (value): value is T => {
    const passes = validator(prepare(value as JsonValue));
    guard.errors = validator.errors ?? null;
    return passes;
  };
  return guard;
}

/** A validator that takes all the forms in which a client may write the same. */
const validateNormalForm = <T>(validator: Validator<T>): Validator<T> => validateAfter(normalFormOf, validator);

/** A field under both of its names has no normal form; what of it is wrong the validator then finds. */
function normalFormOf(value: JsonValue): unknown {
  try {
    return toNormalForm(value).value;
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

/** A validator of answers, to which a kind of a part that is empty beside another counts as absent. */
const validateWithoutBlanks = <T>(validator: Validator<T>): Validator<T> => validateAfter(removeBlankKinds, validator);

/** The answer itself where no part of it has such a kind. */
function removeBlankKinds(answer: JsonValue): JsonValue {
  const body = asObject(answer);
  const parts = objectsIn(body?.['candidates']).flatMap((each) => objectsIn(asObject(each['content'])?.['parts']));
  if (!body || parts.every((part) => withoutBlankKinds(part) === part)) return answer;
  const candidates = mapped(body['candidates'], (candidate) => {
    const content = asObject(candidate['content']);
    return content
      ? { ...candidate, content: { ...content, parts: mapped(content['parts'], withoutBlankKinds) } }
      : candidate;
  });
  return { ...body, candidates };
}

/** A list whose objects are mapped; anything else is left for the validator to find. */
const mapped = (list: JsonValue | undefined, map: (object: JsonObject) => JsonObject): JsonValue =>
  Array.isArray(list)
    ? list.map((each) => {
        const object = asObject(each);
        return object ? map(object) : each;
      })
    : (list ?? null);

const validateAnswer = validateWithoutBlanks(validateGenerateContentResponse);
const validatePiece = validateWithoutBlanks(validateGenerateContentPiece);

export const schemas: WireSchemas = {
  request: validateNormalForm(validateGenerateContentRequest),
  response: validateAnswer,
  error: validateErrorResponse,
  count: { request: validateNormalForm(validateCountTokensRequest), response: validateCountTokensResponse },
};

type Schemas = components['schemas'];

export type GenerateContentRequest = Schemas['GenerateContentRequest'];
export type Content = Schemas['Content'];
export type Tool = Schemas['Tool'];
export type FunctionDeclaration = Schemas['FunctionDeclaration'];
export type ToolConfig = Schemas['ToolConfig'];
export type GenerationConfig = Schemas['GenerationConfig'];
export type ThinkingConfig = Schemas['ThinkingConfig'];

/** A request, the JSON Pointer to where in the body it stood, and how the client called the places below it. */
export interface ReadRequest extends Pick<NormalForm, 'asWritten'> {
  request: GenerateContentRequest;
  pointer: string;
}

/** @throws {LouterError} `invalid-request` naming the path at fault and what was expected there. */
export function readRequest(body: JsonValue): ReadRequest {
  const { value, ...form } = toNormalForm(body);
  return { request: validate(validateGenerateContentRequest, value), pointer: '', ...form };
}

/**
 * What is to be counted: a whole request, or a request's fields themselves.
 * @throws {LouterError} `invalid-request` naming the path at fault and what was expected there.
 */
export function readCountRequest(body: JsonValue): ReadRequest {
  const { value, ...form } = toNormalForm(body);
  const { generateContentRequest } = validate(validateCountTokensRequest, value);
  return generateContentRequest
    ? { request: generateContentRequest, pointer: '/generateContentRequest', ...form }
    : { request: validate(validateGenerateContentRequest, value), pointer: '', ...form };
}

/** What is wrong with the form of a piece of a stream, if anything. */
export const findProblemInPiece = (piece: JsonValue): ValidationProblem | undefined =>
  findProblem(validatePiece, piece);

/** What is wrong with the form of an error, if anything. */
export const findProblemInError = (body: JsonValue): ValidationProblem | undefined =>
  findProblem(validateErrorResponse, body);
