// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pointerReleased } from './use-site-form.ts';

const happens = (type: string) => document.dispatchEvent(new Event(type));
const isOver = (released: Promise<void> | undefined) =>
  Promise.race([released?.then(() => true), new Promise((later) => setTimeout(later, 0, false))]);

test.each(['pointerup', 'pointercancel', 'keydown'])(
  'a pressed pointer is waited for until %s',
  async (end) => {
    happens('pointerdown');
    const released = pointerReleased();
    expect(await isOver(released)).toBe(false);
    happens(end);
    await expect(released).resolves.toBeUndefined();
  },
);
