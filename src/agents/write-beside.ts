import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Another program writes to a file at the same time. */
export class FileConflictError extends Error {
  override readonly name = 'FileConflictError';
}

/** The text that a file has, `undefined` if there is none, and the one that it is to have. */
export interface FileText {
  readonly before: string | undefined;
  readonly after: string;
  /** Default: that of the file, or for its owner alone. */
  readonly mode?: number;
}

/**
 * Writes a file beside and renames it, so that a failure leaves the file as it was; a link is followed, and owner and mode
 * are kept.
 * @throws {FileConflictError} if the file has another text than `before`.
 */
export function writeBeside(file: string, { before, after, mode }: FileText): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const target = existsSync(file) ? realpathSync(file) : file;
  const beside = `${target}.louter-${process.pid}`;
  try {
    // Keys may be in it, so others must not read a new file.
    writeFileSync(beside, after, { mode: 0o600, flush: true });
    if (before !== undefined) takeAccess(beside, target, mode);
    const now = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    if (now !== before) throw new FileConflictError(`${file} is being changed by another program`);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Gives a new file the owner and mode of the one that it replaces. */
function takeAccess(beside: string, target: string, mode: number | undefined): void {
  const [own, replaced] = [statSync(beside), statSync(target)];
  if (own.uid !== replaced.uid || own.gid !== replaced.gid) chownSync(beside, replaced.uid, replaced.gid);
  chmodSync(beside, mode ?? replaced.mode & 0o777);
}
