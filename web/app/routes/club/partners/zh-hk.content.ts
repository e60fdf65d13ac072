import { EARNING } from '#schema/codes/club/earning.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import {
  PARTNER_CREDIT_DAYS,
  PARTNER_EXAMPLE,
  PARTNER_KILOMETRES_PER_POINT,
} from '#schema/codes/club/partner-earning.ts';
import { earnedByDistance } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { kilometres, percent } = PARTNER_EXAMPLE;
const example = {
  distance: say.measure(kilometres, 'kilometer'),
  full: say.number(earnedByDistance(kilometres, 100)),
  percent: say.measure(percent, 'percent'),
  points: say.number(earnedByDistance(kilometres, percent)),
};

export const zhHk: Content = {
  title: '合作航空公司',
  description:
    '會員可賺取積分的合作航空公司、其樞紐城市、各訂位等級的積分百分比，以及合作夥伴會員如何在本公司累積里數。',
  lead: `乘搭${say.number(PARTNER_AIRLINES.length)}家合作航空公司的航班亦可賺取積分，按航程距離及訂位等級計算，與票價無關。`,
  keywords: ['合作夥伴', '訂位等級', '代號共享', '里數', '常客號碼'],
  sections: [
    {
      id: 'airlines',
      title: '合作夥伴一覽',
      blocks: [
        { kind: 'figure', name: 'airlines' },
        `我們與各航空公司分別合作，並非航空聯盟成員。有關分別請參閱${say.page('/memberIntro/starAlliances')}。`,
      ],
    },
    {
      id: 'how',
      title: '如何賺取積分',
      blocks: [
        {
          kind: 'steps',
          items: [
            `向合作夥伴預訂時，選擇**${say.airline}**計劃並填上會員號碼；亦可於登機櫃位提供。`,
            '在預訂確認書查看訂位等級，即單一英文字母；訂位等級與客位並不相同。',
            `合作夥伴確認後，積分於乘搭航班後${say.span(PARTNER_CREDIT_DAYS, 'day')}內存入。`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: '只計積分',
          text: '合作航班可賺取供使用的積分，但不包括會員卡額外積分，亦不計級別積分及航段；本公司的貴賓室、行李及優先禮遇並不適用。',
        },
      ],
    },
    {
      id: 'classes',
      title: '各訂位等級的積分',
      blocks: [
        `百分比為${say.measure(100, 'percent')}時，兩個機場之間的距離每${say.measure(PARTNER_KILOMETRES_PER_POINT, 'kilometer')}可得一分。`,
        { kind: 'figure', name: 'classes' },
        `例如航程${example.distance}，以${say.measure(100, 'percent')}計算可得${example.full}分；如訂位等級的百分比為${example.percent}，則可得**${example.points}分**。`,
        '表內沒有列出的訂位等級不計積分。積分以營運航班的航空公司為準：如屬代號共享航班，請查閱營運公司一行。',
      ],
    },
    {
      id: 'their-members',
      title: '合作夥伴會員乘搭本公司航班',
      blocks: [
        `您可乘搭本公司航班，累積其他計劃的里數。在本網站預訂時，請在「${say.label('booking-steps.passengers')}」頁面展開「${say.label('booking-passengers.more')}」，選擇航空公司並輸入號碼（只限數字及英文字母）。辦理登機手續前可致電更改；其後，航班會計入當時所填的計劃。`,
        '可得里數及存入時間由該計劃決定。每程航班只可計入一個計劃，填上其他計劃的號碼後，便不會在本會賺取積分。',
      ],
    },
    {
      id: 'missing',
      title: '補登合作航班積分',
      blocks: [
        `請等候${say.span(PARTNER_CREDIT_DAYS, 'day')}。如仍未收到，請於乘搭航班後${say.span(EARNING.claimMonths, 'month')}內電郵至${say.email}，並附上登機證及機票收據，因為我們沒有該航班的紀錄。`,
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
              question: '可以用積分支付合作夥伴的航班嗎？',
              answer: ['不可以。積分只可用於本公司航班的票價、優選座位及加購服務。'],
            },
            {
              question: '我預訂了貴公司編號、由合作夥伴營運的航班，積分如何計算？',
              answer: ['請查閱該合作夥伴一行，按機票所示的訂位等級計算。'],
            },
            {
              question: '獎勵機票可以賺取積分嗎？',
              answer: ['不可以。員工機票、包機及表內沒有列出的訂位等級亦不可以。'],
            },
          ],
        },
      ],
    },
  ],
};
