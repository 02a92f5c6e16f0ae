import { useContext } from 'preact/hooks';
import type { CoreAssistantPart, CoreContentPart, CoreMessage, CoreTool, CoreToolResult } from '../../core/types.ts';
import { resultKey } from '../../present/answered-calls.ts';
import { senderOf, summaryRequestText, type TurnPurpose } from '../../present/conversation.ts';
import { partLine } from '../../present/part.ts';
import { formatExact } from '../../present/format.ts';
import { readUserMessage } from '../../present/turn-content.ts';
import { decodedOf } from '../app/decoded.ts';
import type { ConversationTurn, TraceHead } from '../app/types.ts';
import { LongText, PartLine } from '../parts/lines.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { CallView, ResultParts } from './call-view.tsx';
import { SeamMark } from './seam-mark.tsx';
import { seamOf, splitAtSeam } from '../../present/seam.ts';
import { Session } from './turn-contents.ts';
import { WrittenText } from './written-text.tsx';

/** What a turn added to its session, in full: what the user wrote, and the answer with its calls. */
export function TurnContent({
  turn,
  trace,
  purpose,
}: {
  turn: ConversationTurn;
  trace: TraceHead;
  purpose: TurnPurpose | null;
}) {
  const { request, response } = decodedOf(trace);
  return (
    <>
      {trace.setup?.map((text) => (
        <p class="turn-line is-setup">{text}</p>
      ))}
      {request?.messages.map((message) =>
        purpose === 'summary' && message.role === 'user' ? (
          <SummaryRequest parts={message.content} turn={turn} />
        ) : (
          <AddedMessage message={message} turn={turn} />
        ),
      )}
      {response?.candidates.map(({ message }) => (
        <Answer content={message.content} turn={turn} tools={request?.tools ?? []} trace={trace} />
      ))}
    </>
  );
}

/** A message that the client added: results are shown at their calls. */
function AddedMessage({ message, turn }: { message: CoreMessage; turn: ConversationTurn }) {
  const { answered } = useContext(Session);
  switch (message.role) {
    case 'user':
      return <UserMessage parts={message.content} />;
    case 'assistant':
      return <AnswerParts parts={message.content} turn={turn} tools={[]} />;
    case 'tool': {
      const others = message.content.filter(({ callId }) => !answered.has(resultKey(callId, turn.trace_id)));
      return (
        <>
          {others.map((result) => (
            <OtherResult result={result} />
          ))}
        </>
      );
    }
    case 'system':
      return null;
  }
}

const OtherResult = ({ result }: { result: CoreToolResult }) => (
  <details class="call">
    <summary>
      result of <b>{toVisibleLine(result.name ?? result.callId)}</b>
    </summary>
    <div class="call-body">
      <ResultParts result={result} />
    </div>
  </details>
);

/** What the user wrote, and folded below it what the agent added. */
function UserMessage({ parts }: { parts: readonly CoreContentPart[] }) {
  const { isOpen } = useContext(Session);
  const { own, others, added } = readUserMessage(parts);
  return (
    <div class={`message user ${own.length + others.length === 0 ? 'context' : ''}`} role="group" aria-label="user">
      {own.length + others.length > 0 && <h3>user</h3>}
      {own.map((text) => (
        <LongText value={text} isOpen={isOpen} />
      ))}
      {others.map((line) => (
        <PartLine line={line} isOpen={isOpen} />
      ))}
      {added.length > 0 && (
        <details class="thoughts" open={isOpen}>
          <summary>
            context added by the agent, {formatExact(added.reduce((sum, text) => sum + text.length, 0))} characters
          </summary>
          {added.map((text) => (
            <LongText value={text} isOpen={isOpen} />
          ))}
        </details>
      )}
    </div>
  );
}

/** What the agent writes by itself when it replaces the history by a summary. */
function SummaryRequest({ parts, turn }: { parts: readonly CoreContentPart[]; turn: ConversationTurn }) {
  const { isOpen } = useContext(Session);
  const sender = toVisibleLine(senderOf(turn.agent));
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return (
    <div class="message" role="group" aria-label={sender}>
      <h3>{sender}</h3>
      <details class="thoughts" open={isOpen}>
        <summary>{summaryRequestText(texts.join('').length)}</summary>
        {texts.map((text) => (
          <LongText value={text} isOpen={isOpen} />
        ))}
      </details>
    </div>
  );
}

interface AnswerPartsProps {
  parts: readonly CoreAssistantPart[];
  turn: ConversationTurn;
  /** Those that the request declares. */
  tools: readonly CoreTool[];
}

interface AnswerProps {
  content: readonly CoreAssistantPart[];
  turn: ConversationTurn;
  tools: readonly CoreTool[];
  trace: TraceHead;
}

/** An answer, with a line where another target continued it. */
function Answer({ content, trace, ...context }: AnswerProps) {
  const seam = seamOf(trace);
  if (!seam) return <AnswerParts parts={content} {...context} />;
  const [before, after] = splitAtSeam(content, seam);
  return (
    <>
      {before.length > 0 && <AnswerParts parts={before} {...context} />}
      <SeamMark trace={trace} seam={seam} />
      {after.length > 0 && <AnswerParts parts={after} {...context} />}
    </>
  );
}

function AnswerParts({ parts, turn, tools }: AnswerPartsProps) {
  const { isOpen } = useContext(Session);
  const hasWords = parts.some(({ type }) => type !== 'tool-call');
  return (
    <div class={`message assistant ${hasWords ? '' : 'calls-only'}`} role="group" aria-label="assistant">
      {hasWords && <h3>assistant</h3>}
      {parts.map((part) => {
        if (part.type === 'tool-call')
          return <CallView call={part} facts={turn.calls.find(({ call_id: id }) => id === part.id)} tools={tools} />;
        const line = partLine(part);
        if (part.type !== 'text') return <PartLine line={line} isOpen={isOpen} />;
        return line.lines?.length ? (
          <PartLine line={line} isOpen={isOpen} />
        ) : (
          <WrittenText value={part.text} isOpen={isOpen} />
        );
      })}
    </div>
  );
}
