import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPattern } from './support/document-reader.ts';
import { blocksOf, commandsOf, documentPaths, readText } from './support/documents.ts';
import { TutorialReader } from './support/tutorial-reader.ts';

const tutorials = documentPaths
  .filter((path) => path.startsWith('docs/tutorials/'))
  .map((path) => ({ path, commands: commandsOf(blocksOf(readText(path))) }));

test('there are tutorials', () => expect(tutorials.length).toBeGreaterThan(2));

describe.each(tutorials)('$path', ({ commands }) => {
  let reader: TutorialReader;
  beforeAll(async () => (reader = await TutorialReader.create()));
  afterAll(async () => reader.end());

  test.each(commands)('$command', async (each) => {
    const output = await reader.run(each);
    expect(reader.comparable(output)).toMatch(toPattern(reader.comparable(each.printed ?? '…')));
  });
});
