import { type KeyOption, matchSorter, type RankedItem } from 'match-sorter';
import {
  letterDistance,
  spelling,
  typedSpelling,
} from '#web/app/components/airport-combobox/spelling.ts';
import type { AirportEntry, PageEntry, QuestionEntry, SiteIndex } from './site-index.ts';

/** One result. */
export interface Hit {
  to: string;
  title: string;
  /** The line below the title: the answer, the section that is meant, the airport's name. */
  text?: string;
  /** The code of an airport. */
  code?: string;
}

/** The results, kind by kind. */
export interface HitGroup {
  kind: 'flights' | 'pages' | 'airports' | 'questions';
  hits: readonly Hit[];
}

/** An entry in one spelling (`spelling.ts`); the fields are in order of their weight. */
interface Spelled<Entry> {
  entry: Entry;
  position: number;
  code: string;
  names: string[];
  keywords: string[];
  elsewhere: string[];
  sections: string[];
  description: string;
}

/** The index, prepared once, so that a key stroke only compares. */
export interface SearchableSite {
  pages: readonly Spelled<PageEntry>[];
  airports: readonly Spelled<AirportEntry>[];
  questions: readonly Spelled<QuestionEntry>[];
}

const NOTHING = { code: '', names: [], keywords: [], elsewhere: [], sections: [], description: '' };

const spelled = <Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => Partial<Omit<Spelled<Entry>, 'entry' | 'position'>>,
): Spelled<Entry>[] =>
  entries.map((entry, position) => {
    const { code, names, keywords, elsewhere, sections, description } = {
      ...NOTHING,
      ...fieldsOf(entry),
    };
    return {
      entry,
      position,
      code: spelling(code),
      description: spelling(description),
      names: names.map(spelling),
      keywords: keywords.map(spelling),
      elsewhere: elsewhere.map(spelling),
      sections: sections.map(spelling),
    };
  });

export const searchable = ({ pages, airports, questions }: SiteIndex): SearchableSite => ({
  pages: spelled(pages, ({ title, name, keywords, elsewhere, sections, description }) => ({
    names: name ? [title, name] : [title],
    ...(keywords && { keywords: [...keywords] }),
    ...(elsewhere && { elsewhere: [...elsewhere] }),
    ...(sections && { sections: sections.map((section) => section.title) }),
    ...(description && { description }),
  })),
  airports: spelled(airports, ({ code, city, name, spellings }) => ({
    code,
    names: [city, name],
    keywords: [...spellings],
  })),
  questions: spelled(questions, ({ question, page }) => ({
    names: [question],
    keywords: [page],
  })),
});

const { EQUAL, STARTS_WITH, WORD_STARTS_WITH, CONTAINS, MATCHES } = matchSorter.rankings;
type Ranking = (typeof matchSorter.rankings)[keyof typeof matchSorter.rankings];

const HAN_OR_KANA = /[\u3041-\u30ff\u3400-\u9fff]/;

// Equal ones are in the order of the site.
const inOrder = (a: RankedItem<Spelled<unknown>>, b: RankedItem<Spelled<unknown>>): number =>
  a.item.position - b.item.position;

/** By weight: titles, keywords, sections, then other languages and the description. */
const keysFor = (least: Ranking): KeyOption<Spelled<unknown>>[] => [
  { key: 'code', threshold: STARTS_WITH },
  { key: ({ names }) => names, threshold: least, maxRanking: EQUAL },
  { key: ({ keywords }) => keywords, threshold: least, maxRanking: STARTS_WITH },
  { key: ({ sections }) => sections, threshold: least, maxRanking: WORD_STARTS_WITH },
  { key: ({ elsewhere }) => elsewhere, threshold: least, maxRanking: CONTAINS },
  { key: 'description', threshold: least, maxRanking: CONTAINS },
];

/** Two Latin letters occur inside half of all words: they count where a word begins. */
const leastFor = (word: string) =>
  word.length > 2 || HAN_OR_KANA.test(word) ? CONTAINS : WORD_STARTS_WITH;

/** The entries that contain every word; sorted by the first word last, which weighs most. */
const withWords = <Entry>(
  all: readonly Spelled<Entry>[],
  words: readonly string[],
  leastOf: (word: string) => Ranking,
): Spelled<Entry>[] =>
  words.reduceRight<Spelled<Entry>[]>(
    (rest, word) =>
      matchSorter(rest, word, {
        keys: keysFor(leastOf(word)),
        baseSort: inOrder,
        keepDiacritics: true,
      }),
    [...all],
  );

const slipsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

