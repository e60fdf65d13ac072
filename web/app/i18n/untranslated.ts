import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isComplete, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { CompiledCatalogue } from './catalogue.ts';

const root = join(import.meta.dirname, '../../..');

/** As many ids as a line shows. */
const SHOWN = 8;
const shortened = (ids: readonly string[]): string =>
  ids.length > SHOWN
    ? `${ids.slice(0, SHOWN).join(' ')} and ${ids.length - SHOWN} more`
    : ids.join(' ');

const read = (file: string): Record<string, string> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** What the gateway says in English, by the folder of its messages. */
const ofGateway = (locale: Locale): string[] =>
  globSync('gateway/**/messages/en.json', { cwd: root }).flatMap((file) => {
    const own = read(join(root, file.replace(/en\.json$/, `${locale}.json`)));
    const missing = Object.keys(read(join(root, file))).filter((id) => !(id in own));
    return missing.length > 0 ? [`${file.replace(/en\.json$/, '')}: ${shortened(missing)}`] : [];
  });

/** The articles that are in English. */
const articlesOf = (locale: Locale): string[] =>
  globSync('web/app/routes/**/en.content.ts', { cwd: root }).filter(
    (file) => !existsSync(join(root, file.replace(/en\.content/, `${locale}.content`))),
  );

/** What incomplete languages say in English: a line for each catalogue and each article. */
export const untranslatedLines = (catalogues: readonly CompiledCatalogue[]): string[] =>
  LOCALES.filter((locale) => !isComplete(locale)).flatMap((locale) =>
    [
      ...catalogues.flatMap(({ feature, untranslated }) => {
        const ids = untranslated[locale] ?? [];
        return ids.length > 0 ? [`${feature}: ${shortened(ids)}`] : [];
      }),
      ...ofGateway(locale),
      ...articlesOf(locale),
    ].map((line) => `warning: not in ${locale}, so in English: ${line}`),
  );
