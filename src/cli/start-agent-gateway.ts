import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ownKeyOf } from '../config/keys.ts';
import { createToken } from '../config/tokens.ts';
import { userFolders } from '../config/folders.ts';
import { FixtureError } from '../replay/fixtures.ts';
import { createFileLog, flushLog } from '../server/log.ts';
import { createParts } from '../server/parts.ts';
import { startServer } from '../server/server.ts';
import { type AgentGateway, runError } from './agent-gateway.ts';

/**
 * Starts a gateway in this process, on a free port of loopback. Its log is `run.log` in the state folder.
 * @throws {CommandError} if it cannot be started.
 */
export async function startAgentGateway(config: Config): Promise<AgentGateway> {
  try {
    const { state } = userFolders();
    mkdirSync(state, { recursive: true, mode: 0o700 });
    const log = createFileLog(config.log.level, join(state, 'run.log'));
    const controlToken = createToken('control');
    const parts = { ...createParts(config, log), controlToken };
    const server = await startServer(parts, { host: '127.0.0.1', port: 0 });
    return {
      url: server.url,
      config,
      key: ownKeyOf(config),
      controlToken,
      isOwn: true,
      async stop() {
        await server.stop(0);
        await parts.gateway.stop(0);
        await flushLog(log);
      },
    };
  } catch (error) {
    if (error instanceof FixtureError) throw runError(`the replay backend has no fixtures: ${error.message}`);
    throw runError(`no gateway could be started: ${error instanceof Error ? error.message : String(error)}`);
  }
}
