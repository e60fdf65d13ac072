import {
  type ColourMode,
  chosenColourMode,
  colourModeOf,
  rememberColourMode,
} from './colour-mode.ts';

const CHANNEL = 'colour-mode';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let shown: ColourMode | undefined;

/**
 * The mode of this tab: chosen here or in another tab, else what the script in <head> has found.
 */
export const shownColourMode = (): ColourMode =>
  shown ??
  colourModeOf(document.documentElement.dataset.colourMode) ??
  chosenColourMode(document.cookie) ??
  'system';

/** Sets the class and `color-scheme` of the document. */
export function applyColourMode(): void {
  const mode = shownColourMode();
  const dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

function changed() {
  applyColourMode();
  for (const listener of listeners) listener();
}

/** A document that the browser had in its cache may be older than the choice. */
export function followColourMode(): void {
  const chosen = chosenColourMode(document.cookie) ?? 'system';
  if (chosen === shownColourMode()) return;
  shown = chosen;
  changed();
}

function changedElsewhere({ data }: MessageEvent<ColourMode>) {
  shown = colourModeOf(data);
  changed();
}

/** Remembers the choice, shows it here and in the other open tabs. */
export function chooseColourMode(mode: ColourMode): void {
  rememberColourMode(mode);
  shown = mode;
  changed();
  channel?.postMessage(mode);
}

/** For useSyncExternalStore: the choice, the device and other tabs. */
export function subscribeColourMode(listener: () => void): () => void {
  listeners.add(listener);
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', changed);
  channel ??= new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changedElsewhere);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', changed);
    channel?.removeEventListener('message', changedElsewhere);
  };
}
