import {
  PARTNER_KINDS,
  PARTNER_POINTS,
  type PartnerKind,
} from '#schema/codes/club/partner-points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';
import { EVERYDAY_EXAMPLE } from './everyday-example.ts';

const say = articleFigures('zh-hk');
const names: Record<PartnerKind, readonly [string, string]> = {
  HOTEL: ['酒店', '直接向酒店預訂的房租'],
  CAR_RENTAL: ['租車', '租金及里程費，不包括燃油、罰款及保險'],
  RIDE: ['接送', '經合作夥伴應用程式預約的士及機場接送'],
  BANK_CARD: ['聯名信用卡', '以聯名Visa卡購物，不包括現金透支及手續費'],
  SHOPPING: ['購物', '在合作商店購買而沒有退回的貨品'],
  DINING: ['餐飲', '帳單總額，包括服務費'],
};

export const zhHk: Content = {
  title: '透過合作夥伴賺取積分',
  description:
    '入住酒店、租車、接送、聯名信用卡、購物及餐飲均可賺取積分：各類合作夥伴的積分及存入時間。',
  lead: '住宿、租車、購物及用膳亦可賺取積分，用途與航班積分完全相同。',
  keywords: ['酒店', '租車', '信用卡', '購物', '餐廳', '積分'],
  sections: [
    {
      id: 'rates',
      title: '各類合作夥伴的積分',
      blocks: [
        {
          kind: 'table',
          caption: '每滿指定消費（不計稅項）可得的積分',
          columns: ['類別', '積分', '存入時間', '每月上限'],
          rows: PARTNER_KINDS.map((kind) => {
            const { spend, points, creditDays, monthlyPoints } = PARTNER_POINTS[kind];
            return [
              names[kind][0],
              `每滿${say.money(spend)}得${say.number(points)}分`,
              `${say.span(creditDays, 'day')}內`,
              monthlyPoints === null ? '不設上限' : `${say.number(monthlyPoints)}分`,
            ];
          }),
        },
        '計算範圍如下：',
        {
          kind: 'facts',
          items: PARTNER_KINDS.map((kind) => ({ term: names[kind][0], value: names[kind][1] })),
        },
        `例如酒店房租${say.money(EVERYDAY_EXAMPLE.amount)}，可得**${say.number(EVERYDAY_EXAMPLE.points)}分**。其他貨幣按合作夥伴當日匯率折算。`,
        {
          kind: 'notice',
          tone: 'info',
          title: '不計入會員級別',
          text: `合作夥伴積分不是級別積分，不計航段，亦沒有額外積分。${say.page('/memberIntro/vipMemberSystem')}只按乘搭航班計算。`,
        },
      ],
    },
    {
      id: 'how',
      title: '如何賺取積分',
      blocks: [
        {
          kind: 'steps',
          items: [
            `出發前查詢目的地的參與商戶：請致電${say.phone}或電郵至${say.email}。名單不時更新，我們會提供最新資料。`,
            '預訂或付款時提供會員號碼；大部分合作夥伴不接受事後補填。',
            '收到積分前請保留收據。',
          ],
        },
      ],
    },
    {
      id: 'bank-card',
      title: '聯名信用卡',
      blocks: [
        '本會與銀行聯名發行的Visa信用卡可在日常消費賺取積分，並附送本會的[Visa白金卡](/memberIntro/vipMemberSystem#other-ways)，享用[貴賓室及額外行李](/membershipBenefits)。',
        {
          kind: 'list',
          items: [
            '信用卡由銀行審批，年費及利率亦由銀行訂定。',
            '退貨時，有關積分會一併扣除。',
            '取消信用卡後，積分仍可保留；本會會員卡則於到期日失效。',
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: '未收到積分',
      blocks: [
        `請等候上表所列日數。如仍未收到，請將會員號碼及收據副本電郵至${say.email}，我們會向合作夥伴查詢後回覆您。`,
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
              question: '經旅遊網站預訂酒店，可以賺取積分嗎？',
              answer: ['一般不可以。酒店及租車公司只就直接預訂給予積分。'],
            },
            {
              question: '兩位會員同住一間房，可以各自賺取積分嗎？',
              answer: ['不可以。每間房、每部車或每張帳單只計入一位會員，即付款人。'],
            },
            {
              question: '可以同時賺取酒店自設計劃的積分嗎？',
              answer: ['部分合作夥伴可以，大部分只可選其一，請於預訂時查詢。'],
            },
            {
              question: '可以在這些合作夥伴使用積分嗎？',
              answer: [
                `不可以。積分可支付本公司航班的票價、優選座位及加購服務，詳情請參閱${say.page('/memberIntro/happinessClub', 'paying')}。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
