/** Whether an import failed because a package is not installed. */
export const isNotInstalled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * That optional packages are missing, with the command that installs them.
 * @param purpose the end of a sentence that begins with the packages: `traces in PostgreSQL need`.
 */
export function explainMissingPackages(packages: readonly string[], purpose: string): string {
  const named = packages.map((name) => `"${name}"`).join(' and ');
  const subject = packages.length === 1 ? `package ${named} is` : `packages ${named} are`;
  const install = packages.join(' ');
  return `the ${subject} not installed, which ${purpose}: run npm install ${install} where Louter is installed (npm install -g ${install} if it was installed with -g)`;
}
