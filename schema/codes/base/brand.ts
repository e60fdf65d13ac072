import type { Locale } from './locales.ts';

/**
 * Who the airline is. A white label changes this file, `brand-colours.ts`, `brand-mark.ts` and
 * `flower.ts`, and nothing else. Carrier code, ticket prefix, phone and address are the demo's own;
 * an airline puts its assigned ones here.
 */
export const BRAND = {
  name: {
    en: 'Magnolia Airlines',
    'zh-hk': '玉蘭航空',
    ja: 'マグノリア航空',
  },
  clubName: {
    en: 'Happiness Club',
    'zh-hk': '幸福會',
    ja: 'ハピネスクラブ',
  },
  /** The card of every new member, `HAPPINESS` in the schema. */
  firstCard: {
    en: 'Happiness',
    'zh-hk': '幸福卡',
    ja: 'ハピネス',
  },
  /** Where the airline is at home: in its texts, and in the name of its time. */
  city: {
    en: 'Shanghai',
    'zh-hk': '上海',
    ja: '上海',
  },
  /** IATA code of that city. */
  cityCode: 'SHA',
  /** IATA designator in front of every flight number. */
  carrierCode: 'MG',
  /** Three-digit accounting code: the first digits of every ticket number. */
  ticketPrefix: '919',
  /** Customer service (RULES 11.7), in E.164 and as it is printed. */
  phone: { e164: '+862155550199', display: '+86 21 5555 0199' },
  email: 'care@magnolia-airlines.example',
  hubs: ['PVG', 'SHA'],
  /** The network on board. */
  wifi: 'Magnolia',
  /** The currency in which the airline files its fares (ISO 4217). */
  currency: 'CNY',
  currencyName: {
    en: 'yuan',
    'zh-hk': '人民幣',
    ja: '人民元',
  },
  /** Commercial days run in this zone (RULES 1.7). */
  commercialZone: 'Asia/Shanghai',
} as const satisfies Record<
  'name' | 'clubName' | 'firstCard' | 'city' | 'currencyName',
  Record<Locale, string>
> &
  Record<string, unknown>;
