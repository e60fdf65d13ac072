import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '#gateway/environment-variables.ts';

/** Runs the entry with nothing but these variables. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['gateway/compose/serve.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, ...environment },
  });
  const [output, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { output, code };
}

describe('a production that lacks something', () => {
  const needed = VARIABLES.filter((one) => 'neededInProduction' in one).map(({ name }) => name);

  it('does not start, and names all of it at once', async () => {
    const { output, code } = await start({ MODE: 'production' });
    expect(code).toBe(1);
    expect(needed.length).toBeGreaterThanOrEqual(7);
    for (const name of needed) expect(output).toContain(`${name} is needed in production`);
    expect(output).not.toMatch(/node_modules|\n {4}at /);
  });

  it('names what is wrong as well as what is missing', async () => {
    const { output, code } = await start({ MODE: 'production', SECRET: 'short', PORT: 'x' });
    expect(code).toBe(1);
    expect(output).toContain('SECRET is not usable');
    expect(output).toContain('PORT is not usable');
    expect(output).toContain('SMTP_URL is needed');
    expect(output).not.toMatch(/^SECRET is needed/m);
  });

  it('does not take another word for its mode', async () => {
    const { output, code } = await start({ MODE: 'prod' });
    expect(code).toBe(1);
    expect(output).toContain('MODE is not usable');
  });
});
