/**
 * `npm run generate:messages`: reads every folder `messages/` under web/app, and writes for each
 * feature and locale `compiled/<locale>/<feature>.gen.json` (parsed messages, some together:
 * `message-files.ts`) and the types of all ids, `message-ids.gen.ts`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { byLocale, compileCatalogue, type FeatureCatalogue } from './catalogue.ts';
import { byArea } from './error-code-groups.ts';
import { fileOf } from './message-files.ts';
import type { Feature } from './message-ids.gen.ts';
import { withNames } from './name-catalogue.ts';
import { regionCatalogue } from './region-catalogue.ts';
import { untranslatedLines } from './untranslated.ts';

const here = dirname(fileURLToPath(import.meta.url));
const app = dirname(here);
const compiled = join(here, 'compiled');

/**
 * The name of a feature, which its ids begin with: a page's path below routes/ (`booking-search`),
 * elsewhere the folder that holds `messages/`; under i18n/messages the folder itself.
 */
function featureOf(folder: string): string {
  if (!folder.endsWith('/messages')) return basename(folder);
  const owner = dirname(folder);
  return owner.startsWith('routes/')
    ? owner.slice('routes/'.length).replaceAll('/', '-')
    : basename(owner);
}

function read(folder: string): FeatureCatalogue {
  const text = (locale: Locale): Record<string, string> => {
    const file = join(app, folder, `${locale}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  return { feature: featureOf(folder), texts: byLocale(text) };
}

/** Leaves a file alone that is the same: in development the browser learns of each change. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('') || ' never';

/** @throws where something is wrong with the sources, a line each; then nothing is written */
function generate(): void {
  const folders = globSync('**/messages/**/en.json', { cwd: app }).map((file) => dirname(file));
  const sources = [...folders.sort().map(read).map(withNames), regionCatalogue()];
  const catalogues = sources
    .map((source) => compileCatalogue(source))
    .flatMap((catalogue) => byArea(catalogue));

  const faults = catalogues.flatMap(({ faults }) => faults);
  const features = catalogues.map(({ feature }) => feature);
  for (const feature of features)
    if (features.filter((other) => other === feature).length > 1)
      faults.push(`two folders of messages are called ${feature}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const line of untranslatedLines(catalogues)) console.warn(line);

  const files = new Map<string, object>();
  for (const locale of LOCALES)
    for (const { feature, messages } of catalogues) {
      const file = join(compiled, locale, `${fileOf(feature as Feature)}.gen.json`);
      files.set(file, { ...files.get(file), ...messages[locale] });
    }
  for (const file of globSync(`${compiled}/*/*.gen.json`)) if (!files.has(file)) rmSync(file);
  for (const [file, messages] of files) write(file, JSON.stringify(messages));
  const ids = catalogues.flatMap((catalogue) => catalogue.ids);
  write(
    join(here, 'message-ids.gen.ts'),
    [
      '/** Every folder of messages. */',
      `export type Feature =${union(features)};`,
      '/** Every message of the site. */',
      `export type MessageId =${union(ids)};`,
      '',
    ].join('\n'),
  );
}

try {
  generate();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
