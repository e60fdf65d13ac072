import type { Article } from './article.ts';

const modules = import.meta.glob<Record<string, Article>>('../../routes/**/*.article.ts', {
  eager: true,
});

/** The articles of all pages. Their texts never become script for a browser. */
export const ARTICLES: readonly Article[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);

/** The article that a page consists of, by the pattern of its route: `/:locale?/culture`. */
export const articleOfPattern = (pattern: string): Article | undefined =>
  ARTICLES.find(({ path }) => pattern.replace(/^\/?:locale\?/, '') === path);
