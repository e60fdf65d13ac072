import { type GroundTable, ground, pricedIn } from './ground.ts';

const britain = pricedIn('GBP');
const { rail, metro, bus, taxi } = pricedIn('EUR');

export const EUROPE_GROUND: GroundTable = {
  LHR: ground('A–B', [
    britain.rail(
      ['Heathrow Express', '希斯路機場快線', 'ヒースロー・エクスプレス'],
      ['Paddington', '柏靈頓', 'パディントン駅'],
      15,
      26,
    ),
    britain.rail(
      ['Elizabeth line', '伊利沙伯線', 'エリザベス線'],
      ['Tottenham Court Road', '托登咸宮路', 'トッテナム・コート・ロード駅'],
      34,
      13.9,
    ),
    britain.metro(
      ['Piccadilly line', '皮卡迪利線', 'ピカデリー線'],
      ['Piccadilly Circus', '皮卡迪利圓環', 'ピカデリー・サーカス駅'],
      50,
      5.8,
    ),
    britain.taxi(55, 85),
  ]),
  CDG: ground('4', [
    rail(
      [
        'RER B, by CDGVAL shuttle to the station',
        '區域快鐵B線（先乘CDGVAL接駁列車往車站）',
        'RER B線（CDGVALで駅へ）',
      ],
      ['Gare du Nord', '巴黎北站', 'パリ北駅'],
      40,
      13,
    ),
    taxi(45, 56),
  ]),
  FRA: ground('B', [
    rail(
      ['S-Bahn S8 and S9', '市郊鐵路S8及S9', 'Sバーン S8・S9'],
      ['Frankfurt central station', '法蘭克福中央車站', 'フランクフルト中央駅'],
      13,
      6.6,
    ),
    taxi(25, 45),
  ]),
  MXP: ground('11–12', [
    rail(
      ['Malpensa Express', '馬爾彭薩機場快線', 'マルペンサ・エクスプレス'],
      ['Milano Centrale', '米蘭中央車站', 'ミラノ中央駅'],
      52,
      15,
    ),
    bus(
      ['Malpensa Shuttle', '馬爾彭薩機場巴士', 'マルペンサ・シャトル'],
      ['Milano Centrale', '米蘭中央車站', 'ミラノ中央駅'],
      55,
      10,
    ),
    taxi(50, 110),
  ]),
  HEL: ground('2', [
    rail(
      ['Ring Rail I and P', '環線列車I及P', '環状線I・P'],
      ['Helsinki Central Station', '赫爾辛基中央車站', 'ヘルシンキ中央駅'],
      30,
      4.4,
    ),
    bus(
      ['Bus 600', '巴士600', '路線バス600'],
      ['Helsinki Central Station', '赫爾辛基中央車站', 'ヘルシンキ中央駅'],
      40,
      4.4,
    ),
    taxi(30, 45),
  ]),
  ATH: ground('B', [
    metro(
      ['Metro Line 3', '地鐵三號線', '地下鉄3号線'],
      ['Syntagma', '憲法廣場', 'シンタグマ駅'],
      40,
      9,
    ),
    bus(['Bus X95', '巴士X95', '路線バスX95'], ['Syntagma', '憲法廣場', 'シンタグマ'], 65, 5.5),
    taxi(40, 40),
  ]),
};
