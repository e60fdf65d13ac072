import { LIMITS } from '#schema/codes/base/limits.ts';

const KEY = 'icons';
const HOUR = 60 * 60 * 1000;

interface Entry {
  name: string;
  body: string;
  /** Milliseconds since 1970 at which it was fetched. */
  at: number;
}

function entries(now: number): Entry[] {
  try {
    const stored: Entry[] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return stored.filter((entry) => now - entry.at < LIMITS.icons.cacheHours * HOUR);
  } catch {
    return [];
  }
}

/** An icon that was fetched within the last 168 hours (RULES 12.9). */
export const cachedIcon = (name: string, now: number): string | undefined =>
  entries(now).find((entry) => entry.name === name)?.body;

/** Caches an icon; the oldest goes when there would be more than 50 (RULES 12.9). */
export function cacheIcon(name: string, body: string, now: number): void {
  const kept = entries(now).filter((entry) => entry.name !== name);
  const all = [...kept, { name, body, at: now }].slice(-LIMITS.icons.cacheEntries);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is full or closed: the icon is fetched again next time
  }
}
