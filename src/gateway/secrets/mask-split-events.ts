import type { Step } from '../../core/step.ts';
import { Follower, type SecretSearch, type Thread } from './split-secrets.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

type TextEvent = Extract<CoreStreamEvent, { type: 'text-delta' | 'reasoning-delta' | 'tool-call-arguments-text' }>;

/** An event that waits, and the position of its text in all texts. */
interface WaitingEvent {
  readonly event: CoreStreamEvent;
  readonly start: number;
  readonly end: number;
}

/**
 * Overwrites secrets that are split over the text, the reasoning or the arguments of one part. An event whose text may
 * contain a piece of a secret waits, with all events after it, until the part continues or ends. `maskEvent` masks complete
 * secrets in events without such text.
 */
export const maskSplitEvents =
  (
    search: SecretSearch,
    maskEvent: (event: CoreStreamEvent) => CoreStreamEvent,
  ): Step<CoreStreamEvent, CoreStreamEvent> =>
  (emit) => {
    const follower = new Follower(search);
    /** By candidate and part, with the current block of reasoning. */
    const threads = new Map<string, { thread: Thread; block: number }>();
    const queue: WaitingEvent[] = [];
    let end = 0;

    function follow(event: TextEvent): void {
      const key = `${event.candidate} ${event.part}`;
      const block = event.type === 'reasoning-delta' ? event.block : 0;
      const known = threads.get(key) ?? { thread: follower.thread(), block };
      threads.set(key, known);
      if (known.block !== block) follower.finish(known.thread);
      known.block = block;
      for (let index = 0; index < event.text.length; index += 1)
        follower.follow(known.thread, event.text.charCodeAt(index), { start: end + index, end: end + index + 1 });
    }

    function finishPart({ candidate, part }: { candidate: number; part: number }): void {
      const key = `${candidate} ${part}`;
      const known = threads.get(key);
      if (known) follower.finish(known.thread);
      threads.delete(key);
    }

    function finishAll(): void {
      for (const { thread } of threads.values()) follower.finish(thread);
      threads.clear();
    }

    function release(): void {
      const first = follower.firstWaiting;
      let count = 0;
      for (let next = queue[0]; next && next.end <= first; next = queue[count]) count += 1;
      if (count === 0) return;
      const released = queue.splice(0, count);
      const masked = follower.takeMasked(released.at(-1)?.end ?? 0);
      for (const each of released) emit(masked.size === 0 ? each.event : applyMask(each, masked));
    }

    return {
      push(event) {
        const start = end;
        switch (event.type) {
          case 'text-delta':
          case 'reasoning-delta':
          case 'tool-call-arguments-text':
            follow(event);
            end += event.text.length;
            queue.push({ event, start, end });
            break;
          case 'text-done':
          case 'reasoning-done':
          case 'tool-call-done':
            finishPart(event);
            queue.push({ event: maskEvent(event), start, end });
            break;
          case 'end':
          case 'error':
            finishAll();
            queue.push({ event, start, end });
            break;
          default:
            queue.push({ event: maskEvent(event), start, end });
        }
        release();
      },
      end() {
        finishAll();
        release();
      },
    };
  };

/** The event with characters of its text overwritten. Its log probabilities contain the same text and are removed. */
function applyMask({ event, start }: WaitingEvent, masked: ReadonlyMap<number, string>): CoreStreamEvent {
  if (!('text' in event)) return event;
  let text = '';
  for (let index = 0; index < event.text.length; index += 1) text += masked.get(start + index) ?? event.text[index];
  if (text === event.text) return event;
  if (event.type !== 'text-delta') return { ...event, text };
  const { logprobs: _, ...rest } = event;
  return { ...rest, text };
}
