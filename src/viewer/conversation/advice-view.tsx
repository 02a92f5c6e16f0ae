import { adviceLines, adviceTitle } from '../../present/advice.ts';
import type { Line } from '../../present/line.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute } from '../app/route.ts';
import type { Conversation } from '../app/types.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Prose } from '../parts/text.tsx';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';

/** What to change because of a session: in the configuration, at the backend or at the client. */
export function AdviceView({ conversation }: { conversation: Conversation }) {
  const { advice } = conversation;
  const title = adviceTitle(conversation);
  if (advice.length === 0) return <p class="quiet advice">{title}</p>;
  return (
    <details class="advice">
      <summary>{title}</summary>
      <ul>
        {adviceLines(conversation).map((line, index) => (
          <li>
            <Advice line={line} to={advice[index]?.requests[0]} session={conversation.conversation} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AdviceProps {
  line: Line;
  /** The first request that shows it. */
  to: string | undefined;
  session: string;
}

const Advice = ({ line: { text, details = [], lines = [] }, to, session }: AdviceProps) => (
  <>
    <p>
      <Prose value={text} />
    </p>
    {lines.map((setting) => (
      <div class="setting">
        <span class="quiet">{setting.label}</span> <CopyButton text={setting.text} label="Copy" />
        <pre class="code">{toVisible(setting.text)}</pre>
      </div>
    ))}
    <p class="reason">
      {details.map(({ name, text: value }) => (
        <>
          <span class="quiet">{name}</span>{' '}
          {name === 'in' && to !== undefined ? (
            <a {...linkTo(conversationRoute(session, to))}>{value}</a>
          ) : (
            toVisibleLine(value)
          )}{' '}
        </>
      ))}
    </p>
  </>
);
