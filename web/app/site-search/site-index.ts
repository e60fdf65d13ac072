/** A page in the index. */
export interface PageEntry {
  /** Its address in the user's language. */
  to: string;
  title: string;
  /** Its name in menus, where that is another. */
  name?: string;
  description?: string;
  keywords?: readonly string[];
  /** Its names and keywords in the other languages: a traveller may know only those. */
  elsewhere?: readonly string[];
  sections?: readonly { id: string; title: string }[];
}

/**
 * An airport: found by its code, by its names in every language, and by pinyin, romaji and kana.
 */
export interface AirportEntry {
  to: string;
  code: string;
  city: string;
  name: string;
  spellings: readonly string[];
}

/** A question; its address opens the answer. */
export interface QuestionEntry {
  to: string;
  question: string;
  /** The title of the page with the answer. */
  page: string;
}

/**
 * The index of the site's search, in one language: fetched once, when the search is first touched.
 */
export interface SiteIndex {
  pages: readonly PageEntry[];
  airports: readonly AirportEntry[];
  questions: readonly QuestionEntry[];
}

/** The English path of the index; each language has its own. */
export const SITE_INDEX_PATH = '/site-index.json';
