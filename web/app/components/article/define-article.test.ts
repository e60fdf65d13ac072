import { describe, expect, it } from 'vitest';
import type { Article, Content } from './article.ts';
import { defineArticle } from './define-article.ts';

const content = (sections: Content['sections']): Content => ({
  title: 'Lounges',
  description: 'Where the lounges are.',
  lead: 'Sit down.',
  sections,
});
const SECTIONS: Content['sections'] = [
  { id: 'where', title: 'Where', blocks: ['Here.', { kind: 'list', items: ['A', 'B'] }] },
];
function article(texts: Partial<Article['texts']>): Article {
  const full = content(SECTIONS);
  return { path: '/lounges', texts: { en: full, 'zh-hk': full, ja: full, ...texts } };
}

describe('a page is the same page in every language', () => {
  it('and is taken as it is when it is', () => {
    const lounges = article({});
    expect(defineArticle(lounges)).toBe(lounges);
  });

  it('a language that is not written ends the build', () => {
    const lounges = article({});
    const texts = Object.fromEntries(
      Object.entries(lounges.texts).filter(([locale]) => locale !== 'ja'),
    ) as unknown as Article['texts'];
    expect(() => defineArticle({ ...lounges, texts })).toThrow('/lounges is missing in ja');
  });

  it.each([
    ['a section', content([])],
    [
      'a paragraph',
      content([{ id: 'where', title: 'W', blocks: [{ kind: 'list', items: ['A', 'B'] }] }]),
    ],
    [
      'a point of a list',
      content([{ id: 'where', title: 'W', blocks: ['Here.', { kind: 'list', items: ['A'] }] }]),
    ],
    [
      'the address of a section',
      content([{ ...SECTIONS[0], id: 'elsewhere' } as Content['sections'][0]]),
    ],
  ])('%s that one language lacks ends it too', (_, ja) => {
    expect(() => defineArticle(article({ ja }))).toThrow('/lounges in ja');
  });
});
