import { LouterError } from '../../core/error.ts';

/** An optional package cannot be loaded; the message has the command that installs it. */
const missingPackageError = (packages: readonly string[], purpose: string, cause: unknown): LouterError => {
  const named = packages.map((name) => `"${name}"`).join(' and ');
  const [is, install] = [packages.length === 1 ? 'is' : 'are', packages.join(' ')];
  return new LouterError(
    {
      kind: 'authentication',
      code: 'credential_unavailable',
      message: `the ${packages.length === 1 ? 'package' : 'packages'} ${named} ${is} not installed, which ${purpose}: run npm install ${install} where Louter is installed (npm install -g ${install} if it was installed with -g)`,
    },
    { cause },
  );
};

/**
 * Loads packages that only those need who use them.
 * @param purpose the end of a sentence that begins with the packages.
 * @throws {LouterError} `authentication` if one is not installed.
 */
export async function loadOptional<T>(
  load: () => Promise<T>,
  packages: readonly string[],
  purpose: string,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw missingPackageError(packages, purpose, error);
    throw error;
  }
}
