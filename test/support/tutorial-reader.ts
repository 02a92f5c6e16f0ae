import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { entry } from './command.ts';
import { startModelServer, type ModelServer } from './document-model.ts';
import { idsIn, startLouter, toComparable, writePrograms, type Running } from './document-reader.ts';
import { variablesOf, type DocumentCommand } from './documents.ts';
import { withoutLocalServers } from './local-servers.ts';

/** Where the reader of a tutorial works. */
const home = '/home/you/project';

/**
 * Follows a tutorial from its first command to its last one, in a folder of its own and a shell. Servers keep running until
 * another one takes their port, or until the end; each gets a free port in place of the one in the tutorial.
 */
export class TutorialReader {
  readonly #folder: string;
  readonly #models: ModelServer;
  readonly #servers = new Map<string, Running>();
  readonly #ids = new Map<string, string>();
  /** Requests that were sent to the gateway. */
  #sent = 0;

  private constructor(folder: string, models: ModelServer) {
    this.#folder = folder;
    this.#models = models;
  }

  static async create(): Promise<TutorialReader> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'louter-tutorial-')));
    writePrograms(join(folder, 'bin'));
    const louter = `#!/bin/sh\nexec "${process.execPath}" "${entry}" "$@"\n`;
    writeFileSync(join(folder, 'bin', 'louter'), louter, { mode: 0o755 });
    mkdirSync(join(folder, 'project'));
    // A tutorial that needs recordings is followed in a clone.
    symlinkSync(fileURLToPath(new URL('../../test-data', import.meta.url)), join(folder, 'project', 'test-data'));
    return new TutorialReader(folder, await startModelServer());
  }

  async end(): Promise<void> {
    for (const server of this.#servers.values()) await server.end();
    await this.#models.end();
    rmSync(this.#folder, { recursive: true });
  }

  /** Runs a command, after writing the configuration that stands before it, and returns what it printed. */
  async run({ command, toml, printed }: DocumentCommand): Promise<string> {
    if (toml !== '') writeFileSync(join(this.#project, 'louter.toml'), this.#localize(toml));
    const [, words = ''] = /^louter ((?:serve|mock)\b.*)$/.exec(command) ?? [];
    if (words !== '') return this.#serve(words, toml);
    if (/^louter (?:traces|ui)\b/.test(command)) await this.#recorded();
    if (command.startsWith('curl http://127.0.0.1:8787/')) this.#sent += 1;
    const [init, servers] = /^louter init\b/.test(command)
      ? [` --port ${this.#models.port}`, withoutLocalServers]
      : ['', {}];
    const output = await this.#shell(this.#localize(command) + init, { ...servers, ...variablesOf(toml) });
    if (command === 'louter traces list')
      for (const [index, id] of idsIn(printed ?? '').entries()) this.#ids.set(id, idsIn(output)[index] ?? '');
    return output;
  }

  comparable(text: string): string {
    const servers = [...this.#servers].map(([documented, { url }]) => [url, documented] as const);
    return toComparable(text, [...servers, [this.#project, home]]);
  }

  get #project(): string {
    return join(this.#folder, 'project');
  }

  async #serve(words: string, toml: string): Promise<string> {
    const port = /--port (\d+)/.exec(words)?.[1];
    const documented = `http://127.0.0.1:${port ?? '8787'}`;
    await this.#servers.get(documented)?.end();
    const free = `${words.replace(/ --port \d+/, '')} --port 0`.split(' ');
    const server = await startLouter(free, this.#project, variablesOf(toml));
    this.#servers.set(documented, server);
    return server.stdout;
  }

  /** Addresses and ids of the tutorial become those of this run. */
  #localize(text: string): string {
    const addressed = [...this.#servers].reduce((changed, [from, { url }]) => changed.replaceAll(from, url), text);
    return [...this.#ids].reduce((changed, [from, id]) => changed.replaceAll(from, id), addressed);
  }

  #shell(command: string, env: Record<string, string>): Promise<string> {
    const path = `${join(this.#folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
    const child = spawn('sh', ['-c', command], {
      cwd: this.#project,
      env: { PATH: path, HOME: this.#folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) resolve(stdout === '' ? stderr : stdout);
        else reject(new Error(`${command} ended with ${code}: ${stderr}${stdout}`));
      });
    });
  }

  /** Waits until the requests that were sent to a running gateway are on disk. */
  async #recorded(): Promise<void> {
    const gateway = this.#servers.get('http://127.0.0.1:8787');
    if (!gateway) return;
    await vi.waitFor(
      async () => {
        const response = await fetch(`${gateway.url}/api/diagnostics?checks=none`);
        const { traces }: { traces: { written: number } } = JSON.parse(await response.text());
        expect(traces).toMatchObject({ state: 'ok', queued_exchanges: 0 });
        expect(traces.written).toBeGreaterThanOrEqual(this.#sent);
      },
      { timeout: 10_000 },
    );
  }
}
