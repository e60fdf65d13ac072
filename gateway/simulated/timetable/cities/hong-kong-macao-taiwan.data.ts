import { city } from './city.ts';

export const HONG_KONG_MACAO_TAIWAN = [
  city({
    country: 'HK',
    zone: 'Asia/Hong_Kong',
    name: ['Hong Kong', '香港', '香港'],
    keys: 'hong kong, hongkong, xianggang, xiang gang, heung gong, ほんこん, ホンコン, honkon',
    airports: [
      {
        code: 'HKG',
        name: ['Hong Kong International Airport', '香港國際機場', '香港国際空港'],
        at: [22.308, 113.9185],
        terminal: 'T1',
        keys: 'chek lap kok, 赤鱲角, 赤鱲角机场, チェクラップコク',
      },
    ],
  }),
  city({
    country: 'MO',
    zone: 'Asia/Macau',
    name: ['Macao', '澳門', 'マカオ'],
    keys: 'macao, macau, aomen, ao men, 澳门, まかお',
    airports: [
      {
        code: 'MFM',
        name: ['Macau International Airport', '澳門國際機場', 'マカオ国際空港'],
        at: [22.1496, 113.5925],
        keys: 'taipa, 氹仔',
      },
    ],
  }),
  city({
    country: 'TW',
    zone: 'Asia/Taipei',
    name: ['Taipei', '台北', '台北'],
    keys: 'taipei, taibei, tai bei, 臺北, たいぺい, タイペイ, taihoku',
    airports: [
      {
        code: 'TPE',
        name: ['Taiwan Taoyuan International Airport', '台灣桃園國際機場', '台湾桃園国際空港'],
        at: [25.0777, 121.2328],
        terminal: 'T2',
        keys: 'taoyuan, tao yuan, 桃园, 桃園, とうえん',
      },
    ],
  }),
].flat();
