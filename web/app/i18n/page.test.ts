import { expect, it } from 'vitest';
import { EVERYWHERE, featuresOf, identifyingQuery, type PageHandle } from './page.ts';

const handle: PageHandle = { messages: ['home', 'search-panel'] };
const texts = (locale: string | undefined) =>
  featuresOf([
    { handle: undefined, params: { locale } },
    { handle, params: { locale } },
  ]);

it('a page has its own texts besides those of every page, each once', () => {
  for (const locale of [undefined, 'ja', 'ZH-HK'])
    expect(texts(locale)).toEqual([...EVERYWHERE, 'home', 'search-panel']);
});

it('what only stands where a locale could has no page’s texts', () => {
  for (const first of ['nothing', 'en', 'fr']) expect(texts(first)).toEqual([...EVERYWHERE]);
});

it('of a query stays what distinguishes a page from others, in its own order', () => {
  const matches = [
    { handle: undefined },
    { handle: { messages: [], identifiedBy: ['flight', 'date'] } },
  ];
  expect(identifyingQuery(matches, '?date=2026-12-24&utm=x&flight=MG523')).toBe(
    '?flight=MG523&date=2026-12-24',
  );
  expect(identifyingQuery(matches, '?utm=x')).toBe('');
  expect(identifyingQuery([{ handle: { messages: [] } }], '?flight=MG523')).toBe('');
});
