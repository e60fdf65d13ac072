import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';

const RULES = { runOnly: ['color-contrast'] };

/**
 * What decides on contrast: colour, size and weight of a text and the backgrounds under it. A look that axe has judged on one
 * page is the same look at another width and in another language, and needs no second judgement.
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
 * Runs in the page. Every element with a text of its own, by its place among all elements, and its look: null for one that
 * lies over others, as what is under it may change with its place.
 */
function textsOnPage(): { at: number; look: string | null }[] {
  const grounds = new Map<Element | null, string | null>([[null, '']]);
  const groundOf = (element: Element | null): string | null => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { position, opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
    const under = groundOf(element.parentElement);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const plain = own === 'rgba(0, 0, 0, 0) none 1' ? '' : `/${own}`;
    const ground =
      under === null || ['absolute', 'fixed', 'sticky'].includes(position) ? null : under + plain;
    grounds.set(element, ground);
    return ground;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.querySelectorAll('*')].flatMap((element, at) => {
    if (!hasText(element) || !element.checkVisibility()) return [];
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const ground = groundOf(element);
    return [{ at, look: ground && `${color} ${fontSize} ${fontWeight} ${textShadow} ${ground}` }];
  });
}
