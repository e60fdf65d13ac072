import type { Article } from '#web/app/components/article/article.ts';

const modules = import.meta.glob<Record<string, Article>>('../routes/**/*.article.ts', {
  eager: true,
});

/** The articles of all pages. Their texts never become script for a browser. */
export const ARTICLES: readonly Article[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
