import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RECIPES } from './recipes.ts';
import { applyStep, stepsIn, stepsOf } from './steps.ts';

const architecture = readFileSync('.github/ARCHITECTURE.md', 'utf8');

const sectionOf = (heading: string): string =>
  architecture.split(/^##+ /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

describe.each(Object.entries(RECIPES))('the recipe %s', (name, { heading, guards }) => {
  const section = sectionOf(heading);

  it('has the steps of ARCHITECTURE, in its order', () => {
    const numbered = [...section.matchAll(/^(\d+\. )\*\*([^*]+)\.\*\*/gm)];
    expect(numbered.length).toBeGreaterThan(3);
    expect(stepsOf(name).map((step) => step.name)).toEqual(
      numbered.map(([, number, title]) => `${number}${title}`),
    );
  });

  it('runs the guards that ARCHITECTURE names, apart from journeys', () => {
    const named = [...section.matchAll(/`(\w[\w./-]*\.test\.tsx?)`/g)].map(([, file = '']) => file);
    const missing = named
      .filter((file) => !file.startsWith('tests/e2e/'))
      .filter((file) => !guards.some((guard) => `/${guard}`.endsWith(`/${file}`)));
    expect(missing).toEqual([]);
  });
});

describe('a step', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-steps-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [step] = stepsIn('## 1. SDL\n=== in a.txt\n=== after\none\n=== add\ntwo\n');

  it('adds its text after the one that it looks for', () => {
    writeFileSync(path.join(folder, 'a.txt'), 'one\nthree\n');
    applyStep('field', step!, folder);
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('one\ntwo\nthree\n');
  });

  it('fails by its name where that text is gone, or is there twice', () => {
    for (const text of ['', 'one\none\n']) {
      writeFileSync(path.join(folder, 'a.txt'), text);
      expect(() => applyStep('field', step!, folder)).toThrow(
        'field, step 1. SDL: Error: a.txt has',
      );
    }
  });
});
