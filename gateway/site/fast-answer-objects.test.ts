import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fastAnswerObjects } from './fast-answer-objects.ts';

const { transform } = fastAnswerObjects() as unknown as {
  transform: { filter: { id: RegExp }; handler(code: string): { code: string } };
};

test.each(['execute', 'promiseForObject'])('%s.js makes answers of its own objects', (name) => {
  const module = `../../node_modules/@graphql-tools/executor/esm/execution/${name}.js`;
  const file = fileURLToPath(new URL(module, import.meta.url));
  expect(file).toMatch(transform.filter.id);
  const { code } = transform.handler(readFileSync(file, 'utf8'));
  expect(code).toMatch(/const (results|resolvedObject) = new AnswerObject\(\);/);
});

test('they have what was put into them, whatever its name', () => {
  const { code } = transform.handler(
    'function make() { const results = Object.create(null); return results; }',
  );
  const made = new Function(`${code}; return make();`)();
  for (const name of ['__proto__', 'constructor']) made[name] = name;
  expect(JSON.stringify(made)).toBe('{"__proto__":"__proto__","constructor":"constructor"}');
  expect('toString' in made).toBe(false);
});

test('an executor that makes them elsewhere ends the build', () => {
  expect(() => transform.handler('const results = {};')).toThrow('in 0 places, not in one');
});
