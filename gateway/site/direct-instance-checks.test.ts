import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkedDirectly, directInstanceChecks } from './direct-instance-checks.ts';

const file = new URL('../../node_modules/graphql/type/definition.mjs', import.meta.url);
const { transform } = directInstanceChecks() as unknown as {
  transform: { filter: { id: RegExp }; handler(code: string): { code: string } };
};

test('each kind of type is asked for by itself, and nothing else of the file changes', () => {
  const code = readFileSync(file, 'utf8');
  expect(fileURLToPath(file)).toMatch(transform.filter.id);
  const { code: made } = transform.handler(code);
  expect(made).toContain('return type instanceof GraphQLNonNull;');
  expect(made).not.toContain('instanceOf(');
  expect(made.replaceAll(' instanceof ', '')).toBe(
    code.replace(/instanceOf\((\w+), (\w+)\)/g, '$1$2').replaceAll(' instanceof ', ''),
  );
});

test('a version of graphql that checks otherwise ends the build', () => {
  expect(() => transform.handler('export const isScalarType = (type) => type.kind === 1;')).toThrow(
    'graphql checks 0 kinds of types, not 8',
  );
  expect(checkedDirectly('instanceOf(type, GraphQLList)')).toBe('type instanceof GraphQLList');
});
