import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { domestic, international } = LIMITS.minimumConnectionMinutes;

export const zhHk: Content = {
  title: `關於${say.airline}`,
  description: `認識${say.airline}：${say.city}兩個機場樞紐、航點、機隊及座位、會員計劃，以及聯絡方法。`,
  lead: `${say.airline}以${say.city}為基地，連繫中國各大城市、亞洲鄰近地區以至歐洲。`,
  keywords: ['公司', '航空公司', '航線', '樞紐', '機隊', '目的地'],
  sections: [
    {
      id: 'in-figures',
      title: '數字一覽',
      blocks: [{ kind: 'figure', name: 'figures' }, '以上數字按現行航班時間表及機隊計算。'],
    },
    {
      id: 'network',
      title: '航線網絡',
      blocks: [
        { kind: 'figure', name: 'map' },
        `${say.city}鄰近歐洲與日本之間的最短航線。由亞洲各地抵達的早班機，可銜接下午早段飛往歐洲的航班；由歐洲抵達的航班，則可銜接晚間飛往亞洲各地的航班。`,
        { kind: 'figure', name: 'places' },
      ],
    },
    {
      id: 'hubs',
      title: '一個城市，兩個機場',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '浦東（PVG）',
              value: '所有國際及地區航班，以及與其銜接的內地航班',
            },
            {
              term: '虹橋（SHA）',
              value: '內地航班；乘地鐵約半小時可達市中心',
            },
            {
              term: '轉機時間',
              value: `內地航班之間最少${say.span(domestic, 'minute')}；如其中一程為國際或地區航班，最少${say.span(international, 'minute')}`,
            },
          ],
        },
        '兩個機場車程約一小時，因此我們不出售須在兩個機場之間轉乘的行程。',
      ],
    },
    {
      id: 'fleet',
      title: '機隊',
      blocks: [
        '短途航班採用單通道的空中巴士A320系列；雙通道的波音787-9飛往歐洲、東京羽田、新加坡及峇里。',
        { kind: 'figure', name: 'fleet' },
        `座位、客艙平面圖及續航距離，請參閱${say.page('/aircraftIntroduction')}。`,
      ],
    },
    {
      id: 'club',
      title: '會員計劃及合作夥伴',
      blocks: [
        `[${say.club}](/memberIntro/happinessClub)會員乘搭航班可賺取積分。預訂時亦可填寫${say.number(PARTNER_AIRLINES.length)}家合作航空公司的會員號碼，詳情請參閱${say.page('/memberIntro/partners')}。`,
      ],
    },
    {
      id: 'good-to-know',
      title: '其他資料',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: '航班編號', value: `以${BRAND.carrierCode}開首` },
            { term: '機票號碼', value: `以${BRAND.ticketPrefix}開首` },
            { term: '票價貨幣', value: BRAND.currency },
            {
              term: '網站語言',
              value: `${say.number(LOCALES.length)}種：英文、香港繁體中文及日文`,
            },
            { term: '客戶服務', value: `${say.phone}，${say.email}` },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: '企業文化',
              text: '我們的承諾，以及查證方法。',
              to: '/culture',
              icon: 'heart-handshake',
            },
            {
              title: '聯絡及支援',
              text: '常見問題、電話、電郵及辦事處。',
              to: '/guide/contact',
              icon: 'phone',
            },
            {
              title: '貴賓室',
              text: '本公司及合作航空公司的貴賓室。',
              to: '/lounges',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
  ],
};
