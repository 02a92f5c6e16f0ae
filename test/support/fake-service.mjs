// Stands in for systemctl, loginctl, journalctl and launchctl: notes each call, and starts and ends the program of the service.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = basename(process.argv[1]);
const words = process.argv.slice(2);
const { FAKE_FOLDER: folder, FAKE_PROGRAM: command, FAKE_LINGER: lingers = 'no', FAKE_FAILURE: failure } = process.env;
const pidFile = join(folder, 'pid');
const loadedFile = join(folder, 'loaded');
appendFileSync(join(folder, 'calls'), `${[program, ...words].join(' ')}\n`);

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const pid = () => {
  const known = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  return known > 0 && isAlive(known) ? known : 0;
};
function start() {
  if (pid() > 0) return;
  const [file, ...options] = JSON.parse(command);
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const child = spawn(file, options, { detached: true, stdio: 'ignore', env });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}
async function stop() {
  const running = pid();
  if (running === 0) return;
  process.kill(running, 'SIGTERM');
  while (isAlive(running)) await pause(20);
}

const systemctl = {
  show: () =>
    console.log(
      `ActiveState=${pid() > 0 ? 'active' : 'failed'}\nSubState=${pid() > 0 ? 'running' : 'failed'}\nMainPID=${pid()}`,
    ),
  start,
  stop,
  disable: stop,
  restart: async () => (await stop(), start()),
};
const launchctl = {
  print: () => {
    if (!existsSync(loadedFile)) process.exitCode = 113;
    else console.log(`\tstate = ${pid() > 0 ? 'running' : 'not running'}\n${pid() > 0 ? `\tpid = ${pid()}\n` : ''}`);
  },
  bootstrap: () => (writeFileSync(loadedFile, ''), start()),
  bootout: async () => (await stop(), rmSync(loadedFile)),
  kickstart: async () => (words.includes('-k') && (await stop()), start()),
  kill: stop,
};

if (failure) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
} else if (program === 'loginctl') console.log(lingers);
else if (program === 'systemctl') await systemctl[words[1]]?.();
else if (program === 'launchctl') await launchctl[words[0]]?.();
else console.log('a line of the log');
