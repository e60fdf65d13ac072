// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { ArticleInLocale } from './article.ts';
import { ArticlePage } from './article-page.tsx';

const terms: ArticleInLocale = {
  path: '/cookieStatement',
  title: 'Terms',
  description: 'What applies.',
  lead: 'In short.',
  edition: { version: '1.0', date: '2026-11-22' },
  sections: [{ id: 'scope', title: 'Scope', blocks: ['All of it.'] }],
};
const show = (article: ArticleInLocale, locale: (typeof LOCALES)[number] = 'en') =>
  renderPage(<ArticlePage article={article} />, {
    locale,
    messages: ['article'],
    path: article.path,
  });

it.each(LOCALES)(
  'a legal text says in %s which version it is, and from when it applies',
  (locale) => {
    const { container } = show(terms, locale);
    expect(container.textContent).toMatch(/1\.0.*2026/);
    expect(container.querySelector('[data-tone="warning"], [role="note"]')).toBeNull();
    cleanup();
  },
);

it('says nothing of a version where a text has none', () => {
  const { edition: _, ...other } = terms;
  show(other);
  expect(screen.queryByText(/Version/)).toBeNull();
});
