import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, installPackages } from '../processes.ts';
import { pythonWith } from '../python.ts';
import type { Contender } from './measure.ts';
import { startProgram, startServer, type Subject } from './subject.ts';

/** Other gateways that run beside this one. All take Anthropic requests and send Chat Completions. */
interface Peer extends Pick<Contender, 'name' | 'model'> {
  start(upstream: string, directory: string): Promise<Subject>;
}

const llmsVersion = '1.0.53';

export const peers: readonly Peer[] = [
  {
    name: 'minimal Express + undici',
    start: (upstream) => startServer(new URL('./peers/minimal.ts', import.meta.url), upstream),
  },
  {
    name: `@musistudio/llms ${llmsVersion}`,
    model: 'up,gpt-bench',
    start: async (upstream) => startServer(new URL('./peers/llms.ts', import.meta.url), upstream, await installLlms()),
  },
  { name: 'LiteLLM', start: startLiteLlm },
];

/** Installs the package under node_modules/.cache, once for each version. This step needs a network. */
async function installLlms(): Promise<string> {
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/bench-llms-${llmsVersion}`, import.meta.url));
  const manifest = { dependencies: { '@musistudio/llms': llmsVersion } };
  const options = ['--ignore-scripts', '--prefer-offline'];
  const npm = await installPackages(folder, manifest, { options, timeoutMs: 180_000 });
  if (npm.code !== 0) throw new Error(`npm did not install @musistudio/llms: ${npm.stderr.trim().split('\n').at(-1)}`);
  return folder;
}

async function startLiteLlm(upstream: string, directory: string): Promise<Subject> {
  const python = await pythonWith(fileURLToPath(new URL('./peers/requirements.txt', import.meta.url)), 'LiteLLM');
  const config = join(directory, 'litellm.json');
  // JSON is YAML. Its provider for OpenAI itself would send another protocol.
  writeFileSync(
    config,
    JSON.stringify({
      model_list: [
        {
          model_name: 'gpt-bench',
          litellm_params: { model: 'hosted_vllm/gpt-bench', api_base: `${upstream}/v1`, api_key: 'none' },
        },
      ],
      litellm_settings: { telemetry: false },
    }),
  );
  const port = await freePort();
  return startProgram({
    file: python,
    arguments: [join(python, '..', 'litellm'), '--config', config, '--host', '127.0.0.1', '--port', String(port)],
    environment: {
      LITELLM_DANGEROUSLY_PERMIT_WEAK_OR_UNSET_MASTER_KEY: 'true',
      LITELLM_LOCAL_MODEL_COST_MAP: 'True',
      LITELLM_LOG: 'ERROR',
    },
    directory,
    port,
    path: '/health/liveliness',
    timeoutMs: 120_000,
  });
}
