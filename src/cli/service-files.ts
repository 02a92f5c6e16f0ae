/** What a service runs, all paths absolute. */
export interface ServiceProgram {
  /** The Node that runs it, or the single-file program. */
  readonly node: string;
  /** The entry of Louter; null where `node` is the single-file program, which has it inside. */
  readonly main: string | null;
  /** The configuration file. */
  readonly config: string;
  /** A file with variables, one `NAME=value` per line; it need not exist. */
  readonly variablesFile: string;
  /** Variables that do not depend on the configuration, such as `XDG_DATA_HOME`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Node reads the file with variables, or the single-file program does: launchd has none, and that of systemd has other rules for quotes. */
const commandOf = ({ node, main, config, variablesFile }: ServiceProgram): [string, ...string[]] => [
  node,
  `--env-file-if-exists=${variablesFile}`,
  ...(main === null ? [] : [main]),
  'serve',
  '--config',
  config,
];

/** In seconds: longer than in-flight requests get to finish. */
const stopTimeoutSeconds = 35;
/** As a mode of files that are created; launchd wants it in decimal. */
const onlyForOwner = 0o077;

/**
 * The unit of systemd's user manager (systemd.service(5), systemd.exec(5)). Paths are absolute: `%E` of the manager may be
 * another folder than `$XDG_CONFIG_HOME` of the shell. There is no `StateDirectory`, which would open the folder to others.
 */
export function systemdUnit(program: ServiceProgram): string {
  const [node, ...words] = commandOf(program);
  return [
    '# Written by louter service install.',
    '[Unit]',
    'Description=Louter gateway',
    '[Service]',
    'Type=exec',
    `ExecStart=${quoteForSystemd(node)} ${words.map(argumentOfSystemd).join(' ')}`,
    'ExecReload=/bin/kill -HUP $MAINPID',
    ...Object.entries(program.variables).map(([name, value]) => `Environment=${quoteForSystemd(`${name}=${value}`)}`),
    'Restart=on-failure',
    '# A wrong configuration is not corrected by another start.',
    'RestartPreventExitStatus=2',
    `TimeoutStopSec=${stopTimeoutSeconds}`,
    'NoNewPrivileges=yes',
    'UMask=0077',
    '[Install]',
    'WantedBy=default.target',
    '',
  ].join('\n');
}

/** One word; `%` starts a specifier in systemd's files. */
const quoteForSystemd = (text: string): string =>
  `"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('%', '%%')}"`;

/** An argument of a command: unlike in its first word, `$` starts a variable. */
const argumentOfSystemd = (text: string): string =>
  /^[\w/.=-]+$/.test(text) ? text : quoteForSystemd(text).replaceAll('$', '$$$$');

/** The name of the job on macOS. */
export const launchdLabel = 'louter.gateway';

/** The property list of launchd (launchd.plist(5)). */
export function launchdPlist(program: ServiceProgram, logFile: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- Written by louter service install. -->
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${launchdLabel}</string>
  <key>ProgramArguments</key>
  <array>
${commandOf(program)
  .map((word) => `    <string>${escapeXml(word)}</string>`)
  .join('\n')}
  </array>
  <key>EnvironmentVariables</key>
  <dict>
${Object.entries(program.variables)
  .map(([name, value]) => `    <key>${escapeXml(name)}</key>\n    <string>${escapeXml(value)}</string>\n`)
  .join('')}  </dict>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ExitTimeOut</key>
  <integer>${stopTimeoutSeconds}</integer>
  <key>Umask</key>
  <integer>${onlyForOwner}</integer>
  <key>StandardOutPath</key>
  <string>${escapeXml(logFile)}</string>
  <key>StandardErrorPath</key>
  <string>${escapeXml(logFile)}</string>
</dict>
</plist>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unescapeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The programs and the configuration in a unit or property list that Louter wrote; `undefined` in any other. */
export function programOf(text: string): Pick<ServiceProgram, 'node' | 'main' | 'config'> | undefined {
  const words = text.startsWith('<?xml')
    ? [...text.matchAll(/^ {4}<string>(.*)<\/string>$/gm)].map(([, word = '']) => unescapeXml(word))
    : wordsOfUnit(/^ExecStart=(.*)$/m.exec(text)?.[1] ?? '');
  // Earlier units had no file with variables in the command.
  const [node, ...parameters] = words.filter((word) => !word.startsWith('--env-file'));
  const command = parameters.indexOf('serve');
  const main = command === 0 ? null : parameters[0];
  const config = parameters[command + 2];
  return node === undefined || main === undefined || config === undefined ? undefined : { node, main, config };
}

function wordsOfUnit(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|([^\s"]+)/g)].map(([, quoted, plain], index) => {
    const text = (quoted ?? plain ?? '').replaceAll(/\\(.)/g, '$1').replaceAll('%%', '%');
    return index === 0 ? text : text.replaceAll('$$', '$');
  });
}
