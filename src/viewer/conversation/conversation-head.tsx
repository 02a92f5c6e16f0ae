import type { ComponentChildren } from 'preact';
import { conversationHeadLines } from '../../present/conversation.ts';
import { type Line, signs } from '../../present/line.ts';
import { linkTo } from '../app/navigation.ts';
import { listRoute } from '../app/route.ts';
import type { Conversation } from '../app/types.ts';
import { Facts } from '../parts/lines.tsx';
import { Text } from '../parts/text.tsx';

/** What the user asked first, how it ended, who answered it, when, for how long, and what it cost. `children`: more on how it ended. */
export function ConversationHead({
  conversation,
  children,
}: {
  conversation: Conversation;
  children?: ComponentChildren;
}) {
  const lines = conversationHeadLines(conversation);
  const facts = lines.filter(({ kind }) => kind === 'field' || kind === 'time');
  return (
    <header class="session-head">
      <p class="crumbs">
        <a {...linkTo(listRoute())}>Traces</a> / <code>{conversation.conversation.slice(0, 12)}</code>
      </p>
      {lines.map((line) => (
        <HeadLine line={line}>{children}</HeadLine>
      ))}
      <Facts lines={facts} />
    </header>
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
        <Text value={text} />
      </h1>
    );
  if (kind !== 'ending') return null;
  return (
    <section class={`ending ${tone}`} aria-label="How it ended">
      <p class={`ended ${tone}`}>
        <span class="ended-label">{label}</span> <span aria-hidden="true">{signs[tone]}</span> <Text value={text} />
      </p>
      {children}
    </section>
  );
}
