import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asObject, asString } from '../../src/core/json.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { openPage, textOf } from '../support/page.ts';
import { chatReply } from '../support/reply-chat.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';

const usage = { input: 100, cached: 0, output: 20 };
const read = (id: string, path: string) => ({ id, name: 'Read', input: { file_path: path } });
const tool = {
  name: 'Read',
  description: 'Reads a file.',
  input_schema: { type: 'object', properties: { file_path: { type: 'string' } }, required: ['file_path'] },
};

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A model for each problem. */
function answer(model: string, hasResult: boolean): ScriptedAnswer {
  const callText = '<tool_call>\n{"name": "Read", "arguments": {"file_path": "src/fold.ts"}}\n</tool_call>';
  switch (model) {
    case 'hermes':
      return sseAnswer(chatReply.stream({ text: `I read the file.\n${callText}`, usage }, model));
    case 'cut':
      return sseAnswer(chatReply.stream({ text: 'The order is lost, because', usage }, model).slice(0, 4), 'cut');
    case 'two-calls':
      return sseAnswer(
        chatReply.stream(
          hasResult
            ? { text: 'I know one file.', usage }
            : { calls: [read('call_1', 'a'), read('call_2', 'b')], usage },
          model,
        ),
      );
    case 'wrong-arguments':
      return sseAnswer(chatReply.stream({ calls: [{ id: 'call_1', name: 'Read', input: { path: 3 } }], usage }, model));
    case 'undeclared':
      return sseAnswer(chatReply.stream({ calls: [{ id: 'call_1', name: 'Write', input: {} }], usage }, model));
    case 'invalid':
      return jsonAnswer({ error: { message: 'tools: too many' } }, 400);
    case 'image':
      return sseAnswer(chatReply.stream({ text: 'A pixel.', usage }, model));
    default:
      return jsonAnswer({ object: 'list', data: [] });
  }
}

let upstream: Upstream;
let gateway: TestGateway;
let browser: Browser;

/** Sends messages to a model; its answer may break off. */
async function ask(model: string, messages: readonly object[]): Promise<void> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({ model, max_tokens: 500, stream: true, tools: [tool], messages }),
  });
  await response.text();
}

/** Opens the list with the requests to one model, and the newest of them by a key. */
async function openNewest(model: string): Promise<Page> {
  const page = await openPage(browser, `${gateway.url}/ui/?q=model:${model}`);
  await page.waitForSelector('[role=row]:not(.heads)');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.turn-view');
  return page;
}

