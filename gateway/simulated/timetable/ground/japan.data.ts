import { type GroundTable, ground, pricedIn } from './ground.ts';

const { rail, metro, bus, taxi } = pricedIn('JPY');

export const JAPAN_GROUND: GroundTable = {
  NRT: ground('C–D', [
    rail(['Narita Express', '成田特快', '成田エクスプレス'], ['Tokyo', '東京', '東京駅'], 53, 3070),
    rail(
      ['Keisei Skyliner', '京成Skyliner', '京成スカイライナー'],
      ['Nippori', '日暮里', '日暮里駅'],
      39,
      2580,
    ),
    bus(
      ['Airport Bus TYO-NRT', '機場巴士TYO-NRT', 'エアポートバス東京・成田'],
      ['Tokyo Station', '東京站', '東京駅'],
      65,
      1500,
    ),
    taxi(70, 25_000),
  ]),
  HND: ground('F–G', [
    rail(['Keikyu Line', '京急線', '京急線'], ['Shinagawa', '品川', '品川駅'], 13, 330),
    rail(
      ['Tokyo Monorail', '東京單軌電車', '東京モノレール'],
      ['Hamamatsucho', '濱松町', '浜松町駅'],
      15,
      520,
    ),
    bus(
      ['Airport Limousine', '利木津巴士', 'リムジンバス'],
      ['Shinjuku', '新宿', '新宿駅'],
      45,
      1400,
    ),
    taxi(30, 9000),
  ]),
  KIX: ground('E–F', [
    rail(['JR Haruka', 'JR關空特急Haruka', 'JR特急はるか'], ['Osaka', '大阪', '大阪駅'], 47, 2940),
    rail(
      ['Nankai Rapi:t', '南海特急Rapi:t', '南海特急ラピート'],
      ['Namba', '難波', 'なんば駅'],
      38,
      1490,
    ),
    bus(
      ['Airport Limousine', '機場巴士', 'リムジンバス'],
      ['Osaka-Umeda', '大阪梅田', '大阪梅田'],
      60,
      1800,
    ),
    taxi(55, 18_000),
  ]),
  NGO: ground('G–H', [
    rail(
      ['Meitetsu μ-SKY', '名鐵μ-SKY', '名鉄ミュースカイ'],
      ['Nagoya', '名古屋', '名鉄名古屋駅'],
      28,
      1430,
    ),
    bus(
      ['Centrair Limousine', '機場巴士', 'セントレアリムジン'],
      ['Nagoya Station', '名古屋站', '名古屋駅'],
      60,
      1500,
    ),
    taxi(50, 16_000),
  ]),
  FUK: ground('C', [
    bus(
      ['Nishitetsu Bus', '西鐵巴士', '西鉄バス'],
      ['Hakata Station', '博多站', '博多駅'],
      20,
      310,
    ),
    metro(
      [
        'Airport Subway, by shuttle bus to the domestic terminal',
        '地鐵機場線（先乘接駁巴士往國內線客運大樓）',
        '地下鉄空港線（国内線ターミナルまで連絡バス）',
      ],
      ['Hakata', '博多', '博多駅'],
      25,
      260,
    ),
    taxi(20, 2200),
  ]),
  CTS: ground('B', [
    rail(
      ['JR Rapid Airport', 'JR快速Airport', 'JR快速エアポート'],
      ['Sapporo', '札幌', '札幌駅'],
      37,
      1230,
    ),
    bus(
      ['Airport bus', '機場巴士', '空港連絡バス'],
      ['Sapporo Station', '札幌站', '札幌駅前'],
      80,
      1300,
    ),
    taxi(60, 15_000),
  ]),
  OKA: ground('H', [
    rail(['Yui Rail', '沖繩單軌電車', 'ゆいレール'], ['Makishi', '牧志', '牧志駅'], 17, 340),
    bus(
      ['Airport Limousine', '機場利木津巴士', '空港リムジンバス'],
      ['Onna', '恩納村', '恩納村'],
      90,
      1800,
    ),
    taxi(15, 2000),
  ]),
};
