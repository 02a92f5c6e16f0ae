import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { agents as ownAgents } from '../../src/agents/agents.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { workspaceIn, type Agent, type AgentRun, type Variant } from './agent.ts';
import { run } from './process.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** An agent as `louter run` starts it. */
interface Started {
  /** Its name for `louter run`. */
  readonly name: string;
  /** Its arguments for the task; `louter run` adds the model. */
  arguments(prompt: string): readonly string[];
  /** Settings of the user that lead elsewhere, by their paths below the home folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Variables of the user that lead elsewhere, and those that keep the agent from sending anything else. */
  readonly environment: Readonly<Record<string, string>>;
  /** Existing files that the agent changes itself. */
  readonly changes?: RegExp;
}

/** Nothing listens there. */
const elsewhere = 'http://127.0.0.1:9';
const otherKey = 'a-key-of-the-user';

const started: Readonly<Record<string, Started>> = {
  'claude-code': {
    name: 'claude',
    arguments: (prompt) => ['-p', prompt, '--output-format', 'json', '--allowedTools', 'Write', 'Read', 'Bash'],
    files: {
      '.claude/settings.json': JSON.stringify({
        model: 'haiku',
        env: { ANTHROPIC_BASE_URL: elsewhere, ANTHROPIC_API_KEY: otherKey, ANTHROPIC_MODEL: 'another-model' },
      }),
    },
    environment: {
      ANTHROPIC_BASE_URL: elsewhere,
      ANTHROPIC_API_KEY: otherKey,
      CLAUDE_CODE_USE_BEDROCK: '1',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    },
  },
  codex: {
    name: 'codex',
    arguments: (prompt) => [
      'exec',
      '--json',
      '--skip-git-repo-check',
      '--dangerously-bypass-approvals-and-sandbox',
      prompt,
    ],
    files: {
      '.codex/config.toml': `model = "another-model"\nmodel_provider = "other"\ncheck_for_update_on_startup = false\n[model_providers.other]\nname = "Other"\nbase_url = "${elsewhere}/v1"\nwire_api = "responses"\n[analytics]\nenabled = false\n`,
    },
    environment: { OPENAI_API_KEY: otherKey, OPENAI_BASE_URL: `${elsewhere}/v1` },
    // It notes which folders are trusted.
    changes: /^\.codex\/config\.toml$/,
  },
  'gemini-cli': {
    name: 'gemini',
    arguments: (prompt) => ['--yolo', '--skip-trust', '--output-format=json', `--prompt=${prompt}`],
    files: {
      '.gemini/settings.json': `{\n  // with a login\n  "security": { "auth": { "selectedType": "oauth-personal" } },\n  "privacy": { "usageStatisticsEnabled": false }, "general": { "enableAutoUpdate": false }\n}\n`,
      '.gemini/.env': `GEMINI_API_KEY=${otherKey}\nGOOGLE_GEMINI_BASE_URL=${elsewhere}\n`,
    },
    environment: { GEMINI_API_KEY: otherKey, GOOGLE_API_KEY: otherKey, GOOGLE_GEMINI_BASE_URL: elsewhere },
  },
  'qwen-code': {
    name: 'qwen',
    arguments: (prompt) => ['--yolo', '--output-format', 'json', prompt],
    files: {
      '.qwen/settings.json': JSON.stringify({
        security: { auth: { selectedType: 'qwen-oauth' } },
        model: { name: 'another-model' },
        env: { OPENAI_BASE_URL: `${elsewhere}/v1`, OPENAI_API_KEY: otherKey },
        privacy: { usageStatisticsEnabled: false },
        general: { enableAutoUpdate: false },
        tools: { shell: { enableInteractiveShell: false } },
      }),
    },
    environment: { OPENAI_BASE_URL: `${elsewhere}/v1`, OPENAI_API_KEY: otherKey, ANTHROPIC_API_KEY: otherKey },
    // It migrates its settings.
    changes: /^\.qwen\/settings\.json$/,
  },
  opencode: {
    name: 'opencode',
    arguments: (prompt) => ['run', '--auto', '--format', 'json', prompt],
    files: {
      '.config/opencode/opencode.json': JSON.stringify({
        autoupdate: false,
        share: 'disabled',
        model: 'other/another-model',
        small_model: 'other/another-model',
        provider: {
          other: {
            npm: '@ai-sdk/openai-compatible',
            options: { baseURL: `${elsewhere}/v1`, apiKey: otherKey },
            models: { 'another-model': {} },
          },
        },
      }),
    },
    environment: { OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1', OPENAI_API_KEY: otherKey },
    // It adds a line for the schema.
    changes: /^\.config\/opencode\/opencode\.json$/,
  },
  pi: {
    name: 'pi',
    arguments: (prompt) => ['--print', '--mode', 'json', prompt],
    files: {
      '.pi/agent/settings.json': JSON.stringify({ defaultProvider: 'other', defaultModel: 'another-model' }),
      '.pi/agent/models.json': JSON.stringify({
        providers: {
          other: {
            baseUrl: `${elsewhere}/v1`,
            api: 'openai-completions',
            apiKey: otherKey,
            models: [{ id: 'another-model', contextWindow: 9_000, maxTokens: 1_000 }],
          },
        },
      }),
    },
    environment: { PI_OFFLINE: '1', PI_TELEMETRY: '0', OPENAI_API_KEY: otherKey },
    // It notes which release notes were shown.
    changes: /^\.pi\/agent\/settings\.json$/,
  },
  cline: {
    name: 'cline',
    arguments: (prompt) => ['--json', prompt],
    files: {
      '.cline/data/settings/providers.json': JSON.stringify({
        version: 1,
        lastUsedProvider: 'anthropic',
        modes: {},
        providers: {
          anthropic: {
            settings: { provider: 'anthropic', apiKey: otherKey, model: 'another-model', baseUrl: elsewhere },
            updatedAt: '2026-01-01T00:00:00.000Z',
            tokenSource: 'manual',
          },
        },
      }),
    },
    environment: { CLINE_SESSION_BACKEND_MODE: 'local' },
  },
};

/** The agents that can be started by `louter run`. */
export const isStartedByRun = ({ name }: Agent): boolean => started[name] !== undefined;

/** The variant of an agent that `louter run` selects for a model: the protocols are the same if the agent has it. */
export function variantThroughRun({ name, variants }: Agent, { protocol }: ScriptedModel): Variant | undefined {
  const own = ownAgents.find((each) => each.name === started[name]?.name);
  const spoken = own?.protocols.find((each) => each === protocol) ?? own?.protocols[0];
  return variants.find((variant) => variant.protocol === spoken);
}

export interface StartOptions {
  readonly variant: Variant;
  readonly prompt: string;
  /** The folder of the agents' commands. */
  readonly bin: string;
  readonly directory: string;
  readonly gateway: GatewayProcess;
  /** A key of the gateway. */
  readonly key: string;
  readonly timeout: number;
}

/**
 * Runs an agent once with `louter run`, in a home folder with settings that lead elsewhere.
 * @returns the run, and what it did to the user's files.
 */
export async function runThroughLouter(
  agent: Agent,
  options: StartOptions,
): Promise<{ ran: AgentRun; findings: string[] }> {
  const { variant, prompt, bin, directory, gateway, key, timeout } = options;
  const how = started[agent.name];
  if (how === undefined) throw new Error(`louter run does not start ${agent.name}`);
  const home = join(directory, 'home');
  const runtime = join(directory, 'runtime');
  const cwd = workspaceIn(directory);
  for (const folder of [cwd, join(home, 'tmp'), runtime]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [path, content] of Object.entries(how.files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  }
  const before = filesIn(home);
  const finished = await run({
    file: process.execPath,
    arguments: [
      gateway.entry,
      'run',
      '--url',
      gateway.url,
      '--model',
      variant.model,
      how.name,
      ...how.arguments(prompt),
    ],
    cwd,
    environment: {
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      HOME: home,
      TMPDIR: join(home, 'tmp'),
      XDG_RUNTIME_DIR: runtime,
      LANG: 'C.UTF-8',
      LOUTER_KEY: key,
      ...how.environment,
    },
    timeout,
  });
  const after = filesIn(home);
  return {
    ran: { ...finished, ...agent.read(finished) },
    findings: [
      ...[...before].flatMap(([path, hash]) =>
        after.get(path) === hash || how.changes?.test(path) ? [] : [`${path} of the home folder was changed`],
      ),
      ...[...after.keys()].flatMap((path) => leaksIn(join(home, path), key).map((what) => `${path} contains ${what}`)),
      ...leaksInText(finished.stdout + finished.stderr, key).map((what) => `the output contains ${what}`),
      ...filesLeftIn(runtime).map((path) => `${path} was left in the runtime folder`),
    ],
  };
}

const filesLeftIn = (runtime: string): string[] =>
  readdirSync(runtime).filter((name) => name.startsWith('louter-run-'));

/** Hashes of all files below a folder, by path; links are not followed. */
function filesIn(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mode } = lstatSync(path);
      const content = entry.isFile() ? readFileSync(path) : entry.isSymbolicLink() ? readlinkSync(path) : undefined;
      if (content === undefined) return [];
      return [[relative(root, path), createHash('sha256').update(`${mode} `).update(content).digest('hex')] as const];
    }),
  );
}

const leaksIn = (path: string, key: string): string[] =>
  lstatSync(path).isFile() ? leaksInText(readFileSync(path, 'latin1'), key) : [];

const leaksInText = (text: string, key: string): string[] => [
  ...(text.includes(key) ? ['the key of the gateway'] : []),
  ...(/louter-run-[\w-]{43}/.test(text) ? ['the token of the run'] : []),
];
