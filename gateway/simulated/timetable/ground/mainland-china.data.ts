import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { type GroundTable, ground, pricedIn } from './ground.ts';

const { maglev, metro, rail, bus, taxi } = pricedIn('CNY');

export const MAINLAND_CHINA_GROUND: GroundTable = {
  PVG: ground(
    'J–M',
    [
      maglev(
        ['Shanghai Maglev', '上海磁浮列車', '上海リニア（マグレブ）'],
        ['Longyang Road', '龍陽路', '竜陽路'],
        8,
        50,
      ),
      rail(
        ['Airport Link Line', '機場聯絡線', '空港連絡線'],
        ['Hongqiao Airport Terminal 2', '虹橋機場二號客運大樓', '虹橋空港第2ターミナル'],
        40,
        26,
      ),
      metro(
        ['Metro Line 2', '地鐵二號線', '地下鉄2号線'],
        ['People’s Square', '人民廣場', '人民広場'],
        62,
        7,
      ),
      taxi(55, 190),
    ],
    COUNTERS.hubOpenMinutes,
  ),
  SHA: ground(
    'A–F',
    [
      metro(
        ['Metro Line 10', '地鐵十號線', '地下鉄10号線'],
        ['East Nanjing Road', '南京東路', '南京東路'],
        36,
        5,
      ),
      metro(
        ['Metro Line 2', '地鐵二號線', '地下鉄2号線'],
        ['People’s Square', '人民廣場', '人民広場'],
        32,
        5,
      ),
      rail(
        ['Airport Link Line', '機場聯絡線', '空港連絡線'],
        ['Pudong Airport', '浦東機場', '浦東空港'],
        40,
        26,
      ),
      taxi(35, 70),
    ],
    COUNTERS.hubOpenMinutes,
  ),
  PEK: ground('F–H', [
    rail(
      ['Capital Airport Express', '首都機場線', '首都空港線'],
      ['Dongzhimen', '東直門', '東直門'],
      20,
      25,
    ),
    bus(
      ['Airport Bus to Beijing Station', '機場巴士北京站線', '空港バス北京駅線'],
      ['Beijing Railway Station', '北京站', '北京駅'],
      70,
      30,
    ),
    taxi(45, 120),
  ]),
  CAN: ground('A', [
    metro(
      ['Metro Line 3', '地鐵三號線', '地下鉄3号線'],
      ['Tiyu Xilu', '體育西路', '体育西路'],
      42,
      8,
    ),
    bus(
      ['Airport Express to Guangzhou Station', '空港快線廣州站線', '空港快速バス広州駅線'],
      ['Guangzhou Railway Station', '廣州站', '広州駅'],
      50,
      20,
    ),
    taxi(40, 130),
  ]),
  SZX: ground('C–D', [
    metro(['Metro Line 11', '地鐵十一號線', '地下鉄11号線'], ['Futian', '福田', '福田'], 33, 7),
    bus(
      ['Airport Bus A1', '機場巴士A1', '空港バスA1'],
      ['Shenzhen Railway Station', '深圳站', '深圳駅'],
      70,
      30,
    ),
    taxi(45, 110),
  ]),
  TFU: ground('G–H', [
    metro(
      ['Metro Line 18', '地鐵十八號線', '地下鉄18号線'],
      ['South Railway Station', '火車南站', '成都南駅'],
      38,
      11,
    ),
    bus(
      ['Airport Bus to Chunxi Road', '機場巴士春熙路線', '空港バス春熙路線'],
      ['Chunxi Road', '春熙路', '春熙路'],
      75,
      30,
    ),
    taxi(60, 190),
  ]),
  CKG: ground('E–F', [
    metro(
      ['Rail Transit Line 10', '軌道交通十號線', '軌道交通10号線'],
      ['Chongqing North Station', '重慶北站', '重慶北駅'],
      28,
      4,
    ),
    bus(
      ['Airport Express to Jiefangbei', '機場快線解放碑線', '空港快速バス解放碑線'],
      ['Jiefangbei', '解放碑', '解放碑'],
      50,
      15,
    ),
    taxi(40, 75),
  ]),
  XIY: ground('D–E', [
    metro(
      ['Metro Line 14', '地鐵十四號線', '地下鉄14号線'],
      ['Xi’an North Station', '西安北站', '西安北駅'],
      35,
      6,
    ),
    bus(
      ['Airport Bus to the Bell Tower', '機場巴士鐘樓線', '空港バス鐘楼線'],
      ['Bell Tower', '鐘樓', '鐘楼'],
      70,
      25,
    ),
    taxi(50, 120),
  ]),
  KMG: ground('E–G', [
    metro(
      ['Metro Line 6', '地鐵六號線', '地下鉄6号線'],
      ['Tangzixiang', '塘子巷', '塘子巷'],
      36,
      6,
    ),
    bus(
      ['Airport Bus Line 1', '空港快線一號線', '空港バス1号線'],
      ['Xiaoximen', '小西門', '小西門'],
      60,
      25,
    ),
    taxi(40, 90),
  ]),
  CSX: ground('C', [
    maglev(
      ['Changsha Maglev Express', '長沙磁浮快線', '長沙リニア'],
      ['Changsha South Station', '長沙南站', '長沙南駅'],
      20,
      20,
    ),
    metro(
      ['Metro Line 6', '地鐵六號線', '地下鉄6号線'],
      ['Yingbinlukou', '迎賓路口', '迎賓路口'],
      38,
      6,
    ),
    taxi(40, 95),
  ]),
  XMN: ground('B', [
    bus(
      ['Airport Express to Xiamen Station', '機場快線廈門站線', '空港快速バス厦門駅線'],
      ['Xiamen Railway Station', '廈門站', '厦門駅'],
      30,
      10,
    ),
    taxi(25, 45),
  ]),
  TAO: ground('D–E', [
    metro(
      ['Metro Line 8', '地鐵八號線', '地下鉄8号線'],
      ['Qingdao North Station', '青島北站', '青島北駅'],
      40,
      6,
    ),
    bus(
      ['Airport Bus 701', '機場巴士701', '空港バス701'],
      ['May Fourth Square', '五四廣場', '五四広場'],
      75,
      30,
    ),
    taxi(60, 150),
  ]),
  DLC: ground('B', [
    metro(
      ['Metro Line 2', '地鐵二號線', '地下鉄2号線'],
      ['Zhongshan Square', '中山廣場', '中山広場'],
      27,
      4,
    ),
    taxi(25, 40),
  ]),
  HRB: ground('C', [
    bus(
      ['Airport Bus Line 1', '機場巴士一號線', '空港バス1号線'],
      ['Harbin Railway Station', '哈爾濱站', 'ハルビン駅'],
      60,
      20,
    ),
    taxi(50, 120),
  ]),
  SYX: ground('B', [
    rail(
      ['Hainan ring railway', '海南環島高鐵', '海南環状高速鉄道'],
      ['Sanya Station', '三亞站', '三亜駅'],
      11,
      8,
    ),
    bus(
      ['Airport Bus to Dadonghai', '機場巴士大東海線', '空港バス大東海線'],
      ['Dadonghai', '大東海', '大東海'],
      45,
      15,
    ),
    taxi(30, 60),
  ]),
  URC: ground('B–C', [
    bus(
      ['Airport Bus to Nanmen', '機場巴士南門線', '空港バス南門線'],
      ['Nanmen', '南門', '南門'],
      50,
      20,
    ),
    taxi(35, 60),
  ]),
};
