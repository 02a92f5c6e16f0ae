import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from './api.ts';

/** What is loaded for a key: while another key is loading, what was loaded before stays. */
export interface Loaded<T> {
  value: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload(): void;
}

/** Loads a value when its key changes, nothing while it is null; a request for an earlier key is cancelled. */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string | null; value?: T; error?: ApiError }>({ key: null });
  const [round, setRound] = useState(0);
  // Before the page is painted: the request is what takes longest.
  useLayoutEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    load(controller.signal).then(
      (value) => controller.signal.aborted || setState({ key, value }),
      (error: unknown) => controller.signal.aborted || setState({ key, error: toApiError(error) }),
    );
    return () => controller.abort();
    // `load` is a new function each time; what it loads is named by the key.
  }, [key, round]);
  return {
    value: state.value,
    error: state.key === key ? state.error : undefined,
    isLoading: state.key !== key,
    reload: () => setRound(round + 1),
  };
}

/** What was loaded last: after a failure, too. */
export function useLastValue<T>({ value }: Pick<Loaded<T>, 'value'>): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

/** Of what was loaded for a filter: why the gateway refuses the filter; null where it does not. */
export const refusalOfFilter = ({ error }: Pick<Loaded<unknown>, 'error'>): ApiError | null =>
  error?.status === 400 ? error : null;

export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, error instanceof Error ? error.message : String(error));
