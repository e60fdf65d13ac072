// @vitest-environment happy-dom
import { type CSSObject, css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { expect, test } from 'vitest';
import { createStyleCache, withElementPerStyle, withServerStyles } from './style-cache.ts';

test('each style has an element of its own at the end of the head', () => {
  document.head.replaceChildren();
  const cache = withElementPerStyle(createStyleCache('n0nce'));
  cache.sheet.isSpeedy = true;
  const inserted = (style: CSSObject) => {
    insertStyles(cache, css(style), true);
    return [...document.head.children].map(({ localName }) => localName).join(' ');
  };
  const one = { color: 'red', '& > a': { color: 'blue' } };
  expect(inserted(one)).toBe('style');
  document.head.append(document.createElement('link'));
  expect(inserted({ color: 'green' })).toBe('style link style');
  expect(inserted(one)).toBe('style link style');
  const [first] = document.styleSheets;
  expect(first?.cssRules).toHaveLength(2);
});

test('the styles that the server has sent stay where they are, and are not written again', () => {
  const red = css({ color: 'red' });
  const { name } = red;
  document.head.innerHTML = `<style data-style-names="${name} other"></style><link>`;
  document.body.innerHTML = '<style data-style-names="late"></style>';
  const cache = withServerStyles(createStyleCache(undefined));
  insertStyles(cache, red, true);
  expect(document.head.innerHTML).toBe(
    `<style data-style-names="${name} other"></style><link><style data-style-names="late"></style>`,
  );
  expect(cache.inserted).toEqual({ [name]: true, other: true, late: true });
});
