/** `npm run generate:icons`: generates the bundled icons, `bundled.gen.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BUNDLED_ICONS } from './bundled-names.ts';

const source = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
const set: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(source, 'utf8'));

/** Writes the drawings of the icons that are listed. */
export function generate(): void {
  const lines = BUNDLED_ICONS.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`Lucide has no icon ${name}`);
    return `  '${name}': ${JSON.stringify(icon.body)},`;
  });
  writeFileSync(
    new URL('bundled.gen.ts', import.meta.url),
    `/** The inside of each icon's <svg viewBox="0 0 24 24">. */\nexport const DRAWINGS = {\n${lines.join('\n')}\n} as const;\n`,
  );
}

if (import.meta.main) generate();
