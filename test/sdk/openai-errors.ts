import {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from 'openai';
import { expect } from 'vitest';
import type { SdkFailures } from './failures.ts';

/** The errors of the OpenAI SDK, whichever of its protocols failed. */
export const openAiErrors: SdkFailures['expected'] = {
  'rate-limit'(error: RateLimitError, message) {
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, message: expect.stringContaining(message) });
    expect(error.headers.get('retry-after')).toBe('2');
  },
  'invalid-request'(error, message) {
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ type: 'invalid_request_error', message: expect.stringContaining(message) });
  },
  'context-length'(error, message) {
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ code: 'context_length_exceeded' });
    for (const number of message.match(/\d{6}/g) ?? [])
      expect(error).toHaveProperty('message', expect.stringContaining(number));
  },
  authentication(error) {
    expect(error).toBeInstanceOf(AuthenticationError);
  },
  'server-error'(error) {
    expect(error).toBeInstanceOf(InternalServerError);
    expect(error).toMatchObject({ status: 500, type: 'server_error' });
  },
  overloaded(error, message) {
    expect(error).toBeInstanceOf(InternalServerError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
  },
  'hang-up'(error) {
    expect(error).toBeInstanceOf(InternalServerError);
    expect(error).toMatchObject({ status: 502 });
  },
  'unknown-model'(error, model) {
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ code: 'model_not_found', message: expect.stringContaining(model) });
  },
  'wrong-key'(error) {
    expect(error).toBeInstanceOf(AuthenticationError);
  },
  abort(error) {
    expect(error).toBeInstanceOf(APIUserAbortError);
  },
};
