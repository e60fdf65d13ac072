import { city } from './city.ts';

export const SOUTH_EAST_ASIA = [
  city({
    country: 'SG',
    zone: 'Asia/Singapore',
    name: ['Singapore', '新加坡', 'シンガポール'],
    keys: 'singapore, xinjiapo, xin jia po, しんがぽーる, shingaporu, 星洲, 獅城',
    airports: [
      {
        code: 'SIN',
        name: ['Singapore Changi Airport', '新加坡樟宜機場', 'シンガポール・チャンギ国際空港'],
        at: [1.3644, 103.9915],
        terminal: 'T3',
        keys: 'changi, zhangyi, 樟宜, ちゃんぎ, チャンギ',
      },
    ],
  }),
  city({
    country: 'TH',
    zone: 'Asia/Bangkok',
    name: ['Bangkok', '曼谷', 'バンコク'],
    keys: 'bangkok, mangu, man gu, krung thep, ばんこく, bankoku',
    airports: [
      {
        code: 'BKK',
        name: ['Suvarnabhumi Airport', '素萬那普機場', 'スワンナプーム国際空港'],
        at: [13.69, 100.7501],
        keys: 'suvarnabhumi, 素万那普, すわんなぷーむ',
      },
    ],
  }),
  city({
    country: 'TH',
    zone: 'Asia/Bangkok',
    name: ['Phuket', '布吉', 'プーケット'],
    keys: 'phuket, puji, pu ji, 普吉, 普吉岛, ぷーけっと, puketto',
    airports: [
      {
        code: 'HKT',
        name: ['Phuket International Airport', '布吉國際機場', 'プーケット国際空港'],
        at: [8.1132, 98.3169],
      },
    ],
  }),
  city({
    country: 'MY',
    zone: 'Asia/Kuala_Lumpur',
    name: ['Kuala Lumpur', '吉隆坡', 'クアラルンプール'],
    keys: 'kuala lumpur, kl, klia, jilongpo, ji long po, くあらるんぷーる',
    airports: [
      {
        code: 'KUL',
        name: ['Kuala Lumpur International Airport', '吉隆坡國際機場', 'クアラルンプール国際空港'],
        at: [2.7456, 101.7099],
        terminal: 'T1',
        keys: 'sepang, 雪邦',
      },
    ],
  }),
  city({
    country: 'VN',
    zone: 'Asia/Ho_Chi_Minh',
    name: ['Ho Chi Minh City', '胡志明市', 'ホーチミン'],
    keys: 'ho chi minh, saigon, huzhiming, hu zhi ming, 西貢, 西贡, ほーちみん, サイゴン',
    airports: [
      {
        code: 'SGN',
        name: ['Tan Son Nhat International Airport', '新山一國際機場', 'タンソンニャット国際空港'],
        at: [10.8188, 106.652],
        terminal: 'T2',
        keys: 'tan son nhat, 新山一',
      },
    ],
  }),
  city({
    country: 'VN',
    zone: 'Asia/Ho_Chi_Minh',
    name: ['Hanoi', '河內', 'ハノイ'],
    keys: 'hanoi, ha noi, henei, he nei, 河内, はのい',
    airports: [
      {
        code: 'HAN',
        name: ['Noi Bai International Airport', '內排國際機場', 'ノイバイ国際空港'],
        at: [21.2187, 105.8047],
        terminal: 'T2',
        keys: 'noi bai, 内排',
      },
    ],
  }),
  city({
    country: 'PH',
    zone: 'Asia/Manila',
    name: ['Manila', '馬尼拉', 'マニラ'],
    keys: 'manila, manila, manila bay, 马尼拉, まにら',
    airports: [
      {
        code: 'MNL',
        name: [
          'Ninoy Aquino International Airport',
          '尼諾伊·阿基諾國際機場',
          'ニノイ・アキノ国際空港',
        ],
        at: [14.5086, 121.0198],
        terminal: 'T1',
        keys: 'ninoy aquino, naia',
      },
    ],
  }),
  city({
    country: 'ID',
    zone: 'Asia/Makassar',
    name: ['Bali', '峇里島', 'バリ島'],
    keys: 'bali, denpasar, balidao, ba li dao, 巴厘岛, 巴里島, 峇里, ばり, デンパサール, でんぱさーる',
    airports: [
      {
        code: 'DPS',
        name: [
          'I Gusti Ngurah Rai International Airport',
          '伍拉·賴國際機場',
          'ングラ・ライ国際空港',
        ],
        at: [-8.7482, 115.1672],
        terminal: 'I',
        keys: 'ngurah rai',
      },
    ],
  }),
].flat();
