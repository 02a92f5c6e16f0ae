import { LouterError } from '../../core/error.ts';

/** The code of an error for which no vendor was asked, as a package is not there. */
export const missingPackage = 'package_missing';

/** An optional package cannot be loaded; the message has the command that installs it. */
const missingPackageError = (packages: readonly string[], purpose: string, cause: unknown): LouterError => {
  const named = packages.map((name) => `"${name}"`).join(' and ');
  const [is, install] = [packages.length === 1 ? 'is' : 'are', packages.join(' ')];
  return new LouterError(
    {
      kind: 'upstream',
      status: 500,
      code: missingPackage,
      isPermanent: true,
      message: `the ${packages.length === 1 ? 'package' : 'packages'} ${named} ${is} not installed, which ${purpose}: run npm install ${install} where Louter is installed (npm install -g ${install} if it was installed with -g)`,
    },
    { cause },
  );
};

/**
 * Loads packages that only those need who use them.
 * @param purpose the end of a sentence that begins with the packages.
 * @throws {LouterError} `upstream` with the code `package_missing` if one is not installed: the client's credential is not at fault.
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
