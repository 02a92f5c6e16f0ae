#!/usr/bin/env node
// The installed command. It imports nothing that an older Node cannot load, so that it can name the remedy there.
const oldest = [22, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `louter: this is Node ${process.versions.node}, and Louter needs ${oldest.join('.')} or newer: install it from https://nodejs.org, or with your version manager (nvm install 22)\n`,
  );
  process.exitCode = 2;
} else await import('./main.ts');
