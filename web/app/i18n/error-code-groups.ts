import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledCatalogue, CompiledMessages } from './catalogue.ts';

/**
 * Files of the SDL whose codes no other page can get than those that name the feature besides
 * `code`.
 */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  'code-account': [
    'account-closure',
    'contact-undo',
    'passwords',
    'registration',
    'sessions',
    'verification',
    'cards',
    'members',
    'messages',
    'points',
    'profile-changes',
    'frequent-passengers',
    'frequent-passenger-removal',
  ],
  'code-after-sale': [
    'airline-changes',
    'extras',
    'extras-quotes',
    'change-offers',
    'change-search',
    'date-changes',
    'itinerary-confirmations',
    'refund-offers',
    'refunds',
    'passenger-segments',
    'boarding-passes',
    'check-in',
    'check-in-access',
    'check-in-cancellations',
    'check-in-lists',
    'extras-refunds',
    'seat-choice',
    'seat-map',
    'seat-orders',
    'special-meals',
  ],
};

const DESCRIPTION = /"""[\s\S]*?"""|"[^"\n]*"|#.*/g;
const ENUM = /enum \w+ \{([^}]*)\}/g;

/** In which files of the SDL, by their names without ending, each value of an enum is listed. */
export function filesOfCodes(sdl: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const [file, text] of sdl)
    for (const [, values = ''] of text.replaceAll(DESCRIPTION, '').matchAll(ENUM))
      for (const value of values.match(/\w+/g) ?? [])
        files.set(value, (files.get(value) ?? new Set()).add(file));
  return files;
}

/** The SDL by file. */
export function readSdl(): Map<string, string> {
  const folder = path.join(import.meta.dirname, '../../../schema/sdl');
  const files = globSync('*/*.graphql', { cwd: folder });
  return new Map(
    files.map((file) => [path.parse(file).name, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** The feature that has the text of a code: that of the one area that has the code, else `code`. */
export function featureOfCode(
  code: string,
  files: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const own = [...(files.get(code) ?? [])];
  const area = Object.entries(AREAS).find(([, names]) => own.every((file) => names.includes(file)));
  return area && own.length > 0 ? area[0] : 'code';
}

/**
 * The texts of codes, divided so that a page loads those that it can get; other features stay as
 * they are.
 */
export function byArea(catalogue: CompiledCatalogue, sdl = readSdl()): CompiledCatalogue[] {
  if (catalogue.feature !== 'code') return [catalogue];
  const files = filesOfCodes(sdl);
  const idsOf = (feature: string) =>
    catalogue.ids.filter((id) => featureOfCode(id.slice('code.'.length), files) === feature);
  return ['code', ...Object.keys(AREAS)].map((feature, at) => {
    const ids = idsOf(feature);
    const own = (messages: CompiledMessages): CompiledMessages =>
      Object.fromEntries(Object.entries(messages).filter(([id]) => ids.includes(id)));
    const { en, 'zh-hk': zhHk, ja } = catalogue.messages;
    const messages = { en: own(en), 'zh-hk': own(zhHk), ja: own(ja) };
    return { feature, ids, messages, faults: at === 0 ? catalogue.faults : [] };
  });
}
