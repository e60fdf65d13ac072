import { type GroundTable, ground, pricedIn } from './ground.ts';

const hongKong = pricedIn('HKD');
const macao = pricedIn('MOP');
const taiwan = pricedIn('TWD');

export const HONG_KONG_MACAO_TAIWAN_GROUND: GroundTable = {
  HKG: ground('J–K', [
    hongKong.rail(
      ['Airport Express', '機場快綫', 'エアポートエクスプレス'],
      ['Hong Kong Station, Central', '中環香港站', '中環・香港駅'],
      24,
      120,
    ),
    hongKong.bus(
      ['Cityflyer A21', '城巴A21', 'シティフライヤーA21'],
      ['Tsim Sha Tsui', '尖沙咀', '尖沙咀'],
      60,
      36.6,
    ),
    hongKong.bus(
      ['Cityflyer A11', '城巴A11', 'シティフライヤーA11'],
      ['Causeway Bay', '銅鑼灣', '銅鑼湾'],
      60,
      44.3,
    ),
    hongKong.taxi(40, 380),
  ]),
  MFM: ground('A', [
    macao.rail(['Light Rapid Transit', '澳門輕軌', 'マカオLRT'], ['Barra', '媽閣', '媽閣'], 22, 10),
    macao.bus(['Bus AP1', '巴士AP1', 'バスAP1'], ['Border Gate', '關閘', '関閘'], 35, 6),
    macao.taxi(15, 90),
  ]),
  TPE: ground('10–11', [
    taiwan.metro(
      ['Airport MRT, express', '機場捷運直達車', '桃園メトロ直達車'],
      ['Taipei Main Station', '台北車站', '台北駅'],
      37,
      150,
    ),
    taiwan.bus(
      ['Kuo-Kuang Bus 1819', '國光客運1819', '国光客運1819'],
      ['Taipei Main Station', '台北車站', '台北駅'],
      60,
      140,
    ),
    taiwan.taxi(45, 1200),
  ]),
};
