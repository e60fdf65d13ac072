import { city } from './city.ts';

const china = { country: 'CN', zone: 'Asia/Shanghai' };

export const MAINLAND_CHINA = [
  city({
    ...china,
    code: 'SHA',
    name: ['Shanghai', '上海', '上海'],
    keys: 'shanghai, shang hai, 上海, しゃんはい, シャンハイ, shanhai, 滬, 沪, hu',
    airports: [
      {
        code: 'PVG',
        name: ['Shanghai Pudong International Airport', '上海浦東國際機場', '上海浦東国際空港'],
        at: [31.1434, 121.8052],
        terminal: 'T2',
        keys: 'pudong, pu dong, 浦东, 浦東, ほとう, プードン',
      },
      {
        code: 'SHA',
        icao: 'ZSSS',
        name: ['Shanghai Hongqiao International Airport', '上海虹橋國際機場', '上海虹橋国際空港'],
        at: [31.1979, 121.3363],
        terminal: 'T2',
        keys: 'hongqiao, hong qiao, 虹桥, 虹橋, こうきょう, ホンチャオ',
      },
    ],
  }),
  city({
    ...china,
    code: 'BJS',
    name: ['Beijing', '北京', '北京'],
    keys: 'beijing, bei jing, peking, 北京, ぺきん, ペキン, pekin, 京',
    airports: [
      {
        code: 'PEK',
        name: ['Beijing Capital International Airport', '北京首都國際機場', '北京首都国際空港'],
        at: [40.0799, 116.6031],
        terminal: 'T3',
        keys: 'capital, shoudu, 首都',
      },
    ],
  }),
  city({
    ...china,
    name: ['Guangzhou', '廣州', '広州'],
    keys: 'guangzhou, guang zhou, canton, 广州, こうしゅう, コウシュウ, koshu, kwongchow',
    airports: [
      {
        code: 'CAN',
        name: ['Guangzhou Baiyun International Airport', '廣州白雲國際機場', '広州白雲国際空港'],
        at: [23.3924, 113.2988],
        terminal: 'T1',
        keys: 'baiyun, bai yun, 白云',
      },
    ],
  }),
  city({
    ...china,
    name: ['Shenzhen', '深圳', '深圳'],
    keys: 'shenzhen, shen zhen, shumchun, しんせん, シンセン, shinsen, 深セン',
    airports: [
      {
        code: 'SZX',
        name: ['Shenzhen Bao’an International Airport', '深圳寶安國際機場', '深圳宝安国際空港'],
        at: [22.6393, 113.8107],
        terminal: 'T3',
        keys: 'baoan, bao an, 宝安',
      },
    ],
  }),
  city({
    ...china,
    code: 'CTU',
    name: ['Chengdu', '成都', '成都'],
    keys: 'chengdu, cheng du, せいと, セイト, seito, チェンドゥ',
    airports: [
      {
        code: 'TFU',
        name: ['Chengdu Tianfu International Airport', '成都天府國際機場', '成都天府国際空港'],
        at: [30.3197, 104.4411],
        terminal: 'T2',
        keys: 'tianfu, tian fu, 天府',
      },
    ],
  }),
  city({
    ...china,
    name: ['Chongqing', '重慶', '重慶'],
    keys: 'chongqing, chong qing, chungking, 重庆, じゅうけい, ジュウケイ, jukei',
    airports: [
      {
        code: 'CKG',
        name: ['Chongqing Jiangbei International Airport', '重慶江北國際機場', '重慶江北国際空港'],
        at: [29.7192, 106.6417],
        terminal: 'T3',
        keys: 'jiangbei, jiang bei, 江北',
      },
    ],
  }),
  city({
    ...china,
    code: 'SIA',
    name: ['Xi’an', '西安', '西安'],
    keys: "xian, xi an, xi'an, sian, せいあん, セイアン, seian, シーアン",
    airports: [
      {
        code: 'XIY',
        name: ['Xi’an Xianyang International Airport', '西安咸陽國際機場', '西安咸陽国際空港'],
        at: [34.4471, 108.7516],
        terminal: 'T5',
        keys: 'xianyang, xian yang, 咸阳',
      },
    ],
  }),
  city({
    ...china,
    name: ['Kunming', '昆明', '昆明'],
    keys: 'kunming, kun ming, こんめい, コンメイ, konmei, クンミン',
    airports: [
      {
        code: 'KMG',
        name: ['Kunming Changshui International Airport', '昆明長水國際機場', '昆明長水国際空港'],
        at: [25.1019, 102.9292],
        keys: 'changshui, chang shui, 长水',
      },
    ],
  }),
  city({
    ...china,
    name: ['Changsha', '長沙', '長沙'],
    keys: 'changsha, chang sha, 长沙, ちょうさ, チョウサ, chosa',
    airports: [
      {
        code: 'CSX',
        name: ['Changsha Huanghua International Airport', '長沙黃花國際機場', '長沙黄花国際空港'],
        at: [28.1892, 113.2196],
        terminal: 'T2',
        keys: 'huanghua, huang hua, 黄花',
      },
    ],
  }),
  city({
    ...china,
    name: ['Xiamen', '廈門', '厦門'],
    keys: 'xiamen, xia men, amoy, 厦门, あもい, アモイ',
    airports: [
      {
        code: 'XMN',
        name: ['Xiamen Gaoqi International Airport', '廈門高崎國際機場', '厦門高崎国際空港'],
        at: [24.544, 118.1277],
        terminal: 'T4',
        keys: 'gaoqi, gao qi',
      },
    ],
  }),
  city({
    ...china,
    name: ['Qingdao', '青島', '青島'],
    keys: 'qingdao, qing dao, tsingtao, 青岛, ちんたお, チンタオ, chintao',
    airports: [
      {
        code: 'TAO',
        name: ['Qingdao Jiaodong International Airport', '青島膠東國際機場', '青島膠東国際空港'],
        at: [36.3619, 120.0876],
        keys: 'jiaodong, jiao dong, 胶东',
      },
    ],
  }),
  city({
    ...china,
    name: ['Dalian', '大連', '大連'],
    keys: 'dalian, da lian, 大连, だいれん, ダイレン, dairen',
    airports: [
      {
        code: 'DLC',
        name: [
          'Dalian Zhoushuizi International Airport',
          '大連周水子國際機場',
          '大連周水子国際空港',
        ],
        at: [38.9657, 121.5386],
        keys: 'zhoushuizi',
      },
    ],
  }),
  city({
    ...china,
    name: ['Harbin', '哈爾濱', 'ハルビン'],
    keys: 'harbin, haerbin, ha er bin, 哈尔滨, はるびん, 哈爾浜',
    airports: [
      {
        code: 'HRB',
        name: [
          'Harbin Taiping International Airport',
          '哈爾濱太平國際機場',
          'ハルビン太平国際空港',
        ],
        at: [45.6234, 126.2503],
        terminal: 'T2',
        keys: 'taiping, tai ping',
      },
    ],
  }),
  city({
    ...china,
    name: ['Sanya', '三亞', '三亜'],
    keys: 'sanya, san ya, hainan, 三亚, 海南, さんあ, サンア, san-a',
    airports: [
      {
        code: 'SYX',
        name: ['Sanya Phoenix International Airport', '三亞鳳凰國際機場', '三亜鳳凰国際空港'],
        at: [18.3029, 109.4123],
        terminal: 'T1',
        keys: 'phoenix, fenghuang, 凤凰',
      },
    ],
  }),
  city({
    country: 'CN',
    zone: 'Asia/Shanghai',
    name: ['Urumqi', '烏魯木齊', 'ウルムチ'],
    keys: 'urumqi, wulumuqi, wu lu mu qi, 乌鲁木齐, うるむち, urumuchi',
    airports: [
      {
        code: 'URC',
        name: [
          'Urumqi Tianshan International Airport',
          '烏魯木齊天山國際機場',
          'ウルムチ天山国際空港',
        ],
        at: [43.9071, 87.4742],
        terminal: 'T4',
        keys: 'tianshan, diwopu, 天山, 地窝堡, 地窩堡',
      },
    ],
  }),
].flat();
