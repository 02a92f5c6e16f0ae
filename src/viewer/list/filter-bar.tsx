import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type ApiError, getFacets } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { completeTerm, fixedValues, listTerms, removeTerm } from './filter-text.ts';

const maxSuggestions = 24;

interface FilterBarProps {
  filter: string;
  field: RefObject<HTMLInputElement>;
  /** Why the gateway refused the filter; null where it did not. */
  refusal: ApiError | null;
  onChange(filter: string): void;
}

/** The filter: its text, the completions of the word at its end, and its terms as buttons that remove them. */
export function FilterBar({ filter, field, refusal, onChange }: FilterBarProps) {
  const [text, setText] = useState(filter);
  const [isFocused, setFocused] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const facets = useLoaded(isFocused ? 'facets' : 'none', async (signal) =>
    isFocused ? getFacets('', 'requests', signal) : undefined,
  );
  useEffect(() => setText(filter), [filter]);
  const word = /(?:^|\s)(\S*)$/.exec(text)?.[1] ?? '';
  const suggestions = isFocused
    ? completeTerm(word, { ...fixedValues, ...facets.value })
        .filter(({ term }) => term !== word)
        .slice(0, maxSuggestions)
    : [];

  function complete(term: string): void {
    const next = `${text.slice(0, text.length - word.length)}${term}`;
    setText(next);
    setChosen(-1);
    if (!term.endsWith(':')) onChange(next.trim());
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const suggestion = suggestions[chosen];
    if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, suggestions.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, -1));
    else if (event.key === 'Tab' && suggestions[0] && word !== '') complete((suggestion ?? suggestions[0]).term);
    else if (event.key === 'Enter' && suggestion) complete(suggestion.term);
    else if (event.key === 'Enter') {
      onChange(text.trim());
      field.current?.blur();
    } else if (event.key === 'Escape') field.current?.blur();
    else return;
    event.preventDefault();
  }

  return (
    <div class="filter">
      <label>
        <span class="slash" aria-hidden="true">
          /
        </span>
        <input
          ref={field}
          type="text"
          value={text}
          placeholder='filter: status:error since:1h "some text"'
          aria-label="Filter"
          aria-invalid={refusal !== null}
          aria-describedby="filter-error"
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls="filter-suggestions"
          aria-activedescendant={chosen >= 0 ? `suggestion-${chosen}` : undefined}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setChosen(-1);
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onKeyDown={onKeyDown}
        />
      </label>
      {filter !== '' && (
        <ul class="chips" aria-label="Terms of the filter">
          {listTerms(filter).map((term) => (
            <li>
              <button type="button" title="remove" onClick={() => onChange(removeTerm(filter, term))}>
                {toVisibleLine(term)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id="filter-error" class="filter-error" role={refusal === null ? undefined : 'alert'}>
        {refusal !== null && toVisibleLine(refusal.message.replace(/^filter: /, ''))}
        {refusal?.suggestion && (
          <button type="button" onClick={() => onChange(refusal.suggestion ?? '')}>
            Use {toVisibleLine(refusal.suggestion)}
          </button>
        )}
      </p>
      <ul
        id="filter-suggestions"
        class="suggestions"
        role="listbox"
        aria-label="Completions"
        hidden={suggestions.length === 0}
      >
        {suggestions.map(({ term, count, meaning }, index) => (
          <li
            id={`suggestion-${index}`}
            role="option"
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              complete(term);
            }}
          >
            <span>{toVisibleLine(term)}</span>
            <span class="quiet">{meaning ?? (count === null || count === 0 ? '' : count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
