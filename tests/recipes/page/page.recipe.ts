import { type Recipe, shows } from '#tests/recipes/recipe.ts';

export const page: Recipe = {
  heading: 'A page',
  guards: [
    'web/app/routes/information/lounge-hours',
    'web/app/i18n/page.test.ts',
    'tests/architecture/page-tests.test.ts',
    'tests/architecture/style-modules.test.ts',
    'tests/contract/persisted-queries.test.ts',
    'tests/contract/byte-budgets.test.ts',
    'tests/contract/words.test.ts',
  ],
  async look({ url }) {
    await shows(url, {
      '/guide/lounges': /<h1[^>]*>Lounge hours[\s\S]*\d\d:\d\d to \d\d:\d\d/,
      '/zh-hk/guide/lounges': /<h1[^>]*>貴賓室開放時間/,
      '/ja/guide/lounges': /<h1[^>]*>ラウンジの営業時間/,
    });
  },
};