function hasSlipOf(word: string, { names, keywords, sections }: Spelled<unknown>): boolean {
  const limit = slipsAllowed(word);
  return [...names, ...keywords, ...sections]
    .flatMap((text) => text.split(' '))
    .some((other) => letterDistance(word, other.slice(0, word.length + 1), limit) <= limit);
}

/** Nothing fits as it was typed: letters in order (words without spaces), or a typing error. */
const nearly = <Entry>(all: readonly Spelled<Entry>[], words: readonly string[]) =>
  HAN_OR_KANA.test(words.join(''))
    ? withWords(all, words, () => MATCHES)
    : all.filter((one) => words.every((word) => hasSlipOf(word, one)));

/** How many of the words each entry contains; short ones do not count. */
function wordsFound<Entry>(all: readonly Spelled<Entry>[], words: readonly string[]) {
  const counts = new Map<Spelled<Entry>, number>();
  for (const word of words.filter((one) => one.length > 2 || HAN_OR_KANA.test(one)))
    for (const one of withWords(all, [word], leastFor)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** A whole question was typed: the entries with most of its words. */
const withMostWords: Way = (site, words) => {
  const [pages, airports, questions] = [
    wordsFound(site.pages, words),
    wordsFound(site.airports, words),
    wordsFound(site.questions, words),
  ] as const;
  const most = Math.max(...pages.values(), ...airports.values(), ...questions.values());
  const best = <Entry>(counts: ReadonlyMap<Entry, number>) =>
    [...counts].filter(([, count]) => count === most).map(([one]) => one);
  return { pages: best(pages), airports: best(airports), questions: best(questions) };
};

const isIn = (words: readonly string[], texts: readonly string[]) =>
  words.every((word) => texts.some((text) => text.includes(word)));

/** A page, or its section whose title contains the words where the page's title does not. */
function pageHit(one: Spelled<PageEntry>, words: readonly string[]): Hit {
  const { entry, names, keywords, sections } = one;
  const { to, title, description } = entry;
  const page = { to, title, ...(description && { text: description }) };
  if (isIn(words, names) || isIn(words, keywords)) return page;
  const at = sections.findIndex((section) => isIn(words, [section]));
  const section = entry.sections?.[at];
  return section ? { to: `${to}#${section.id}`, title, text: section.title } : page;
}

const airportHit = ({ entry: { to, city, name, code } }: Spelled<AirportEntry>): Hit => ({
  to,
  title: city,
  text: name,
  code,
});
const questionHit = ({ entry: { to, question, page } }: Spelled<QuestionEntry>): Hit => ({
  to,
  title: question,
  text: page,
});

const MOST = { pages: 6, airports: 4, questions: 5 } as const;

/** Words as they are compared: one spelling each, an input method's unfinished letters left out. */
export const wordsOf = (typed: string): string[] => typedSpelling(typed).split(' ').filter(Boolean);

type Way = (site: SearchableSite, words: readonly string[]) => SearchableSite;

/** From the strictest on; the first with any result counts. */
const WAYS: readonly Way[] = [
  ({ pages, airports, questions }, words) => ({
    pages: withWords(pages, words, leastFor),
    airports: withWords(airports, words, leastFor),
    questions: withWords(questions, words, leastFor),
  }),
  ({ pages, airports }, words) => ({
    pages: nearly(pages, words),
    airports: nearly(airports, words),
    questions: [],
  }),
  withMostWords,
];

function firstFound(site: SearchableSite, words: readonly string[]): SearchableSite {
  for (const way of WAYS) {
    const all = way(site, words);
    if (all.pages.length + all.airports.length + all.questions.length > 0) return all;
  }
  return { pages: [], airports: [], questions: [] };
}

/**
 * The results for a text: pages, airports, and answered questions, the likeliest first. Airports
 * come before pages where their code or their city was typed; kinds without results are left out.
 */
export function searchSite(site: SearchableSite, typed: string): HitGroup[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const { pages, airports, questions } = firstFound(site, words);
  const [first] = airports;
  const [word = ''] = words;
  const isCode = words.length === 1 && first?.code === word;
  const meansAirport = isCode || first?.names[0]?.startsWith(word);
  const ofPages = {
    kind: 'pages',
    hits: pages.slice(0, MOST.pages).map((one) => pageHit(one, words)),
  } as const;
  const ofAirports = {
    kind: 'airports',
    hits: airports.slice(0, MOST.airports).map(airportHit),
  } as const;
  const ofQuestions = {
    kind: 'questions',
    hits: questions.slice(0, MOST.questions).map(questionHit),
  } as const;
  const groups: HitGroup[] = meansAirport
    ? [ofAirports, ofPages, ofQuestions]
    : [ofPages, ofQuestions, ofAirports];
  return groups.filter(({ hits }) => hits.length > 0);
}
