import { useSyncExternalStore } from 'react';
import { LIMITS } from '#schema/codes/base/limits.ts';

const AT_ONCE = 3;

export interface ToastContent {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** In the user's language. */
  title: string;
  text?: string;
  action?: { label: string; onAction: () => void };
  /** Stays until it is closed. */
  lasting?: boolean;
}

export interface ShownToast extends ToastContent {
  id: number;
}

let toasts: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message at the top, centred, for 5 s (RULES 12.5); the oldest of more than three goes.
 */
export function showToast(content: ToastContent): number {
  last += 1;
  set([...toasts, { ...content, id: last }].slice(-AT_ONCE));
  return last;
}

export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Takes all of them away, as in a browser that has shown none. */
export const closeToasts = (): void => set([]);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const NONE: readonly ShownToast[] = [];

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
}

/** A clock that can be stopped: calls `done` when it has run for so many milliseconds in all. */
export function pausableTimer(done: () => void, milliseconds: number = LIMITS.toastMilliseconds) {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(done, Math.max(0, left));
  };
  return { pause, resume };
}
