/** Elements that agents add to the user's message: context, reminders, output of local commands. */
const injectedElements: readonly (readonly [agent: string, elements: readonly string[]])[] = [
  [
    'Claude Code',
    [
      'system-reminder',
      'local-command-caveat',
      'local-command-stdout',
      'local-command-stderr',
      'command-message',
      'bash-stdout',
      'bash-stderr',
      'task-notification',
      'user-prompt-submit-hook',
      'ide_opened_file',
      'ide_selection',
      'ide_diagnostics',
      'new-diagnostics',
    ],
  ],
  [
    'Codex',
    [
      'environment_context',
      'user_instructions',
      'INSTRUCTIONS',
      'permissions instructions',
      'collaboration_mode',
      'skills_instructions',
      'apps_instructions',
      'plugins_instructions',
      'turn_aborted',
      'subagent_notification',
      'skill',
    ],
  ],
  ['Gemini CLI, Qwen Code', ['session_context', 'hook_context', 'loaded_context']],
  ['Cline, Roo Code', ['environment_details', 'explicit_instructions', 'file_content', 'folder_content']],
  [
    'Copilot',
    [
      'environment_info',
      'workspace_info',
      'editorContext',
      'reminderInstructions',
      'attachments',
      'reminder',
      'context',
    ],
  ],
  [
    'Cursor',
    [
      'system_reminder',
      'additional_data',
      'open_and_recently_viewed_files',
      'user_info',
      'project_layout',
      'git_status',
      'agent_transcripts',
      'attached_files',
    ],
  ],
];

/** Elements that hold what the user wrote: only their tags are removed. */
const userElements: readonly string[] = [
  'user_message',
  'user_query',
  'user_prompt',
  'user_request',
  'userRequest',
  'user-request',
  'task',
  'feedback',
  'command-name',
  'command-args',
  'bash-input',
];

const injected: ReadonlySet<string> = new Set(injectedElements.flatMap(([, names]) => names));
const allElements = [...injected, ...userElements].map((name) => name.replaceAll('-', String.raw`\-`)).join('|');
const openingTag = new RegExp(`<(${allElements})(?:\\s[^<>]{0,200})?>`, 'g');
/** The heading that Codex writes above the instructions of a project. */
const instructionsHeading = /# AGENTS\.md instructions[^\n]*\s*$/;
/** Gemini CLI begins a conversation with a message of its own. */
const setupMessage = /^\s*This is the (?:Gemini|Qwen)[^\n]{0,40}\. We are setting up the context/;

/**
 * What a person wrote in a text of a user's message: without the elements that agents add to it.
 *
 * @example withoutInjectedText('<system-reminder>Be brief.</system-reminder>\nFix the test.') === 'Fix the test.'
 */
export function withoutInjectedText(text: string): string {
  if (setupMessage.test(text)) return '';
  const kept: string[] = [];
  let from = 0;
  // A name whose end is missing once is not searched for again: the time stays linear.
  const unclosed = new Set<string>();
  openingTag.lastIndex = 0;
  for (let tag = openingTag.exec(text); tag; tag = openingTag.exec(text)) {
    const [opening, name = ''] = tag;
    const closing = `</${name}>`;
    const start = tag.index + opening.length;
    const end = unclosed.has(name) ? -1 : text.indexOf(closing, start);
    if (end < 0) unclosed.add(name);
    else {
      const before = text.slice(from, tag.index);
      kept.push(injected.has(name) ? before.replace(instructionsHeading, '') : before);
      if (!injected.has(name)) kept.push(withoutInjectedText(text.slice(start, end)), ' ');
      from = end + closing.length;
    }
    openingTag.lastIndex = Math.max(from, start);
  }
  kept.push(text.slice(from));
  return kept.join('').trim();
}
