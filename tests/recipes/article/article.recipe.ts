import { match } from 'node:assert/strict';
import { pageAt, type Recipe, shows } from '#tests/recipes/recipe.ts';

export const article: Recipe = {
  heading: 'An article',
  guards: [
    'tests/contract/articles.test.ts',
    'tests/contract/links.test.ts',
    'tests/contract/page-names.test.ts',
    'tests/contract/words.test.ts',
  ],
  async look({ url }) {
    await shows(url, {
      '/guide/counters': /<h1[^>]*>Airport counters/,
      '/zh-hk/guide/counters': /<h1[^>]*>機場櫃位/,
      '/ja/guide/counters': /<h1[^>]*>空港カウンター/,
    });
    match(await pageAt(url, '/sitemap.xml'), /\/ja\/guide\/counters</);
  },
};
