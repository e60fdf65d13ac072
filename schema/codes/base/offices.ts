import type { Translated } from './locales.ts';

/** A ticket office of the airline. */
export type Office = {
  /** IATA code of its city. */
  readonly city: string;
  readonly name: Translated;
  readonly address: Translated;
  /** Monday to Friday, on the clock of the place; closed on its public holidays. */
  readonly opens: string;
  readonly closes: string;
  /** As it is printed, and in E.164. The demo's numbers cannot be dialled. */
  readonly phone: { readonly display: string; readonly e164: string };
};

const office = (
  city: string,
  [en, zhHk, ja]: readonly [string, string, string],
  [enAddress, zhHkAddress, jaAddress]: readonly [string, string, string],
  [opens, closes]: readonly [string, string],
  display: string,
): Office => ({
  city,
  opens,
  closes,
  name: { en, 'zh-hk': zhHk, ja },
  address: { en: enAddress, 'zh-hk': zhHkAddress, ja: jaAddress },
  phone: { display, e164: display.replaceAll(' ', '') },
});

/**
 * Offices that travellers can visit: head office first, then by country. Addresses are the demo's
 * own.
 */
export const OFFICES: readonly Office[] = [
  office(
    'SHA',
    ['Shanghai (head office)', '上海（總公司）', '上海（本社）'],
    [
      '88 Yulan Road, Changning District, Shanghai 200335',
      '上海市長寧區玉蘭路88號，郵政編碼200335',
      '上海市長寧区玉蘭路88号（郵便番号200335）',
    ],
    ['08:30', '18:00'],
    '+86 21 5555 0100',
  ),
  office(
    'BJS',
    ['Beijing', '北京', '北京'],
    [
      '16 Chaoyangmen Outer Street, Chaoyang District, Beijing 100020',
      '北京市朝陽區朝陽門外大街16號，郵政編碼100020',
      '北京市朝陽区朝陽門外大街16号（郵便番号100020）',
    ],
    ['09:00', '17:30'],
    '+86 10 5555 0110',
  ),
  office(
    'CAN',
    ['Guangzhou', '廣州', '広州'],
    [
      '5 Tianhe North Road, Tianhe District, Guangzhou 510620',
      '廣州市天河區天河北路5號，郵政編碼510620',
      '広州市天河区天河北路5号（郵便番号510620）',
    ],
    ['09:00', '17:30'],
    '+86 20 5555 0120',
  ),
  office(
    'HKG',
    ['Hong Kong', '香港', '香港'],
    [
      '12/F, 99 Queen’s Road Central, Hong Kong',
      '香港中環皇后大道中99號12樓',
      '香港中環クイーンズロード・セントラル99、12階',
    ],
    ['09:00', '18:00'],
    '+852 0000 0130',
  ),
  office(
    'TPE',
    ['Taipei', '台北', '台北'],
    [
      '7F, 120 Nanjing East Road Section 2, Taipei 104',
      '台北市中山區南京東路二段120號7樓',
      '台北市中山区南京東路二段120号7階',
    ],
    ['09:00', '17:30'],
    '+886 2 0000 0140',
  ),
  office(
    'TYO',
    ['Tokyo', '東京', '東京'],
    [
      '4F, 2-3-1 Marunouchi, Chiyoda-ku, Tokyo 100-0005',
      '東京都千代田區丸之內2-3-1 4樓',
      '〒100-0005 東京都千代田区丸の内2-3-1 4階',
    ],
    ['09:30', '17:30'],
    '+81 3 0000 0150',
  ),
  office(
    'OSA',
    ['Osaka', '大阪', '大阪'],
    [
      '6F, 1-5-8 Umeda, Kita-ku, Osaka 530-0001',
      '大阪市北區梅田1-5-8 6樓',
      '〒530-0001 大阪市北区梅田1-5-8 6階',
    ],
    ['09:30', '17:30'],
    '+81 6 0000 0160',
  ),
  office(
    'SEL',
    ['Seoul', '首爾', 'ソウル'],
    [
      '10F, 48 Sejong-daero, Jung-gu, Seoul 04513',
      '首爾市中區世宗大路48號10樓',
      'ソウル市中区世宗大路48、10階',
    ],
    ['09:00', '17:30'],
    '+82 2 0000 0170',
  ),
  office(
    'BKK',
    ['Bangkok', '曼谷', 'バンコク'],
    [
      '15th floor, 191 Silom Road, Bangkok 10500',
      '曼谷是隆路191號15樓',
      'バンコク シーロム通り191、15階',
    ],
    ['09:00', '17:00'],
    '+66 2 000 0180',
  ),
  office(
    'SIN',
    ['Singapore', '新加坡', 'シンガポール'],
    [
      '#08-01, 60 Robinson Road, Singapore 068892',
      '新加坡羅敏申路60號#08-01',
      'シンガポール ロビンソンロード60、8階',
    ],
    ['09:00', '17:30'],
    '+65 0000 0190',
  ),
  office(
    'LON',
    ['London', '倫敦', 'ロンドン'],
    [
      '3rd floor, 41 Kingsway, London WC2B 6TE',
      '倫敦Kingsway 41號3樓，WC2B 6TE',
      'ロンドン キングスウェイ41、3階 WC2B 6TE',
    ],
    ['09:00', '17:30'],
    '+44 20 7946 0101',
  ),
  office(
    'PAR',
    ['Paris', '巴黎', 'パリ'],
    ['14 rue Scribe, 75009 Paris', '巴黎rue Scribe 14號，75009', 'パリ スクリーブ通り14 75009'],
    ['09:00', '17:30'],
    '+33 1 99 00 01 02',
  ),
  office(
    'FRA',
    ['Frankfurt', '法蘭克福', 'フランクフルト'],
    [
      'Kaiserstraße 30, 60311 Frankfurt am Main',
      '法蘭克福Kaiserstraße 30號，60311',
      'フランクフルト カイザー通り30 60311',
    ],
    ['09:00', '17:00'],
    '+49 69 90009 103',
  ),
];
