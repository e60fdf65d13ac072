/**
 * The legal texts are published together: their version, and the day of it. A change in any of them
 * makes a new one.
 */
export const LEGAL_VERSION = { version: '1.1', date: '2026-11-29' } as const;
