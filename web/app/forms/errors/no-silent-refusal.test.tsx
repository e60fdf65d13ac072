// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { object } from 'valibot';
import { expect, test } from 'vitest';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { Form } from '#web/app/forms/form.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { readSdl } from '#web/app/i18n/error-code-groups.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { applyUserErrors } from './apply-user-errors.ts';
import { unnamedErrors } from './use-summary-lines.ts';

const mutations = Object.values(
  buildSchema([...readSdl().values()].join('\n'))
    .getMutationType()
    ?.getFields() ?? {},
);

/** Every path in an input, from the outermost field in. */
function pathsOf(type: GraphQLInputType, path: readonly string[] = []): string[][] {
  if (isNonNullType(type)) return pathsOf(type.ofType, path);
  if (isListType(type)) return [[...path], ...pathsOf(type.ofType, [...path, '0'])];
  if (!isInputObjectType(type) || path.length > 5) return [[...path]];
  const below = Object.values(type.getFields()).flatMap((field) =>
    pathsOf(field.type, [...path, field.name]),
  );
  return [[...path], ...below];
}

/** The codes with which a command can be refused. */
function codesOf(payload: GraphQLObjectType): string[] {
  const error = getNamedType(payload.getFields().userErrors?.type);
  const code = isObjectType(error) && getNamedType(error.getFields().code?.type);
  return code && isEnumType(code) ? code.getValues().map(({ name }) => name) : [];
}

const COMMANDS = mutations.map(({ name, type, args }) => {
  const payload = getNamedType(type);
  return {
    name,
    codes: isObjectType(payload) ? codesOf(payload) : [],
    paths: args.flatMap((arg) => pathsOf(arg.type)),
  };
});

/**
 * What a form may have of an input: nothing, the last parts of its paths, whole paths, or their
 * beginnings.
 */
const FORMS: Record<string, (paths: readonly string[][]) => string[]> = {
  'no fields': () => [],
  'fields by their own names': (paths) => paths.flatMap((path) => path.slice(-1)),
  'every other field': (paths) => paths.filter((_, at) => at % 2).map((path) => path.join('.')),
  'fields that hold several': (paths) => paths.flatMap((path) => path.slice(0, 1)),
};

/**
 * Where an error is shown by a form with these fields: at one of them, or in the summary; null
 * where it is lost.
 */
function placeOf(error: UserError, names: readonly string[]): string | null {
  const fields = new Map(names.map((name) => [name, true]));
  const errors: Record<string, unknown> = {};
  const set = (name: string, value: unknown) => {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const node = path.reduce<Record<string, unknown>>((at, key) => {
      at[key] ??= {};
      return at[key] as Record<string, unknown>;
    }, errors);
    node[last] = value;
    if (fields.has(name)) fields.set(name, false);
  };
  applyUserErrors({ setError: set } as Parameters<typeof applyUserErrors>[0], [error], fields);
  const shown = [...fields].find(([, free]) => !free)?.[0];
  return shown ?? (unnamedErrors(errors, fields).includes(error.code) ? 'SUMMARY' : null);
}

test('there are commands, with codes and paths', () => {
  expect(COMMANDS.length).toBeGreaterThan(45);
  expect(COMMANDS.filter(({ codes }) => codes.length === 0)).toEqual([]);
});

test.each(Object.entries(FORMS))('with %s, no error of any command is lost', (_name, fieldsOf) => {
  const lost = COMMANDS.flatMap(({ name, codes, paths }) =>
    codes.flatMap((code) =>
      [[], ...paths]
        .filter((path) => placeOf({ code, path }, fieldsOf(paths)) === null)
        .map((path) => `${name} ${code} ${path.join('.')}`),
    ),
  );
  expect(lost).toEqual([]);
});

function OneField({ errors }: { errors: readonly UserError[] }) {
  const form = useSiteForm(object({}), {});
  return (
    <Form form={form} onSubmit={async () => errors}>
      <TextField name="points" label="Points" />
      <button type="submit">Send</button>
    </Form>
  );
}

test.each(COMMANDS)('$name: each code is said in words, all at once', async ({ codes }) => {
  const errors = codes.map((code) => ({ code, path: ['orderId'] }));
  const messages = ['forms', 'code', 'code-account', 'code-after-sale'] as const;
  renderPage(<OneField errors={errors} />, { messages });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  expect(summary.querySelectorAll('li')).toHaveLength(codes.length);
  expect(document.activeElement?.contains(summary)).toBe(true);
  cleanup();
});
