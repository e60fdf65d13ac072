import type { Page } from '@playwright/test';

/**
 * What of the forms of a page is covered at its centre by something else while it has the focus:
 * each is focused down the page and up again, as a sticky part covers what the page is scrolled to.
 */
export const coveredFields = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const FIELD = 'input:not([type=hidden]), select, textarea';
    const found = document.querySelectorAll<HTMLElement>(
      `main :is(${FIELD}), main form :is(button, a[href])`,
    );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOver = (field: HTMLElement, top: Element | null) =>
      top !== null &&
      (field.contains(top) ||
        top.contains(field) ||
        (field instanceof HTMLInputElement &&
          [...(field.labels ?? [])].some((one) => one.contains(top))));
    const fields = [...found].filter(
      (field) => !field.matches(':disabled') && field.checkVisibility(),
    );
    const covered = new Set<string>();
    for (const field of [...fields, ...fields.toReversed()]) {
      field.focus();
      await frame();
      if (document.activeElement !== field) continue;
      // where the heights of parts are guessed until they are seen, the focus alone does not always
      // lead there
      field.scrollIntoView({ block: 'nearest' });
      await frame();
      const { left, top, width, height } = field.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!isOver(field, hit))
        covered.add(
          `${field.id || field.textContent} below ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}`,
        );
    }
    return [...covered];
  });
