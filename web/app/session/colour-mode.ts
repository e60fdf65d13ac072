import { readCookie, writePreference } from './cookies.ts';

/** `system` follows the device (RULES 12.6). */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

const COOKIE = 'colour-mode';

/** The mode that has this name. */
export const colourModeOf = (name: string | undefined): ColourMode | undefined =>
  COLOUR_MODES.find((mode) => mode === name);

/**
 * What the visitor chose, from a `Cookie` header or from `document.cookie`; undefined where nothing
 * is chosen.
 */
export const chosenColourMode = (cookies: string | null): ColourMode | undefined =>
  colourModeOf(readCookie(cookies, COOKIE));

/** The `Cookie` header of a visitor who chose this mode, and of whom nothing else is known. */
export const colourModeCookie = (mode: ColourMode): string => `${COOKIE}=${mode}`;

/** Remembers the choice; browser only. */
export const rememberColourMode = (mode: ColourMode): void => writePreference(COOKIE, mode);

/**
 * Printed into <head>: runs before the first paint, so that no page flashes in the other mode. A
 * document says the mode that it was rendered for, but one that is the same for all visitors, or
 * that comes from the history, may be wrong: only there are cookies read, as the first read waits
 * for the browser's network process, which is busy with the files of the page.
 */
export const COLOUR_MODE_SCRIPT = `(function(){var e=document.documentElement,n=performance.getEntriesByType('navigation')[0],h=n&&n.type==='back_forward',m=!h&&e.dataset.colourMode||(document.cookie.match(/(?:^|; )${COOKIE}=(light|dark)/)||[])[1]||'system',d=m==='system'?matchMedia('(prefers-color-scheme: dark)').matches:m==='dark';e.dataset.colourMode=m;e.classList.remove('light','dark');e.classList.add(d?'dark':'light');e.style.colorScheme=d?'dark':'light'})()`;
