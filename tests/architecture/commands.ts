import type { SourceFile } from './source-files.ts';

const SENDER = /const \[(\w+)[^\]]*\] = use\w*Mutation\(/g;
const COMMAND = /\buse\w*Command(?:<[^(]*>)?\(/g;

/** Where the bracket that opens just before `from` is closed. */
function endOf(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
  }
  return at;
}

/**
 * The text without what is handed to `useCommand`, and without what takes a sender from its hook.
 */
function besideCommands(text: string): string {
  let rest = '';
  let from = 0;
  for (const { 0: opening, index } of text.matchAll(COMMAND)) {
    if (index < from) continue;
    rest += text.slice(from, index);
    from = endOf(text, index + opening.length);
  }
  return (rest + text.slice(from)).replaceAll(SENDER, '');
}

/**
 * Mutations that are sent other than by `useCommand`: without its key, its fault as an error, its
 * guard of two clicks.
 */
export const sentBesideCommands = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('web/app/') && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const rest = besideCommands(text);
      const taken = [...text.matchAll(SENDER)].map(([, name = '']) => `${name}(?=[(,;)])`);
      return [...taken, 'use\\w*Mutation\\(', '\\w+\\.mutate\\(']
        .flatMap((name) => new RegExp(`\\b${name}`).exec(rest) ?? [])
        .map((found) => `${path}: ${found}`);
    });

/**
 * Services that take a refusal apart themselves: `idempotent` and `outcomeOf` say what became of a
 * command.
 */
export const refusalsCaught = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('gateway/') && path !== 'gateway/requests/refused.ts')
    .filter(({ text }) => /instanceof Refused\b/.test(text))
    .map(({ path }) => path);

const HOOK = /export function (use\w+)\(/;
const TELLS = /\brefusal\b/;

/** Callers of a command that leave unread why it was refused: the press would have no answer. */
export function refusalsUnread(files: readonly SourceFile[]): string[] {
  const own = files.filter(
    ({ path }) => path.startsWith('web/app/') && !/\.test\.tsx?$/.test(path),
  );
  const hooks = own
    .filter(({ path, text }) => /\/use-[\w-]+\.ts$/.test(path) && besideCommands(text) !== text)
    .filter(({ text }) => TELLS.test(text.slice(text.lastIndexOf('return '))))
    .flatMap(({ text }) => HOOK.exec(text)?.[1] ?? []);
  return own.flatMap(({ path, text }) =>
    hooks.flatMap((hook) =>
      [...text.matchAll(new RegExp(`const \\{([^}]*)\\} = ${hook}\\(`, 'g'))]
        .filter(([, taken = '']) => !TELLS.test(taken))
        .map(() => `${path}: ${hook}`),
    ),
  );
}
