import { inLocale, type Locale } from '#schema/codes/base/locales.ts';
import type { Article, Block } from '#web/app/components/article/article.ts';

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items;
    case 'facts':
      return block.items.flatMap(({ term, value }) => [term, value]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'notice':
      return [block.title ?? '', block.text];
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, ...answer]);
    case 'cards':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'figure':
      return [];
  }
}

/** All that an article says in one language, with its marks; the words for search are not said. */
export function articleTexts({ texts }: Article, locale: Locale): string[] {
  const { title, description, lead, sections } = inLocale(texts, locale);
  const bodies = sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]);
  return [title, description, lead, ...bodies];
}
