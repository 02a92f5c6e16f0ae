import type { Agent, Files } from './agent.ts';
import { opencode } from './opencode.ts';

/** Kilo CLI is made from opencode: it differs in names, and ends where a stream breaks. */
export const kilo: Agent = {
  ...opencode,
  name: 'kilo',
  packages: [{ name: '@kilocode/cli', version: '7.7.7' }],
  command: 'kilo',
  variants: opencode.variants
    .filter(({ protocol }) => protocol !== 'ollama')
    .map((variant) => ({ ...variant, endsAt: /cut|malformed/ })),
  connect(setting) {
    const { files = {}, ...connection } = opencode.connect(setting);
    return { ...connection, files: renamed(files) };
  },
  quiet: { KILO_DISABLE_MODELS_FETCH: '1', KILO_DISABLE_SESSION_INGEST: '1' },
  ...(opencode.started && {
    started: {
      ...opencode.started,
      name: 'kilo',
      files: renamed(opencode.started.files),
      changes: /^\.config\/kilo\/kilo\.json$/,
    },
  }),
};

function renamed(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.replaceAll('opencode', 'kilo'), content]),
  );
}
