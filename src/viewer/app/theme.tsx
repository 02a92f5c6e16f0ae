import { signal } from '@preact/signals';

/** The themes in the order in which a button changes them; `system`: as the browser prefers. */
const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Also in `public/theme.js`, which sets the theme before the page is drawn. */
const storedAs = 'louter-theme';

const theme = signal<Theme>(readTheme());

function readTheme(): Theme {
  const written = document.documentElement.dataset['theme'];
  return themes.find((name) => name === written) ?? 'system';
}

export function nextTheme(): void {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'system';
  theme.value = next;
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  try {
    localStorage.setItem(storedAs, next);
  } catch {
    // A browser that stores nothing keeps the theme until the page is loaded again.
  }
}

const signs: Readonly<Record<Theme, string>> = { system: '◐', light: '○', dark: '●' };

export const ThemeButton = () => (
  <button type="button" class="quiet theme" onClick={nextTheme} title="Theme: system, light, dark (T)">
    <span aria-hidden="true">{signs[theme.value]}</span> <span class="visually-hidden">Theme:</span> {theme.value}
  </button>
);
