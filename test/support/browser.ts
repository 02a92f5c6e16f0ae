import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** A browser of this machine; undefined where there is none. */
const browserFile = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => names.map((name) => join(folder, name)))
  .find((file) => existsSync(file));

/** Why tests in a browser cannot run here; undefined where they can. */
export const browserObstacle: string | undefined =
  browserFile === undefined ? `no browser found: install ${names[0]}` : undefined;

if (browserObstacle !== undefined && process.env['LOUTER_REQUIRE_BROWSER'])
  throw new Error(`LOUTER_REQUIRE_BROWSER is set, and tests in a browser cannot run: ${browserObstacle}`);

/** Starts the browser, which contacts nobody but the pages of the test. */
export const startBrowser = (additional: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: browserFile ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...additional,
    ],
  });
