import { RETENTION } from '#schema/codes/access/retention.ts';

const KEY = 'recent-places';

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3,4}$/.test(value);

/**
 * The codes of the places chosen last in this browser, latest first. Empty where there is no
 * storage.
 */
export function recentPlaces(storage: Storage | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCode).slice(0, RETENTION.recentPlaces) : [];
  } catch {
    return [];
  }
}

/** Remembers a choice. A browser without storage is no fault. */
export function rememberPlace(storage: Storage | undefined, code: string): void {
  const kept = [code, ...recentPlaces(storage).filter((one) => one !== code)].slice(
    0,
    RETENTION.recentPlaces,
  );
  try {
    storage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // full or forbidden
  }
}
