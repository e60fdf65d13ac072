import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { SKIES } from '#schema/rules/sky/sky-name.ts';
import { EVERY_CITY } from '#web/app/scenes/landscape/cities/every-city.ts';
import { PAINTED } from '#web/app/scenes/sky/skies.ts';
import { PLANE, WAY } from '#web/app/scenes/stage/way-shapes.ts';
import { MAIL_PICTURES, mailPicture } from './mail-picture.ts';
import { printShapes } from './print-shapes.ts';

const FOLDER = new URL('../../../../gateway/ports/documents/landscapes/', import.meta.url);
const CITIES = Object.entries(EVERY_CITY);

const writeJson = (name: string, content: unknown): void =>
  writeFileSync(new URL(`${name}.gen.json`, FOLDER), `${JSON.stringify(content)}\n`);

/** Changes with any picture, so that no program between shows one that is out of date. */
export function picturesVersion(): string {
  const hash = createHash('sha256');
  for (const [, drawing] of CITIES)
    for (const name of MAIL_PICTURES) hash.update(mailPicture(drawing, name));
  return hash.digest('hex').slice(0, 8);
}

function messagesIn(locale: Locale): Record<string, string> {
  const file = new URL(`../messages/${locale}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
/** In English where a language has none. */
const labelsIn = (locale: Locale) => ({ ...messagesIn(DEFAULT_LOCALE), ...messagesIn(locale) });

/**
 * What the gateway's documents show of the landscapes: `landscapes.gen.json` has the version of the
 * pictures, what stands in them, the colour of each sky, and the way of a flight; one file for each
 * city has its shapes for a PDF.
 */
export function writeLandscapes(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const texts = LOCALES.map((locale) => [locale, labelsIn(locale)] as const);
  writeJson('landscapes', {
    version: picturesVersion(),
    skies: Object.fromEntries(SKIES.map((sky) => [sky, PAINTED[sky].stops[1]])),
    way: { ...WAY, plane: PLANE },
    labels: Object.fromEntries(
      CITIES.map(([city]) => [
        city,
        Object.fromEntries(texts.map(([locale, labels]) => [locale, labels[`scenes.${city}`]])),
      ]),
    ),
  });
  for (const [city, drawing] of CITIES) writeJson(city.toLowerCase(), printShapes(drawing));
}
