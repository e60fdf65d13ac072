import { describe, expect, it } from 'vitest';
import type { Article, Content } from '#web/app/components/article/article.ts';
import { airportEntries } from './airport-entries.ts';
import { pageEntries, questionEntries } from './page-entries.ts';
import { suggestedPages } from './suggestions.ts';

const content = (title: string): Content => ({
  title,
  description: `About ${title}`,
  lead: '',
  keywords: ['internet'],
  sections: [
    { id: 'plans', title: 'Plans', blocks: ['A text.'] },
    {
      id: 'asked',
      title: 'Asked',
      blocks: [
        'A text.',
        {
          kind: 'questions',
          items: [
            { question: 'Calls?', answer: ['No.'] },
            { question: 'On [two](/culture) **devices**?', answer: ['Yes.'] },
          ],
        },
      ],
    },
  ],
});
const ARTICLES: Article[] = [
  {
    path: '/planeWiFi',
    texts: { en: content('Wi-Fi'), 'zh-hk': content('無線上網'), ja: content('機内Wi-Fi') },
  },
];
const PAGES = [
  { path: '/', name: 'Book', keywords: ['fares'] },
  { path: '/planeWiFi', name: 'On line', keywords: [] },
];

describe('the index of the site', () => {
  it('has each page under its address in the user’s language, with what its article says', () => {
    expect(pageEntries(PAGES, ARTICLES, 'ja')).toEqual([
      { to: '/ja', title: 'Book', keywords: ['fares'], elsewhere: [] },
      {
        to: '/ja/planeWiFi',
        title: '機内Wi-Fi',
        name: 'On line',
        description: 'About 機内Wi-Fi',
        keywords: ['internet'],
        elsewhere: ['Wi-Fi', 'internet', '無線上網'],
        sections: [
          { id: 'plans', title: 'Plans' },
          { id: 'asked', title: 'Asked' },
        ],
      },
    ]);
  });

  it('has each question under an address of its own, as plain text', () => {
    expect(questionEntries(PAGES, ARTICLES, 'en')).toEqual([
      { to: '/planeWiFi#asked-2-1', question: 'Calls?', page: 'Wi-Fi' },
      { to: '/planeWiFi#asked-2-2', question: 'On two devices?', page: 'Wi-Fi' },
    ]);
  });

  it('has nothing of an article whose page is not on the map', () => {
    expect(questionEntries([], ARTICLES, 'en')).toEqual([]);
    expect(pageEntries([], ARTICLES, 'en')).toEqual([]);
  });

  it('has airports by their names in the user’s language, and by all others', () => {
    const narita = {
      id: 'a',
      code: 'NRT',
      searchKeys: ['なりた', 'dongjing'],
      cityEn: 'Tokyo',
      cityZhHk: '東京',
      cityJa: '東京',
      nameEn: 'Narita',
      nameZhHk: '成田機場',
      nameJa: '成田国際空港',
    };
    expect(airportEntries([narita], 'zh-hk')).toEqual([
      {
        to: '/zh-hk/guide/airport#NRT',
        code: 'NRT',
        city: '東京',
        name: '成田機場',
        spellings: ['なりた', 'dongjing', 'Tokyo', 'Narita', '成田国際空港'],
      },
    ]);
  });

  it('suggests what is often looked for, as far as it is there', () => {
    const pages = [{ to: '/guide/contact', title: 'Contact and help', name: 'Contact' }];
    expect(suggestedPages({ pages }, (path) => path).hits).toEqual([
      { to: '/guide/contact', title: 'Contact' },
    ]);
  });
});
