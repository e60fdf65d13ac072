// @vitest-environment happy-dom
import { css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { expect, test } from 'vitest';
import { createStyleCache, withServerStyles } from './style-cache.ts';

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
