import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import type { KeyBudget } from '../config/config.ts';
import { type Fault, FaultSyntaxError, parseFault } from '../replay/fault-spec.ts';
import { isRunName, runNameRule } from '../server/run-path.ts';
import type { InitRow } from './init-file.ts';

// What follows an option, read from its text. Each throws an {InvalidArgumentError}.

/** Parses the argument of `--port`. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  return port;
}

/** Parses the argument of `--host`: a name or an address, in brackets or not. */
export function parseHost(text: string): string {
  const address = /^\[(.+)\]$/.exec(text)?.[1] ?? text;
  if (isIP(address) !== 0 || /^[a-z\d](?:[a-z\d.-]{0,252})$/i.test(address)) return address;
  throw new InvalidArgumentError('Expected an address or a name of this machine, such as 127.0.0.1, without a port.');
}

/** Parses the argument of `--url`. */
export function parseGatewayUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '')
    return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('Expected a URL such as http://127.0.0.1:8787.');
}

// ---------------------------------------------------------------- conform

/** Parses the argument of `conform`: a base URL of any protocol, or the address of a server. */
export function parseServerUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '')
    return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('Expected a URL without a key, such as http://127.0.0.1:8080.');
}

export function parseCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 1 to 999999.');
}

export const addCases = (text: string, earlier: string[] = []): string[] => [
  ...earlier,
  ...text.split(',').map((name) => name.trim()),
];

// ---------------------------------------------------------------- init

export const addPort = (text: string, earlier: number[] = []): number[] => [...earlier, parsePort(text)];
export const addName = (text: string, earlier: string[] = []): string[] => [...earlier, text];

const localProtocols = ['ollama', 'anthropic', 'openai-chat', 'openai-responses'] as const;
type NamedProtocol = [name: string, protocol: (typeof localProtocols)[number]];

export function addProtocol(text: string, earlier: NamedProtocol[] = []): NamedProtocol[] {
  const [name = '', given] = text.split('=', 2);
  const protocol = localProtocols.find((each) => each === given);
  if (name === '' || protocol === undefined)
    throw new InvalidArgumentError(`Expected BACKEND=PROTOCOL; the protocols: ${localProtocols.join(', ')}.`);
  return [...earlier, [name, protocol]];
}

export function addRow(text: string, earlier: InitRow[] = []): InitRow[] {
  const [, pattern, target] = /^(.+?)=([^/]+\/.+)$/.exec(text) ?? [];
  if (pattern === undefined || target === undefined) throw new InvalidArgumentError("Expected 'NAME=BACKEND/MODEL'.");
  return [...earlier, { pattern, target }];
}

// ---------------------------------------------------------------- run

export function parseRunName(text: string): string {
  if (isRunName(text)) return text;
  throw new InvalidArgumentError(`Expected ${runNameRule}.`);
}

// ---------------------------------------------------------------- service

export function parseLines(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number from 0 to 999999.');
}

// ---------------------------------------------------------------- keys

export function parseKeyLimit(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 1 on.');
}

export function parseBudget(text: string): KeyBudget {
  const [, amount = '', per] = /^\$?(\d{1,12}(?:\.\d{1,6})?)\/(day|week|month)$/.exec(text) ?? [];
  const usd = Number(amount);
  if (usd > 0 && (per === 'day' || per === 'week' || per === 'month')) return { usd, per };
  throw new InvalidArgumentError('Expected US dollars and a period: day, week or month, such as 50/month.');
}

export function parseExpiry(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text;
  throw new InvalidArgumentError('Expected a date and time with its offset (RFC 3339), such as 2027-12-31T00:00:00Z.');
}

// ---------------------------------------------------------------- mock

export function parseSpeed(text: string): number {
  const speed = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(speed)) throw new InvalidArgumentError('Expected a number such as 1, 0.5 or 0.');
  return speed;
}

export function collectFault(spec: string, before: readonly Fault[] = []): Fault[] {
  try {
    return [...before, parseFault(spec)];
  } catch (error) {
    if (error instanceof FaultSyntaxError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

// ---------------------------------------------------------------- traces

export function parseLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit === 0) throw new InvalidArgumentError('Expected a number from 1 to 999999.');
  return limit;
}

/** The bodies of a trace by the names of `--raw`: their roles, and where they are in the exported trace. */
export const rawRoles: Readonly<Record<string, string>> = {
  'client-request': 'client-request',
  'upstream-request': 'upstream-request',
  'upstream-response': 'upstream-response',
  'client-response': 'client-response',
  'frontend.request': 'client-request',
  'backend.request': 'upstream-request',
  'backend.response': 'upstream-response',
  response: 'client-response',
};
