import { expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { loadOptional } from '../../../src/gateway/platform/optional-package.ts';

const missing = 'a-package-that-is-not-installed';

test('a missing package is one sentence with the command that installs it', async () => {
  const load = (): Promise<unknown> => import(/* @vite-ignore */ missing);
  const error = await loadOptional(load, [missing], 'requests to a cloud need').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LouterError);
  expect(error).toMatchObject({
    detail: { kind: 'upstream', status: 500, code: 'package_missing' },
    message: `the package "${missing}" is not installed, which requests to a cloud need: run npm install ${missing} where Louter is installed (npm install -g ${missing} if it was installed with -g)`,
  });
});

test('a package that fails is not taken for a missing one', async () => {
  const broken = loadOptional(() => Promise.reject(new Error('broken')), [missing], 'nothing needs');
  await expect(broken).rejects.toThrow('broken');
});
