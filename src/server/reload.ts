import type { components } from '../../generated/louter.js';
import { describeChanges, withFixedSettings } from '../config/changes.ts';
import type { LoadedConfig } from '../config/load.ts';
import { secretsOf } from '../config/secrets.ts';
import type { ServerParts } from './parts.ts';

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

/** How many reloads are remembered. */
const maxHistory = 20;

export interface ReloaderOptions extends Pick<ServerParts, 'settings' | 'gateway' | 'recorder' | 'log'> {
  /** The configuration that the gateway was started with. */
  readonly started: LoadedConfig;
  /** Loads the same file again. */
  load(): LoadedConfig;
}

export function createReloader({ settings, gateway, recorder, log, started, load }: ReloaderOptions): Reloader {
  let inForce = started;
  let inForceSince = new Date();
  let restartNeeded: readonly string[] = [];
  let lastError: string | null = null;
  const history: Schemas['ReloadRecord'][] = [];

  function note(trigger: ReloadTrigger, ok: boolean, what: string): void {
    history.unshift({ at: new Date().toISOString(), trigger, ok, generation: settings.generation, what });
    history.length = Math.min(history.length, maxHistory);
  }

  function result(fields: Partial<Schemas['ReloadResult']> & { message: string }): Schemas['ReloadResult'] {
    return {
      ok: true,
      dry_run: false,
      generation: settings.generation,
      changes: [],
      restart_needed: [...restartNeeded],
      earlier_in_flight: gateway.earlierInFlight,
      ...fields,
    };
  }

  function fail(error: unknown, trigger: ReloadTrigger, isDryRun: boolean): Schemas['ReloadResult'] {
    const why = error instanceof Error ? error.message : String(error);
    if (!isDryRun) {
      lastError = why.replaceAll('\n', '; ');
      note(trigger, false, lastError);
      log.error(`configuration NOT reloaded, generation ${settings.generation} stays: ${lastError}`);
    }
    return result({ ok: false, dry_run: isDryRun, message: why });
  }

  /** @throws {ConfigError} @throws {FixtureError} */
  function apply(trigger: ReloadTrigger, isDryRun: boolean): Schemas['ReloadResult'] {
    const next = load();
    const changes = describeChanges(next, { inForce, started });
    const config = withFixedSettings(next.config, started.config);
    const prepared = gateway.prepare(config);
    const fields = { dry_run: isDryRun, changes: [...changes.applied], restart_needed: [...changes.restartNeeded] };
    if (isDryRun) {
      prepared.discard();
      return result({ ...fields, message: dryRunText(changes.applied, changes.restartNeeded) });
    }
    lastError = null;
    const isSameRestart = changes.restartNeeded.join('; ') === restartNeeded.join('; ');
    ({ restartNeeded } = changes);
    if (changes.applied.length === 0) {
      prepared.discard();
      const message = isSameRestart
        ? `configuration unchanged (generation ${settings.generation})`
        : `configuration unchanged (generation ${settings.generation})${restartText(restartNeeded)}`;
      note(trigger, true, message);
      log.info(message);
      return result({ ...fields, message });
    }
    // One turn of the event loop: no request sees half of it.
    prepared.apply();
    settings.replace(config);
    const { bodies, check, url: _url, ...retention } = config.traces;
    recorder.reconfigure({ bodies, check, retention, secrets: secretsOf(config) });
    log.level = config.log.level;
    inForce = next;
    inForceSince = new Date();
    const message = `configuration reloaded (generation ${settings.generation}): ${changes.applied.join('; ')}${restartText(restartNeeded)}${earlierText()}`;
    note(trigger, true, [...changes.applied, ...restartNeeded.map((each) => `${each} needs a restart`)].join('; '));
    log.info(message);
    return result({ ...fields, message });
  }

  function earlierText(): string {
    const { earlierInFlight } = gateway;
    if (earlierInFlight === 0) return '';
    return `. ${earlierInFlight} in-flight request(s) keep the configuration they began with`;
  }

  return {
    reload(trigger, { isDryRun } = { isDryRun: false }) {
      try {
        return apply(trigger, isDryRun);
      } catch (error) {
        return fail(error, trigger, isDryRun);
      }
    },
    state: () => ({
      generation: settings.generation,
      in_force_since: inForceSince.toISOString(),
      earlier_in_flight: gateway.earlierInFlight,
      restart_needed: [...restartNeeded],
      last_error: lastError,
      history: [...history],
    }),
  };
}

const restartText = (changes: readonly string[]): string =>
  changes.length === 0 ? '' : `, but ${changes.join('; ')} needs a restart`;

function dryRunText(applied: readonly string[], restartNeeded: readonly string[]): string {
  const what = applied.length === 0 ? 'nothing would change' : `would change: ${applied.join('; ')}`;
  return what + restartText(restartNeeded);
}
