import type { CoreChatRequest } from '../core/types.ts';
import { readComparedExchange } from '../inspect/compare/compared-exchange.ts';
import { exportTrace } from '../inspect/export/trace-json.ts';
import { translate, type TraceTranslation } from '../inspect/translation/translation.ts';
import { checkChain } from '../inspect/view/chain.ts';
import { findEnding } from '../inspect/view/ending.ts';
import { checkExchange } from '../record/check/check.ts';
import { normalizeExchange } from '../record/normalized-exchange.ts';
import { CommandError, print, printJson, printRaw } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { tracePage } from './trace-page.ts';
import { exportedBody, messagesPage, rawBody, systemPage, toolsPage } from './trace-parts.ts';
import { translationPage } from './translation-page.ts';
import { withTraceStore } from './trace-store.ts';
import type { ShowOptions } from './traces-commands.ts';

/**
 * Prints one trace as a page, or in full as JSON; or parts of it.
 * @throws {CommandError} if there is no such trace, or a part is not stored.
 */
export async function show(id: string, options: ShowOptions): Promise<void> {
  if (options.url !== undefined) return showRemote(id, new RemoteTraces(options.url, options), options);
  const { stored, neighbours } = await withTraceStore(options, async (store) => {
    const found = await store.get(id);
    return { stored: found, neighbours: await store.getNeighbours(found) };
  });
  if (options.raw !== undefined) return printRaw(rawBody(stored, options.raw));
  if (options.translation) return showTranslation(translate(stored), options);
  if (options.messages || options.system || options.tools)
    return showParts(id, normalizeExchange(stored).coreRequest, options);
  const trace = exportTrace(stored);
  if (options.json) printJson(trace);
  else {
    const decoded = normalizeExchange(stored);
    const ending = findEnding(stored, { now: Date.now(), neighbours, decoded });
    const verdict = { ending, checks: checkChain(stored, decoded) };
    print(tracePage(trace, readComparedExchange(stored, checkExchange), verdict));
  }
}

const showTranslation = (translation: TraceTranslation, { json }: ShowOptions): void =>
  json ? printJson(translation) : print(translationPage(translation));

async function showRemote(id: string, remote: RemoteTraces, options: ShowOptions): Promise<void> {
  if (options.translation) return showTranslation(await remote.translation(id), options);
  const trace = await remote.get(id);
  if (options.raw !== undefined) return printRaw(exportedBody(trace, options.raw));
  if (options.messages || options.system || options.tools) return showParts(id, trace.frontend.core_request, options);
  if (options.json) return printJson(trace);
  const { response, backend } = trace;
  const final = backend?.final_response;
  const answer = response && final ? { status: response.status, response: final, error: null } : null;
  print(tracePage(trace, { answer, upstream: answer }, await remote.verdict(trace.trace_id)));
}

function showParts(
  id: string,
  coreRequest: CoreChatRequest | null,
  { messages, system, tools, json }: ShowOptions,
): void {
  if (!coreRequest)
    throw new CommandError(
      `the request of ${id} is not stored, or not valid in its protocol; see --raw client-request`,
      2,
    );
  if (json)
    return printJson({
      ...(system && { system: coreRequest.messages.filter(({ role }) => role === 'system') }),
      ...(tools && { tools: coreRequest.tools ?? [] }),
      ...(messages && { messages: coreRequest.messages.filter(({ role }) => role !== 'system') }),
    });
  const pages = [
    ...(system ? [systemPage(coreRequest)] : []),
    ...(tools ? [toolsPage(coreRequest)] : []),
    ...(messages ? [messagesPage(coreRequest)] : []),
  ];
  print(pages.join('\n\n'));
}
