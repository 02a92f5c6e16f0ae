import type { JsonObject, JsonValue } from '../../core/json.ts';
import { chatCases } from './chat-cases.ts';
import type { ConformanceCase, InvalidRequest } from './case.ts';

type ErrorCase = Extract<ConformanceCase, { kind: 'error' }>;

/** The conversation of a request, under the name that each protocol has for it. */
const conversationFields = ['messages', 'input', 'contents'];

const conversationField = (body: JsonObject): string => conversationFields.find((name) => name in body) ?? 'messages';

const withBody = (body: JsonValue): InvalidRequest => ({ body: JSON.stringify(body) });

const unknownModel = 'louter-conform-no-such-model';

const errorCases: readonly ErrorCase[] = [
  {
    kind: 'error',
    name: 'error-not-json',
    expected: 'refuses a body that is not JSON, with an error of the protocol',
    answered: 'failed',
    alter: (body) => ({ body: JSON.stringify(body).slice(0, -1) }),
  },
  {
    kind: 'error',
    name: 'error-missing-field',
    isInvalid: true,
    expected: 'refuses a request without a conversation, with an error of the protocol',
    answered: 'failed',
    alter(body) {
      const { [conversationField(body)]: _, ...rest } = body;
      return withBody(rest);
    },
  },
  {
    kind: 'error',
    name: 'error-wrong-type',
    isInvalid: true,
    expected: 'refuses a number in place of a conversation, with an error of the protocol',
    answered: 'failed',
    alter: (body) => withBody({ ...body, [conversationField(body)]: 7 }),
  },
  {
    kind: 'error',
    name: 'error-in-stream',
    isInvalid: true,
    expected: 'refuses an invalid streaming request with a status, before a stream begins',
    isStream: true,
    answered: 'failed',
    alter: (body) => withBody({ ...body, [conversationField(body)]: 7 }),
  },
  {
    kind: 'error',
    name: 'error-unknown-model',
    expected: 'refuses a model that it does not have, with an error of the protocol',
    // Servers of one model serve it by any name.
    answered: 'inconclusive',
    alter: (body) => ({ ...withBody('model' in body ? { ...body, model: unknownModel } : body), model: unknownModel }),
  },
  {
    kind: 'error',
    name: 'error-wrong-key',
    expected: 'refuses a wrong key, with an error of the protocol',
    isAboutKey: true,
    answered: 'failed',
    alter: (body) => ({ ...withBody(body), key: 'louter-conform-wrong-key' }),
  },
];

/** All cases, from the simplest on. Their order is that of the requests. */
export const conformanceCases: readonly ConformanceCase[] = [
  { kind: 'models', name: 'models', expected: 'lists its models' },
  ...chatCases,
  { kind: 'count-tokens', name: 'count-tokens', expected: 'counts the tokens of a request without answering it' },
  ...errorCases,
  { kind: 'cancel', name: 'cancel', expected: 'answers the next request after a stream was aborted', isBasic: true },
];
