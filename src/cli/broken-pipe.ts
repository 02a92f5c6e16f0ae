/** For commands whose output is their purpose: `louter traces list | head` ends with its reader, without a word. */
export const endWithReader = (): void => onBrokenPipe(() => process.exit());

/** For servers: they go on when nobody reads what they print. */
export const outliveReader = (): void => onBrokenPipe(() => {});

function onBrokenPipe(then: () => void): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    then();
  });
}
