import type { ApiError } from '../app/api.ts';
import { LinkedText } from './linked-text.tsx';

/** Why something could not be loaded, and what to do. */
export function Failure({ error, onRetry }: { error: ApiError; onRetry?: () => void }) {
  return (
    <div class="failure" role="alert">
      <p>
        <LinkedText value={error.message} />
      </p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
