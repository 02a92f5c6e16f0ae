import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { validateSessionCode } from '../../generated/louter.validators.js';
import { environment } from '../config/environment.ts';
import { configFileOf, loadConfig } from '../config/load.ts';
import { parseFilter, quoteFilterValue } from '../record/store/filter.ts';
import { shownStore } from '../record/store/store-url.ts';
import { createLog } from '../server/log.ts';
import { startViewerServer } from '../server/viewer-server.ts';
import { apiOf, isGateway, reachableUrl } from './ask-gateway.ts';
import { registeredGateways } from './gateway-registry.ts';
import { onStopSignals } from './listening.ts';
import { CommandError, print, printMessage } from './output.ts';
import {
  credentialOf,
  describeOther,
  findOwnGateway,
  findRunningGateway,
  type RunningGateway,
} from './running-gateway.ts';
import { findTraceStore, storeUrl, withTraceStore } from './trace-store.ts';

export interface UiOptions {
  readonly config?: string;
  readonly url?: string;
  readonly print?: true;
}

/** A server of the page, and what it accepts for a code. */
export interface PageServer {
  readonly url: string;
  /** The control token or a key; absent if none is known. */
  readonly credential: string | undefined;
}

const timeoutMs = 5_000;
/** A program that opens browsers and runs this long has opened one. */
const openedAfterMs = 2_000;

/**
 * Opens the page of the gateway of this folder; where none runs, serves the page alone until a signal.
 * @throws {CommandError} if no gateway answers at `--url`, or there are no traces to show.
 */
export async function ui(subject: string | undefined, options: UiOptions): Promise<void> {
  const { gateway, other } = await findPageServer(options);
  if (gateway) {
    await assertRecorded(gateway, subject);
    return show(await addressOf(gateway, subject), options);
  }
  if (subject !== undefined) {
    const filter = parseFilter(filterOf(subject), Date.now());
    if ((await withTraceStore(options, (store) => store.list(filter, 1))).length === 0) throw notRecorded(subject);
  }
  const config = await findTraceStore(options);
  const server = await startViewerServer(config, createLog(config.log.level, { pretty: process.stderr.isTTY }));
  if (other) printMessage(describeOther(other), 'ui');
  printMessage(
    `no gateway runs with this configuration: showing ${shownStore(storeUrl(config))} at ${server.url}/ui/ until Ctrl-C`,
    'ui',
  );
  const stopped = new Promise<void>((settle) => onStopSignals({ first: () => settle() }));
  await show(await addressOf({ url: server.url, credential: server.controlToken }, subject), options);
  await stopped;
  await server.stop(0);
  process.exit(0);
}

/** Opens the page of a run, which may not have requests yet. What is printed is on stderr: stdout is the agent's. */
export async function openRunPage(server: PageServer, run: string): Promise<void> {
  try {
    const address = await addressOf(server, run);
    if (await openBrowser(address)) return;
    printMessage(`no browser can be started here; the page of this run: ${runPageOf(server.url, run)}`, 'run');
  } catch (error) {
    // The agent is started all the same.
    if (!(error instanceof CommandError)) throw error;
    printMessage(`the page cannot be opened: ${error.message}`, 'run');
  }
}

/** Where the page of a run is. */
export const runPageOf = (url: string, run: string): string => `${reachableUrl(url)}${pathOf(run)}`;

// ---------------------------------------------------------------- which gateway

/** The gateway whose page is opened; else, if there is one, a gateway of something else. */
async function findPageServer({
  url,
  config: file,
}: UiOptions): Promise<{ gateway?: PageServer | undefined; other?: RunningGateway | undefined }> {
  if (url !== undefined) return { gateway: await namedPageServer(url, file) };
  // By its name first: while the file has an error, its gateway goes on with what it loaded before.
  const name = file === undefined ? configFileOf() : resolve(file);
  const named = name === null ? undefined : await findOwnGateway({ file: name, store: null });
  if (named) return { gateway: named };
  const { own, sharing, other } = await findRunningGateway(loadConfig({ file, isOffline: true }));
  return { gateway: own ?? sharing, other };
}

/** The one at `--url`. @throws {CommandError} if no gateway answers there. */
async function namedPageServer(url: string, file: string | undefined): Promise<PageServer> {
  if (!(await isGateway(url)))
    throw new CommandError(`no gateway answers at ${url}: start one there, or leave out --url`, 2, 'ui');
  const own = registeredGateways().find((each) => reachableUrl(each.url) === reachableUrl(url));
  return { url, credential: own?.controlToken ?? credentialOf(loadConfig({ file, isOffline: true })) };
}

