import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSystemError } from '../../src/core/system-error.ts';

function errorOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

const missing = join(import.meta.dirname, 'no-such-folder', 'file');

test('names the path and the meaning of an error of a system call', () => {
  const error = errorOf(() => readFileSync(missing));
  expect(describeSystemError(error)).toBe(`${missing}: no such file or directory (ENOENT)`);
  expect(describeSystemError(error, 'the file')).toBe('the file: no such file or directory (ENOENT)');
  expect(describeSystemError(error, null)).toBe('no such file or directory (ENOENT)');
});

test('keeps the text of the system where the meaning of a code is not listed', () => {
  const error = Object.assign(new Error('EDQUOT: quota exceeded, write'), { code: 'EDQUOT', syscall: 'write' });
  expect(describeSystemError(error)).toBe('EDQUOT: quota exceeded, write');
});

test('leaves other errors alone', () => {
  expect(describeSystemError(new Error('broken'))).toBeUndefined();
  expect(describeSystemError('ENOENT')).toBeUndefined();
  expect(describeSystemError(Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeUndefined();
});
