import type { CoreAssistantMessage, CoreChatRequest } from '../../core/types.ts';
import { getTrace } from '../app/api.ts';
import { decodedOf } from '../app/decoded.ts';
import { linkTo } from '../app/navigation.ts';
import { diffRoute } from '../app/route.ts';
import { useLoaded } from '../app/loaded.ts';
import type { TraceHead } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { LongText } from '../parts/lines.tsx';
import { Message, type MessageContext } from '../parts/message.tsx';
import { formatExact, formatNumber } from '../../present/format.ts';
import { LiveAnswer } from './live-answer.tsx';
import type { LiveText } from './live-text.ts';
import { PartialAnswer } from './partial-answer.tsx';
import { SeamMark } from './seam-mark.tsx';
import { seamOf, splitAtSeam } from '../../present/seam.ts';
import { compareSetups, type Change } from '../../present/setup-changes.ts';

interface TurnViewProps extends MessageContext {
  id: string;
  /** The request before it in its conversation; null where there is none. */
  previousId: string | null;
  /** The first message that the turn before did not have; null: all of them are shown. */
  newFrom: number | null;
  /** What has arrived of its response, while it is in flight. */
  live?: LiveText;
}

/** What a turn added to its conversation: messages, results and the response. */
export function TurnView({ id, previousId, newFrom, live, ...shownWith }: TurnViewProps) {
  const trace = useLoaded(id, (signal) => getTrace(id, { hasCore: true }, signal));
  const before = useLoaded(previousId ?? '', async (signal) =>
    previousId === null ? null : getTrace(previousId, { hasCore: true }, signal),
  );
  if (trace.error) return <Failure error={trace.error} onRetry={trace.reload} />;
  if (!trace.value || trace.value.trace_id !== id) return <p class="notice">Loading…</p>;
  const shown = trace.value;
  const { request, response } = decodedOf(shown);
  const context = { ...shownWith, ...(request && { request }) };
  const previous = before.value ? decodedOf(before.value).request : null;
  const messages = request?.messages.slice(newFrom ?? 0).filter(({ role }) => role !== 'system') ?? [];
  return (
    <div class="turn-view">
      {request ? (
        <>
          <SetupLines request={request} previous={previous} id={id} previousId={previousId} isOpen={context.isOpen} />
          <h3>
            {newFrom === null || newFrom === 0 ? 'messages' : 'new in this turn'}: {messages.length}
          </h3>
          {messages.map((message) => (
            <Message message={message} {...context} />
          ))}
        </>
      ) : (
        <p class="notice">
          The request cannot be shown as a conversation: its body is not stored, it was passed through without being
          read, or it is not valid in its protocol. Its bytes are under Raw.
        </p>
      )}
      <h3>answer</h3>
      {response ? (
        response.candidates.map(({ message, finish }) => (
          <>
            <Answer message={message} trace={shown} {...context} />
            <p class="quiet">ended: {finish.reason}</p>
          </>
        ))
      ) : live && shown.status === null ? (
        <LiveAnswer live={live} />
      ) : (
        <PartialAnswer id={id} />
      )}
    </div>
  );
}

/** An answer, with a line where another target continued it. */
function Answer({ message, trace, ...context }: MessageContext & { message: CoreAssistantMessage; trace: TraceHead }) {
  const seam = seamOf(trace);
  if (!seam) return <Message message={message} {...context} />;
  const [before, after] = splitAtSeam(message.content, seam);
  return (
    <>
      {before.length > 0 && <Message message={{ ...message, content: before }} {...context} />}
      <SeamMark trace={trace} seam={seam} />
      {after.length > 0 && <Message message={{ ...message, content: after }} {...context} />}
    </>
  );
}

function describeChange(change: Change, unit: string): string {
  switch (change.kind) {
    case 'first':
      return '';
    case 'unchanged':
      return ', unchanged since the turn before';
    case 'changed':
      return `, changed: +${change.added} −${change.removed} ${unit}`;
  }
}

/** Instructions and tools, one line each until they are opened. */
function SetupLines({
  request,
  previous,
  id,
  previousId,
  isOpen,
}: {
  request: CoreChatRequest;
  previous: CoreChatRequest | null;
  id: string;
  previousId: string | null;
  isOpen: boolean;
}) {
  const { instructions, tools, rewritten } = compareSetups(request, previous);
  return (
    <div class="setup-lines">
      {instructions && (
        <details open={isOpen}>
          <summary class={instructions.change.kind}>
            instructions, {formatExact(instructions.characters)} characters
            {describeChange(instructions.change, 'lines')}
          </summary>
          {request.messages.map((message) =>
            message.role === 'system' ? <Message message={message} calls={new Map()} isOpen={isOpen} /> : null,
          )}
        </details>
      )}
      {tools && (
        <details open={isOpen}>
          <summary class={tools.change.kind}>
            {formatNumber(tools.count, 'tool')}, {formatExact(tools.characters)} characters
            {describeChange(tools.change, 'tools')}
          </summary>
          {request.tools?.map((tool) => (
            <LongText value={JSON.stringify(tool, null, 2)} isOpen={isOpen} />
          ))}
        </details>
      )}
      {rewritten && (
        <p class="status mixed">
          ! messages {rewritten.from} to {rewritten.to} are not as they were in the turn before
        </p>
      )}
      {previousId !== null &&
        (instructions?.change.kind === 'changed' || tools?.change.kind === 'changed' || rewritten) && (
          <p>
            <a {...linkTo(diffRoute(id, previousId))}>What changed</a>
          </p>
        )}
    </div>
  );
}
