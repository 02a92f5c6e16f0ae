import { EventStreamCodec } from '@smithy/eventstream-codec';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { fromCloudForm } from '../../src/protocols/anthropic/cloud-form.ts';
import { jsonAnswer, type ReceivedUpstreamRequest, type ScriptedAnswer, type ScriptedPiece } from './upstream.ts';

// What the scripted servers of the clouds have in common. Their signatures and frames are those of the official packages.

// ---------------------------------------------------------------- event streams of AWS

const codec = new EventStreamCodec(
  (bytes) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8')),
  (text) => Buffer.from(text, 'utf8'),
);

/** A frame of the event stream. */
function eventFrame(headers: Readonly<Record<string, string>>, payload: JsonValue): Uint8Array {
  const fields = Object.entries(headers).map(([name, value]) => [name, { type: 'string' as const, value }] as const);
  return codec.encode({ headers: Object.fromEntries(fields), body: Buffer.from(JSON.stringify(payload)) });
}

const chunkFields = { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' };

/** A frame with an event of Anthropic, as JSON. */
export const chunkFrame = (event: string): Uint8Array =>
  eventFrame(chunkFields, { bytes: Buffer.from(event).toString('base64'), p: 'abcdefghijkl' });

/** A frame of the same kind with another payload. */
export const oddChunkFrame = (payload: JsonValue, fields: Readonly<Record<string, string>> = {}): Uint8Array =>
  eventFrame({ ...chunkFields, ...fields }, payload);

/** A frame with an error of the protocol itself, whose payload is empty. */
export const errorFrame = (code: string, message: string): Uint8Array =>
  codec.encode({
    headers: Object.fromEntries(
      Object.entries({ ':message-type': 'error', ':error-code': code, ':error-message': message }).map(
        ([name, value]) => [name, { type: 'string', value }],
      ),
    ),
    body: Buffer.alloc(0),
  });

/** A frame with an exception in the middle of a stream. */
export const exceptionFrame = (name: string, message: string): Uint8Array =>
  eventFrame(
    { ':exception-type': name, ':content-type': 'application/json', ':message-type': 'exception' },
    { message },
  );

/** Server-sent events as frames, the last with the metrics of the invocation. */
export function toFrames(events: readonly string[]): Uint8Array[] {
  const parsed = events.flatMap((text) =>
    text
      .split('\n\n')
      .map((event) => /^data: (.*)$/m.exec(event)?.[1])
      .flatMap((data) => (data === undefined ? [] : (parseJson(data) ?? []))),
  );
  return parsed.map((event, index) =>
    chunkFrame(
      JSON.stringify(
        index === parsed.length - 1
          ? { ...asObject(event), 'amazon-bedrock-invocationMetrics': { inputTokenCount: 20, outputTokenCount: 4 } }
          : event,
      ),
    ),
  );
}

export const eventStreamAnswer = (
  frames: readonly ScriptedPiece[],
  ends: ScriptedAnswer['ends'] = 'finished',
): ScriptedAnswer => ({
  headers: { 'content-type': 'application/vnd.amazon.eventstream', 'x-amzn-requestid': 'scripted' },
  body: frames,
  ends,
});

/** The frames in bytes that a client received. */
export function readFrames(bytes: Buffer): { headers: Record<string, unknown>; payload: JsonValue | undefined }[] {
  const frames = [];
  for (let rest = bytes; rest.length > 0; rest = rest.subarray(rest.readUInt32BE(0))) {
    const { headers, body } = codec.decode(rest.subarray(0, rest.readUInt32BE(0)));
    const values = Object.entries(headers).map(([name, { value }]) => [name, value]);
    frames.push({
      headers: Object.fromEntries(values) as Record<string, unknown>,
      payload: parseJson(Buffer.from(body).toString()),
    });
  }
  return frames;
}

/** An error of Bedrock: its name is in a header field. */
export const bedrockError = (
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): ScriptedAnswer =>
  jsonAnswer({ message }, status, { 'x-amzn-errortype': `${name}:http://internal.amazon.com/`, ...headers });

// ---------------------------------------------------------------- signatures of AWS

export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** Whether a request is signed with these keys, for this service: computed anew from what arrived, by the official package. */
export async function isSigned(
  request: ReceivedUpstreamRequest,
  credentials: AwsKeys,
  { service = 'bedrock', region = 'us-east-1' } = {},
): Promise<boolean> {
  const { authorization = '', host = '', 'x-amz-date': date } = request.headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return false;
  const time = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(date));
  if (!time) return false;
  const [, year, month, day, hour, minute, second] = time;
  const url = new URL(`http://${host}${request.path}`);
  const signed = await new SignatureV4({ service, region, credentials, sha256: Sha256 }).sign(
    {
      method: request.method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(
        names.filter((name) => !name.startsWith('x-amz-')).map((name) => [name, String(request.headers[name])]),
      ),
      body: request.text,
    },
    { signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) },
  );
  return signed.headers['authorization'] === authorization;
}

/** The time of a signature, in milliseconds since 1970. */
export const signedAt = ({ headers }: ReceivedUpstreamRequest): number =>
  Date.parse(String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

class Sha256 {
  readonly #state: Hash | Hmac;
  constructor(secret?: unknown) {
    this.#state = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string | Uint8Array);
  }
  update(data: Uint8Array): void {
    this.#state.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#state.digest();
  }
  reset(): void {}
}

// ---------------------------------------------------------------- requests

/** What a request asks of Claude on a cloud, as Anthropic's own clients write it. */
export const cloudRequestOf = (request: ReceivedUpstreamRequest) =>
  fromCloudForm(request.path, (request.json ?? {}) as JsonObject);
