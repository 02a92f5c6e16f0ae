import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { asNumber, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { describeSystemError } from '../../core/system-error.ts';
import { credentialError, showText, type IssuedSecret } from './credential.ts';
import type { IssuedCredential } from './renewing-credential.ts';

const timeoutMs = 10_000;
/** How long its output is read after its end. */
const drainMs = 250;
const maxOutputBytes = 64 * 1024;

interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
  /** Why it ended, unless it succeeded. */
  readonly failure: string | undefined;
}

/**
 * Runs the `api_key_command` of a backend.
 * @throws {LouterError} `authentication` with what it wrote to stderr, without secrets; what it printed is in no error.
 */
export async function runCredentialCommand(
  command: readonly [string, ...string[]],
): Promise<IssuedCredential<IssuedSecret>> {
  const program = basename(command[0]);
  const { stdout, stderr, failure } = await run(command);
  const fail = (problem: string): never => {
    const shown = showStderr(stderr, stdout);
    throw credentialError(`api_key_command: ${program} ${problem}${shown === '' ? '' : `: ${shown}`}`);
  };
  if (failure !== undefined) return fail(failure);
  const issued = parseCredential(stdout.trim());
  return typeof issued === 'string' ? fail(issued) : issued;
}

function run([program, ...parameters]: readonly [string, ...string[]]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let size = 0;
    let failure: string | undefined;
    let drain: NodeJS.Timeout | undefined;
    // A group of its own: what the command started ends with it.
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const finish = (): void => {
      clearTimeout(timer);
      clearTimeout(drain);
      process.off('exit', kill);
      resolve({ stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8'), failure });
    };
    const kill = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    const stop = (why: string): void => {
      failure ??= why;
      kill();
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(() => stop(`did not end within ${timeoutMs / 1000} s`), timeoutMs);
    process.once('exit', kill);
    const collect = (into: Buffer[]) => (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxOutputBytes) stop('printed more than 64 KiB');
      else into.push(chunk);
    };
    child.stdout.on('data', collect(out));
    child.stderr.on('data', collect(err));
    child.once('error', (error) => {
      failure ??= `cannot be run: ${describeSystemError(error, null) ?? error.message}`;
      finish();
    });
    child.once('exit', (code, signal) => {
      if (code !== 0) failure ??= code === null ? `was ended by ${signal}` : `ended with exit code ${code}`;
      // What it left running may hold its output open.
      drain = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, drainMs);
    });
    child.once('close', finish);
  });
}

/** What a command wrote to stderr, without what it printed. */
const showStderr = (stderr: string, stdout: string): string =>
  showText(
    stderr,
    stdout.split(/[\s"',:{}[\]]+/).filter((word) => word.length >= 8),
  );

// ---------------------------------------------------------------- what it prints

/** The credential in what a command printed, or what is wrong with it. */
function parseCredential(printed: string): IssuedCredential<IssuedSecret> | string {
  if (printed === '') return 'printed nothing';
  if (printed.startsWith('{')) {
    const json = asObject(parseJson(printed));
    return json ? readJson(json) : 'printed JSON that is not complete';
  }
  const [line = ''] = printed.split('\n');
  const text = line.trim();
  return toToken(text.startsWith('"') ? (asString(parseJson(text)) ?? text) : text, undefined);
}

const tokenFields = ['api_key', 'token', 'access_token', 'accessToken'];

/** `{"api_key"}`, the ExecCredential of kubectl, `{"Credentials"}` or the flat form of AWS, and `az account get-access-token`. */
function readJson(json: JsonObject): IssuedCredential<IssuedSecret> | string {
  const fields = asObject(json['status']) ?? asObject(json['Credentials']) ?? json;
  const expiry = readExpiry(fields);
  if (expiry === 'invalid') return 'printed a time of expiry that is not a date';
  const accessKeyId = asString(fields['AccessKeyId']);
  const secretAccessKey = asString(fields['SecretAccessKey']);
  const sessionToken = asString(fields['SessionToken']);
  if (accessKeyId !== undefined && secretAccessKey !== undefined)
    return {
      value: { kind: 'signing-keys', accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
      ...(expiry !== undefined && { expiresAt: expiry }),
    };
  const secret = tokenFields.map((name) => asString(fields[name])).find((value) => value !== undefined && value !== '');
  return secret === undefined ? 'printed JSON without "api_key"' : toToken(secret, expiry);
}

function readExpiry(fields: JsonObject): number | 'invalid' | undefined {
  const seconds = numberOf(fields['expires_in']);
  if (seconds !== undefined) return Date.now() + seconds * 1000;
  // `az` writes local time without a zone into expiresOn, and the same as a number beside it.
  const value = ['expires_at', 'expirationTimestamp', 'Expiration', 'expires_on', 'expiry']
    .map((name) => fields[name] ?? undefined)
    .find((each) => each !== undefined);
  if (value === undefined) return undefined;
  const number = numberOf(value);
  const parsed = number === undefined ? Date.parse(asString(value) ?? '') : number < 1e11 ? number * 1000 : number;
  return Number.isFinite(parsed) ? parsed : 'invalid';
}

/** Metadata servers write numbers as text. */
const numberOf = (value: JsonValue | undefined): number | undefined =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : asNumber(value);

function toToken(secret: string, expiresAt: number | undefined): IssuedCredential<IssuedSecret> | string {
  // A line break in a header field would begin another one.
  if (!/^[\x21-\x7e]+$/.test(secret)) return 'printed a credential with characters that HTTP headers do not allow';
  return { value: { kind: 'token', secret }, ...(expiresAt !== undefined && { expiresAt }) };
}
