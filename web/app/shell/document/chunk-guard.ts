import { LIMITS } from '#schema/codes/base/limits.ts';

declare global {
  interface Window {
    /**
     * Reloads (or goes to `target`) unless that path was reloaded within the last 10 s; says
     * whether it does.
     */
    __chunkReload: (target?: string) => boolean;
    /** The router's destination, so that a lost chunk reloads the requested page. */
    __navigationTarget?: string | undefined;
    /** Reloads the page because the user wants it. */
    __reload: () => void;
  }
}

/**
 * Sent to the window when the code of a page is lost and its path was reloaded within the last 10
 * s.
 */
export const CHUNK_LOST = 'magnolia:chunk-lost';

/**
 * Printed into <head> as text, since it must run when every other file is lost; so it refers to
 * nothing outside.
 */
function guard(milliseconds: number, chunkLost: string) {
  let allowed = false;
  window.__reload = () => {
    allowed = true;
    location.reload();
  };
  window.__chunkReload = (target) => {
    const key = `chunk-reload:${new URL(target || location.href, location.href).pathname}`;
    const now = Date.now();
    try {
      if (now - Number(sessionStorage.getItem(key) || 0) < milliseconds) return false;
      sessionStorage.setItem(key, String(now));
    } catch {
      return false;
    }
    if (target) location.assign(target);
    else window.__reload();
    return true;
  };
  // a script of the first document, or what it imports when it starts
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) window.__chunkReload();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (/module script|dynamically imported module/i.test(String(event.reason)))
      window.__chunkReload();
  });
  // an import() inside a page
  addEventListener('vite:preloadError', (event) => {
    if (window.__chunkReload()) event.preventDefault();
  });
  // React Router reloads the page in view, without a limit, for each part of another one whose code
  // it cannot load.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Code that was only preloaded is not needed yet: then the router has no destination. On a busy
  // device it has one a little later.
  const loadTarget = (triesLeft: number) => {
    const target = window.__navigationTarget;
    if (target && !window.__chunkReload(target)) dispatchEvent(new Event(chunkLost));
    if (!target && triesLeft > 0) waiting = setTimeout(loadTarget, 100, triesLeft - 1);
  };
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || allowed) return;
    event.preventDefault();
    clearTimeout(waiting);
    waiting = setTimeout(loadTarget, 100, 20);
  });
}

/** A lost chunk reloads its page, once per 10 s and path (RULES 12.7). */
export const chunkGuardScript = (): string =>
  `(${guard.toString()})(${LIMITS.chunkReloadSeconds * 1000}, ${JSON.stringify(CHUNK_LOST)})`;
