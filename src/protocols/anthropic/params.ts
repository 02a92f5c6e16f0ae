import { asArray, asObject, parseArguments, toDouble, type JsonValue } from '../../core/json.ts';
import { findProblem, invalidRequest, validate, type Validator } from '../../core/validation.ts';
import {
  validateCountTokensParams,
  validateCreateMessageParams,
  type CountTokensParams,
  type CreateMessageParams,
} from './wire.ts';

/**
 * A request to answer.
 * @throws {LouterError} `invalid-request` with the JSON path and what was expected.
 */
export function readParams(body: JsonValue): CreateMessageParams {
  const params = validateOrRepair(validateCreateMessageParams, body);
  assertLimit(params, body);
  assertBudgetBelowLimit(params);
  return params;
}

/**
 * A request to count.
 * @throws {LouterError} as `readParams` does.
 */
export const readCountParams = (body: JsonValue): CountTokensParams =>
  validateOrRepair(validateCountTokensParams, body);

/** The one fault that is understood is mended first, if it is there. */
function validateOrRepair<T>(validator: Validator<T>, body: JsonValue): T {
  if (validator(body)) return body;
  const isInput = findProblem(validator, body)?.path.endsWith('/input');
  return validate(validator, isInput ? withParsedInputs(body) : body);
}

/**
 * Some clients send a call's input back as the JSON text they collected from a stream, or as null where there was none
 * (github.com/router-for-me/CLIProxyAPI, issue 4744). Text that is no JSON object stays and is refused.
 */
function withParsedInputs(body: JsonValue): JsonValue {
  const request = asObject(body);
  const messages = asArray(request?.['messages']);
  if (!request || !messages) return body;
  return { ...request, messages: messages.map(withParsedContent) };
}

function withParsedContent(message: JsonValue): JsonValue {
  const fields = asObject(message);
  const content = asArray(fields?.['content']);
  if (!fields || !content) return message;
  return { ...fields, content: content.map(withParsedInput) };
}

function withParsedInput(value: JsonValue): JsonValue {
  const block = asObject(value);
  const input = block?.['input'];
  const parsed = input === null ? {} : typeof input === 'string' ? parseArguments(input) : undefined;
  return block?.['type'] === 'tool_use' && parsed ? { ...block, input: parsed } : value;
}

/**
 * A limit of 0 asks for no answer, only that the prompt is written to the cache (prompt caching guide, "Pre-warming the
 * cache"). Without anything to cache it is a mistake.
 */
function assertLimit({ max_tokens: limit }: CreateMessageParams, body: JsonValue): void {
  if (limit !== 0 || JSON.stringify(body).includes('"cache_control":{')) return;
  const expected = 'a number >= 1, or 0 with cache_control to write the prompt to the cache';
  throw invalidRequest('/max_tokens', expected, 'number 0');
}

/**
 * The budget for thinking must be smaller than the limit, except between calls of tools (extended thinking guide,
 * "Interleaved thinking"). A header asks for that, so with tools the vendor decides.
 */
function assertBudgetBelowLimit({ max_tokens, thinking, tools = [] }: CreateMessageParams): void {
  if (thinking?.type !== 'enabled' || tools.length > 0) return;
  const limit = toDouble(max_tokens);
  const budget = toDouble(thinking.budget_tokens);
  if (budget >= limit)
    throw invalidRequest('/thinking/budget_tokens', `a number < ${limit}, which is max_tokens`, `number ${budget}`);
}
