import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/**
 * Mappers depend on the types that the specifications generate: each property of a specification that a folder of `src/protocols/`
 * uses is renamed in its declarations, in memory, and the compiler must report it.
 */

const root = join(import.meta.dirname, '../..');

interface Wire {
  /** Below `src/protocols/`. */
  readonly folder: string;
  /** Below `generated/`. */
  readonly declarations: string;
  /** The schemas whose names count, with those that they refer to; all where this is absent. */
  readonly schemas?: readonly string[];
  /** The names that may be renamed unnoticed, and why. */
  readonly unnoticed: Readonly<Record<string, string>>;
  /** How many of the names that the folder uses must be noticed at least. */
  readonly share: number;
}

/** Of the names that a folder uses. */
const enough = 0.9;

const wires: readonly Wire[] = [
  {
    folder: 'ollama',
    declarations: 'ollama.d.ts',
    unnoticed: { raw: 'the form of a finish reason in Core', steps: 'the steps in front of an encoder' },
    share: enough,
  },
  {
    folder: 'openai/chat',
    declarations: 'openai.d.ts',
    schemas: [
      'CreateChatCompletionRequest',
      'ChatCompletion',
      'ChatCompletionChunk',
      'AnswerChunk',
      'LouterContent',
      'ErrorResponse',
      'ModelList',
    ],
    unnoticed: { output: 'items of Responses', voice: 'that of Core' },
    share: enough,
  },
  {
    folder: 'openai/completions',
    declarations: 'openai-completions.d.ts',
    unnoticed: {
      error: 'the schema of errors in a codec',
      id: 'a header of responses',
      logprob: 'that of Core',
      message: 'that of Core',
      object: 'the name of a file',
      type: 'that of Core',
    },
    share: 0.82,
  },
  {
    folder: 'anthropic',
    declarations: 'anthropic.d.ts',
    unnoticed: {
      compaction: 'the type of a block',
      from: 'the range of a citation in Core',
      remaining: 'that of a rate limit in Core',
      to: 'a word of comments',
      trigger: 'what an edit of the context begins with, which the specification leaves open',
      version: 'the date of a tool',
    },
    share: enough,
  },
  {
    folder: 'gemini',
    declarations: 'gemini.d.ts',
    unnoticed: {
      blocked: 'a word of texts',
      image: 'a part of Core',
      level: 'a word of texts',
      maxTemperature: 'a bound of the API reference',
      method: 'that of a route',
      modality: 'that of Core',
      responseFormat: 'that of Core',
      route: 'a part of the name of a file',
    },
    share: enough,
  },
  {
    folder: 'openai/responses',
    declarations: 'openai.d.ts',
    schemas: [
      'CreateResponseRequest',
      'CountInputTokensRequest',
      'Response',
      'ResponseStreamEvent',
      'InputTokenCount',
      'ErrorResponse',
    ],
    unnoticed: {
      allowed_tools: 'the type of a choice',
      context: 'that of a codec',
      headers: 'those of requests and replies',
      image: 'a part of Core',
      results: 'a part of an element of include',
      size: 'that of a map',
      variables: 'those of an environment',
    },
    share: enough,
  },
];

/** The part of a file of declarations that has the schemas. */
const schemas = /(?<=\n {4}schemas: \{\n).*?(?=\n {4}\};\n)/s;
/** A property of a schema; schemas themselves are indented less. */
const property = /^( {12,})(?:"([^"]+)"|([\w$]+))(\??): /gm;

const comment = /\/\*.*?\*\/|(?<!:)\/\/.*?$/gms;

const schema = /^ {8}(\w+): .*?(?=^ {8}[\w/]|$(?![^]))/gms;

function namesIn(declarations: string, roots?: readonly string[]): Set<string> {
  const all = new Map(
    [...(schemas.exec(declarations)?.[0] ?? '').matchAll(schema)].map(([text, name]) => [name, text]),
  );
  const counted = new Set<string | undefined>(roots ?? all.keys());
  const texts: string[] = [];
  for (const name of counted) {
    const text = all.get(name) ?? '';
    texts.push(text);
    for (const [, referred] of text.matchAll(/\["schemas"\]\["(\w+)"\]/g)) counted.add(referred);
  }
  return new Set([...texts.join('').matchAll(property)].map(([, , quoted, plain]) => quoted ?? plain ?? ''));
}

const renamed = (declarations: string, names: ReadonlySet<string>): string =>
  declarations.replace(schemas, (text) =>
    text.replace(property, (line, indent: string, quoted: string | undefined, plain: string, mark: string) => {
      const name = quoted ?? plain;
      return names.has(name) ? `${indent}"${name} renamed"${mark}: ` : line;
    }),
  );

const options: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  ).options,
  noEmit: true,
  skipLibCheck: true,
};
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles the files of a folder with other declarations; the messages of its errors. */
function compile(files: readonly string[], declarations: string, text: string): string[] {
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (name === declarations) return ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram({ rootNames: files, options, host });
  return files.flatMap((name) => {
    const file = program.getSourceFile(name);
    return program
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

/** The names whose change the compiler reports. An error names the first of an object only, so the others are tried again without it. */
function findNoticed(files: readonly string[], declarations: string, used: ReadonlySet<string>): Set<string> {
  const original = readFileSync(declarations, 'utf8');
  const noticed = new Set<string>();
  for (;;) {
    const left = new Set([...used].filter((name) => !noticed.has(name)));
    const messages = compile(files, declarations, renamed(original, left)).join('\n');
    // In a message a name stands alone or in a pointer.
    const named = new Set(messages.match(/(?<=['"/])[\w$]+(?=['"/])/g));
    const found = [...left].filter((name) => named.has(name));
    if (found.length === 0) return noticed;
    for (const name of found) noticed.add(name);
  }
}

describe('a property that is renamed in a specification does not compile', () => {
  test.each(wires)('in $folder', { timeout: 120_000 }, ({ folder, declarations, schemas: roots, unnoticed, share }) => {
    const files = globSync(`src/protocols/${folder}/*.ts`, { cwd: root }).map((file) => join(root, file));
    const generated = join(root, 'generated', declarations);
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const words = new Set(sources.replaceAll(comment, '').match(/[\w$]+/g));
    const used = new Set([...namesIn(readFileSync(generated, 'utf8'), roots)].filter((name) => words.has(name)));
    const noticed = findNoticed(files, generated, used);
    const missed = [...used].filter((name) => !noticed.has(name)).toSorted();
    const unexplained = missed.filter((name) => !(name in unnoticed));
    expect(noticed.size / used.size, `unnoticed: ${unexplained.join(' ')}`).toBeGreaterThanOrEqual(share);
    if (share >= enough || Object.keys(unnoticed).length > 0) expect(unexplained).toEqual([]);
  });
});
