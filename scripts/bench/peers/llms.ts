/** @musistudio/llms, installed in the folder that the second argument names, in front of the upstream of the first. */
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';

interface LlmsServer {
  start(): Promise<void>;
  app: { server: Server };
}
type LlmsModule = { default: new (options: object) => LlmsServer };

const [, , upstream = '', folder = ''] = process.argv;
const load = createRequire(join(folder, 'package.json'));
// Its other form, for `import`, requires what such modules cannot.
const module: LlmsModule = load('@musistudio/llms');
const server = new module.default({
  logger: false,
  useJsonFile: false,
  useEnvFile: false,
  initialConfig: {
    providers: [
      {
        name: 'up',
        api_base_url: `${upstream}/v1/chat/completions`,
        api_key: 'none',
        models: ['gpt-bench'],
        transformer: { use: [] },
      },
    ],
    HOST: '127.0.0.1',
    PORT: '0',
  },
});
await server.start();
const address = server.app.server.address() as AddressInfo;
process.send?.({ address });
