import { execFile } from 'node:child_process';
import { environment } from '../config/environment.ts';
import type { Log } from '../server/log.ts';

/** States of sd_notify(3). */
type ServiceNotification = 'READY=1' | 'STOPPING=1';

const timeoutMs = 5_000;

/**
 * Reports a state to systemd if it started this process by a unit with `Type=notify`, which sets `NOTIFY_SOCKET`. Node has no
 * datagram sockets of Unix: systemd-notify(1), which is part of systemd, sends it; the unit needs `NotifyAccess=all`, as the
 * sender is another process. A failure is logged.
 */
export function notifySystemd(notification: ServiceNotification, log: Log): Promise<void> {
  const socket = environment['NOTIFY_SOCKET'];
  if (socket === undefined || socket === '') return Promise.resolve();
  return new Promise((resolve) => {
    execFile('systemd-notify', [notification], { timeout: timeoutMs }, (error) => {
      if (error)
        log.warn(`systemd was not sent ${notification}: systemd-notify failed (${error.code ?? error.message})`);
      resolve();
    });
  });
}
