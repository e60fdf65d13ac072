import { globalId } from '#gateway/graphql/global-id.ts';
import { inLocale, type Locale, type Translated } from '#schema/codes/base/locales.ts';
import { localDay, localTime } from '#schema/rules/base/time.ts';

export interface Place {
  readonly code: string;
  readonly cityCode: string;
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: Translated;
  readonly name: Translated;
}

/** The airports of the mock. */
export const PLACES: readonly Place[] = [
  {
    code: 'PVG',
    cityCode: 'SHA',
    country: 'CN',
    zone: 'Asia/Shanghai',
    latitude: 31.14,
    longitude: 121.81,
    city: { en: 'Shanghai', 'zh-hk': '上海', ja: '上海' },
    name: { en: 'Shanghai Pudong', 'zh-hk': '上海浦東', ja: '上海浦東' },
  },
  {
    code: 'HKG',
    cityCode: 'HKG',
    country: 'HK',
    zone: 'Asia/Hong_Kong',
    latitude: 22.31,
    longitude: 113.92,
    city: { en: 'Hong Kong', 'zh-hk': '香港', ja: '香港' },
    name: { en: 'Hong Kong International', 'zh-hk': '香港國際機場', ja: '香港国際空港' },
  },
  {
    code: 'NRT',
    cityCode: 'TYO',
    country: 'JP',
    zone: 'Asia/Tokyo',
    latitude: 35.76,
    longitude: 140.39,
    city: { en: 'Tokyo', 'zh-hk': '東京', ja: '東京' },
    name: { en: 'Tokyo Narita', 'zh-hk': '東京成田', ja: '成田国際空港' },
  },
  {
    code: 'LHR',
    cityCode: 'LON',
    country: 'GB',
    zone: 'Europe/London',
    latitude: 51.47,
    longitude: -0.45,
    city: { en: 'London', 'zh-hk': '倫敦', ja: 'ロンドン' },
    name: { en: 'London Heathrow', 'zh-hk': '倫敦希斯路', ja: 'ロンドン・ヒースロー' },
  },
];

/** A text in the language that is asked for. */
export const localized = (texts: Translated) => (args?: { locale?: Locale }) =>
  inLocale(texts, args?.locale ?? 'en');

/** One of them as the schema shows it. */
export const airportAt = ({ city, name, ...place }: Place) => ({
  id: globalId('Airport', place.code),
  ...place,
  placeCode: place.code,
  city: localized(city),
  name: localized(name),
  hub: place.code === 'PVG',
  searchKeys: [city.en.toLowerCase()],
  terminal: 'T1',
});

/** An instant on the clocks of a place. */
export const momentAt = (instant: Date, zone: string) => ({
  instant,
  zone,
  local: `${localDay(instant, zone)}T${localTime(instant, zone)}`,
});
