import { expect, test } from 'vitest';
import { loadWithSource } from '../../../src/config/load.ts';
import { vendorOf } from '../../../src/gateway/platform/adapt.ts';
import { authorizerOf } from '../../../src/gateway/platform/authorizer.ts';

const print = `console.log(JSON.stringify({ AccessKeyId: 'AKID', SecretAccessKey: 's', SessionToken: String(process.pid) }))`;

async function startAuthorizer() {
  const text = `[backends.cloud]\nprotocol = "anthropic"\nplatform = "bedrock"\nregion = "us-east-1"\napi_key_command = ${JSON.stringify([process.execPath, '-e', print])}\n`;
  const [backend] = loadWithSource({ file: 'louter.toml', text, cwd: '/', env: {} }).config.backends;
  const adapter = backend && vendorOf(backend);
  const authorizer = backend && adapter && authorizerOf(backend, adapter);
  if (!authorizer) throw new Error('the backend has no authorizer');
  const request = { url: 'https://cloud.example/model/m/invoke', headers: {}, body: Buffer.from('{}') };
  const authorize = () => authorizer.authorize(request);
  const refused = async (status: number, fields: Readonly<Record<string, string>>) =>
    authorizer.refused(await authorize(), { status, header: (name) => fields[name] });
  return { authorize, refused };
}

const ahead = (): string => new Date(Date.now() + 3_600_000).toUTCString();

test.each([
  [400, 'ExpiredTokenException'],
  [403, 'ExpiredTokenException'],
  [400, 'IncompleteSignature'],
  [403, 'InvalidSignatureException:http://internal.amazon.com/coral/'],
  [403, 'UnrecognizedClientException'],
])('keys of AWS are renewed after %i %s', async (status, name) => {
  const { authorize, refused } = await startAuthorizer();
  const before = await authorize();
  expect(await refused(status, { 'x-amzn-errortype': name, date: new Date().toUTCString() })).toBe('credential');
  const after = await authorize();
  expect(after.headers['x-amz-security-token']).not.toBe(before.headers['x-amz-security-token']);
});

test.each([
  [403, 'AccessDeniedException'],
  [400, 'ValidationException'],
  [403, undefined],
])('neither the keys nor the clock are at fault where AWS answers %i %s', async (status, name) => {
  const { authorize, refused } = await startAuthorizer();
  const fields = { date: ahead(), ...(name !== undefined && { 'x-amzn-errortype': name }) };
  expect(await refused(status, fields)).toBeUndefined();
  const { headers } = await authorize();
  expect(Math.abs(dateOf(headers['x-amz-date']) - Date.now())).toBeLessThan(600_000);
});

test('a request is signed with the time of AWS where its signature expired', async () => {
  const { authorize, refused } = await startAuthorizer();
  expect(await refused(400, { 'x-amzn-errortype': 'RequestExpired', date: ahead() })).toBe('clock');
  const { headers } = await authorize();
  expect(dateOf(headers['x-amz-date']) - Date.now()).toBeGreaterThan(3_000_000);
});

/** `20261128T000000Z` */
const dateOf = (text = ''): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
