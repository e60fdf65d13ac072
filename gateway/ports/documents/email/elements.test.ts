import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markEnglish } from './elements.ts';

const marked = (...content: Parameters<typeof markEnglish>[0][]) =>
  renderToStaticMarkup(markEnglish(h('div', { lang: 'ja' }, ...content), new Set(['Paid'])));

it('a text of an e-mail that is in English says so on its element', () => {
  const mail = marked(h('p', null, 'Paid'), h('p', null, '支払い済み'));
  expect(mail).toBe('<div lang="ja"><p lang="en">Paid</p><p>支払い済み</p></div>');
});

it('or in an element of its own, where other text stands beside it', () => {
  const mail = marked(h('p', null, 'Paid', ' ', 'JPY 500'));
  expect(mail).toBe('<div lang="ja"><p><span lang="en">Paid</span> JPY 500</p></div>');
});
