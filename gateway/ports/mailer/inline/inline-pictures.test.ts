import { expect, test } from 'vitest';
import { FLOWER } from '#schema/codes/base/flower.ts';
import { flowerPicture } from './flower-picture.ts';
import { FLOWER_CONTENT_ID, inlinePicturesOf, withPictures } from './inline-pictures.ts';
import { isInside, outlineOf } from './outline.ts';

test('the picture is a PNG that is small enough for every message', () => {
  const picture = flowerPicture();
  expect(Buffer.from(picture).subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeLessThan(12_000);
});

test('its outlines are those of the mark', () => {
  for (const { d } of FLOWER) expect(outlineOf(d).length).toBeGreaterThan(12);
  const square = outlineOf('M0 0L4 0L4 4L0 4Z');
  expect([isInside([2, 2], square), isInside([5, 2], square)]).toEqual([true, false]);
  expect(() => outlineOf('M0 0A1 1 0 0 0 2 2')).toThrow(/command A/);
});

test('travels with the messages that show it, and with no other', () => {
  expect(inlinePicturesOf('<p>text</p>')).toEqual([]);
  const html = `<img src="cid:${FLOWER_CONTENT_ID}">`;
  expect(inlinePicturesOf(html)).toHaveLength(1);
  expect(withPictures(html)).toMatch(/^<img src="data:image\/png;base64,[\w+/=]+">$/);
});
