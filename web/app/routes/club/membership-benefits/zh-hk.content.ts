import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');

export const zhHk: Content = {
  title: '會員禮遇',
  description:
    '各會員卡的禮遇詳情：額外積分、額外行李、貴賓室及同行賓客、優先服務、專屬櫃位、選座優惠及生日禮遇。',
  lead: '乘搭由本公司營運並以本公司航班編號出售的航班，除票價所包括的項目外，會員憑卡可享以下禮遇。',
  keywords: ['貴賓室', '賓客', '額外行李', '優先', '選座優惠', '前排座位'],
  sections: [
    {
      id: 'bonus',
      title: '額外積分',
      blocks: [
        '會員卡可在票價積分之上賺取額外積分，按票價積分的百分比計算，零數不計；額外積分不計入級別積分。',
        { kind: 'figure', name: 'bonus' },
        `所有會員於生日月份出發的航班，均可額外賺取${say.measure(EARNING.birthdayBonusPercent, 'percent')}積分。兩項額外積分均以票價積分為基礎，可同時享有。[計算一程航班的積分](/memberIntro/flyWithUs#estimate)。`,
      ],
    },
    {
      id: 'baggage',
      title: '額外寄艙行李',
      blocks: [
        '以下行李在票價已包括的限額以外另加；不包括寄艙行李的票價亦適用。',
        { kind: 'figure', name: 'bags' },
        {
          kind: 'list',
          items: [
            '額外限額只供會員本人使用，不可轉予同一預訂的其他乘客。',
            '行程包括多班本公司航班時，各班均適用。',
            '每件行李的重量不可超過[寄艙上限](/checkedBaggage)。',
          ],
        },
      ],
    },
    {
      id: 'lounge',
      title: '貴賓室',
      blocks: [
        '不論乘搭哪個客位，憑會員卡均可使用本公司航班出發機場的貴賓室。',
        { kind: 'figure', name: 'lounge' },
        {
          kind: 'list',
          items: [
            '同行賓客須乘搭同一航班，並與會員一同進入。',
            `${say.number(LOUNGE_RULES.childrenFreeUnderAge)}歲或以上的兒童計作賓客，未滿${say.number(LOUNGE_RULES.childrenFreeUnderAge)}歲者不計。`,
            `起飛前${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')}起可憑登機證及會員號碼進入。各貴賓室的位置請參閱${say.page('/lounges')}。`,
          ],
        },
      ],
    },
    {
      id: 'airport',
      title: '機場禮遇',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: '優先辦理登機手續', value: '銀卡或以上會員，不論客位，均可使用優先櫃位。' },
            {
              term: '金卡及白金卡櫃位',
              value: `${say.city}設有金卡專屬櫃位及白金卡專屬櫃位，後者備有座位供會員等候；其他機場請使用商務客位櫃位。`,
            },
            { term: '優先登機', value: '金卡或以上會員，可緊隨攜同幼童的家庭優先登機。' },
            { term: '行李優先', value: '金卡或以上會員的行李附有優先標籤，最先送到行李輸送帶。' },
            {
              term: '候補',
              value: '航班滿座時，銀卡或以上會員可優先候補；會員之間以級別較高者為先。',
            },
          ],
        },
        '同一預訂的同行乘客可與您一同辦理登機手續及登機。',
      ],
    },
    {
      id: 'seats',
      title: '座位',
      blocks: [
        '會員選擇較寬敞或較前排的優選座位可享折扣。標準座位是否收費視乎票價而定。',
        { kind: 'figure', name: 'seats' },
        {
          kind: 'list',
          items: [
            `客艙前排座位為金卡或以上會員預留，直至起飛前${say.span(LIMITS.checkInOpensMinutes / 60, 'hour')}開始辦理登機手續為止，其後開放予所有乘客選擇。`,
            say.online(
              'PAY_WITH_POINTS',
              '折扣只適用於會員本人的座位，餘額可以積分支付。',
              '折扣只適用於會員本人的座位；如欲以積分支付餘額，請致電我們。',
            ),
            '不論持有哪款會員卡，緊急出口座位的規定一樣適用。',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: '適用條件',
      blocks: [
        {
          kind: 'list',
          items: [
            '辦理登機手續前，預訂內已填上會員號碼。如填上其他航空公司的號碼，則以該計劃為準。',
            '會員卡於航班當日有效。',
            `航班由本公司營運。乘搭${say.page('/memberIntro/partners')}可賺取積分，但不享以上禮遇。`,
            '票價與會員卡包括同一項禮遇時，只提供一次。',
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
              question: '忘記帶會員卡，仍可享用禮遇嗎？',
              answer: ['可以。我們以會員號碼確認會籍，出示印有級別的登機證即可。'],
            },
            {
              question: '預訂後才升級金卡，可享金卡禮遇嗎？',
              answer: ['可以，由會員卡生效當日起享用；但已付款的座位不會補回折扣。'],
            },
            {
              question: '沒有獲得應有的禮遇，怎麼辦？',
              answer: [
                `十分抱歉。請將航班編號、日期及詳情電郵至${say.email}，或以其他方式[聯絡我們](/guide/contact)，我們會盡力補償。`,
              ],
            },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: '會員卡及級別',
              text: '八款會員卡一表比較，以及升級條件。',
              to: '/memberIntro/vipMemberSystem',
            },
            {
              title: '乘搭航班賺取積分',
              text: '各類票價的積分，以及如何補登積分。',
              to: '/memberIntro/flyWithUs',
            },
          ],
        },
      ],
    },
  ],
};
