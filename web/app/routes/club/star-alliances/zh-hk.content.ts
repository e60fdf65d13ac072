import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { PARTNER_PROGRAMMES } from '#schema/codes/club/partner-earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const members = PARTNER_AIRLINES.filter(
  (code) => PARTNER_PROGRAMMES[code].alliance === 'STAR_ALLIANCE',
).length;

export const zhHk: Content = {
  title: '星空聯盟航空公司',
  description:
    '哪些合作航空公司屬於星空聯盟、會員乘搭其航班可享及不可享的項目，以及星空聯盟會員乘搭本公司航班的安排。',
  lead: `我們的${say.number(PARTNER_AIRLINES.length)}家合作航空公司之中，${say.number(members)}家屬於星空聯盟。本公司並非聯盟成員，會員乘搭這些航班只可賺取積分，沒有其他禮遇。`,
  keywords: ['聯盟', '星空聯盟金卡', '寰宇一家', '貴賓室', '合作夥伴'],
  sections: [
    {
      id: 'alliance',
      title: '甚麼是星空聯盟',
      blocks: [
        '星空聯盟由世界各地的航空公司組成。成員公司互售聯程機票，互相累積里數，並互認常客會籍：持有任何一家成員公司的星空聯盟金卡，乘搭其他成員公司亦可使用貴賓室、享有額外行李及優先服務。',
        `${say.airline}並非星空聯盟或任何其他聯盟的成員，而是與各合作夥伴分別訂立協議，範圍包括會員乘搭其航班的積分，以及其會員乘搭本公司航班的里數。`,
      ],
    },
    {
      id: 'partners',
      title: '屬於及不屬於星空聯盟的合作夥伴',
      blocks: [
        { kind: 'figure', name: 'star' },
        { kind: 'figure', name: 'oneworld' },
        '芬蘭航空屬於另一聯盟「寰宇一家」，在本會賺取積分的方法並無分別。',
      ],
    },
    {
      id: 'what-you-get',
      title: '乘搭合作夥伴航班可享的項目',
      blocks: [
        {
          kind: 'table',
          caption: `${say.club}會員乘搭合作夥伴航班的安排`,
          columns: ['項目', '本公司航班', '合作夥伴航班'],
          rows: [
            ['積分', '按票價計算', '按距離及訂位等級計算'],
            ['會員卡額外積分', '有', '沒有'],
            ['級別積分及航段', '有', '沒有'],
            ['貴賓室', '金卡或以上', '視乎合作夥伴的票價'],
            ['額外行李', '銀卡或以上', '視乎合作夥伴的票價'],
            ['優先服務', '銀卡或以上', '視乎合作夥伴的票價'],
          ],
        },
        `各訂位等級的積分請參閱${say.page('/memberIntro/partners', 'classes')}。`,
      ],
    },
    {
      id: 'star-gold',
      title: '持有星空聯盟金卡或銀卡',
      blocks: [
        '本公司並非聯盟成員，因此憑該會籍乘搭本公司航班，不可使用貴賓室，亦沒有額外行李。您仍可選擇：',
        {
          kind: 'list',
          items: [
            '預訂時填上該計劃的號碼，在原有計劃累積里數。',
            `申請級別配對：提交級別證明後，我們可能批出特別銀卡或特別金卡。詳情請參閱${say.page('/memberIntro/vipMemberSystem', 'other-ways')}。`,
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: '常見問題',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '行李可以直掛到合作夥伴的航班嗎？',
              answer: [
                '如屬同一張機票，行李可直掛至目的地。如分開購票，須自行提取行李、通過海關，並重新辦理登機手續。',
              ],
            },
            {
              question: '趕不上合作夥伴的接駁航班，由誰安排？',
              answer: [
                '如屬同一張機票，由延誤的航空公司安排改乘其他航班。如分開購票，後一程的航空公司沒有責任，請預留充足的轉機時間。',
              ],
            },
            {
              question: '你們會加入航空聯盟嗎？',
              answer: ['目前沒有消息可以公布。如有消息，會在本頁更新。'],
            },
          ],
        },
      ],
    },
  ],
};
