import type { ComponentChildren } from 'preact';
import { type ChangedFile, changedTotalText, listChangedFiles } from '../../present/changed-files.ts';
import { conversationHeadLines } from '../../present/conversation-head.ts';
import { editCountsText } from '../../present/edit-lines.ts';
import { type Line, signs } from '../../present/line.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute, listRoute } from '../app/route.ts';
import type { Conversation } from '../app/types.ts';
import { Facts, MoreFacts } from '../parts/lines.tsx';
import { AdviceView } from './advice-view.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Path, Prose } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

/** The facts that are always shown, by their names, in the lines that they have on a page of middle width. */
const rows: readonly (readonly string[])[] = [
  ['model', 'protocol'],
  ['cost', 'took', 'tokens'],
  ['problems', 'attempts', 'compacted'],
];

/** What the user asked first, how it ended, who answered it, when, for how long, and what it cost. `children`: more on how it ended. */
export function ConversationHead({
  conversation,
  children,
}: {
  conversation: Conversation;
  children?: ComponentChildren;
}) {
  const lines = conversationHeadLines(conversation);
  const files = listChangedFiles(conversation.turns);
  const facts = lines.filter(({ kind, label }) => (kind === 'field' && label !== 'changed') || kind === 'time');
  return (
    <header class="session-head">
      <p class="crumbs">
        <a {...linkTo(listRoute())}>Traces</a> / <code>{conversation.conversation.slice(0, 12)}</code>{' '}
        <DeleteButton id={conversation.conversation} />
      </p>
      {lines.map((line) => (
        <HeadLine line={line}>{children}</HeadLine>
      ))}
      <div class="fact-rows">
        {rows.map((labels) => (
          <Facts lines={facts.filter(({ label = '' }) => labels.includes(label))} />
        ))}
        <MoreFacts lines={facts.filter(({ label = '' }) => !rows.flat().includes(label))} />
      </div>
      {files.length > 0 && <ChangedFiles files={files} conversation={conversation} />}
      <AdviceView conversation={conversation} />
    </header>
  );
}

/** The files that the session changed, each with links to the turns of its calls. */
function ChangedFiles({ files, conversation }: { files: readonly ChangedFile[]; conversation: Conversation }) {
  return (
    <details class="changed-files">
      <summary>
        <span class="quiet">changed</span> {changedTotalText(files)}
      </summary>
      <ul>
        {files.map(({ path, turns, ...counts }) => (
          <li>
            <code>
              <Path value={toVisibleLine(path)} />
            </code>{' '}
            <span class="quiet">{editCountsText(counts)}</span>{' '}
            {turns.map((turn) => (
              <a {...linkTo(conversationRoute(conversation.conversation, turn.trace_id))}>turn {turn.turn}</a>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function HeadLine({
  line: { kind, label, text, tone = 'quiet' },
  children,
}: {
  line: Line;
  children: ComponentChildren;
}) {
  if (kind === 'title')
    return (
      <h1>
        <Prose value={text} />
      </h1>
    );
  if (kind !== 'ending') return null;
  return (
    <section class={`ending ${tone}`} aria-label="How it ended">
      <p class={`ended ${tone}`}>
        <span class="ended-label">{label}</span> <span aria-hidden="true">{signs[tone]}</span> <Prose value={text} />
      </p>
      {children}
    </section>
  );
}
