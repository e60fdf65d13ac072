import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { isComplete, LOCALES, type Locale } from '#schema/codes/base/locales.ts';

const gateway = fileURLToPath(new URL('../..', import.meta.url));

/** Every folder `messages` of the gateway. */
const folders = readdirSync(gateway, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === 'messages')
  .map((entry) => join(entry.parentPath, entry.name));

function catalogue(folder: string, locale: Locale): Record<string, string> {
  const file = join(folder, `${locale}.json`);
  if (!isComplete(locale) && !existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The arguments of a message, and the branches of its selects; plural forms differ by language. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsOf(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value];
    const branches = Object.entries(element.options);
    const names =
      element.type === TYPE.select ? branches.map(([name]) => `${element.value}=${name}`) : [];
    return [
      element.value,
      ...names,
      ...branches.flatMap(([, branch]) => argumentsOf(branch.value)),
    ];
  });

const shape = (message: string): string[] => [...new Set(argumentsOf(parse(message)))].sort();

describe.each(folders.map((folder) => [folder.slice(gateway.length), folder]))(
  '%s',
  (_, folder) => {
    const english = catalogue(folder!, 'en');

    it.each(LOCALES)('has every message, with the same arguments, in %s', (locale) => {
      const messages = catalogue(folder!, locale);
      const ids = Object.keys(english).filter((id) => isComplete(locale) || id in messages);
      expect(Object.keys(messages).sort()).toEqual(ids.sort());
      for (const [id, message] of Object.entries(messages))
        expect([id, shape(message)]).toEqual([id, shape(english[id]!)]);
    });

    it.each(['zh-hk', 'ja'] as const)('is not left in English in %s', (locale) => {
      const untranslated = Object.entries(catalogue(folder!, locale))
        .filter(([, message]) => /[A-Za-z]{4,} [a-z]{2,}/.test(message.replace(/\{[^}]*\}/g, '')))
        .map(([id]) => id);
      expect(untranslated).toEqual([]);
    });
  },
);

it('there are catalogues to look at', () => {
  expect(folders.length).toBeGreaterThan(1);
});
