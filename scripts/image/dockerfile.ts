/** One instruction of a Dockerfile, as far as ours uses them. */
export type Instruction =
  | { kind: 'from'; image: string; name: string | undefined }
  | { kind: 'workdir' | 'run'; value: string }
  /** `USER`, `VOLUME` and `EXPOSE`, which run nothing. */
  | { kind: 'declared'; value: string }
  | { kind: 'copy'; from: string | undefined; sources: string[]; target: string }
  | { kind: 'env'; values: Record<string, string> }
  | { kind: 'healthcheck' | 'entrypoint' | 'cmd'; words: string[] };

/** @throws {Error} for an instruction or a form of one that the runner does not know. */
export function parseDockerfile(text: string): Instruction[] {
  const lines = text
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim());
  return lines.filter((line) => line !== '').map(parseInstruction);
}

function parseInstruction(line: string): Instruction {
  const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  switch (name) {
    case 'FROM': {
      const [, image = '', stage] = /^(?:--platform=\S+ )?(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      return { kind: 'from', image, name: stage };
    }
    case 'WORKDIR':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return { kind: name === 'WORKDIR' ? 'workdir' : 'declared', value: rest };
    case 'RUN':
      // They run on this machine: a path that begins at its root would be that of the machine.
      if (/(?:^|[\s'"=])\/\w/.test(rest)) throw new Error(`RUN uses an absolute path: ${rest}`);
      return { kind: 'run', value: rest };
    case 'COPY': {
      const words = rest.split(/ +/);
      const options = words.filter((word) => word.startsWith('--'));
      const paths = words.filter((word) => !word.startsWith('--'));
      const from = options.find((option) => option.startsWith('--from='))?.slice('--from='.length);
      return { kind: 'copy', from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    }
    case 'ENV':
      return {
        kind: 'env',
        values: Object.fromEntries([...rest.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value])),
      };
    case 'HEALTHCHECK':
      return { kind: 'healthcheck', words: wordsOf(rest.replace(/^(?:--\S+ )*CMD /, '')) };
    case 'ENTRYPOINT':
      return { kind: 'entrypoint', words: wordsOf(rest) };
    case 'CMD':
      return { kind: 'cmd', words: wordsOf(rest) };
    default:
      throw new Error(`not known: ${line}`);
  }
}

function wordsOf(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`expected a list of words: ${text}`);
  return words;
}

/**
 * Whether a file of the context is sent to the build, by the lines of `.dockerignore` that ours uses: `*`, names, and names
 * after `!`. The last one that matches the file or a folder of it decides.
 */
export function createContextFilter(ignoreFile: string): (path: string) => boolean {
  const rules = ignoreFile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return (path) =>
    rules.reduce((isSent, rule) => {
      const name = rule.replace(/^!/, '');
      const matches = name === '*' || path === name || path.startsWith(`${name}/`);
      return matches ? rule.startsWith('!') : isSent;
    }, true);
}
