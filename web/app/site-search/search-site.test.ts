import { describe, expect, it } from 'vitest';
import { foundParts } from './found-parts.ts';
import { searchable, searchSite, wordsOf } from './search-site.ts';
import type { SiteIndex } from './site-index.ts';

const ENGLISH: SiteIndex = {
  pages: [
    {
      to: '/carryOnBaggage',
      title: 'Cabin baggage',
      description: 'What you may take into the cabin.',
      keywords: ['hand luggage', 'carry-on'],
      sections: [
        { id: 'size', title: 'Size and weight' },
        { id: 'liquids', title: 'Liquids' },
      ],
    },
    {
      to: '/planeWiFi',
      title: 'Wi-Fi on board',
      description: 'What the plans cost, and which cabin has them.',
      keywords: ['internet'],
    },
    { to: '/culture', title: 'What we stand for', description: 'Café culture and calm.' },
    { to: '/lounges', title: 'Lounges', sections: [{ id: 'baggage', title: 'Baggage store' }] },
  ],
  airports: [
    {
      to: '/guide/airport#NRT',
      code: 'NRT',
      city: 'Tokyo',
      name: 'Narita International Airport',
      spellings: ['東京', 'なりた', 'とうきょう', 'dongjing'],
    },
    {
      to: '/guide/airport#CAN',
      code: 'CAN',
      city: 'Guangzhou',
      name: 'Baiyun International Airport',
      spellings: ['廣州', '广州', 'canton'],
    },
  ],
  questions: [
    { to: '/guide/contact#help-1-1', question: 'May I bring a pram?', page: 'Contact and help' },
  ],
};
const JAPANESE: SiteIndex = {
  pages: [
    {
      to: '/ja/carryOnBaggage',
      title: '機内持ち込み手荷物',
      keywords: ['ベビーカー', 'てにもつ'],
      sections: [{ id: 'size', title: 'サイズと重さ' }],
    },
  ],
  airports: [],
  questions: [],
};

const site = searchable(ENGLISH);
const hits = (typed: string, index = site) =>
  searchSite(index, typed).flatMap((group) => group.hits);
const addresses = (typed: string) => hits(typed).map(({ to }) => to);

describe('looking for something on the site', () => {
  it('takes titles before keywords, keywords before sections, sections before descriptions', () => {
    expect(addresses('cabin')).toEqual(['/carryOnBaggage', '/planeWiFi']);
    expect(addresses('baggage')).toEqual(['/carryOnBaggage', '/lounges#baggage']);
  });

  it.each([
    ['a word of the title', 'stand', '/culture'],
    ['another word for it', 'internet', '/planeWiFi'],
    ['hyphens left out', 'carryon', '/carryOnBaggage'],
    ['hyphens put in', 'wi-fi', '/planeWiFi'],
    ['accents left out', 'cafe', '/culture'],
    ['accents put in', 'bággage', '/carryOnBaggage'],
    ['capitals and full-width letters', 'ＢＡＧＧＡＧＥ', '/carryOnBaggage'],
    ['words in any order', 'luggage hand', '/carryOnBaggage'],
    ['words from several fields', 'cabin internet', '/planeWiFi'],
    ['a slip of the finger', 'bagagge', '/carryOnBaggage'],
    ['a code', 'nrt', '/guide/airport#NRT'],
    ['a city', 'tok', '/guide/airport#NRT'],
    ['kana', 'ナリタ', '/guide/airport#NRT'],
    ['pinyin', 'dongj', '/guide/airport#NRT'],
    ['the other script', '广州', '/guide/airport#CAN'],
    ['what others ask', 'pram', '/guide/contact#help-1-1'],
    ['a whole question', 'what about my hand luggage please', '/carryOnBaggage'],
    ['a question with a word that is a code', 'can i have internet on board', '/planeWiFi'],
    ['a word beside one that is nowhere', 'tokyo zzzzzzzz', '/guide/airport#NRT'],
  ])('finds by %s', (_, typed, address) => {
    expect(addresses(typed)[0]).toBe(address);
  });

  it('leads to the section that is meant, and says which', () => {
    expect(hits('liquids')).toEqual([
      { to: '/carryOnBaggage#liquids', title: 'Cabin baggage', text: 'Liquids' },
    ]);
  });

  it('puts airports first where a code or a city was typed', () => {
    expect(searchSite(site, 'can').map(({ kind }) => kind)[0]).toBe('airports');
    expect(searchSite(site, 'international').map(({ kind }) => kind)[0]).not.toBe('pages');
  });

  it('finds nothing for nothing and for what is none', () => {
    expect(searchSite(site, '  ')).toEqual([]);
    expect(searchSite(site, 'zzzzzzzz')).toEqual([]);
    expect(searchSite(site, 'zzzzzzzz qqqqqqqq')).toEqual([]);
  });

  it.each([
    ['part of a word', '持ち込み'],
    ['hiragana for katakana', 'べびーかー'],
    ['half-width katakana', 'ﾍﾞﾋﾞｰｶｰ'],
    ['kana that is not finished', 'てにm'],
    ['words with a space', '手荷物　サイズ'],
    ['words without a space', '機内手荷物'],
  ])('finds in Japanese by %s', (_, typed) => {
    expect(hits(typed, searchable(JAPANESE)).length).toBe(1);
  });
});

describe('what was found in a text', () => {
  const found = (text: string, typed: string) =>
    foundParts(text, wordsOf(typed))
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join('');

  it('is marked as the text spells it', () => {
    expect(found('Wi-Fi on board', 'wifi board')).toBe('[Wi-Fi] on [board]');
    expect(found('Café culture', 'cafe')).toBe('[Café] culture');
    expect(found('ベビーカー', 'べびー')).toBe('[ベビー]カー');
    expect(found('Lounges', 'cabin')).toBe('Lounges');
  });

  it('leaves the text as it is', () => {
    const text = 'ﬁne 玉蘭 “Wi-Fi”, 👶🏽';
    const parts = foundParts(text, wordsOf('wifi 玉'));
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
