import { useSyncExternalStore } from 'react';

const KEY = 'loading';
const SHOW_AFTER_MILLISECONDS = 200;
const SHOW_AT_LEAST_MILLISECONDS = 400;

/*
 * How many calls are pending (RULES 12.4): each start adds one, each finish takes one away, never below 0; stored in
 * session storage. The overlay shows while it is above 0, but not for calls of less than 200 ms, and never as a flash.
 */
let shown = false;
let shownAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Pending calls, by the counter in session storage. */
export const loadingCount = (): number => Math.max(0, Number(sessionStorage.getItem(KEY)) || 0);

function show(next: boolean) {
  if (shown === next) return;
  shown = next;
  shownAt = next ? Date.now() : 0;
  for (const listener of listeners) listener();
}

function setCount(count: number) {
  sessionStorage.setItem(KEY, String(Math.max(0, count)));
  clearTimeout(timer);
  if (count > 0) timer = setTimeout(() => show(true), shown ? 0 : SHOW_AFTER_MILLISECONDS);
  else {
    const rest = SHOW_AT_LEAST_MILLISECONDS - (Date.now() - shownAt);
    timer = setTimeout(() => show(false), shown ? Math.max(0, rest) : 0);
  }
}

export const startLoading = (): void => setCount(loadingCount() + 1);
export const finishLoading = (): void => setCount(loadingCount() - 1);

/** A new document has no pending calls, whatever the last one left behind. */
export const resetLoading = (): void => setCount(0);

/** Shows the full-screen overlay while the promise is pending, and passes its outcome on. */
export async function whileLoading<Value>(promise: Promise<Value>): Promise<Value> {
  startLoading();
  try {
    return await promise;
  } finally {
    finishLoading();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the overlay is visible. */
export const useLoadingShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );
