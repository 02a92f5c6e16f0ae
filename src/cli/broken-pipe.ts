/** What an output fails with whose reader is gone; `EIO`: its terminal was closed. */
const brokenPipeCodes = new Set(['EPIPE', 'EIO']);

/** For commands whose output is their purpose: `louter traces list | head` ends with its reader, without a word. */
export function exitOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!brokenPipeCodes.has(error.code ?? '')) throw error;
    process.exit();
  });
  process.stderr.on('error', () => {});
}

/** For servers: they go on when nobody reads what they print, or the disk is full that it goes to. */
export function ignoreBrokenPipe(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