describe.skipIf(browserObstacle !== undefined)('the cause of a problem is on the page', () => {
  beforeAll(async () => {
    upstream = await startUpstream();
    upstream.answerWith(({ json, text }) => {
      const model = asString(asObject(json)?.['model']) ?? '';
      return answer(model, text.includes('"role":"tool"'));
    });
    gateway = await startGateway(
      `[backends.coder]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\ndialect = "mistral"\ndialect_detection = false\nretries = 0\n`,
    );
    await ask('hermes', [{ role: 'user', content: 'Read the fold.' }]);
    await ask('cut', [{ role: 'user', content: 'Explain the fold.' }]);
    const task = { role: 'user', content: 'Read both files.' };
    await ask('two-calls', [task]);
    const calls = [read('call_1', 'a'), read('call_2', 'b')].map((call) => ({ type: 'tool_use', ...call }));
    const result = { type: 'tool_result', tool_use_id: 'call_1', content: 'text of a' };
    await ask('two-calls', [task, { role: 'assistant', content: calls }, { role: 'user', content: [result] }]);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await gateway.stop();
    await upstream.close();
  });

  test('when a backend has the wrong dialect, with the setting that mends it', async () => {
    const page = await openNewest('hermes');
    expect(await textOf(page, '.ending')).toMatch(
      /wrote a tool call as text, in the form of dialect qwen, but backend coder is configured with dialect mistral[^]*Next: Set dialect = "qwen" in \[backends\.coder\]/,
    );
    await page.keyboard.press('1');
    await expect
      .poll(() => textOf(page, '.who .culprit'))
      .toMatch(/^configuration: the model wrote a tool call as text/);
    expect(await textOf(page, '.exchange-head h1')).toMatch(/✗ calls as text, HTTP 200$/);
    await page.keyboard.press('5');
    await expect
      .poll(() => textOf(page, '.findings'))
      .toMatch(
        /✗ finding\s+configuration\s+the model wrote a tool call as text[^]*Set dialect = "qwen" in \[backends\.coder\]/,
      );
    expect(await page.locator('.status.good').count()).toBe(0);
  });

  test('a session has what to change because of it, with the lines of the configuration and the turn', async () => {
    const page = await openNewest('hermes');
    expect(await textOf(page, '.advice summary')).toBe('2 things to change');
    await page.click('.advice summary');
    await expect
      .poll(() => page.locator('.advice .setting pre').allInnerTexts())
      .toEqual([
        '[backends.coder]\ndialect = "qwen"',
        '[model_data."hermes"]\nprice = { input = DOLLARS, output = DOLLARS }',
      ]);
    expect(await page.locator('.advice .reason').allInnerTexts()).toEqual([
      expect.stringMatching(/^because the model wrote a tool call as text, .* in turn 1$/),
      'because what hermes costs is not known in turn 1',
    ]);
    await page.click('.advice .reason a');
    await expect.poll(() => page.url()).toMatch(/\/ui\/conversations\/(\w+)\?turn=\1$/);
  });

  test('when a model called a tool with wrong arguments, behind the check that failed', async () => {
    await ask('wrong-arguments', [{ role: 'user', content: 'Read it.' }]);
    const page = await openNewest('wrong-arguments');
    expect(await textOf(page, '.ending.bad')).toContain('The arguments of Read do not conform to its schema: /');
    await page.waitForSelector('.call.bad:has-text("does not conform to its schema")');
    await page.keyboard.press('1');
    await page.keyboard.press('5');
    await page.click('.who a:has-text("tool calls")');
    await page.waitForSelector('.block.bad:has-text("does not conform to its schema")');
    expect(await textOf(page, '.who ol')).toMatch(
      /✓\s*client request[^]*✓\s*carried over[^]*✓\s*backend answered[^]*✓\s*backend response[^]*✗\s*tool calls[^]*✓\s*client response/,
    );
  });

  test('an image of a request is shown on request, and nothing that could run', async () => {
    const image = (mediaType: string, data: string): object => ({
      type: 'image',
      source: { type: 'base64', media_type: mediaType, data },
    });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    const content = [image('image/png', onePixel), image('image/png', svg)];
    await ask('image', [{ role: 'user', content }]);
    const page = await openNewest('image');
    // In a session it is small at once; on the page of its request it is shown on request.
    await expect.poll(() => page.evaluate('document.querySelector(".thumbnail")?.naturalWidth')).toBe(1);
    expect(await page.locator('.message img').count()).toBe(1);
    await page.keyboard.press('1');
    await page.waitForSelector('.exchange .message .media button');
    expect(await page.locator('.message img').count()).toBe(0);
    await page.click('.message .media button');
    await expect.poll(() => page.evaluate('document.querySelector(".shown-image")?.naturalWidth')).toBe(1);
    expect(await page.locator('.message .media button').allInnerTexts()).toEqual(['hide']);
    await page.click('.message .media button');
    await expect.poll(() => page.locator('.message img').count()).toBe(0);
  });

  test('a click on the prompt of a row opens it, in both views', async () => {
    const page = await openPage(browser, `${gateway.url}/ui/?q=model:cut`);
    await page.click('.row.conversation .prompt a');
    await page.waitForSelector('.turn-view');
    await page.goBack();
    await page.waitForSelector('.row.conversation');
    await page.keyboard.press('t');
    await page.click('.row.trace .time a');
    await page.waitForSelector('.exchange-head');
    expect(new URL(page.url()).pathname).toMatch(/^\/ui\/traces\//);
  });

  test('when a call was written as text, in the list and in the state of the gateway', async () => {
    const page = await openPage(browser, `${gateway.url}/ui/?q=model:hermes`);
    await expect.poll(() => textOf(page, '.row.conversation .state')).toBe('✗ calls as text');
    await expect.poll(() => textOf(page, 'nav a[href="/ui/status"]')).toBe('Status ! 1 problem');
    await page.click('nav a[href="/ui/status"]');
    await expect
      .poll(() => textOf(page, '.problems'))
      .toMatch(/backend coder, earlier: the model wrote a tool call as text[^]*Set dialect = "qwen"/);
    expect(await textOf(page, '.status-page table')).toMatch(/last 10 min: \d requests, 1 failed/);
  });

  test('when a client dropped the result of a call, at the call and at the request without it', async () => {
    const page = await openNewest('two-calls');
    await page.keyboard.press('n');
    await page.waitForSelector('.turn-item.active:has-text("turn 1")');
    await expect.poll(() => textOf(page, '.call.bad')).toMatch(/✗ Read b no result/);
    await page.keyboard.press('j');
    await page.keyboard.press('1');
    await expect
      .poll(() => textOf(page, '.who .culprit'))
      .toBe('client: the client sent no result of tool call Read (call_2, {"file_path":"b"})');
    expect(await textOf(page, '.exchange-head h1')).toMatch(/! stop, missing result, HTTP 200$/);
    expect(await textOf(page, '.ending.bad')).toMatch(/"I know one file\." In this request, the client sent no result/);
    await page.keyboard.press('4');
    await expect.poll(() => textOf(page, '.raw [aria-selected=true]')).toMatch(/^client request/);
    await page.keyboard.press('2');
    await expect
      .poll(() => textOf(page, '.differences'))
      .toMatch(/\+ added[^]*the client sent no result of this tool call; sent instead: the error "No result/);
    expect(await textOf(page, '.translation')).not.toMatch(/lost/);
    await page.keyboard.press('[');
    // The turns are loaded first.
    await page.waitForSelector('.ending.bad:has-text("turn 2 went on")');
    expect(await textOf(page, '.ending.bad')).toMatch(
      /turn 2 went on without the result of Read \(call_2, \{"file_path":"b"\}\)/,
    );
  });

  test('when a result is missing, in the list, which reports no loss', async () => {
    const page = await openPage(browser, `${gateway.url}/ui/?q=model:two-calls`);
    await expect.poll(() => textOf(page, '.row.conversation .state')).toBe('! stop, missing result');
    expect(await textOf(page, '.row.conversation .lost')).toBe('');
  });

  test('when a stream is cut, with what arrived before', async () => {
    const page = await openNewest('cut');
    expect(await textOf(page, '.ending')).toMatch(
      /stopped: backend coder began to answer \(HTTP 200\), but its response is incomplete[^]*in the middle of its response[^]*The client received what had arrived until then, and after it an event with this error[^]*Next: /,
    );
    expect(await page.locator('.ending a:has-text("Bytes of the")').count()).toBe(0);
    await page.waitForSelector('.live-answer');
    expect(await textOf(page, '.live-answer')).toMatch(/The order is lost[^]*the answer ends here/);
    await page.keyboard.press('1');
    await expect
      .poll(() => textOf(page, '.who .culprit'))
      .toMatch(/^backend: the stream ends without \[DONE\]; choice 0 has no finish_reason$/);
    expect(await textOf(page, '.exchange-head h1')).toMatch(/✗ incomplete response, HTTP 200$/);
    expect(await textOf(page, '.exchange')).not.toMatch(/https:\/\//);
    await page.keyboard.press('3');
    await expect.poll(() => textOf(page, '.events')).toMatch(/error\s+[^]*in the middle of its response/);
    await page.keyboard.press('4');
    await expect.poll(() => textOf(page, '.raw [aria-selected=true]')).toMatch(/^upstream answer/);
  });

  test('by n in the list, which selects the next row that failed and opens it', async () => {
    const page = await openPage(browser, `${gateway.url}/ui/?view=flat`);
    await page.waitForSelector('.row.trace');
    await page.keyboard.press('n');
    await expect.poll(() => textOf(page, '.row[aria-selected=true] .state')).toBe('! stop, missing result');
    await page.keyboard.press('n');
    await expect.poll(() => textOf(page, '.row[aria-selected=true] .state')).toBe('✗ incomplete response');
    // The prompt stays beside the error.
    expect(await textOf(page, '.row[aria-selected=true] .prompt')).toMatch(
      /Explain the fold\.[^]*in the middle of its response/,
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page, '.exchange-head h1')).toMatch(/incomplete response/);
  });

  test('when a model called a tool that the request does not declare, at the call', async () => {
    await ask('undeclared', [{ role: 'user', content: 'Write it.' }]);
    const page = await openNewest('undeclared');
    expect(await textOf(page, '.ending.bad')).toContain('The request declares no tool Write: the agent may reject');
    await page.waitForSelector('.call.bad:has-text("the request declares no such tool")');
  });

  test('when a backend rejects a request, with a link to the bytes that it received', async () => {
    await ask('invalid', [{ role: 'user', content: 'Read it.' }]);
    const page = await openNewest('invalid');
    expect(await textOf(page, '.ending.bad')).toContain('see the bytes of the request.');
    await page.click('.ending a:has-text("Bytes of the request")');
    await page.waitForURL(/\/raw\?.*leg=upstream-request/);
  });
});
