import { asObject, parseJson } from '../../src/core/json.ts';
import { expect, test } from 'vitest';
import { recognizeAgent } from '../../src/record/client-agent.ts';

test.each<[string | null, Record<string, string>, object?]>([
  ['claude-code', { 'User-Agent': 'claude-cli/2.1.329 (external, cli)' }],
  ['claude-code', { 'X-Claude-Code-Session-Id': '1' }],
  ['qwen-code', { 'user-agent': 'claude-cli/0.24.4' }],
  ['qwen-code', { 'user-agent': 'QwenCode/0.24.4 (linux; x64)' }],
  ['codex', { originator: 'codex_exec', 'user-agent': 'codex_exec/0.169.0 (Debian)' }],
  ['gemini-cli', { 'user-agent': 'GeminiCLI-tui/0.61.0/gemini-3.8-flash (linux; x64; terminal)' }],
  ['opencode', { 'user-agent': 'ai-sdk/openai opencode/1.18.33' }],
  [
    'cline',
    { 'user-agent': 'OpenAI/JS 5.0' },
    { messages: [{ role: 'system', content: 'You are Cline, an engineer.' }] },
  ],
  ['opencode', {}, { system: [{ type: 'text', text: 'You are OpenCode.' }] }],
  ['pi', {}, { instructions: 'You are a coding assistant operating inside pi.' }],
  ['gemini-cli', {}, { systemInstruction: { parts: [{ text: 'You are Gemini CLI.' }] } }],
  ['kilo-code', { 'user-agent': 'Kilo-Code/7.7.7 ai-sdk/provider-utils/4.0.27 runtime/bun/1.3.14' }],
  ['kimi-code', { 'user-agent': 'kimi-code-cli/2.1.0' }],
  ['droid', { 'user-agent': 'factory-cli/0.215.0' }],
  ['crush', { 'user-agent': 'Charm-Crush/0.40.0 (https://charm.land/crush)' }],
  ['copilot', { 'user-agent': 'OpenAI/JS 5.20.1', 'x-interaction-type': 'conversation-user' }],
  ['copilot', {}, { instructions: 'You are the GitHub Copilot CLI, a terminal assistant built by GitHub.' }],
  ['goose', { 'agent-session-id': '20261129_1' }],
  ['goose', {}, { system: 'You are a general-purpose AI agent called goose, created by AAIF.' }],
  [null, { 'user-agent': 'curl/8' }, { messages: [{ role: 'user', content: 'You are Cline.' }] }],
  [null, {}],
])('recognizes %s by %j %j', (agent, headers, request) => {
  expect(recognizeAgent(Object.entries(headers), request && asObject(parseJson(JSON.stringify(request))))).toBe(agent);
});
