import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { LIMITS } from '#schema/codes/base/limits.ts';

type IconSet = {
  prefix: string;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};
type IconAnswer = IconSet & { aliases: Record<string, { parent: string }>; not_found?: string[] };

const SETS = ['lucide'];
const MOST_NAMES = 100;
const KEPT_SECONDS = LIMITS.icons.cacheHours * 60 * 60;

const loaded = new Map<string, IconSet>();

function setOf(prefix: string): IconSet {
  const known = loaded.get(prefix);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${prefix}/icons.json`);
  const set: IconSet = JSON.parse(readFileSync(file, 'utf8'));
  loaded.set(prefix, set);
  return set;
}

/** `GET /<set>.json?icons=a,b`: the requested icons in Iconify's form (RULES 12.8). */
export const iconRoutes = new Hono().get('/:file{[a-z0-9-]+\\.json}', (c) => {
  const prefix = c.req.param('file').replace(/\.json$/, '');
  const names = (c.req.query('icons') ?? '').split(',').filter((name) => name !== '');
  if (!SETS.includes(prefix) || names.length === 0 || names.length > MOST_NAMES)
    return c.json({ error: 'unknown' }, 404);
  return c.json(subset(setOf(prefix), names), 200, {
    'cache-control': `public, max-age=${KEPT_SECONDS}`,
  });
});

function subset(
  { prefix, icons, aliases = {}, width = 24, height = 24 }: IconSet,
  names: string[],
) {
  const answer: IconAnswer = { prefix, icons: {}, aliases: {}, width, height };
  const missing: string[] = [];
  for (const name of names) {
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    const source = alias?.parent ?? name;
    const icon = Object.hasOwn(icons, source) ? icons[source] : undefined;
    if (!icon) missing.push(name);
    else answer.icons[source] = icon;
    if (alias) answer.aliases[name] = alias;
  }
  return missing.length > 0 ? { ...answer, not_found: missing } : answer;
}
