import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess } from '../../scripts/gateway-process.ts';
import { entry } from './command.ts';

/** A gateway of a test's own. */
export interface TestGateway {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Where its configuration and its traces are. */
  directory: string;
  configFile: string;
  /** Its stderr so far. */
  log(): string;
  /** Ends it, removes its folder, and returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the gateway as a user does: `louter serve` in a process of its own, on a free port, with this configuration
 * (TOML). Paths in it are relative to a temporary folder.
 * @param onEnd called when it has ended, before its folder is removed.
 */
export async function startGateway(
  config: string,
  { onEnd }: { onEnd?: (directory: string) => Promise<void> } = {},
): Promise<TestGateway> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-test-'));
  const { url, configFile, log, stop } = await startGatewayProcess({ config, directory, entry });
  return {
    url,
    directory,
    configFile,
    log,
    async stop() {
      const code = await stop();
      try {
        await onEnd?.(directory);
      } finally {
        rmSync(directory, { recursive: true });
      }
      return code;
    },
  };
}
