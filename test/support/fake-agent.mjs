#!/usr/bin/env node
// Stands in for an agent: prints how it was started as JSON, sends what it is asked to, and ends as it is asked to.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const words = process.argv.slice(2);
const { FAKE_REQUESTS: requests = '0', FAKE_EXIT: code = '0', FAKE_SIGNAL: signal, FAKE_READY: ready } = process.env;
const file = words[words.indexOf('--settings') + 1];
const settings = words.includes('--settings') ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const env = { ...process.env, ...settings?.env };
const answers = [];
for (let count = 0; count < Number(requests); count++) {
  const answer = await fetch(`${env.ANTHROPIC_BASE_URL}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.ANTHROPIC_AUTH_TOKEN}` },
    body: JSON.stringify({ model: 'claude-opus-5-5', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] }),
  });
  answers.push(answer.status);
  await answer.text();
}
process.on('SIGINT', () => process.exit(33));
if (process.env.FAKE_STUBBORN) process.on('SIGTERM', () => {});
process.stdout.write(`${JSON.stringify({ words, settings, env: process.env, file, answers })}\n`);
if (ready) {
  writeFileSync(ready, String(process.pid));
  await pause(60_000);
}
if (signal) process.kill(process.pid, signal);
else process.exitCode = Number(code);
