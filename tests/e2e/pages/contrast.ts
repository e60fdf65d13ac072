import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';

const RULES = { runOnly: ['color-contrast'] };

/**
 * What decides on contrast: colour, size and weight of a text and the backgrounds under it. A look
 * that axe has judged on one page is the same look at another width and in another language, and
 * needs no second judgement.
 */
export type Looks = Set<string>;

/** Takes note of the looks of the page as it is now, all of which axe has judged. */
export async function judged(page: Page, looks: Looks): Promise<void> {
  for (const { look } of await page.evaluate(textsOnPage)) if (look) looks.add(look);
}

/** What axe says of the contrast of texts whose look is new; these count as judged from then on. */
export async function newContrastFindings(page: Page, looks: Looks): Promise<string[]> {
  const texts = await page.evaluate(textsOnPage);
  const unknown = texts.filter(({ look }) => !look || !looks.has(look));
  const one = new Map(unknown.map((text) => [text.look ?? text.at, text]));
  if (one.size === 0) return [];
  const found = await axeFindings(
    page,
    RULES,
    [...one.values()].map(({ at }) => at),
  );
  if (found.length === 0) for (const { look } of unknown) if (look) looks.add(look);
  return found;
}

/**
 * Runs in the page. Every element with a text of its own that can be read, by its place among all
 * elements, and its look: null for one that lies over others and has no ground of its own, as what
 * is under it may change with its place.
 */
function textsOnPage(): { at: number; look: string | null }[] {
  const grounds = new Map<Element, string | null>();
  const faded = new Map<Element, boolean>();
  const readGround = (element: Element): string | null => {
    const { position, bottom, opacity, backgroundColor, backgroundImage } =
      getComputedStyle(element);
    const parent = element.parentElement;
    const under = groundOf(parent);
    const isFaded = opacity !== '1' || (parent !== null && faded.get(parent) === true);
    faded.set(element, isFaded);
    // nothing shines through a colour without an alpha, wherever it lies
    if (!isFaded && backgroundImage === 'none' && backgroundColor.startsWith('rgb('))
      return backgroundColor;
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const plain = own === 'rgba(0, 0, 0, 0) none 1' ? '' : `/${own}`;
    const isOnTop =
      position === 'absolute' ||
      position === 'fixed' ||
      // what sticks to the top or to a side is in its own place as long as nothing is scrolled
      (position === 'sticky' && bottom !== 'auto');
    return under === null || isOnTop ? null : under + plain;
  };
  const groundOf = (element: Element | null): string | null => {
    if (!element) return '';
    if (!grounds.has(element)) grounds.set(element, readGround(element));
    return grounds.get(element) ?? null;
  };
  const textless = 'hidden range color checkbox radio image'
    .split(' ')
    .map((type) => `[type=${type}]`)
    .join();
  const hasText = (element: Element) =>
    element.matches(`input:not(${textless}), select, textarea`) ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  /** For screen readers alone; what has no box at all may show its text in that of another. */
  const isTiny = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return [width, height].every((side) => side > 0 && side <= 1);
  };
  /**
   * Below 14 points no text is large, from 18 on each one is; between them it depends on the weight
   * (WCAG 1.4.3).
   */
  const sizeOf = (pixels: number, weight: string) => {
    if (pixels < 18.5) return 'small';
    return pixels >= 24 ? 'large' : `${pixels} ${weight}`;
  };
  return [...document.querySelectorAll('*')].flatMap((element, at) => {
    if (!hasText(element) || !element.checkVisibility() || isTiny(element)) return [];
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const ground = groundOf(element);
    const look =
      ground &&
      `${color} ${sizeOf(Number.parseFloat(fontSize), fontWeight)} ${textShadow} ${ground}`;
    return [{ at, look }];
  });
}
