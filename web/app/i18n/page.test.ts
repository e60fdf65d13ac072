import { expect, it } from 'vitest';
import { EVERYWHERE, featuresOf, type PageHandle } from './page.ts';

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
