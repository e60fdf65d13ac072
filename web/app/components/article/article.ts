import type { Translated } from '#schema/codes/base/locales.ts';
import type { SitePath } from '#web/app/site-map/site-map.ts';

/**
 * Running text. `**strong**` and `[label](/path)` are understood in it (see `inline-marks.ts`),
 * nothing else.
 */
export type Text = string;

/** One block below a section's heading; a bare text is a paragraph. */
export type Block =
  | Text
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'steps'; items: readonly Text[] }
  | { kind: 'facts'; items: readonly { term: string; value: Text }[] }
  /** The first column names the row; `numeric` sets the others at the end of their lines. */
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly Text[])[];
      numeric?: boolean;
    }
  | { kind: 'notice'; tone?: 'info' | 'success' | 'warning'; title?: string; text: Text }
  | { kind: 'questions'; items: readonly { question: string; answer: readonly Text[] }[] }
  | { kind: 'cards'; items: readonly Card[] }
  /**
   * A drawing or a small tool which the route passes to `<ArticlePage figures>` under this name.
   */
  | { kind: 'figure'; name: string };

export interface Card {
  title: string;
  text: Text;
  /** The page it leads to, or a section of it. */
  to?: SitePath | `${SitePath}#${string}`;
  /** A name of the Lucide set. */
  icon?: string;
}

export interface Section {
  /** The same in every language: the address of the section, `#refunds`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** One page in one language: what a `.content.ts` file holds. */
export interface Content {
  /** The page's heading. */
  title: string;
  /**
   * For search engines and the site's own search: what the page answers, in 60 to 160 characters.
   */
  description: string;
  /** The sentence or two below the heading. */
  lead: Text;
  /** Other words that a user may search for. */
  keywords?: readonly string[];
  sections: readonly Section[];
}

/** What is the same in every language. */
export interface ArticleTraits {
  /** The page's English address. */
  path: SitePath;
  /** Sections carry numbers, as legal texts do. */
  numbered?: boolean;
  /** Of a legal text: its version, and the day `YYYY-MM-DD` from which it applies. */
  edition?: { version: string; date: string };
}

/** One page in every language: what an `.article.ts` file gathers. */
export interface Article extends ArticleTraits {
  texts: Translated<Content>;
}

/**
 * What a page is rendered from: the traits, and the content in the user's language, or in English
 * where there is none; `lang` says so then.
 */
export type ArticleInLocale = ArticleTraits & Content & { lang?: string };
