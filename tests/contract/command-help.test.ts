import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const run = promisify(execFile);

/** What only writes generated files takes no arguments: `npm run generate` runs it. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] =
    /^(?:npm run --silent generate && |NODE_ENV=\w+ )?node (\S+\.[jt]s)$/.exec(script) ?? [];
  return file && !name.startsWith('generate:') ? [{ name, file }] : [];
});

test('the project has commands that take arguments', () =>
  expect(commands.length).toBeGreaterThan(10));

test.each(commands)(
  'npm run $name says with --help what it does, how it is called, and an example',
  async ({ name, file }) => {
    const { stdout } = await run(process.execPath, [file, '--help'], { cwd: ROOT });
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(stdout).toMatch(/^.+\.\n\nUsage: /);
    expect(stdout).toContain(`Usage: ${command}`);
    expect(stdout).toMatch(new RegExp(`\\nExample: .*${command}`));
  },
);
