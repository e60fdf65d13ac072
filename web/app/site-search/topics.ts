import type { SitePath } from '#web/app/site-map/site-map.ts';

/**
 * Words by which a page is looked for in any edition of the site, beside those of its own texts:
 * what travellers call it, kana as it is typed, pinyin without tones.
 */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/checkedBaggage': ['てにもつ', 'あずけにもつ', 'xingli', 'tuoyun'],
  '/carryOnBaggage': ['きないもちこみ', 'xingli', 'shouti xingli', 'suishen'],
  '/passenger': ['くるまいす', 'lunyi', 'wuzhangai', 'teshu'],
  '/passenger/detailService/pregnantWoman': ['にんしん', 'にんぷ', 'yunfu', 'huaiyun'],
  '/inFlightMeals': ['きないしょく', 'feijican', 'canshi'],
  '/planeWiFi': ['wangluo', 'shangwang'],
  '/lounges': ['guibinshi', 'guibin'],
  '/guide/airport': ['くうこう', 'jichang'],
  '/guide/contact': ['といあわせ', 'lianxi', 'kefu', 'bangzhu'],
  '/aircraftIntroduction': [
    'seat map',
    'seat plan',
    '座位表',
    '座位圖',
    'シートマップ',
    '座席表',
    'zuowei',
    'feiji',
  ],
  '/memberIntro/happinessClub': ['huiyuan', 'jifen', 'かいいん'],
};

/** A section that is looked for by a name of its own. */
export type Topic = {
  readonly path: SitePath;
  readonly section: string;
  readonly words: readonly string[];
};

export const TOPICS: readonly Topic[] = [
  {
    path: '/passenger/detailService',
    section: 'service-animals',
    words: [
      'pet',
      'pets',
      'animal',
      'dog',
      'cat',
      '寵物',
      '動物',
      '狗',
      '貓',
      'chongwu',
      'ペット',
      '犬',
      '猫',
      'いぬ',
      'ねこ',
      'どうぶつ',
    ],
  },
  {
    path: '/guide/contact',
    section: 'refunds',
    words: ['cancel', 'cancellation', 'refund', '取消', '退票', 'キャンセル', 'tuipiao', 'quxiao'],
  },
  {
    path: '/guide/contact',
    section: 'account',
    words: ['login', 'log in', 'sign in', 'account', '登入', '登錄', 'ログイン', 'denglu'],
  },
];
