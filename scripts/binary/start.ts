import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An embedded script imports nothing but built-in modules; this one, a file of the package, imports the rest. */
export const startFile = { path: 'start.cjs', text: "module.exports = import('./dist/cli/main.js');\n" };

/**
 * Runs the program whose files were unpacked into a folder, until it has ended or serves.
 * @throws {Error} if one of its files is missing or damaged, and whatever the program throws.
 */
export async function startProgram(folder: string): Promise<void> {
  await (createRequire(join(folder, startFile.path))(`./${startFile.path}`) as Promise<unknown>);
}

/** What helps where the program cannot start. */
export function describeFailure(folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `louter: its files in ${folder} cannot be used (${reason.split('\n', 1)[0]}): set XDG_CACHE_HOME to a folder that you may write, or delete ${folder} if it is damaged\n`;
}
