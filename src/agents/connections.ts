import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { connectText, disconnectText, type ConnectedKey, type FileConnection, type FileFormat } from './connection.ts';
import { userFiles } from './launch.ts';
import { writeBeside } from './write-beside.ts';

/** A file that Louter wrote keys into. */
export interface ConnectedFile {
  readonly file: string;
  readonly format: FileFormat;
  /** Whether the file did not exist before. */
  readonly isCreated: boolean;
  /** The hash of what Louter wrote: while it is the same, disconnecting restores the very bytes. */
  readonly written: string;
  /** The copy of what was there; null if there was no file. */
  readonly original: string | null;
  readonly keys: readonly ConnectedKey[];
}

/** An agent that was connected. */
export interface Connection {
  readonly url: string;
  readonly files: readonly ConnectedFile[];
}

/** A file as it is, and as it is to be. */
export interface FileChange {
  readonly connection: FileConnection;
  readonly before: string | undefined;
  readonly after: string;
  readonly keys: readonly ConnectedKey[];
}

const maxBackups = 5;

/** The connections of a user, in `connections.json` of the state folder, with copies of the files as they were. */
export class Connections {
  readonly #folder: string;

  constructor(stateFolder: string) {
    this.#folder = stateFolder;
  }

  get(agent: string): Connection | undefined {
    return this.all().get(agent);
  }

  all(): Map<string, Connection> {
    const stored = asObject(parseJson(userFiles.read(this.#file) ?? '')) ?? {};
    return new Map(
      Object.entries(stored).flatMap(([agent, value]) => {
        const connection = connectionFrom(asObject(value) ?? {});
        return connection === undefined ? [] : [[agent, connection] as const];
      }),
    );
  }

  /** What connecting would change. Throws as `connectText` does. */
  plan(connections: readonly FileConnection[]): FileChange[] {
    return connections.map((connection) => {
      const before = userFiles.read(connection.file);
      const { text, keys } = connectText(before ?? '', connection);
      return { connection, before, after: text, keys };
    });
  }

  /**
   * Writes the changes, and notes what was there before.
   * @throws {FileConflictError} if a file has changed since it was read.
   */
  connect(agent: string, url: string, changes: readonly FileChange[]): void {
    const earlier = this.get(agent);
    const files = changes.map(({ connection: { file, format }, before, after, keys }): ConnectedFile => {
      const known = earlier?.files.find((each) => each.file === file);
      const isKnown = known !== undefined && before !== undefined && known.written === hashOf(before);
      const original = isKnown ? known.original : before === undefined ? null : this.#backUp(agent, file, before);
      if (after !== before) writeBeside(file, { before, after });
      return {
        file,
        format,
        isCreated: known?.isCreated ?? before === undefined,
        written: hashOf(after),
        original,
        keys: keys.map((key) => ({ ...key, before: beforeFirst(key, known) })),
      };
    });
    // Files that this connection no longer has are still to be restored.
    const others = (earlier?.files ?? []).filter(({ file }) => !files.some((each) => each.file === file));
    this.#store(agent, { url, files: [...files, ...others] });
  }

  /**
   * Restores what was there before, and forgets the connection.
   * @returns how many keys were restored, and those that have another value by now, which stay.
   */
  disconnect(agent: string): {
    restored: number;
    changed: { file: string; path: readonly string[]; value: JsonValue | undefined }[];
  } {
    const connection = this.get(agent);
    const results = (connection?.files ?? []).map((connected) => {
      const before = userFiles.read(connected.file);
      if (before === undefined) return { restored: 0, changed: [] };
      const original = this.#originalOf(connected, before);
      const { text, changed } = original ?? disconnectText(before, connected);
      const isEmpty = text === null || (connected.isCreated && /^(?:\{\})?$/.test(text.trim()));
      if (isEmpty) rmSync(connected.file);
      else if (text !== before) writeBeside(connected.file, { before, after: text });
      return {
        restored: connected.keys.length - changed.length,
        changed: changed.map((key) => ({ ...key, file: connected.file })),
      };
    });
    this.#store(agent, undefined);
    return {
      restored: results.reduce((sum, { restored }) => sum + restored, 0),
      changed: results.flatMap(({ changed }) => changed),
    };
  }

  /** The text before the connection, null if there was no file; `undefined` if the file has changed since. */
  #originalOf(
    { written, original, isCreated }: ConnectedFile,
    text: string,
  ): { text: string | null; changed: [] } | undefined {
    if (hashOf(text) !== written) return undefined;
    if (original === null) return isCreated ? { text: null, changed: [] } : undefined;
    const copy = userFiles.read(original);
    return copy === undefined ? undefined : { text: copy, changed: [] };
  }

  /** Keeps the first copy of a file and the latest ones. */
  #backUp(agent: string, file: string, text: string): string {
    const folder = join(this.#folder, 'backups', agent);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const own = userFiles.list(folder).filter((name) => name.endsWith(`-${basename(file)}`));
    for (const name of own.slice(1, Math.max(1, own.length - maxBackups + 2))) rmSync(join(folder, name));
    const copy = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${basename(file)}`);
    writeFileSync(copy, text, { mode: 0o600 });
    return copy;
  }

  get #file(): string {
    return join(this.#folder, 'connections.json');
  }

  #store(agent: string, connection: Connection | undefined): void {
    const all = this.all();
    if (connection) all.set(agent, connection);
    else all.delete(agent);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const text = `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
    writeBeside(this.#file, { before: userFiles.read(this.#file), after: text, mode: 0o600 });
  }
}

/** What was there before the first of several connections. */
function beforeFirst(key: ConnectedKey, known: ConnectedFile | undefined): JsonValue | undefined {
  const earlier = known?.keys.find(({ path }) => path.join('\0') === key.path.join('\0'));
  return earlier && JSON.stringify(earlier.value) === JSON.stringify(key.before) ? earlier.before : key.before;
}

const hashOf = (text: string): string => hash('sha256', text);

function connectionFrom(stored: JsonObject): Connection | undefined {
  const url = asString(stored['url']);
  if (url === undefined) return undefined;
  return {
    url,
    files: objectsIn(stored['files']).map((file) => ({
      file: asString(file['file']) ?? '',
      format: formats.find((format) => format === file['format']) ?? 'whole',
      isCreated: file['isCreated'] === true,
      written: asString(file['written']) ?? '',
      original: asString(file['original']) ?? null,
      keys: objectsIn(file['keys']).map((key) => ({
        path: (Array.isArray(key['path']) ? key['path'] : []).flatMap((part) => asString(part) ?? []),
        value: key['value'] ?? null,
        before: key['before'],
      })),
    })),
  };
}

const formats: readonly FileFormat[] = ['json', 'toml', 'variables', 'whole'];
