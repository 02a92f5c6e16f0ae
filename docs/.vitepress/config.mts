import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** The sections of index.md with their pages, which are the sidebar, too. */
const sections = [
  ...readFileSync(new URL('../index.md', import.meta.url), 'utf8').matchAll(/^## (.*)\n\n((?:- \[.*\]\(.*\)\n?)+)/gm),
];

export default defineConfig({
  title: 'Louter',
  description: 'A gateway for coding agents: any agent protocol on any model backend, every request recorded',
  cleanUrls: true,
  themeConfig: {
    // The index is built into the site: searching works offline.
    search: { provider: 'local' },
    outline: 'deep',
    sidebar: sections.map(([, text, pages = '']) => ({
      text,
      items: [...pages.matchAll(/^- \[(.*)\]\((.*)\.md\)/gm)].map(([, title, link]) => ({
        text: title.replaceAll('`', ''),
        link: `/${link}`,
      })),
    })),
  },
});
