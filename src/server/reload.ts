import type { components } from '../../generated/louter.js';
import { describeChanges, withFixedSettings } from '../config/changes.ts';
import type { LoadedConfig } from '../config/load.ts';
import { secretsOf } from '../config/secrets.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Recorder } from '../record/exchange.ts';
import type { Settings } from '../config/settings.ts';
import type { Log } from './log.ts';

type Schemas = components['schemas'];
type ReloadTrigger = Schemas['ReloadRecord']['trigger'];

/** Applies the configuration file again while the gateway runs. */
export interface Reloader {
  /**
   * Loads, validates and builds everything beside what is in force, then replaces it in one step. With an error nothing
   * changes. Logs the result. Never throws.
   */
  reload(trigger: ReloadTrigger, options?: { isDryRun: boolean }): Schemas['ReloadResult'];
  /** For diagnostics and metrics. */
  state(): Schemas['Reloads'];
}

/** How many reloads the history has. */
const maxHistory = 20;

export interface ReloaderOptions {
  readonly settings: Settings;
  readonly gateway: Gateway;
  readonly recorder: Recorder;
  readonly log: Log;
  /** The configuration that the gateway was started with. */
  readonly started: LoadedConfig;
  /** Loads the same file again. */
  load(): LoadedConfig;
}

export const createReloader = (options: ReloaderOptions): Reloader => new FileReloader(options);

class FileReloader implements Reloader {
  readonly #options: ReloaderOptions;
  readonly #history: Schemas['ReloadRecord'][] = [];
  #inForce: LoadedConfig;
  #inForceSince = new Date();
  #restartNeeded: readonly string[] = [];
  #lastError: string | null = null;

  constructor(options: ReloaderOptions) {
    this.#options = options;
    this.#inForce = options.started;
  }

  reload(trigger: ReloadTrigger, { isDryRun } = { isDryRun: false }): Schemas['ReloadResult'] {
    try {
      return this.#apply(trigger, isDryRun);
    } catch (error) {
      return this.#fail(error, trigger, isDryRun);
    }
  }

  state(): Schemas['Reloads'] {
    const { settings, gateway } = this.#options;
    return {
      generation: settings.generation,
      in_force_since: this.#inForceSince.toISOString(),
      earlier_in_flight: gateway.earlierInFlight,
      restart_needed: [...this.#restartNeeded],
      last_error: this.#lastError,
      history: [...this.#history],
    };
  }

  /** @throws {ConfigError} @throws {FixtureError} */
  #apply(trigger: ReloadTrigger, isDryRun: boolean): Schemas['ReloadResult'] {
    const { settings, gateway, recorder, log, started, load } = this.#options;
    const next = load();
    const changes = describeChanges(next, { inForce: this.#inForce, started });
    const config = withFixedSettings(next.config, started.config);
    const prepared = gateway.prepare(config);
    const fields = { dry_run: isDryRun, changes: [...changes.applied], restart_needed: [...changes.restartNeeded] };
    if (isDryRun) {
      prepared.discard();
      return this.#result({ ...fields, message: dryRunText(changes.applied, changes.restartNeeded) });
    }
    this.#lastError = null;
    // Who reloads has mended what a vendor refused, though that may be at the vendor.
    gateway.endAccountPauses();
    const { restartNeeded } = changes;
    const isSameRestart = restartNeeded.join('; ') === this.#restartNeeded.join('; ');
    this.#restartNeeded = restartNeeded;
    if (changes.applied.length === 0) {
      prepared.discard();
      const unchanged = `configuration unchanged (generation ${settings.generation})`;
      const message = isSameRestart ? unchanged : unchanged + restartText(restartNeeded);
      this.#record(trigger, { ok: true, what: message });
      log.info(message);
      return this.#result({ ...fields, message });
    }
    // One turn of the event loop: no request sees half of it.
    prepared.apply();
    settings.replace(config);
    const { bodies, check, url: _url, journal: _journal, ...retention } = config.traces;
    recorder.reconfigure({ bodies, check, retention, secrets: secretsOf(config) });
    log.level = config.log.level;
    this.#inForce = next;
    this.#inForceSince = new Date();
    const message = `configuration reloaded (generation ${settings.generation}): ${changes.applied.join('; ')}${restartText(restartNeeded)}${earlierText(gateway)}`;
    const what = [...changes.applied, ...restartNeeded.map((each) => `${each} needs a restart`)].join('; ');
    this.#record(trigger, { ok: true, what });
    log.info(message);
    return this.#result({ ...fields, message });
  }

  #fail(error: unknown, trigger: ReloadTrigger, isDryRun: boolean): Schemas['ReloadResult'] {
    const { settings, log } = this.#options;
    const why = error instanceof Error ? error.message : String(error);
    if (!isDryRun) {
      this.#lastError = why.replaceAll('\n', '; ');
      this.#record(trigger, { ok: false, what: this.#lastError });
      log.error(`configuration NOT reloaded, generation ${settings.generation} stays: ${this.#lastError}`);
    }
    return this.#result({ ok: false, dry_run: isDryRun, message: why });
  }

  #record(trigger: ReloadTrigger, { ok, what }: { ok: boolean; what: string }): void {
    const { generation } = this.#options.settings;
    this.#history.unshift({ at: new Date().toISOString(), trigger, ok, generation, what });
    this.#history.length = Math.min(this.#history.length, maxHistory);
  }

  #result(fields: Partial<Schemas['ReloadResult']> & { message: string }): Schemas['ReloadResult'] {
    const { settings, gateway } = this.#options;
    return {
      ok: true,
      dry_run: false,
      generation: settings.generation,
      changes: [],
      restart_needed: [...this.#restartNeeded],
      earlier_in_flight: gateway.earlierInFlight,
      ...fields,
    };
  }
}

function earlierText({ earlierInFlight }: Pick<Gateway, 'earlierInFlight'>): string {
  if (earlierInFlight === 0) return '';
  return `. ${earlierInFlight} in-flight request(s) keep the configuration they began with`;
}

const restartText = (changes: readonly string[]): string =>
  changes.length === 0 ? '' : `, but ${changes.join('; ')} needs a restart`;

function dryRunText(applied: readonly string[], restartNeeded: readonly string[]): string {
  const what = applied.length === 0 ? 'nothing would change' : `would change: ${applied.join('; ')}`;
  return what + restartText(restartNeeded);
}