// ---------------------------------------------------------------- the address

/** The address of what to show. A code that logs in is in the fragment, which browsers send to no server. */
async function addressOf(server: PageServer, subject: string | undefined): Promise<string> {
  const path = pathOf(subject);
  const code = await requestCode(server);
  const base = reachableUrl(server.url);
  if (code === null) return `${base}${path}`;
  const next = path === '/ui/' ? '' : `?${new URLSearchParams({ next: path }).toString()}`;
  return `${base}/ui/login${next}#code=${code}`;
}

/**
 * Whether a gateway has something to show of a run or an id. Who may not read traces sees that in the page.
 * @throws {CommandError} if nothing is recorded of it.
 */
async function assertRecorded({ url, credential }: PageServer, subject: string | undefined): Promise<void> {
  if (subject === undefined) return;
  const { data } = await apiOf(url, timeoutMs, credential)
    .GET('/api/traces', { params: { query: { filter: filterOf(subject), limit: 1 } } })
    .catch(() => ({ data: undefined }));
  if (data?.traces.length === 0) throw notRecorded(subject);
}

const filterOf = (subject: string): string =>
  idPattern.test(subject) ? `id:${subject.toLowerCase()}` : `run:${runValue(subject)}`;

const notRecorded = (subject: string): CommandError =>
  new CommandError(
    idPattern.test(subject)
      ? `there is no trace whose id begins with ${subject}; \`louter traces list\` lists them`
      : `there is no run ${subject}: a run has the requests of \`louter run --name ${subject} …\`, or those with x-louter-run`,
    2,
    'ui',
  );

const idPattern = /^[0-9a-f]{6,32}$/i;
const runValue = (run: string): string => (/^[\w.-]+$/.test(run) ? run : quoteFilterValue(run));

/** A trace or conversation by its id, which has hexadecimal digits only; else a run. */
function pathOf(subject: string | undefined): string {
  if (subject === undefined) return '/ui/';
  if (idPattern.test(subject)) return `/ui/conversations/${subject.toLowerCase()}`;
  return `/ui/?${new URLSearchParams({ q: `run:${runValue(subject)}` }).toString()}`;
}

/** Null if no code is needed, or none can be had: then the page asks for a key. */
async function requestCode({ url, credential }: PageServer): Promise<string | null> {
  const { data, response } = await apiOf(url, timeoutMs, credential)
    .POST('/api/session/codes')
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new CommandError(`the gateway at ${url} did not answer (${why})`, 1, 'ui');
    });
  if (validateSessionCode(data)) return data.code;
  if (response.status === 401) {
    printMessage(`the gateway at ${url} needs a key that this command does not have: enter it in the page`, 'ui');
    return null;
  }
  throw new CommandError(
    response.status === 404
      ? `the gateway at ${url} serves no page: viewer.enabled is false there, or it has another version`
      : `the gateway at ${url} answered ${response.status}: check that it has the version of this command`,
    1,
    'ui',
  );
}

// ---------------------------------------------------------------- the browser

async function show(address: string, { print: isPrinted }: UiOptions): Promise<void> {
  const shown = address.replace(/#.*$/, '');
  if (!isPrinted && (await openBrowser(address))) return printMessage(`opened ${shown} in the browser`, 'ui');
  const hint = address === shown ? '' : ' within a minute; it logs in once';
  if (!isPrinted) printMessage(`no browser can be started here: open this address${hint}`, 'ui');
  print(address);
}

/** The program that opens an address in the browser of the user; `undefined` where there is no display. */
function browserCommand(): readonly [command: string, ...words: string[]] | undefined {
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return environment['DISPLAY'] || environment['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined;
}

/** Whether the browser was started. */
function openBrowser(address: string): Promise<boolean> {
  const [command, ...words] = browserCommand() ?? [];
  if (command === undefined) return Promise.resolve(false);
  return new Promise((settle) => {
    const child = spawn(command, [...words, address], { detached: true, stdio: 'ignore' });
    const timer = setTimeout(() => settle(true), openedAfterMs);
    child.once('error', () => settle(false));
    child.once('exit', (code) => settle(code === 0));
    child.once('close', () => clearTimeout(timer));
    child.unref();
  });
}
