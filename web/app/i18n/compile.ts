/**
 * `npm run generate:messages`: reads every folder `messages/` under web/app, and writes for each
 * feature and locale `compiled/<locale>/<feature>.gen.json` (parsed messages, some together:
 * `message-files.ts`) and the types of all ids, `message-ids.gen.ts`.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { compileCatalogue, type FeatureCatalogue } from './catalogue.ts';
import { byArea } from './error-code-groups.ts';
import { fileOf } from './message-files.ts';
import type { Feature } from './message-ids.gen.ts';
import { withNames } from './name-catalogue.ts';
import { regionCatalogue } from './region-catalogue.ts';

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
  const text = (locale: Locale): Record<string, string> =>
    JSON.parse(readFileSync(join(app, folder, `${locale}.json`), 'utf8'));
  const texts = { en: text('en'), 'zh-hk': text('zh-hk'), ja: text('ja') };
  return { feature: featureOf(folder), texts };
}

const folders = globSync('**/messages/**/en.json', { cwd: app }).map((file) => dirname(file));
const sources = [...folders.sort().map(read).map(withNames), regionCatalogue()];
const catalogues = sources.map(compileCatalogue).flatMap((catalogue) => byArea(catalogue));

const faults = catalogues.flatMap(({ faults }) => faults);
const features = catalogues.map(({ feature }) => feature);
for (const feature of features)
  if (features.filter((other) => other === feature).length > 1)
    faults.push(`two folders of messages are called ${feature}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

rmSync(compiled, { recursive: true, force: true });
for (const locale of LOCALES) {
  mkdirSync(join(compiled, locale), { recursive: true });
  const files: Record<string, object> = {};
  for (const { feature, messages } of catalogues) {
    const file = fileOf(feature as Feature);
    files[file] = { ...files[file], ...messages[locale] };
  }
  for (const [file, messages] of Object.entries(files))
    writeFileSync(join(compiled, locale, `${file}.gen.json`), JSON.stringify(messages));
}
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('') || ' never';
const ids = catalogues.flatMap((catalogue) => catalogue.ids);
writeFileSync(
  join(here, 'message-ids.gen.ts'),
  [
    '/** Every folder of messages. */',
    `export type Feature =${union(features)};`,
    '/** Every message of the site. */',
    `export type MessageId =${union(ids)};`,
    '',
  ].join('\n'),
);
