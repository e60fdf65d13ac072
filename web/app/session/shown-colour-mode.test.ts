// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

/** A tab of its own: what it shows is the module's. */
async function openTab(rendered: string | undefined, cookie: string) {
  vi.resetModules();
  root.removeAttribute('style');
  root.className = 'light';
  if (rendered) root.dataset.colourMode = rendered;
  else delete root.dataset.colourMode;
  const read = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  return { ...(await import('./shown-colour-mode.ts')), read };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

test('a document that says its mode is shown in it, and no cookie is read', async () => {
  const { applyColourMode, shownColourMode, read } = await openTab('dark', 'colour-mode=light');
  applyColourMode();
  expect(shownColourMode()).toBe('dark');
  expect([root.className, root.style.colorScheme]).toEqual(['dark', 'dark']);
  expect(read).not.toHaveBeenCalled();
});

test('one that does not follows the cookie', async () => {
  const { shownColourMode } = await openTab(undefined, 'a=1; colour-mode=dark');
  expect(shownColourMode()).toBe('dark');
});

test('one that is older than the choice follows the choice, and tells who shows it', async () => {
  const { followColourMode, shownColourMode, subscribeColourMode } = await openTab(
    'light',
    'colour-mode=dark',
  );
  const heard = vi.fn();
  const end = subscribeColourMode(heard);
  followColourMode();
  expect(shownColourMode()).toBe('dark');
  expect(root.className).toBe('dark');
  followColourMode();
  expect(heard).toHaveBeenCalledTimes(1);
  end();
});

test('what is chosen is remembered and shown', async () => {
  const { chooseColourMode, shownColourMode } = await openTab('light', '');
  const write = vi.spyOn(document, 'cookie', 'set');
  chooseColourMode('dark');
  expect(write.mock.calls[0]?.[0]).toContain('colour-mode=dark; Path=/');
  expect([shownColourMode(), root.className]).toEqual(['dark', 'dark']);
});
