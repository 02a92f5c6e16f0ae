import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { entry, louterProcess } from './command.ts';
import { startModelServer, type ModelServer } from './document-model.ts';
import { variablesOf, type DocumentCommand } from './documents.ts';

/** Where the reader of the documents keeps the clone. */
const home = '/home/you/louter';
/** The address that the documents name. */
const documented = 'http://127.0.0.1:8787';
/** Without its scheme: programs also open WebSockets. */
const addressOf = (url: string): string => url.replace('http://', '');

/** A command of Louter that runs until it is ended. */
export interface Running {
  url: string;
  stdout: string;
  end(): Promise<number | null>;
}

export function startLouter(words: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, [entry, ...words], {
    cwd,
    // As npm names it to a script of this package.
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, npm_package_name: 'louter', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  let [stdout, stderr] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const url = /listening on (\S+)\n/.exec(stdout)?.[1];
      if (url !== undefined) resolve({ url, stdout, end: () => (child.kill('SIGTERM'), closed) });
    });
    void closed.then((code) => reject(new Error(`louter ${words.join(' ')} ended with ${code}: ${stderr}`)));
  });
}

/** What a command printed for people, without the sums of the rows that it lists. */
export const withoutTotals = (stderr: string): string =>
  stderr.replace(/^louter: [\d,]+ requests?, .* tokens.*\n$/, '');

/**
 * Follows a document as a user does: in a new folder, with a gateway of the built-in configuration.
 */
export class DocumentReader {
  readonly #folder: string;
  readonly #gateway: Running;
  readonly #models: ModelServer;
  /** The ids of traces in the documents, and those that take their place. */
  readonly #ids = new Map<string, string>();
  #sent = 0;
  /** Whether a mock of the page has recorded answers. */
  #hasRecorded = false;

  private constructor(folder: string, gateway: Running, models: ModelServer) {
    this.#folder = folder;
    this.#gateway = gateway;
    this.#models = models;
  }

