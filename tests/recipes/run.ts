import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type CommandHelp, helpText, readArguments } from '#gateway/command-help.ts';
import { startSystem } from '#tests/support/system.ts';
import { copyProject } from './copy-project.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';
import { applyStep, stepsOf } from './steps.ts';

const HELP: CommandHelp = {
  usage: 'npm run recipes -- [recipe …]',
  does: 'Follows recipes of .github/ARCHITECTURE.md in a copy of the project, then builds it, checks its types, runs the tests that the recipe names, and looks at the result; without a name, all of them.',
  takes: {
    ...Object.fromEntries(Object.entries(RECIPES).map(([name, { heading }]) => [name, heading])),
    '--keep': 'leaves the copy behind, and says where it is',
  },
  example: 'npm run recipes -- field article',
};

/** @throws with the step, or with what a command printed */
async function follow(name: string, { guards, look }: Recipe, folder: string): Promise<void> {
  const say = (what: string) => process.stdout.write(`${name}: ${what}\n`);
  const run = (what: string, command: string, ...given: string[]) => {
    say(what);
    const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${what}:\n${stdout}${stderr}`);
  };
  for (const step of stepsOf(name)) {
    say(`${step.name} (${step.edits.length} edits)`);
    applyStep(name, step, folder);
  }
  run('builds', 'npm', 'run', '--silent', 'build');
  run('checks the types', 'npm', 'run', '--silent', 'check:types');
  run(`runs ${guards.length} guards`, 'npm', 'run', '--silent', 'check:unit', '--', ...guards);
  say('looks at the result');
  const system = await startSystem({ root: folder });
  try {
    await look(system);
  } finally {
    await system.stop();
  }
}

/** `npm run recipes`. */
async function run(): Promise<number> {
  const { positionals, values } = readArguments(HELP, { keep: { type: 'boolean' } });
  const unknown = positionals.filter((name) => !(name in RECIPES));
  if (unknown.length > 0) {
    process.stderr.write(`No such recipe: ${unknown.join(', ')}\n\n${helpText(HELP)}`);
    return 2;
  }
  const failed: string[] = [];
  for (const [name, recipe] of Object.entries(RECIPES)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const folder = copyProject();
    try {
      await follow(name, recipe, folder);
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      failed.push(name);
    }
    if (values.keep) process.stdout.write(`${name}: the copy is ${folder}\n`);
    else rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(failed.length > 0 ? `failed: ${failed.join(', ')}\n` : 'all recipes hold\n');
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await run();
