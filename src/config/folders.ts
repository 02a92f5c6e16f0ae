import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { environment as ownEnvironment, type Environment } from './environment.ts';

/** Louter's folders of this user, as absolute paths. They need not exist. */
export interface UserFolders {
  readonly home: string;
  /** Files of running processes; may be emptied when the user logs out. */
  readonly runtime: string;
  /** Backups, logs and what was chosen last. */
  readonly state: string;
  /** Traces of gateways that use the user's configuration. */
  readonly data: string;
  /** The user's configuration. */
  readonly config: string;
  /** What can be made again. */
  readonly cache: string;
}

/** The folders of the XDG Base Directory Specification 0.8; relative paths in its variables are ignored, as it requires. */
export function userFolders(env: Environment = ownEnvironment): UserFolders {
  const home = absolute(env['HOME']) ?? homeOfUser();
  const folder = (variable: string, fallback: string): string =>
    join(absolute(env[variable]) ?? join(home, fallback), 'louter');
  const state = folder('XDG_STATE_HOME', '.local/state');
  const runtime = absolute(env['XDG_RUNTIME_DIR']);
  return {
    home,
    runtime: runtime === undefined ? state : join(runtime, 'louter'),
    state,
    data: folder('XDG_DATA_HOME', '.local/share'),
    config: folder('XDG_CONFIG_HOME', '.config'),
    cache: folder('XDG_CACHE_HOME', '.cache'),
  };
}

/** A container may run as a user that has no entry in the system's list of users. */
function homeOfUser(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

const absolute = (path: string | undefined): string | undefined =>
  path !== undefined && isAbsolute(path) ? path : undefined;