  static async create(): Promise<DocumentReader> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'louter-documents-')));
    writePrograms(join(folder, 'bin'));
    // Its programs are in a project with the package's dependencies.
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
    const models = await startModelServer();
    return new DocumentReader(folder, await startLouter(['serve', '--port', '0'], folder), models);
  }

  async end(): Promise<void> {
    await this.#gateway.end();
    await this.#models.end();
    rmSync(this.#folder, { recursive: true });
  }

  /** Sends the requests of the README, and learns the ids of their traces from what the README lists. */
  async readFirst(commands: readonly DocumentCommand[]): Promise<void> {
    for (const each of commands)
      if (sendsRequest(each.command) || each.command === 'louter traces list') await this.run(each);
  }

  /** Runs a command and returns what it printed to stdout. */
  async run({ command, toml, printed }: DocumentCommand): Promise<string> {
    if (command === 'npm start' || command === 'louter serve') return this.#gateway.stdout;
    if (sendsRequest(command)) {
      this.#sent += 1;
      return this.#shell(command);
    }
    const [, words] = /^(?:louter|npm run louter --) (.*)$/.exec(command) ?? [];
    if (words === undefined) throw new Error(`a document has a command that nothing runs: ${command}`);
    return this.#louter(this.#split(words), { command, toml, printed });
  }

  /** Runs a program of a document with this checkout's sources. */
  runProgram(source: string): string {
    const file = join(this.#folder, 'program.ts');
    const sources = new URL('../../src/index.ts', import.meta.url).href;
    const own = source.replaceAll("'louter'", `'${sources}'`);
    writeFileSync(file, own.replaceAll(addressOf(documented), addressOf(this.#gateway.url)));
    return execFileSync(process.execPath, [file], { encoding: 'utf8' });
  }

  /** Makes texts alike that differ only in where and when they were printed. */
  comparable(text: string): string {
    return toComparable(text, [
      [this.#gateway.url, documented],
      [this.#folder, home],
    ]);
  }

  async #louter(words: readonly string[], { command, toml, printed }: DocumentCommand): Promise<string> {
    switch (words[0]) {
      case 'traces':
        return this.#traces(words, printed);
      case 'init':
        return this.#init(words);
      case 'run':
        return this.#agent(words);
      case 'mock':
        return this.#mock(words, command);
      case 'keys':
        return this.#keys(words, toml);
      case 'serve':
        return this.#serve(words, toml);
      case 'diagnostics':
        await this.#recorded();
        return this.#finish([...words, '--url', this.#gateway.url]);
      case 'ui':
        await this.#recorded();
        return this.#finish([...words, '--print']);
      case 'config':
        return (await this.#finish(words, { toml })).replaceAll(join(this.#folder, 'configured'), home);
      case 'route':
        writeFileSync(join(this.#configure('configured', toml), 'request.json'), requestOfReader);
        return this.#finish(words, { toml });
      default:
        return this.#finish(words, { toml });
    }
  }

  /** A command that ends by itself: with 0, and without errors. */
  async #finish(words: readonly string[], { toml = '', path = '' } = {}): Promise<string> {
    const cwd = toml === '' ? this.#folder : this.#configure('configured', toml);
    const env = { ...variablesOf(toml), ...(path !== '' && { PATH: path }) };
    const { stdout, stderr, code } = await louterProcess(words, { cwd, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringMatching(/\berror\b/i) as string });
    return stdout === '' ? stderr : stdout;
  }

  async #traces(words: readonly string[], printed: string | undefined): Promise<string> {
    await this.#recorded();
    const { stdout, stderr, code } = await louterProcess(words, { cwd: this.#folder });
    // A filter for errors finds none here.
    if (stderr === 'louter: no request matches\n') return stderr;
    // The totals of a listing are no part of its table.
    const others = withoutTotals(stderr);
    expect({ stderr: others, code }).toEqual({ stderr: '', code: 0 });
    if (words.length === 2 && words[1] === 'list') this.#learnIds(printed ?? '', stdout);
    return stdout;
  }

  /** In a folder without a configuration, with a model server on this machine. */
  async #init(words: readonly string[]): Promise<string> {
    const cwd = join(this.#folder, 'begun');
    mkdirSync(cwd, { recursive: true });
    const { stdout, stderr, code } = await louterProcess([...words, '--port', String(this.#models.port)], { cwd });
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(/\berror\b/i)]);
    return stdout + stderr;
  }

  /** In the folder of `init` if that was run, else with a configuration that answers from recordings. */
  async #agent(words: readonly string[]): Promise<string> {
    const begun = join(this.#folder, 'begun');
    const cwd = existsSync(join(begun, 'louter.toml'))
      ? begun
      : this.#configure('run', '[backends.replay]\nprotocol = "replay"\n');
    const path = `${join(this.#folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
    const { stdout, stderr, code } = await louterProcess(words, { cwd, env: { PATH: path } });
    expect({ stdout, stderr, code }).toEqual({ stdout, stderr: '', code: 0 });
    return stdout;
  }

  /** In a folder of its own, with a backend to record from. Once a page has recorded, what it replays strictly is that. */
  async #mock(words: readonly string[], command: string): Promise<string> {
    const port = /--port (\d+)/.exec(command)?.[1] ?? '';
    const backend = `[backends.local]\nprotocol = "ollama"\nbase_url = "http://127.0.0.1:${this.#models.port}"\n`;
    const cwd = this.#configure('mocked', backend);
    this.#hasRecorded ||= words.includes('--record');
    const mock = await startLouter(
      words.map((word) => (word === port ? '0' : word)),
      cwd,
    );
    const answer = await fetch(`${mock.url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'replay/text', messages: [{ role: 'user', content: 'Hi' }] }),
    });
    expect(answer.status).toBe(words.includes('--strict') && !this.#hasRecorded ? 404 : 200);
    expect(await mock.end()).toBe(0);
    return mock.stdout.replace(mock.url, `http://127.0.0.1:${port}`);
  }

  async #serve(words: readonly string[], toml: string): Promise<string> {
    const served = await startLouter([...words, '--port', '0'], this.#configure('served', toml), variablesOf(toml));
    expect(await served.end()).toBe(0);
    return served.stdout;
  }

  /** In a folder of its own: the configuration is changed. Its traces are those of the gateway. */
  async #keys(words: readonly string[], toml: string): Promise<string> {
    const file = join(this.#folder, 'keyed', 'louter.toml');
    if (!existsSync(file)) this.#configure('keyed', `${toml}\n[traces]\nurl = "file:../louter.db"\n`);
    await this.#recorded();
    const { stdout, stderr, code } = await louterProcess(words, {
      cwd: join(this.#folder, 'keyed'),
      env: variablesOf(toml),
    });
    expect([stderr, code]).toEqual([expect.not.stringContaining('rror'), 0]);
    return stdout;
  }

  #configure(name: string, toml: string): string {
    const cwd = join(this.#folder, name);
    mkdirSync(cwd, { recursive: true });
    writeFileSync(join(cwd, 'louter.toml'), toml);
    return cwd;
  }

  #shell(command: string): string {
    return execFileSync('sh', ['-c', command.replaceAll(documented, this.#gateway.url)], {
      env: { PATH: `${join(this.#folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`, HOME: this.#folder },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  /** Waits until every request sent so far is on disk, which is a moment after its last byte. */
  async #recorded(): Promise<void> {
    await vi.waitFor(
      async () => {
        const response = await fetch(`${this.#gateway.url}/api/diagnostics?checks=none`);
        const { traces }: { traces: unknown } = JSON.parse(await response.text());
        expect(traces).toMatchObject({ state: 'ok', queued_exchanges: 0, written: this.#sent });
      },
      { timeout: 10_000 },
    );
  }

  #split(words: string): string[] {
    return [...words.matchAll(/'([^']*)'|"([^"]*)"|\S+/g)].map(
      ([word, inQuotes, inDoubleQuotes]) => inQuotes ?? inDoubleQuotes ?? this.#ids.get(word) ?? word,
    );
  }

  #learnIds(printed: string, stdout: string): void {
    const actual = idsIn(stdout);
    for (const [index, id] of idsIn(printed).entries()) this.#ids.set(id, actual[index] ?? '');
  }
}

/** The short ids of traces in a listing. */
export const idsIn = (list: string): string[] => list.match(/\b[\da-f]{12}\b/g) ?? [];

/** A text without what depends on where and when it was printed; `places` are names of this run, and those in documents. */
export function toComparable(text: string, places: readonly (readonly [actual: string, documented: string])[]): string {
  return places
    .reduce((changed, [actual, inDocuments]) => changed.replaceAll(actual, inDocuments), text)
    .replaceAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+Z)?/g, 'TIME')
    .replaceAll(/\b(?:[\da-f]{32}|[\da-f]{12})\b/g, 'ID')
    .replaceAll(/ *\b(?:\d+(?:\.\d+)? m?s|\d+m\d\d)\b/g, ' DURATION')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** What a document shows, made comparable, where `…` stands for any text. */
export function toPattern(comparable: string): RegExp {
  const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${comparable.split('…').map(literal).join('[^]*')}$`);
}

/** Commands that send a request to the gateway. */
export const sendsRequest = (command: string): boolean =>
  /^(?:curl |ANTHROPIC_BASE_URL=\S+ ANTHROPIC_AUTH_TOKEN=\S+ claude(?: -p .*)?$)/.test(command);

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));

/** Puts stand-ins for programs that documents use into a folder for the path. */
export function writePrograms(bin: string): void {
  mkdirSync(bin);
  for (const [name, source] of Object.entries(programs))
    if (name !== 'curl' || !isOnPath('curl')) writeProgram(bin, name, source);
}

/** The file of `--request` in documents. */
const requestOfReader = JSON.stringify({
  model: 'claude-sonnet-4-5',
  max_tokens: 50,
  messages: [{ role: 'user', content: 'Hi' }],
});

function writeProgram(bin: string, name: string, source: string): void {
  const file = join(bin, `${name}.mjs`);
  writeFileSync(file, source);
  writeFileSync(join(bin, name), `#!/bin/sh\nexec "${process.execPath}" "${file}" "$@"\n`, { mode: 0o755 });
}

/** Programs on the path of the documents' commands. */
const programs = {
  /** Stands in for Claude Code: it uses the same variables, and sends what Claude Code sends at least. */
  claude: `
  const { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: key, ANTHROPIC_AUTH_TOKEN: token } = process.env;
  const chosen = process.argv.indexOf('--model');
  const answer = await fetch(url + '/v1/messages?beta=true', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'x-api-key': key }),
      ...(token !== undefined && { authorization: 'Bearer ' + token }),
      'anthropic-version': '2023-06-01',
      'user-agent': 'claude-cli/2.1.329 (external, cli)',
    },
    body: JSON.stringify({
      model: chosen === -1 ? 'claude-opus-5-5' : process.argv[chosen + 1],
      max_tokens: 1000,
      stream: true,
      thinking: { type: 'adaptive' },
      messages: [{ role: 'user', content: 'Say hello' }],
    }),
  });
  console.log(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;`,
  /** As much of curl as the documents use, for machines without it. */
  curl: `
  import { readFileSync } from 'node:fs';
  import { parseArgs } from 'node:util';
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { header: { type: 'string', short: 'H', multiple: true }, data: { type: 'string', short: 'd' } },
  });
  const headers = (values.header ?? []).map((line) => line.split(': '));
  const method = values.data === undefined ? 'GET' : 'POST';
  const body = values.data?.startsWith('@') ? readFileSync(values.data.slice(1)) : values.data;
  const answer = await fetch(positionals[0], { method, headers, body });
  process.stdout.write(await answer.text());`,
};
