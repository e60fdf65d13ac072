import { useSyncExternalStore } from 'react';

const KEY = 'loading';
const SHOW_AFTER_MILLISECONDS = 200;
const SHOW_AT_LEAST_MILLISECONDS = 400;

/*
 * How many calls are pending (RULES 12.4): each start adds one, each finish takes one away, never
 * below 0; stored in session storage. The overlay shows while it is above 0, but not for calls of
 * less than 200 ms, and never as a flash.
 */
export type Loading = 'none' | 'busy' | 'ending';
let loading: Loading = 'none';
let shownAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Pending calls, by the counter in session storage. */
export const loadingCount = (): number => Math.max(0, Number(sessionStorage.getItem(KEY)) || 0);

function become(next: Loading) {
  if (loading === next) return;
  if (loading === 'none') shownAt = Date.now();
  loading = next;
  for (const listener of listeners) listener();
}

function setCount(count: number) {
  sessionStorage.setItem(KEY, String(Math.max(0, count)));
  clearTimeout(timer);
  if (count > 0) {
    if (loading === 'none') timer = setTimeout(become, SHOW_AFTER_MILLISECONDS, 'busy');
    else become('busy');
  } else if (loading !== 'none') {
    const rest = SHOW_AT_LEAST_MILLISECONDS - (Date.now() - shownAt);
    become('ending');
    timer = setTimeout(become, Math.max(0, rest), 'none');
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * What the overlay does: while it is `busy` nothing below takes the focus, while it is `ending`
 * it is still visible.
 */
export function useLoading(): Loading {
  return useSyncExternalStore(
    subscribe,
    () => loading,
    () => 'none',
  );
}
