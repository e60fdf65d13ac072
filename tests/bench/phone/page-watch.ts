declare global {
  interface Window {
    /** When the page is hydrated, on the clock of `performance.now()`. */
    hydratedAt: Promise<number>;
    /** Milliseconds from the next press to the frame that shows what answers it. */
    answered?: Promise<number>;
    longTasks: { readonly at: number; readonly took: number }[];
    /** When the largest content so far was painted. */
    largestPaint: number;
  }
}

/**
 * Runs in each page before its own scripts: writes down when it is hydrated, its long
 * tasks and its largest paint.
 */
export function watchPage(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.hydratedAt = new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return;
      resolve(performance.now());
      seen.disconnect();
    });
    seen.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
}

/**
 * Runs in a page: waits for the next press and measures until what is looked for is on the screen.
 */
export function awaitAnswer(looked: string): void {
  window.answered = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${looked} did not appear`)), 60_000);
    const shown = (from: number) =>
      requestAnimationFrame(() => {
        // a message comes after the frame is painted
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(null);
      });
    const pressed = ({ timeStamp }: Event) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(looked)) return;
        seen.disconnect();
        shown(timeStamp);
      });
      seen.observe(document, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('click', pressed, { capture: true, once: true });
  });
}
