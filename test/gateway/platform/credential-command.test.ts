import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { runCredentialCommand } from '../../../src/gateway/platform/credential-command.ts';

const node = process.execPath;
const running = (script: string): [string, ...string[]] => [node, '-e', script];
const printing = (text: string): [string, ...string[]] => running(`process.stdout.write(${JSON.stringify(text)})`);

async function failureOf(command: [string, ...string[]]): Promise<string> {
  try {
    await runCredentialCommand(command);
  } catch (error) {
    if (error instanceof LouterError) {
      expect(error.detail).toMatchObject({ kind: 'authentication', code: 'credential_unavailable' });
      return error.message;
    }
    throw error;
  }
  throw new Error('the command succeeded');
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what a command prints', () => {
  const expiry = '2030-01-01T00:00:00Z';
  const token = { kind: 'token', secret: 'canary-token' };
  const expiresAt = Date.parse(expiry);
  test.each([
    ['a line', 'canary-token', { value: token }],
    ['several lines', '  canary-token  \r\nand more\n', { value: token }],
    ['JSON with api_key', JSON.stringify({ api_key: 'canary-token', expires_at: expiry }), { value: token, expiresAt }],
    [
      'JSON of several lines',
      JSON.stringify({ token: 'canary-token', expires_at: expiresAt / 1000 }, null, 2),
      { value: token, expiresAt },
    ],
    [
      'an ExecCredential',
      JSON.stringify({
        apiVersion: 'client.authentication.k8s.io/v1',
        kind: 'ExecCredential',
        status: { token: 'canary-token', expirationTimestamp: expiry },
      }),
      { value: token, expiresAt },
    ],
    ['a quoted line', '"canary-token"', { value: token }],
    [
      'a time as text',
      JSON.stringify({ access_token: 'canary-token', expires_on: String(expiresAt / 1000) }),
      { value: token, expiresAt },
    ],
    [
      'the token of az',
      JSON.stringify({ accessToken: 'canary-token', expiresOn: '2029-12-31 20:00:00', expires_on: expiresAt / 1000 }),
      { value: token, expiresAt },
    ],
    [
      'the credential process of AWS',
      JSON.stringify({ Version: 1, AccessKeyId: 'AKID', SecretAccessKey: 's', SessionToken: 't', Expiration: expiry }),
      { value: { kind: 'signing-keys', accessKeyId: 'AKID', secretAccessKey: 's', sessionToken: 't' }, expiresAt },
    ],
    [
      'keys of AWS in a field',
      JSON.stringify({ Credentials: { AccessKeyId: 'AKID', SecretAccessKey: 's' } }),
      { value: { kind: 'signing-keys', accessKeyId: 'AKID', secretAccessKey: 's' } },
    ],
  ])('may be %s', async (_name, text, issued) => {
    expect(await runCredentialCommand(printing(text))).toEqual(issued);
  });

  test.each([
    ['nothing', '', /printed nothing$/],
    ['a blank line', '\n\n', /printed nothing$/],
    ['a credential of two words', 'canary token', /characters that HTTP headers do not allow$/],
    ['a credential with a line break', JSON.stringify({ token: 'canary\r\nx-injected: 1' }), /do not allow$/],
    ['half of its JSON', '{"api_key": "canary-token', /JSON that is not complete$/],
    ['JSON without a key', '{"secret": "canary-token"}', /JSON without "api_key"$/],
    ['no date', '{"token": "canary-token", "expires_at": "soon"}', /expiry that is not a date$/],
  ])('is refused if it is %s, and never shown', async (_name, text, problem) => {
    const message = await failureOf(printing(text));
    expect(message).toMatch(problem);
    expect(message).not.toContain('canary');
  });
});

test('a command may leave a program behind that holds its output', async () => {
  const script = `require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 8000)'], { stdio: 'inherit' }).unref(); console.log('canary-token')`;
  expect(await runCredentialCommand(running(script))).toEqual({ value: { kind: 'token', secret: 'canary-token' } });
});

test('the time that a credential is valid may be a text', async () => {
  const { expiresAt } = await runCredentialCommand(printing('{"token": "canary-token", "expires_in": "3600"}'));
  expect(Number(expiresAt) - Date.now()).toBeGreaterThan(3_000_000);
});

describe('a command that fails', () => {
  test('is reported with its exit code and what it wrote to stderr', async () => {
    const message = await failureOf(running(`console.error('please log in'); process.exit(3)`));
    expect(message).toBe('api_key_command: node ended with exit code 3: please log in');
  });

  test('shows no credential of its stderr or stdout, and no argument', async () => {
    const message = await failureOf(
      running(
        `console.log('canary-printed'); console.error('got canary-printed, Bearer abcdefghijklmnop1234'); process.exit(1)`,
      ),
    );
    expect(message).not.toMatch(/canary|abcdefghijklmnop/);
    expect(message).toContain('got redacted-');
  });

  test('is cut to 500 characters', async () => {
    const message = await failureOf(running(`console.error('x y '.repeat(1000)); process.exit(1)`));
    expect(message.length).toBeLessThan(600);
  });

  test('is reported if it does not exist', async () => {
    expect(await failureOf([join(folder, 'missing-program')])).toBe(
      'api_key_command: missing-program cannot be run: no such file or directory (ENOENT)',
    );
  });

  test('is ended where it prints too much', async () => {
    expect(await failureOf(running(`process.stdout.write('x'.repeat(100_000)); setInterval(() => {}, 1000)`))).toMatch(
      /printed more than 64 KiB/,
    );
  });

  test('reads nothing from standard input', async () => {
    const reading = running(`process.stdin.on('end', () => console.log('ended-' + 'input')).resume()`);
    expect(await runCredentialCommand(reading)).toEqual({ value: { kind: 'token', secret: 'ended-input' } });
  });

  test('is run without a shell', async () => {
    const file = join(folder, 'made-by-a-shell');
    await runCredentialCommand([node, '-p', '"x".repeat(3)', `; touch ${file}`, `$(touch ${file})`]);
    expect(existsSync(file)).toBe(false);
  });
});
