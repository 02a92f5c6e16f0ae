import type { Agent } from './agent.ts';
import { claudeCode } from './claude-code.ts';
import { cline } from './cline.ts';
import { codex } from './codex.ts';
import { continueCli } from './continue.ts';
import { copilot } from './copilot.ts';
import { droid } from './droid.ts';
import { geminiCli } from './gemini-cli.ts';
import { goose } from './goose.ts';
import { kilo } from './kilo.ts';
import { kimi } from './kimi.ts';
import { opencode } from './opencode.ts';
import { pi } from './pi.ts';
import { qwenCode } from './qwen-code.ts';

export const agents: readonly Agent[] = [
  claudeCode,
  codex,
  geminiCli,
  qwenCode,
  opencode,
  pi,
  cline,
  continueCli,
  copilot,
  droid,
  kimi,
  goose,
  kilo,
];
