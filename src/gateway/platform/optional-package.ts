import { LouterError } from '../../core/error.ts';
import { explainMissingPackages, isNotInstalled } from '../../core/missing-package.ts';

/** The code of an error for which no vendor was asked, as a package is not there. */
export const missingPackage = 'package_missing';

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
    if (isNotInstalled(error))
      throw new LouterError(
        {
          kind: 'upstream',
          status: 500,
          code: missingPackage,
          isPermanent: true,
          message: explainMissingPackages(packages, purpose),
        },
        { cause: error },
      );
    throw error;
  }
}
