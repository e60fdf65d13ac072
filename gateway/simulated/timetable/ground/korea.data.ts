import { type GroundTable, ground, pricedIn } from './ground.ts';

const { rail, bus, taxi } = pricedIn('KRW');

export const KOREA_GROUND: GroundTable = {
  ICN: ground('J–K', [
    rail(
      ['AREX Express', '機場鐵路直達列車', '空港鉄道直通列車'],
      ['Seoul Station', '首爾站', 'ソウル駅'],
      43,
      13_000,
    ),
    rail(
      ['AREX All-stop', '機場鐵路普通列車', '空港鉄道一般列車'],
      ['Hongik University', '弘大入口', '弘大入口駅'],
      53,
      4650,
    ),
    bus(
      ['Airport Bus 6015', '機場巴士6015', '空港バス6015'],
      ['Myeongdong', '明洞', '明洞'],
      80,
      18_000,
    ),
    taxi(65, 70_000),
  ]),
  PUS: ground('A', [
    rail(
      ['Busan–Gimhae Light Rail', '釜山金海輕軌', '釜山・金海軽電鉄'],
      ['Sasang', '沙上', '沙上駅'],
      11,
      1700,
    ),
    bus(
      ['Airport Limousine', '機場巴士', '空港リムジンバス'],
      ['Haeundae', '海雲台', '海雲台'],
      60,
      10_000,
    ),
    taxi(35, 22_000),
  ]),
  CJU: ground('A', [
    bus(
      ['Airport Bus 600', '機場巴士600', '空港バス600'],
      ['Seogwipo', '西歸浦', '西帰浦'],
      75,
      5500,
    ),
    bus(
      ['Bus 365', '巴士365', '市内バス365'],
      ['Jeju City Hall', '濟州市廳', '済州市庁'],
      25,
      1200,
    ),
    taxi(15, 8000),
  ]),
};
