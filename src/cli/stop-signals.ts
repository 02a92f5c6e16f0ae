/** A terminal and npm both hand on one Ctrl-C: what follows so closely is no second wish. */
const sameKeyPressMs = 1000;

/** The last is what a terminal sends that is closed. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `first` when the process is told to end, and `again` when it is told so once more. */
export function onStopSignals({
  first,
  again,
}: {
  first: (signal: NodeJS.Signals) => void;
  again?: (signal: NodeJS.Signals) => void;
}): void {
  let firstAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      first(signal);
    } else if (performance.now() - firstAt > sameKeyPressMs) again?.(signal);
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
}
