// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { useWakeLock } from './large-code.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps its screen on when it is asked to. */
function aScreen() {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async (_kind: string) => ({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { request, release };
}

test('the screen stays on while a code is shown, and no longer', async () => {
  const { request, release } = aScreen();
  const { rerender, unmount } = renderHook(useWakeLock, { initialProps: false });
  expect(request).not.toHaveBeenCalled();
  rerender(true);
  expect(request.mock.calls).toEqual([['screen']]);
  expect(release).not.toHaveBeenCalled();
  rerender(false);
  await eventually(() => expect(release).toHaveBeenCalledOnce());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce();
  unmount();
});

test('it is asked for again when the traveller comes back from another tab', () => {
  const { request } = aScreen();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderHook(useWakeLock, { initialProps: true });
  expect(request).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

test('a browser that cannot, or will not, shows the code all the same', async () => {
  vi.stubGlobal('navigator', {});
  renderHook(useWakeLock, { initialProps: true }).unmount();
  const request = vi.fn(() => Promise.reject(new Error('the battery is low')));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  renderHook(useWakeLock, { initialProps: true }).unmount();
  expect(request).toHaveBeenCalledOnce();
});
