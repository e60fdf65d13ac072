import { type GroundTable, ground, pricedIn } from './ground.ts';

const singapore = pricedIn('SGD');
const thailand = pricedIn('THB');
const malaysia = pricedIn('MYR');
const vietnam = pricedIn('VND');
const philippines = pricedIn('PHP');
const indonesia = pricedIn('IDR');

export const SOUTH_EAST_ASIA_GROUND: GroundTable = {
  SIN: ground('4–5', [
    singapore.metro(
      ['MRT East–West Line', '地鐵東西線', 'MRT東西線'],
      ['City Hall', '政府大廈', 'シティホール駅'],
      38,
      2.4,
    ),
    singapore.bus(
      ['Bus 36', '巴士36', '路線バス36'],
      ['Orchard Road', '烏節路', 'オーチャード・ロード'],
      65,
      2.4,
    ),
    singapore.taxi(25, 32),
  ]),
  BKK: ground('J–K', [
    thailand.rail(
      ['Airport Rail Link', '機場快鐵', 'エアポート・レール・リンク'],
      ['Phaya Thai', '披耶泰', 'パヤタイ駅'],
      26,
      45,
    ),
    thailand.bus(
      ['Airport bus S1', '機場巴士S1', '空港バスS1'],
      ['Khao San Road', '考山路', 'カオサン通り'],
      70,
      60,
    ),
    thailand.taxi(45, 400),
  ]),
  HKT: ground('C', [
    thailand.bus(
      ['Smart Bus', '布吉智慧巴士', 'スマートバス'],
      ['Patong', '芭東', 'パトン'],
      75,
      100,
    ),
    thailand.bus(
      ['Airport bus', '機場巴士', '空港バス'],
      ['Phuket Town', '布吉鎮', 'プーケット・タウン'],
      75,
      100,
    ),
    thailand.taxi(50, 800),
  ]),
  KUL: ground('G–H', [
    malaysia.rail(
      ['KLIA Ekspres', '機場快線', 'KLIAエクスプレス'],
      ['KL Sentral', '吉隆坡中央車站', 'KLセントラル駅'],
      28,
      55,
    ),
    malaysia.bus(
      ['Airport Coach', '機場巴士', 'エアポートコーチ'],
      ['KL Sentral', '吉隆坡中央車站', 'KLセントラル駅'],
      60,
      15,
    ),
    malaysia.taxi(55, 100),
  ]),
  SGN: ground('E–F', [
    vietnam.bus(
      ['Bus 109', '巴士109', '路線バス109'],
      ['Ben Thanh Market', '濱城市場', 'ベンタイン市場'],
      45,
      15_000,
    ),
    vietnam.taxi(35, 180_000),
  ]),
  HAN: ground('D–E', [
    vietnam.bus(
      ['Express Bus 86', '快速巴士86', '急行バス86'],
      ['Hanoi Railway Station', '河內火車站', 'ハノイ駅'],
      60,
      45_000,
    ),
    vietnam.taxi(40, 350_000),
  ]),
  MNL: ground('B', [
    philippines.bus(
      ['UBE Express', '機場快速巴士', 'UBEエクスプレス'],
      ['Parañaque bus terminal', '巴拉納克綜合巴士總站', 'パラニャーケ統合バスターミナル'],
      40,
      150,
    ),
    philippines.taxi(40, 400),
  ]),
  DPS: ground('C', [
    indonesia.bus(
      ['Trans Metro Dewata', '德瓦塔巴士', 'トランス・メトロ・デワタ'],
      ['Ubud', '烏布', 'ウブド'],
      110,
      4400,
    ),
    indonesia.taxi(25, 200_000),
  ]),
};
