import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userFolders } from './folders.ts';
import { createToken, isToken } from './tokens.ts';

// `louter connect` writes a key of its own into the settings of an agent. The gateways of this user accept it.

const prefix = 'connect.';
const fileOf = (agent: string): string => join(userFolders().state, `${prefix}${agent}`);

/** The key of an agent that is connected; created if there is none. */
export function connectionKey(agent: string): string {
  const known = readKey(fileOf(agent));
  if (known !== undefined) return known;
  const created = createToken('connection');
  mkdirSync(userFolders().state, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(agent), created, { mode: 0o600 });
  return created;
}

/** Removes the key of an agent, which no gateway accepts from then on. */
export const removeConnectionKey = (agent: string): void => rmSync(fileOf(agent), { force: true });

/** Whether a text has the form of such a key. */
export const isConnectionKey = (text: string): boolean => isToken('connection', text);

/** The keys of all connected agents. */
export function connectionKeys(): string[] {
  const { state } = userFolders();
  try {
    const names = readdirSync(state).filter((name) => name.startsWith(prefix));
    return names.flatMap((name) => readKey(join(state, name)) ?? []);
  } catch {
    // There is no folder, or it cannot be read: nothing is connected.
    return [];
  }
}

function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim();
    return isConnectionKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
