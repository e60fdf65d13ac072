import { describe, expect, it } from 'vitest';
import { type PlaceAirport, placeOf, placesOf, placeText } from './place.ts';
import { searchable, searchPlaces } from './search-places.ts';

const airport = (
  code: string,
  cityCode: string,
  city: string,
  name: string,
  country: string,
): PlaceAirport => ({
  code,
  cityCode,
  city,
  name,
  country,
  zone: 'Asia/Shanghai',
  placeCode: code === 'SHA' ? 'ZSSS' : code,
});

const AIRPORTS = [
  airport('PVG', 'SHA', 'Shanghai', 'Shanghai Pudong International Airport', 'CN'),
  airport('SHA', 'SHA', 'Shanghai', 'Shanghai Hongqiao International Airport', 'CN'),
  airport('HAN', 'HAN', 'Hanoi', 'Noi Bai International Airport', 'VN'),
  airport('HND', 'TYO', 'Tokyo', 'Tokyo Haneda International Airport', 'JP'),
  airport('NRT', 'TYO', 'Tokyo', 'Narita International Airport', 'JP'),
  airport('KIX', 'OSA', 'Osaka', 'Kansai International Airport', 'JP'),
  airport('XIY', 'SIA', "Xi'an", "Xi'an Xianyang International Airport", 'CN'),
  airport('LHR', 'LON', 'London', 'London Heathrow Airport', 'GB'),
  airport('CDG', 'PAR', 'Paris', 'Paris Charles de Gaulle Airport', 'FR'),
  airport('DPS', 'DPS', 'Bali', 'Ngurah Rai International Airport', 'ID'),
];
const SPELLINGS = new Map([
  ['PVG', ['上海', '浦东', 'shang hai', 'しゃんはい']],
  ['SHA', ['上海', '虹桥', 'hongqiao', 'しゃんはい']],
  ['NRT', ['東京', '东京', 'とうきょう', 'なりた', 'dongjing']],
  ['HND', ['東京', '东京', 'とうきょう', 'はねだ', 'dongjing']],
  ['KIX', ['大阪', 'おおさか', 'ōsaka', 'daban']],
  ['CDG', ['巴黎', 'ぱり', 'bali']],
]);
const PLACES = placesOf(AIRPORTS);
const ALL = searchable(PLACES, SPELLINGS);
const found = (typed: string) => searchPlaces(ALL, typed).map((place) => place.code);

describe('the places that can be chosen', () => {
  it('are airports, and cities with several of them', () => {
    expect(PLACES.map((place) => place.code)).toEqual([
      'SHA',
      'PVG',
      'ZSSS',
      'HAN',
      'TYO',
      'HND',
      'NRT',
      'KIX',
      'XIY',
      'LHR',
      'CDG',
      'DPS',
    ]);
  });

  it('distinguish an airport that bears the code of its city from the city', () => {
    expect(placeOf(PLACES, 'SHA')).toMatchObject({ airport: null, airportCodes: ['PVG', 'SHA'] });
    expect(placeOf(PLACES, 'ZSSS')).toMatchObject({ airportCodes: ['SHA'] });
  });

  it('are found by the code of a city that has one airport', () => {
    expect(placeText(placeOf(PLACES, 'LON'))).toBe('London (LHR)');
    expect(placeText(placeOf(PLACES, 'QQQ'))).toBe('');
  });
});

describe('looking for a place', () => {
  it.each([
    ['its code, in either case', 'nrt', 'NRT'],
    ['the beginning of its code', 'kI', 'KIX'],
    ['its city', 'tok', 'TYO'],
    ['a word in the name of the airport', 'heathrow', 'LHR'],
    ['its city and then its own name', 'tokyo nar', 'NRT'],
    ['an apostrophe left out', 'xian', 'XIY'],
    ['pinyin', 'dongjing', 'TYO'],
    ['Chinese, in either script', '东京', 'TYO'],
    ['kanji', '大阪', 'KIX'],
    ['hiragana', 'なりた', 'NRT'],
    ['katakana', 'ナリタ', 'NRT'],
    ['half-width katakana', 'ﾅﾘﾀ', 'NRT'],
    ['full-width letters', 'ＬＨＲ', 'LHR'],
    ['kana that is not finished', 'とうk', 'TYO'],
    ['a macron left out', 'osaka', 'KIX'],
    ['the airport that bears the code of its city', 'hongqiao', 'ZSSS'],
    ['a nickname of its country, before places that contain it', 'uk', 'LHR'],
    ['another name of its country', 'england', 'LHR'],
    ['two letters exchanged', 'lodnon', 'LHR'],
    ['a letter too few', 'shaghai', 'SHA'],
    ['another letter', 'osoka', 'KIX'],
  ])('finds it by %s', (_, typed, code) => {
    expect(found(typed)[0]).toBe(code);
  });

  it('takes a code before a city that begins alike', () => {
    expect(found('han')[0]).toBe('HAN');
  });

  it('takes the city before a spelling in another language', () => {
    expect(found('bali')).toEqual(['DPS', 'CDG']);
  });

  it.each(['japan', '日本', 'にほん', 'japa', 'JAPAN'])(
    'shows all places of the country %s',
    (typed) => {
      expect(found(typed)).toEqual(['TYO', 'HND', 'NRT', 'KIX']);
    },
  );

  it('takes cities before a country that begins alike', () => {
    expect(found('chi')).toEqual([]);
    expect(found('viet')).toEqual(['HAN']);
  });

  it('shows a city with its airports', () => {
    expect(found('tokyo')).toEqual(['TYO', 'HND', 'NRT']);
  });

  it('shows all while nothing is typed, and nothing for what is none', () => {
    expect(found(' ')).toHaveLength(PLACES.length);
    expect(found('qqqqqq')).toEqual([]);
    expect(found('zz')).toEqual([]);
  });

  it('finds by code and name before the other spellings have arrived', () => {
    expect(searchPlaces(searchable(PLACES), 'lon').map((place) => place.code)[0]).toBe('LHR');
  });
});
