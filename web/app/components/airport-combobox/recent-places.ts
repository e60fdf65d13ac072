const KEY = 'recent-places';
const KEPT = 4;

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/** The codes of the places chosen last in this browser, latest first. Empty where there is no storage. */
export const recentPlaces = (storage: Storage | undefined): string[] => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCode).slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

/** Remembers a choice. A browser that keeps nothing is no fault. */
export const rememberPlace = (storage: Storage | undefined, code: string): void => {
  const kept = [code, ...recentPlaces(storage).filter((one) => one !== code)].slice(0, KEPT);
  try {
    storage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // full or forbidden
  }
};
