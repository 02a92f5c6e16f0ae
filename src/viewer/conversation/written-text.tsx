import { Component, type ComponentChildren } from 'preact';
import { useLoaded } from '../app/loaded.ts';
import { LongText } from '../parts/lines.tsx';

/** Longer texts, and those with so long a run of marks, are shown as they are: a parser needs too long for them. */
const maxMarkdown = 30_000;
const manyMarks = /[>*_[(!`~-]{100}|^(?:[>\s]|[-*+] ){60}/m;
const isPlain = (text: string): boolean => !/[`*_#>|[\]~-]|^\s*\d+[.)] /m.test(text);

/** What the model wrote, with its Markdown. Its code is loaded with the first text that has some. */
export function WrittenText({ value, isOpen }: { value: string; isOpen: boolean }) {
  const needsMarkdown = value.length <= maxMarkdown && !isPlain(value) && !manyMarks.test(value);
  const loaded = useLoaded(needsMarkdown ? 'markdown' : null, () => import('./markdown.tsx'));
  const plain = <LongText value={value} isOpen={isOpen} />;
  if (!needsMarkdown || !loaded.value) return plain;
  const { Markdown } = loaded.value;
  return (
    <Fallback key={value} shown={plain}>
      <Markdown value={value} />
    </Fallback>
  );
}

/** Shows something else where its children cannot be drawn. */
class Fallback extends Component<{ shown: ComponentChildren; children: ComponentChildren }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.shown : this.props.children;
  }
}
