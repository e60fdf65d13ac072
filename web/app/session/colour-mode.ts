import { readCookie, writePreference } from './cookies.ts';

/** `system` follows the device (RULES 12.6). */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

const COOKIE = 'colour-mode';
const CHANNEL = 'colour-mode';

const parse = (value: string | undefined): ColourMode =>
  COLOUR_MODES.find((mode) => mode === value) ?? 'system';

/** What the visitor chose, from a `Cookie` header or from `document.cookie`. */
export const storedColourMode = (cookies: string | null): ColourMode =>
  parse(readCookie(cookies, COOKIE));

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function changed() {
  applyColourMode();
  for (const listener of listeners) listener();
}

/** Sets the class and `color-scheme` of the document: called at every change, and by React after it mounts. */
export function applyColourMode(): void {
  const mode = storedColourMode(document.cookie);
  const dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/** Remembers the choice, shows it here and in the other open tabs. */
export function storeColourMode(mode: ColourMode): void {
  writePreference(COOKIE, mode);
  changed();
  channel?.postMessage(mode);
}

/** For useSyncExternalStore: the choice, the device and other tabs. */
export function subscribeColourMode(listener: () => void): () => void {
  listeners.add(listener);
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', changed);
  channel ??= new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changed);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', changed);
    channel?.removeEventListener('message', changed);
  };
}

/** Printed into <head>: runs before the first paint, so that no page flashes in the other mode. */
export const COLOUR_MODE_SCRIPT = `(function(){var m=(document.cookie.match(/(?:^|; )${COOKIE}=(light|dark)/)||[])[1],d=m?m==='dark':matchMedia('(prefers-color-scheme: dark)').matches,e=document.documentElement;e.classList.remove('light','dark');e.classList.add(d?'dark':'light');e.style.colorScheme=d?'dark':'light'})()`;
