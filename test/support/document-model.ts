import { once } from 'node:events';
import { createServer } from 'node:http';

/** A model server that `louter init` finds on this machine. */
export interface ModelServer {
  port: number;
  end(): Promise<void>;
}

/** Answers as an Ollama before its support of Anthropic Messages: its version, one model, and chats with one sentence. */
export async function startModelServer(): Promise<ModelServer> {
  const model = 'qwen3-coder:30b';
  const lines = [
    { message: { role: 'assistant', content: 'Hello from a model.' }, done: false },
    {
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: 'stop',
      prompt_eval_count: 9,
      eval_count: 5,
    },
  ].map((line) => JSON.stringify({ model, created_at: '2026-01-31T10:00:00Z', ...line }));
  const answers: Readonly<Record<string, string>> = {
    '/': 'Ollama is running',
    '/api/version': '{"version":"0.13.0"}',
    '/api/tags': JSON.stringify({ models: [{ name: model, model }] }),
    '/api/chat': `${lines.join('\n')}\n`,
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const answer = answers[path];
    request.resume();
    const type = path === '/api/chat' ? 'application/x-ndjson' : 'application/json';
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': type }).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
