import { DEFAULT_LOCALE, isComplete, LOCALES } from '#schema/codes/base/locales.ts';
import type { Article, Block, Content } from './article.ts';

function sizeOf(block: Exclude<Block, string>): string {
  switch (block.kind) {
    case 'table':
      return `${block.columns.length}x${block.rows.map((row) => row.length).join('+')}`;
    case 'notice':
      return '';
    case 'figure':
      return block.name;
    default:
      return String(block.items.length);
  }
}

/** What must be alike in all languages: the sections, and the kinds of their blocks. */
export const shapeOf = ({ sections }: Content): string[] =>
  sections.map(({ id, blocks }) =>
    [
      id,
      ...blocks.map((block) =>
        typeof block === 'string' ? 'text' : `${block.kind} ${sizeOf(block)}`,
      ),
    ].join(', '),
  );

/**
 * Gathers a page's languages. A complete language that is missing, and any that lacks what another
 * says, ends the build: pages are prerendered from this.
 * @throws Error with the page's path, the language and the first section that differs
 */
export function defineArticle(article: Article): Article {
  const expected = shapeOf(article.texts[DEFAULT_LOCALE]);
  for (const locale of LOCALES) {
    const content: Content | undefined = article.texts[locale];
    if (!content && !isComplete(locale)) continue;
    if (!content) throw new Error(`${article.path} is missing in ${locale}`);
    const shape = shapeOf(content);
    const at = Math.max(expected.length, shape.length);
    for (let section = 0; section < at; section++)
      if (shape[section] !== expected[section])
        throw new Error(
          `${article.path} in ${locale}: "${shape[section]}" where ${DEFAULT_LOCALE} has "${expected[section]}"`,
        );
  }
  return article;
}
