import { globSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { FAULT_CODES } from '#schema/codes/base/faults.ts';
import { COMPLETE_LOCALES, type Locale } from '#schema/codes/base/locales.ts';

/** Enums whose values are shown to travellers. */
const TOLD = /((Error|Reason|Refusal|Rejection)Code|Warning|Failure)$/;

const codes = [
  ...FAULT_CODES,
  ...Object.values(buildSchema(readTypeDefs().join('\n')).getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => TOLD.test(name))
    .flatMap((type) => type.getValues().map(({ name }) => name)),
];

const app = new URL('../../web/app/', import.meta.url).pathname;
function catalogue(locale: Locale): Record<string, string> {
  const files = globSync(`**/messages/**/${locale}.json`, { cwd: app });
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(app + file, 'utf8'))));
}

it.each(COMPLETE_LOCALES)('every code has a text in %s', (locale) => {
  const texts = catalogue(locale);
  const textOf = (code: string) => texts[`code.${code}`] ?? texts[`shell.error.${code}`];
  const missing = [...new Set(codes)].filter((code) => !textOf(code)?.trim());
  expect(missing).toEqual([]);
});
