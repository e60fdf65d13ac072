import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { header } from '#gateway/ports/documents/receipt/header.ts';
import { textsFor } from '#gateway/ports/documents/texts.ts';
import { type MarkPath, SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import { FLOWER } from '#schema/codes/base/flower.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { Bloom } from '#web/app/ui/brand-mark/bloom.tsx';
import { LargeFlower } from '#web/app/ui/brand-mark/large-flower.tsx';
import { LoadingMark } from '#web/app/ui/brand-mark/loading-mark.tsx';
import { Logo } from '#web/app/ui/brand-mark/logo.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

const favicon = readFileSync(new URL('../../web/public/favicon.gen.svg', import.meta.url), 'utf8');
const sideView = readFileSync(
  new URL('../../web/app/components/aircraft-side-view/aircraft-side-view.tsx', import.meta.url),
  'utf8',
);

/** The parts of the mark that a drawing lacks. */
const lacking = (drawing: string, mark: readonly MarkPath[]) =>
  mark.filter(({ d }) => !drawing.includes(d));

it.each([
  ['the logo', renderToStaticMarkup(createElement(Logo, { name: 'Magnolia' })), SMALL_FLOWER],
  ['the busy mark', renderToStaticMarkup(createElement(LoadingMark)), SMALL_FLOWER],
  ['the icon of the browser tab', favicon, SMALL_FLOWER],
  ['the large mark', renderToStaticMarkup(createElement(LargeFlower)), FLOWER],
  ['the flower that blooms', renderToStaticMarkup(createElement(Bloom, { size: '5rem' })), FLOWER],
  ['an empty state', renderToStaticMarkup(createElement(EmptyState, { title: '' })), SMALL_FLOWER],
  ['a club card', renderToStaticMarkup(createElement(CardFace, { tier: 'GOLD' })), FLOWER],
  [
    'the receipt',
    JSON.stringify(header({ title: '', subtitle: '', flights: [] }, textsFor('en'))),
    FLOWER,
  ],
])('%s shows the one flower', (_, drawing, mark) => {
  expect(lacking(drawing, mark)).toEqual([]);
});

it('the icon of the browser tab has nothing beside the flower', () => {
  expect(favicon.match(/<path/g)).toHaveLength(SMALL_FLOWER.length);
});

it('the tail of an aircraft takes the flower from where it is drawn', () => {
  expect(sideView).toMatch(/<MarkPaths of=\{SMALL_FLOWER\}/);
});

it('lies in its box, so that no edge is cut off', () => {
  for (const { d } of [...FLOWER, ...SMALL_FLOWER])
    for (const [figure] of d.matchAll(/[\d.]+/g)) {
      expect(Number(figure)).toBeGreaterThanOrEqual(0);
      expect(Number(figure)).toBeLessThanOrEqual(32);
    }
});
