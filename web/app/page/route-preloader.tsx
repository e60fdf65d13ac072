import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { savesData } from './saves-data.ts';

/** How long a page whose files do not arrive occupies its place. */
const GIVE_UP_MILLISECONDS = 4000;

/** Between two files that are run, the browser answers touches. */
const BETWEEN_MILLISECONDS = 16;

const asked = new Set<string>();
let waiting: readonly string[] = [];
let active: readonly string[] = [];
const listeners = new Set<() => void>();

function fill() {
  const free = LIMITS.routesPreloadedAtOnce - active.length;
  if (free > 0) {
    active = [...active, ...waiting.slice(0, free)];
    waiting = waiting.slice(free);
  }
  for (const listener of listeners) listener();
}

/**
 * Requests code and data of a page before it is opened; at most five at once (RULES 12.3), each
 * once.
 */
export function preloadPage(path: string): void {
  if (asked.has(path) || savesData()) return;
  asked.add(path);
  waiting = [...waiting, path];
  fill();
}

function release(path: string) {
  if (!active.includes(path)) return;
  active = active.filter((other) => other !== path);
  fill();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
const NONE: readonly string[] = [];

/**
 * Renders the links that fetch the pages which have a place; the next follows when one has loaded.
 */
export function RoutePreloader() {
  const pages = useSyncExternalStore(
    subscribe,
    () => active,
    () => NONE,
  );
  return pages.map((page) => <PreloadedPage key={page} page={page} />);
}

/**
 * Runs the code that has arrived, and so asks for its texts: opening the page then waits for its
 * data alone.
 */
async function runCode(links: readonly HTMLLinkElement[]): Promise<void> {
  for (const { href } of links.filter(({ rel }) => rel === 'modulepreload')) {
    await new Promise((next) => setTimeout(next, BETWEEN_MILLISECONDS));
    await import(/* @vite-ignore */ href).catch(() => undefined);
  }
}

function PreloadedPage({ page }: { page: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    // the links appear some time after this element does
    const look = setInterval(() => {
      const links = [...(box.current?.querySelectorAll('link') ?? [])];
      if (links.length === 0 || loaded < links.length) return;
      release(page);
      void runCode(links);
    }, 50);
    const end = setTimeout(() => release(page), GIVE_UP_MILLISECONDS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [loaded, page]);

  const count = () => setLoaded((links) => links + 1);
  // React leaves links with handlers in place, so they can be counted
  const handlers: object = { onLoad: count, onError: count };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...handlers} />
    </div>
  );
}
