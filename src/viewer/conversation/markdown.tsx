import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { ComponentChildren } from 'preact';
import { Text } from '../parts/text.tsx';

/**
 * Markdown as elements. What was written never becomes HTML, an address that is followed, or a picture that is loaded: each text
 * is a text node, addresses stand beside the words that they belong to, and HTML is shown as it is written.
 * @throws {Error} for text that the parser cannot read, such as one that nests too deep.
 */
export function Markdown({ value }: { value: string }) {
  return <div class="markdown">{renderAll(lexer(value, { gfm: true }))}</div>;
}

const renderAll = (tokens: readonly Token[]): ComponentChildren => tokens.map((token) => <Element token={token} />);

const childrenOf = ({ tokens }: { tokens?: Token[] | undefined }, text: string): ComponentChildren =>
  tokens && tokens.length > 0 ? renderAll(tokens) : <Text value={text} />;

function Element({ token }: { token: Token }) {
  // Tokens of other types are those of extensions, of which none is used.
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
    case 'def':
      return null;
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'heading':
      return <p class={`heading depth-${known.depth}`}>{childrenOf(known, known.text)}</p>;
    case 'paragraph':
      return <p>{childrenOf(known, known.text)}</p>;
    case 'blockquote':
      return <blockquote>{childrenOf(known, known.text)}</blockquote>;
    case 'code':
      return (
        <pre class="code" tabIndex={0} role="group" aria-label={known.lang ? `code in ${known.lang}` : 'code'}>
          <Text value={known.text} />
        </pre>
      );
    case 'list':
      return <List list={known} />;
    case 'table':
      return <Table table={known} />;
    case 'strong':
      return <strong>{childrenOf(known, known.text)}</strong>;
    case 'em':
      return <em>{childrenOf(known, known.text)}</em>;
    case 'del':
      return <del>{childrenOf(known, known.text)}</del>;
    case 'codespan':
      return (
        <code>
          <Text value={known.text} />
        </code>
      );
    case 'link':
      return (
        <>
          {childrenOf(known, known.text)}
          {known.href !== known.text && (
            <span class="quiet">
              {' '}
              (<Text value={known.href} />)
            </span>
          )}
        </>
      );
    case 'image':
      return (
        <span class="quiet">
          [picture: <Text value={`${known.text} ${known.href}`} />]
        </span>
      );
    case 'text':
      return <>{childrenOf(known, known.text)}</>;
    case 'escape':
      return <Text value={known.text} />;
    default:
      return <Text value={token.raw} />;
  }
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const shown = items.map((item) => (
    <li>
      {item.task && (item.checked ? '☑ ' : '☐ ')}
      {childrenOf(item, item.text)}
    </li>
  ));
  return ordered ? <ol start={typeof start === 'number' ? start : 1}>{shown}</ol> : <ul>{shown}</ul>;
}

const Table = ({ table: { header, rows } }: { table: Tokens.Table }) => (
  <div class="table" tabIndex={0} role="group" aria-label="table">
    <table>
      <thead>
        <tr>
          {header.map((cell) => (
            <th scope="col">{childrenOf(cell, cell.text)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {row.map((cell) => (
              <td>{childrenOf(cell, cell.text)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
