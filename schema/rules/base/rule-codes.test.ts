import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_CODES } from './rule-codes.ts';

const SCHEMA = new URL('../..', import.meta.url);
const textOf = (folder: string, role: RegExp): string =>
  readdirSync(new URL(folder, SCHEMA), { recursive: true, encoding: 'utf8' })
    .filter((name) => role.test(name) && !/\.test\.ts$|rule-codes/.test(name))
    .map((name) => readFileSync(new URL(`${folder}${name}`, SCHEMA), 'utf8'))
    .join('\n');

const sdl = textOf('./sdl/', /\.graphql$/);
const rules = textOf('./rules/', /\.ts$/);
const answers = [
  ...sdl.matchAll(/enum \w*(?:(?:Error|Reason|Refusal|Rejection)Code|Warning) \{([^}]*)\}/g),
].flatMap(([, values = '']) =>
  [...values.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, code = '']) => code),
);
const rulesDocument = readFileSync(new URL('RULES.md', SCHEMA), 'utf8');

describe('the codes of the rules', () => {
  it('hold every code that the schema answers with', () => {
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((code) => !Object.hasOwn(RULE_CODES, code))).toEqual([]);
  });

  it('are all used by a rule or by the schema', () => {
    const idle = Object.keys(RULE_CODES).filter(
      (code) => !rules.includes(`'${code}'`) && !answers.includes(code),
    );
    expect(idle).toEqual([]);
  });

  it('each name a clause of the rules', () => {
    const unknown = Object.entries(RULE_CODES).filter(
      ([, clause]) => !rulesDocument.includes(`- **${clause.replace('RULES ', '')}** `),
    );
    expect(unknown).toEqual([]);
  });
});
