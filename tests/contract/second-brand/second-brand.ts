import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyFiles } from '#tests/support/copy-files.ts';

type Edit = readonly [from: string | RegExp, to: string];

/** An airline of Hong Kong: one hub, another currency, code, colour, and order of languages. */
const BRAND_FILE: readonly Edit[] = [
  ['Magnolia Airlines', 'Bauhinia Airways'],
  ['玉蘭航空', '洋紫荊航空'],
  ['マグノリア航空', 'バウヒニア航空'],
  ['Happiness Club', 'Harbour Club'],
  ['幸福會', '海港會'],
  ['ハピネスクラブ', 'ハーバークラブ'],
  ["en: 'Happiness'", "en: 'Harbour'"],
  ['幸福卡', '海港卡'],
  ["ja: 'ハピネス'", "ja: 'ハーバー'"],
  ["en: 'Shanghai'", "en: 'Hong Kong'"],
  [/'上海'/g, "'香港'"],
  ["cityCode: 'SHA'", "cityCode: 'HKG'"],
  ["carrierCode: 'MG'", "carrierCode: 'XB'"],
  ["ticketPrefix: '919'", "ticketPrefix: '828'"],
  ['+862155550199', '+85225550188'],
  ['+86 21 5555 0199', '+852 2555 0188'],
  ['magnolia-airlines.example', 'bauhinia-airways.example'],
  ["hubs: ['PVG', 'SHA']", "hubs: ['HKG']"],
  ["wifi: 'Magnolia'", "wifi: 'Bauhinia'"],
  ["currency: 'CNY'", "currency: 'HKD'"],
  ["en: 'yuan'", "en: 'Hong Kong dollars'"],
  ['人民幣', '港幣'],
  ['人民元', '香港ドル'],
  ['Asia/Shanghai', 'Asia/Hong_Kong'],
];
const COLOURS: readonly Edit[] = [
  [/#A8325F/g, '#1B6E7A'],
  [/#C4517F/g, '#2E8C99'],
  [/#F3A9C4/g, '#9AD9E0'],
];
/** What the demo's airline flies, with the two cities changed for each other. */
const NETWORK: readonly Edit[] = [
  [/'(?:PVG|SHA)'/g, "'->'"],
  [/'HKG'/g, "'PVG'"],
  [/'->'/g, "'HKG'"],
];
const NETWORK_FILES = [
  'schema/codes/flights/promoted-routes.ts',
  'gateway/simulated/timetable/routes/*.data.ts',
  'gateway/simulated/lounges/lounges.data.ts',
  'gateway/{scenarios,demo}/**/*.ts',
];

/** Makes a copy of the sources in which the airline is another one, as README says it is done. */
export function copyWithSecondBrand(folder: string): void {
  copyFiles(folder);

  const change = (name: string, edits: readonly Edit[]) => {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      edits.reduce((text, [from, to]) => text.replace(from, to), before),
    );
  };
  change('schema/codes/base/brand.ts', BRAND_FILE);
  change('schema/codes/base/brand-colours.ts', COLOURS);
  change('schema/codes/base/locales.ts', [["['en', 'zh-hk', 'ja']", "['zh-hk', 'en', 'ja']"]]);
  for (const name of globSync(NETWORK_FILES, { cwd: folder })) change(name, NETWORK);
}
