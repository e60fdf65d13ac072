import { city } from './city.ts';

export const EUROPE = [
  city({
    country: 'GB',
    zone: 'Europe/London',
    code: 'LON',
    name: ['London', '倫敦', 'ロンドン'],
    keys: 'london, lundun, lun dun, 伦敦, ろんどん, rondon',
    airports: [
      {
        code: 'LHR',
        name: ['London Heathrow Airport', '倫敦希斯路機場', 'ロンドン・ヒースロー空港'],
        at: [51.47, -0.4543],
        terminal: 'T2',
        keys: 'heathrow, xisiluo, 希思罗, 希思羅, 希斯路, ひーすろー',
      },
    ],
  }),
  city({
    country: 'FR',
    zone: 'Europe/Paris',
    code: 'PAR',
    name: ['Paris', '巴黎', 'パリ'],
    keys: 'paris, bali, ba li, 巴黎, ぱり, pari',
    airports: [
      {
        code: 'CDG',
        name: [
          'Paris Charles de Gaulle Airport',
          '巴黎戴高樂機場',
          'パリ・シャルル・ド・ゴール空港',
        ],
        at: [49.0097, 2.5479],
        terminal: 'T1',
        keys: 'charles de gaulle, roissy, daigaole, 戴高乐, しゃるるどごーる',
      },
    ],
  }),
  city({
    country: 'DE',
    zone: 'Europe/Berlin',
    name: ['Frankfurt', '法蘭克福', 'フランクフルト'],
    keys: 'frankfurt, falankefu, fa lan ke fu, 法兰克福, ふらんくふると',
    airports: [
      {
        code: 'FRA',
        name: ['Frankfurt Airport', '法蘭克福機場', 'フランクフルト空港'],
        at: [50.0379, 8.5622],
        terminal: 'T1',
      },
    ],
  }),
  city({
    country: 'IT',
    zone: 'Europe/Rome',
    code: 'MIL',
    name: ['Milan', '米蘭', 'ミラノ'],
    keys: 'milan, milano, milan, mi lan, 米兰, みらの',
    airports: [
      {
        code: 'MXP',
        name: ['Milan Malpensa Airport', '米蘭馬爾彭薩機場', 'ミラノ・マルペンサ空港'],
        at: [45.6306, 8.7281],
        terminal: 'T1',
        keys: 'malpensa, 马尔彭萨, まるぺんさ',
      },
    ],
  }),
  city({
    country: 'FI',
    zone: 'Europe/Helsinki',
    name: ['Helsinki', '赫爾辛基', 'ヘルシンキ'],
    keys: 'helsinki, heerxinji, he er xin ji, 赫尔辛基, へるしんき, herushinki',
    airports: [
      {
        code: 'HEL',
        name: ['Helsinki Airport', '赫爾辛基萬塔機場', 'ヘルシンキ・ヴァンター空港'],
        at: [60.3172, 24.9633],
        keys: 'vantaa, 万塔, ばんたー',
      },
    ],
  }),
  city({
    country: 'GR',
    zone: 'Europe/Athens',
    name: ['Athens', '雅典', 'アテネ'],
    keys: 'athens, athina, yadian, ya dian, あてね, atene',
    airports: [
      {
        code: 'ATH',
        name: ['Athens International Airport', '雅典國際機場', 'アテネ国際空港'],
        at: [37.9364, 23.9445],
        keys: 'venizelos',
      },
    ],
  }),
].flat();
