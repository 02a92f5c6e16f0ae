import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An agent as its maker publishes it. */
export interface AgentPackage {
  name: string;
  version: string;
  /** The command it puts into `node_modules/.bin`. */
  command: string;
}

/**
 * Installs an agent into its own folder below `root`, unless this very version is there already, and gives back the
 * path of its command. This is the only step that needs a network. Progress goes to stderr.
 * @throws when npm fails, with npm's exit code.
 */
export async function installAgent(root: string, agent: AgentPackage): Promise<string> {
  const folder = join(root, agent.command);
  const command = join(folder, 'node_modules', '.bin', agent.command);
  const manifest = join(folder, 'node_modules', agent.name, 'package.json');
  if (existsSync(command) && existsSync(manifest)) {
    const installed: { version?: string } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (installed.version === agent.version) return command;
  }
  mkdirSync(folder, { recursive: true });
  // Its native binary is put in place by an install script, which newer npm runs only where it is allowed.
  const wanted = {
    private: true,
    dependencies: { [agent.name]: agent.version },
    allowScripts: { [agent.name]: true },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted, null, 2));
  process.stderr.write(`installing ${agent.name}@${agent.version} into ${folder} (a few hundred megabytes, once)\n`);
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    npm.once('error', reject);
    npm.once('close', resolve);
  });
  if (code !== 0) throw new Error(`npm install of ${agent.name}@${agent.version} ended with ${code}`);
  return command;
}
