import type { ApiError } from '../app/api.ts';
import { linkTo } from '../app/navigation.ts';
import { listRoute } from '../app/route.ts';
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

/** The same for a page of one session or request, which may be gone. */
export const PageFailure = (props: { error: ApiError; onRetry: () => void }) =>
  props.error.status === 404 && props.error.message.startsWith('no trace') ? (
    <section class="failure is-missing">
      <h1>Not recorded here</h1>
      <p role="alert">
        <LinkedText value={props.error.message} />
      </p>
      <p class="quiet">It was deleted, or removed when its retention ended, or this gateway never recorded it.</p>
      <p>
        <a {...linkTo(listRoute())}>All sessions</a>
      </p>
    </section>
  ) : (
    <Failure {...props} />
  );
