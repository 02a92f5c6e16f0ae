/** What the commonest errors of files mean; others keep the text of the system. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'exists already',
  EISDIR: 'is a directory',
  ELOOP: 'has too many symbolic links',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or directory',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'the path, or a part of it, is not a directory',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
};

/**
 * An error of a system call on one line, with the path that it concerns; undefined for any other error.
 * `name`: what to call the path, or null to leave it out.
 * @example describeSystemError(error) // '/tmp/x: permission denied (EACCES)'
 */
export function describeSystemError(error: unknown, name?: string | null): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string') return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  const shown = name === undefined ? path : name;
  const meaning = meanings[code];
  const text = meaning === undefined ? error.message : `${meaning} (${code})`;
  return shown === null ? text : `${shown}: ${text}`;
}
