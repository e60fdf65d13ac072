/**
 * `npm run generate:icons`: generates the bundled icons, `bundled.gen.ts`, and the icon of the
 * browser's tab.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FAVICON } from '#schema/codes/base/brand-colours.ts';
import { SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import { BUNDLED_ICONS } from './bundled-names.ts';

const source = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
const set: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(source, 'utf8'));

const lines = BUNDLED_ICONS.map((name) => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`Lucide has no icon ${name}`);
  return `  '${name}': ${JSON.stringify(icon.body)},`;
});
writeFileSync(
  new URL('bundled.gen.ts', import.meta.url),
  `/** The inside of each icon's <svg viewBox="0 0 24 24">. */\nexport const DRAWINGS = {\n${lines.join('\n')}\n} as const;\n`,
);

const paths = SMALL_FLOWER.map(({ d, weight }) => `<path d="${d}" fill-opacity="${weight}"/>`);
writeFileSync(
  new URL('../../../public/favicon.gen.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${FAVICON}"><title>${BRAND.name.en}</title>${paths.join('')}</svg>\n`,
);
