import { hash } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** How long the file must stay unchanged: editors write in several steps. */
const quietMs = 200;
/** A folder on a network may report no changes. */
const pollMs = 5_000;

/**
 * Calls `onChange` when the content of a file has changed. The folder is watched rather than the file, as editors replace
 * files; a missing file counts as a content of its own. Returns a function that ends it.
 */
export function watchFile(file: string, onChange: () => void): () => void {
  const name = basename(file);
  let seen = digestOf(file);
  let timer: NodeJS.Timeout | undefined;
  const compare = (): void => {
    const now = digestOf(file);
    if (now === seen) return;
    seen = now;
    onChange();
  };
  const compareSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(compare, quietMs).unref();
  };
  const watcher = watchFolder(dirname(file), (changed) => {
    // A link to a folder is how container platforms replace files.
    if (changed === null || changed === name || changed.startsWith('..')) compareSoon();
  });
  const poll = setInterval(() => {
    if (digestOf(file) !== seen) compareSoon();
  }, pollMs).unref();
  return () => {
    clearTimeout(timer);
    clearInterval(poll);
    watcher?.close();
  };
}

/** `undefined` where the system cannot watch the folder: polling is left. */
function watchFolder(folder: string, onEvent: (name: string | null) => void) {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, name) => onEvent(name));
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

function digestOf(file: string): string | undefined {
  try {
    return hash('sha256', readFileSync(file));
  } catch {
    // Missing or not readable: loading it reports why.
    return undefined;
  }
}
