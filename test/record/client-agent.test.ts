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
  [null, { 'user-agent': 'curl/8' }, { messages: [{ role: 'user', content: 'You are Cline.' }] }],
  [null, {}],
])('recognizes %s by %j %j', (agent, headers, request) => {
  expect(recognizeAgent(Object.entries(headers), request && asObject(parseJson(JSON.stringify(request))))).toBe(agent);
});
