import type { JsonSchema } from '../../../src/core/json.ts';

/**
 * The objects of HAR 1.2 as its specification lists them, with what each must have
 * (http://www.softwareishard.com/blog/har-12-spec/). Names that begin with an underscore are anybody's own.
 */
const text = { type: 'string' };
const size = { type: 'integer', minimum: -1 };
const own = { '^_': {} };

const object = (required: Record<string, JsonSchema>, optional: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional, comment: text },
  patternProperties: own,
  additionalProperties: false,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const named = object({ name: text, value: text });
const cookie = object(
  { name: text, value: text },
  { path: text, domain: text, expires: text, httpOnly: { type: 'boolean' }, secure: { type: 'boolean' } },
);
const time = {
  type: 'string',
  pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$`,
};
const milliseconds = { type: 'number', minimum: -1 };

const request = object(
  {
    method: text,
    url: { type: 'string', pattern: '^https?://' },
    httpVersion: text,
    cookies: list(cookie),
    headers: list(named),
    queryString: list(named),
    headersSize: size,
    bodySize: size,
  },
  { postData: object({ mimeType: text, params: list(object({ name: text })), text }) },
);
const response = object({
  status: { type: 'integer' },
  statusText: text,
  httpVersion: text,
  cookies: list(cookie),
  headers: list(named),
  content: object({ size, mimeType: text }, { text, encoding: text, compression: { type: 'integer' } }),
  redirectURL: text,
  headersSize: size,
  bodySize: size,
});
const entry = object(
  {
    startedDateTime: time,
    time: { type: 'number', minimum: 0 },
    request,
    response,
    cache: object({}),
    timings: object(
      { send: milliseconds, wait: milliseconds, receive: milliseconds },
      { blocked: milliseconds, dns: milliseconds, connect: milliseconds, ssl: milliseconds },
    ),
  },
  { pageref: text, serverIPAddress: text, connection: text },
);

export const harSchema: JsonSchema = object({
  log: object({ version: { const: '1.2' }, creator: object({ name: text, version: text }), entries: list(entry) }),
});
