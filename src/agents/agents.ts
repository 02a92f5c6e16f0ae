import type { Agent } from './agent.ts';
import { claude } from './claude.ts';
import { cline } from './cline.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { crush } from './crush.ts';
import { droid } from './droid.ts';
import { gemini } from './gemini.ts';
import { goose } from './goose.ts';
import { kilo } from './kilo.ts';
import { kimi } from './kimi.ts';
import { opencode } from './opencode.ts';
import { pi } from './pi.ts';
import { qwen } from './qwen.ts';

/** The agents that Louter knows, in the order in which they are listed. */
export const agents: readonly Agent[] = [
  claude,
  codex,
  gemini,
  qwen,
  opencode,
  pi,
  cline,
  copilot,
  droid,
  kimi,
  goose,
  crush,
  kilo,
];

/** The variables with which any other program is started: the base URLs that vendors' libraries read, and keys for them. */
export const usualEnvironment = ({ url, token }: { url: string; token: string }): Record<string, string> => ({
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_API_KEY: token,
  OPENAI_BASE_URL: `${url}/v1`,
  OPENAI_API_KEY: token,
  GOOGLE_GEMINI_BASE_URL: url,
  GEMINI_API_KEY: token,
  OLLAMA_HOST: url,
});

/** Other credentials that those libraries would send instead. */
export const usualUnset: readonly string[] = ['ANTHROPIC_AUTH_TOKEN', 'GOOGLE_API_KEY'];
