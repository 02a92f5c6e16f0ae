import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { CoreTool, CoreToolCall, CoreToolResult } from '../../core/types.ts';
import { argumentsText } from '../../core/tool-input.ts';
import { isFailedCall } from '../../present/conversation.ts';
import { signs } from '../../present/line.ts';
import { callPartLines, resultPartLines } from '../../present/part.ts';
import { callEdits } from '../../present/tool-line.ts';
import { callTitleLine } from '../../present/turn-content.ts';
import { decodedOf } from '../app/decoded.ts';
import { useLoaded } from '../app/loaded.ts';
import type { ConversationTurn } from '../app/types.ts';
import { PartLine } from '../parts/lines.tsx';
import { Path, Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { EditView } from './edit-view.tsx';
import { keyOf, PointedCall, Session } from './turn-contents.ts';

type CallFacts = ConversationTurn['calls'][number];

interface CallViewProps {
  call: CoreToolCall;
  /** Absent where its turn has no such call. */
  facts: CallFacts | undefined;
  /** Those that the request declares. */
  tools: readonly CoreTool[];
}

/** A call of a tool: what it did in one line, which opens to its arguments and its result. */
export function CallView({ call, facts, tools }: CallViewProps) {
  const { isOpen: isAllOpen } = useContext(Session);
  const hasFailed = facts !== undefined && isFailedCall(facts);
  const [isOpen, setOpen] = useState(hasFailed || isAllOpen);
  useEffect(() => setOpen(hasFailed || isAllOpen), [isAllOpen]);
  const pointed = useContext(PointedCall);
  const isPointed = facts !== undefined && pointed?.call === facts;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isPointed) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isPointed && pointed]);
  const written = argumentsText(call.input);
  const title = callTitleLine(call, facts, tools);
  return (
    <details
      ref={element}
      class={`call ${hasFailed ? 'bad' : ''}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {hasFailed && (
          <span class="status bad" aria-hidden="true">
            {signs.bad}{' '}
          </span>
        )}
        <b>{toVisibleLine(title.label ?? '')}</b>{' '}
        <code>
          <Path value={toVisibleLine(title.text)} />
        </code>
        {title.who !== undefined && <span class="vendor">{title.who}</span>}
        {title.details?.map(({ text }) => (
          <span class="status bad"> {toVisibleLine(text)}</span>
        ))}
      </summary>
      {isOpen && <CallBody call={call} written={written} facts={facts} />}
    </details>
  );
}

function CallBody({ call, written, facts }: { call: CoreToolCall; written: string; facts: CallFacts | undefined }) {
  const edits = callEdits(written);
  return (
    <div class="call-body">
      {edits.length > 0
        ? edits.map((edit) => <EditView edit={edit} />)
        : callPartLines(call).map((line) => <PartLine line={line} isOpen={false} />)}
      {facts && <CallResult facts={facts} />}
    </div>
  );
}

/** The result of a call, which is in a later request. */
function CallResult({ facts }: { facts: CallFacts }) {
  const { contents, turns } = useContext(Session);
  const turn = turns.get(facts.result_in ?? '');
  const loaded = useLoaded(turn ? keyOf(turn) : null, async (signal) => turn && contents.load(turn, signal));
  if (facts.result_in === null) return <p class="quiet">no result</p>;
  const known = (turn && contents.known(turn)) ?? loaded.value;
  const result = known && findResult(decodedOf(known).request?.messages ?? [], facts.call_id);
  return (
    <div class={`call-result ${facts.failure === null ? '' : 'bad'}`} role="group" aria-label="result">
      <h3>result</h3>
      {result ? (
        <ResultParts result={result} />
      ) : (
        <pre class="text">
          <Text value={facts.result ?? ''} />
        </pre>
      )}
    </div>
  );
}

/** The parts of a result. */
export const ResultParts = ({ result }: { result: CoreToolResult }) => (
  <>
    {resultPartLines(result).map((line) => (
      <PartLine line={line} isOpen={false} />
    ))}
  </>
);

const findResult = (
  messages: readonly { role: string; content: readonly { type: string }[] }[],
  callId: string | null,
): CoreToolResult | undefined =>
  messages
    .flatMap(({ content }) => content)
    .find((part): part is CoreToolResult => part.type === 'tool-result' && 'callId' in part && part.callId === callId);
