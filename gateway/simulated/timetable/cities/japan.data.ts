import { city } from './city.ts';

const japan = { country: 'JP', zone: 'Asia/Tokyo' };

export const JAPAN = [
  city({
    ...japan,
    code: 'TYO',
    name: ['Tokyo', '東京', '東京'],
    keys: 'tokyo, tōkyō, toukyou, dongjing, dong jing, 东京, とうきょう, トウキョウ',
    airports: [
      {
        code: 'NRT',
        name: ['Narita International Airport', '成田國際機場', '成田国際空港'],
        at: [35.772, 140.3929],
        terminal: 'T1',
        keys: 'narita, chengtian, cheng tian, なりた, ナリタ, 成田',
      },
      {
        code: 'HND',
        name: ['Tokyo Haneda Airport', '東京羽田機場', '羽田空港'],
        at: [35.5494, 139.7798],
        terminal: 'T3',
        keys: 'haneda, yutian, yu tian, はねだ, ハネダ, 羽田',
      },
    ],
  }),
  city({
    ...japan,
    code: 'OSA',
    name: ['Osaka', '大阪', '大阪'],
    keys: 'osaka, ōsaka, oosaka, daban, da ban, おおさか, オオサカ',
    airports: [
      {
        code: 'KIX',
        name: ['Kansai International Airport', '關西國際機場', '関西国際空港'],
        at: [34.4347, 135.244],
        terminal: 'T1',
        keys: 'kansai, guanxi, guan xi, 关西, 関西, かんさい, カンサイ, 関空, かんくう',
      },
    ],
  }),
  city({
    ...japan,
    name: ['Nagoya', '名古屋', '名古屋'],
    keys: 'nagoya, mingguwu, ming gu wu, なごや, ナゴヤ',
    airports: [
      {
        code: 'NGO',
        name: [
          'Chubu Centrair International Airport',
          '中部國際機場',
          '中部国際空港（セントレア）',
        ],
        at: [34.8584, 136.8054],
        terminal: 'T1',
        keys: 'chubu, centrair, zhongbu, 中部, ちゅうぶ, セントレア',
      },
    ],
  }),
  city({
    ...japan,
    name: ['Fukuoka', '福岡', '福岡'],
    keys: 'fukuoka, hakata, fugang, fu gang, 福冈, ふくおか, フクオカ, はかた, 博多',
    airports: [
      {
        code: 'FUK',
        name: ['Fukuoka Airport', '福岡機場', '福岡空港'],
        at: [33.5859, 130.4507],
        terminal: 'I',
      },
    ],
  }),
  city({
    ...japan,
    code: 'SPK',
    name: ['Sapporo', '札幌', '札幌'],
    keys: 'sapporo, zhahuang, zha huang, hokkaido, さっぽろ, サッポロ, 北海道, ほっかいどう',
    airports: [
      {
        code: 'CTS',
        name: ['New Chitose Airport', '新千歲機場', '新千歳空港'],
        at: [42.7752, 141.6923],
        terminal: 'I',
        keys: 'chitose, shinchitose, xinqiansui, 新千岁, ちとせ, しんちとせ, チトセ',
      },
    ],
  }),
  city({
    ...japan,
    name: ['Okinawa', '沖繩', '沖縄'],
    keys: 'okinawa, naha, chongsheng, chong sheng, 冲绳, 那霸, 那覇, おきなわ, なは, オキナワ, ナハ',
    airports: [
      { code: 'OKA', name: ['Naha Airport', '那霸機場', '那覇空港'], at: [26.1958, 127.6459] },
    ],
  }),
].flat();
