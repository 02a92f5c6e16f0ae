import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** The lists of index.md, each under its heading, which are the sidebar, too. */
const sections = [
  ...readFileSync(new URL('../index.md', import.meta.url), 'utf8').matchAll(/^###? (.*)\n\n((?:- \[.*\]\(.*\)\n?)+)/gm),
];

export default defineConfig({
  title: 'Louter',
  description: 'A gateway for coding agents: any agent protocol on any model backend, every request recorded',
  // Addresses end in .html, which any static server and file: links understand.
  cleanUrls: false,
  themeConfig: {
    // The index is built into the site: searching works offline. All terms must be found, so that a pasted error message leads
    // to the page that explains it; short ones as they are.
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            combineWith: 'AND',
            prefix: (term: string) => term.length > 3,
            fuzzy: (term: string) => (term.length > 5 ? 0.2 : false),
          },
        },
      },
    },
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
