import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An edit of one file: a new file, or a text in place of another one that occurs once. */
type Edit =
  | { readonly file: string; readonly create: string }
  | { readonly file: string; readonly find: string; readonly text: string };

/** A step of a recipe, with the number and the name that it has in ARCHITECTURE. */
export interface Step {
  readonly name: string;
  readonly edits: readonly Edit[];
}

const MARK = /^=== (in|create|after|before|replace|add|with)(?: (\S+))?$/;

/** The lines of a file of steps up to the next mark, without empty lines at their end. */
function textFrom(lines: readonly string[], start: number): string {
  const end = lines.findIndex((line, at) => at >= start && /^(?:=== |## )/.test(line));
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd();
}

function editsIn(lines: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let [file, anchor, find] = ['', '', ''];
  for (const [at, line] of lines.entries()) {
    const [, mark, name = ''] = MARK.exec(line) ?? [];
    const text = textFrom(lines, at + 1);
    if (mark === 'in') file = name;
    if (mark === 'create') edits.push({ file: name, create: `${text}\n` });
    if (mark === 'after' || mark === 'before' || mark === 'replace') [anchor, find] = [mark, text];
    if (mark === 'add')
      edits.push({
        file,
        find,
        text: anchor === 'before' ? `${text}\n${find}` : `${find}\n${text}`,
      });
    if (mark === 'with') edits.push({ file, find, text });
  }
  return edits;
}

/**
 * The steps of a recipe. A step begins with `## 1. SDL`; what stands below it in words is for who
 * reads. `=== in <file>` opens a file, in which `=== after`, `=== before` or `=== replace` has the
 * text that is looked for, and `=== add` or `=== with` the new one. `=== create <file>` makes one.
 */
export const stepsIn = (text: string): Step[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return { name, edits: editsIn(lines) };
    });

export const stepsOf = (recipe: string): Step[] =>
  stepsIn(readFileSync(path.join(import.meta.dirname, recipe, 'steps.txt'), 'utf8'));

function changed({ file, find, text }: Extract<Edit, { find: string }>, before: string): string {
  const found = before.split(find).length - 1;
  if (found !== 1) throw new Error(`${file} has ${found} times, not once:\n${find}`);
  return before.replace(find, () => text);
}

/** @throws Error with recipe, step and file, where the text that is looked for is not there once */
export function applyStep(recipe: string, { name, edits }: Step, folder: string): void {
  for (const edit of edits) {
    const file = path.join(folder, edit.file);
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      if ('create' in edit) writeFileSync(file, edit.create, { flag: 'wx' });
      else writeFileSync(file, changed(edit, readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(`${recipe}, step ${name}: ${String(error)}`);
    }
  }
}
