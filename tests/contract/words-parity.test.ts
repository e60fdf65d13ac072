import { describe, expect, it, test } from 'vitest';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { MAY_DIFFER } from '#tests/support/words/may-differ.ts';
import { messagesById } from '#tests/support/words/site-texts.ts';

const [EN, ZH_HK, JA] = COMPLETE_LOCALES.map(messagesById) as [Texts, Texts, Texts];
type Texts = ReadonlyMap<string, string>;

/** English texts that stand under several ids and have several translations. */
function differing(english: Texts, translated: Texts): string[] {
  const idsByText = Map.groupBy(english.keys(), (id) => english.get(id) ?? '');
  return [...idsByText]
    .filter(([, ids]) => new Set(ids.map((id) => translated.get(id))).size > 1)
    .map(([text]) => text);
}

describe('one sentence has one translation', () => {
  it.each([
    ['the edition for Hong Kong', ZH_HK],
    ['the Japanese edition', JA],
  ])('in %s, unless the place asks for another', (_edition, translated) => {
    expect(differing(EN, translated).filter((text) => !(text in MAY_DIFFER))).toEqual([]);
  });

  it('and the list of those that may differ is not longer than it must be', () => {
    const found = new Set([...differing(EN, ZH_HK), ...differing(EN, JA)]);
    expect(Object.keys(MAY_DIFFER).filter((text) => !found.has(text))).toEqual([]);
  });

  it('finds an example', () => {
    const english = new Map([
      ['a.name', 'Name'],
      ['b.name', 'Name'],
    ]);
    const japanese = new Map([
      ['a.name', '氏名'],
      ['b.name', 'お名前'],
    ]);
    expect(differing(english, japanese)).toEqual(['Name']);
    expect(differing(english, english)).toEqual([]);
  });
});

/** Sentences that stand twice in the site's catalogues, and why. */
const STAND_TWICE: Record<string, string> = {
  'Back to the latest': 'the latest of what is another word in Chinese and Japanese',
  'Check in for {flight}': 'the title of a page and a link have other forms in Japanese',
  '{pieces, number} × {kilograms, number} kg': 'a row of a table is shorter than a sentence',
  'All flights to check in for': 'each missing thing has its own way out, by one pattern of ids',
  'First and middle names': 'labels of the form of travellers follow one pattern of ids',
  'Enter the number of the travel document.': 'the same pattern',
  'Choose a departure date': 'in Japanese it says outbound where there is a way back',
  'Set a new password': 'the title of a page and a link have other forms in Japanese',
  'This page is out of date. Reload it.': 'each code has its text',
  'Issued by (country or region)': 'the same pattern',
};

const standTwice = (texts: Texts): string[] =>
  [...Map.groupBy(texts, ([, text]) => text)]
    .filter(([text, found]) => found.length > 1 && text.split(' ').length > 3)
    .map(([text]) => text);

test('one sentence has one key', () => {
  expect(standTwice(EN).sort()).toEqual(Object.keys(STAND_TWICE).sort());
  expect(
    standTwice(
      new Map([
        ['a.b', 'Back to the booking'],
        ['c.d', 'Back to the booking'],
      ]),
    ),
  ).toHaveLength(1);
});

const SENTENCES = /[.!?](?:\s|$|})/g;
const INSTRUCTION = /^(?:Add|Cancel|Check|Choose|Confirm|Enter|Fill|Read|Select|Set|Sign|Use)\b/;
/** Codes that only tell: nothing is to be done. */
const TELLS = ['code.CARD_NOT_FOR_INFANTS'];

const saysWhatToDo = (text: string): boolean =>
  INSTRUCTION.test(text) || (text.match(SENTENCES)?.length ?? 0) > 1;

describe('the text of a code', () => {
  const codes = [...EN].filter(([id]) => id.startsWith('code.') && !TELLS.includes(id));

  it('says what to do', () => {
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.filter(([, text]) => !saysWhatToDo(text))).toEqual([]);
  });

  it('that only says what happened is found', () => {
    expect(saysWhatToDo('This seat has been taken.')).toBe(false);
    expect(saysWhatToDo('This seat has been taken. Choose another.')).toBe(true);
  });
});

/** Banks decide when money arrives: the airline may say only when it sends it. */
const PROMISES = [
  /you’ll (?:have|receive)[^.]*\{(?:day|date|time)\b/i,
  /收到[^。]*\{(?:day|date)\b|\{(?:day|date)\b[^。]*收到/,
  /\{(?:day|date)\b[^。]*お手元/,
];
const promisesMoney = (text: string) => PROMISES.some((promise) => promise.test(text));

describe('no text promises the day on which money arrives', () => {
  it.each(COMPLETE_LOCALES)('%s', (locale) => {
    expect([...messagesById(locale)].filter(([, text]) => promisesMoney(text))).toEqual([]);
  });

  it('and an example is found', () => {
    expect(promisesMoney('You’ll have the money by {day}.')).toBe(true);
    expect(promisesMoney('您會於{day}或之前收到款項。')).toBe(true);
    expect(promisesMoney('{day}までにお手元に届きます。')).toBe(true);
    expect(promisesMoney('We refund it by {day}.')).toBe(false);
  });
});

/** Words for the end of what is allowed: the last hour, the most. */
const LIMIT_WORDS = {
  en: /\b(?:at the latest|no later than|or before|up to|at most|no more than|within \{|(?<!up |down |operated )by \{)/i,
  'zh-hk': /最遲|或之前|以內|最多|最重|最大|超過|內|前|上限|以下/,
  ja: /まで|期限|以内|最大|最長|以下|上限/,
};
const losesLimit = (english: string, translated: string, locale: 'zh-hk' | 'ja') =>
  LIMIT_WORDS.en.test(english) && /\{/.test(english) && !LIMIT_WORDS[locale].test(translated);

describe('a limit is a limit in every language', () => {
  it.each([
    ['zh-hk', ZH_HK],
    ['ja', JA],
  ] as const)('%s', (locale, translated) => {
    const lost = [...EN].filter(([id, text]) => losesLimit(text, translated.get(id) ?? '', locale));
    expect(lost).toEqual([]);
  });

  it('and one that is lost is found', () => {
    expect(losesLimit('Pay by {time}.', '請於{time}付款。', 'zh-hk')).toBe(true);
    expect(losesLimit('Pay by {time}.', '請於{time}或之前付款。', 'zh-hk')).toBe(false);
  });
});
