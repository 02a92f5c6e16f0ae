import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while no other process of this machine runs its own under the lock of the same folder. The lock is a file
 * that holds its owner's process id, outside of the folder; that of a process that is gone is taken over.
 */
export async function locked(folder, talk, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `louter-setup-${name}.lock`);
  let told = false;
  while (!taken(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && !alive(owner)) {
      giveUp(file, owner);
      continue;
    }
    if (!told && owner !== undefined) talk(`waiting for another set-up of this folder (process ${owner})`);
    told ||= owner !== undefined;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** A link appears with its content, and fails where one is: two cannot both succeed. */
function taken(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function alive(owner) {
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the lock of a dead owner; one that a living process took meanwhile is put back. */
function giveUp(file, owner) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (ownerOf(aside) !== owner) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}
