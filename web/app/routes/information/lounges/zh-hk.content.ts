import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const guests = (count: number) => (count === 0 ? '不可' : `${say.number(count)}位`);
const ofFare = (code: FareBrandCode) =>
  FARE_BRAND_DATA[code].conditions.lounge ? ['可', '不可'] : ['不可', '–'];
function ofCard(tier: CardTier) {
  const { lounge } = TIER_CARDS[tier].benefits;
  return lounge ? ['可，適用於所有票價', guests(lounge.guests)] : ['不可', '–'];
}

export const zhHk: Content = {
  title: '貴賓室',
  description:
    '本公司及合作航空公司在各機場的貴賓室位置、開放時間及設施，以及按票價或會員卡的使用資格和同行賓客人數。',
  lead: '起飛前可在此安坐、用餐及上網。購買商務票價，或持有金卡或以上會員卡（不限票價），即可使用。',
  keywords: ['休息室', '商務客位', '金卡', '淋浴', '賓客', '候機'],
  sections: [
    {
      id: 'who-may-enter',
      title: '使用資格',
      blocks: [
        {
          kind: 'table',
          caption: '乘搭本公司航班當日，按票價及會員卡的使用資格',
          columns: ['票價或會員卡', '可否使用', '同行賓客'],
          rows: [
            ['商務、商務靈活', ...ofFare('BUSINESS')],
            ['經濟輕便、標準及靈活', ...ofFare('FLEX')],
            [say.firstCard, ...ofCard('HAPPINESS')],
            ['銀卡、特別銀卡', ...ofCard('SILVER')],
            ['金卡、特別金卡', ...ofCard('GOLD')],
            ['白金卡', ...ofCard('PLATINUM')],
            ['特別VIP白金卡', ...ofCard('SPECIAL_VIP_PLATINUM')],
            ['Visa白金卡', ...ofCard('VISA_PLATINUM')],
          ],
        },
        {
          kind: 'list',
          items: [
            `賓客須與您乘搭同一航班，並一同入內。未滿${say.number(LOUNGE_RULES.childrenFreeUnderAge)}歲幼童不計算在內。`,
            '如您購買商務票價並持有會員卡，可按會員卡的名額攜同賓客。',
            '轉機時，如下一航班屬本公司航班，亦可使用轉機機場的貴賓室。',
          ],
        },
        { kind: 'figure', name: 'buy' },
      ],
    },
    {
      id: 'where',
      title: '貴賓室位置',
      blocks: [
        { kind: 'figure', name: 'list' },
        `所有貴賓室均免費提供飲品、報章、電源插座及Wi-Fi。航班所用的客運大樓列於行程收據及${say.page('/flightStatus')}。`,
      ],
    },
    {
      id: 'at-the-door',
      title: '入場須知',
      blocks: [
        {
          kind: 'steps',
          items: [
            '先辦理登機手續並通過安檢。所有貴賓室均設於禁區內。',
            `起飛前${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')}起可以入場。`,
            '出示登機證；如憑會員卡入場，請同時出示會員卡或會員號碼。',
          ],
        },
        '貴賓室內不廣播登機通知。請留意屏幕，並於登機證所列時間前到達閘口。',
      ],
    },
    {
      id: 'together',
      title: '使用守則',
      blocks: [
        {
          kind: 'list',
          items: [
            '通話請到大堂；聆聽影音請用耳機。',
            '室內嚴禁吸煙，包括電子煙。',
            '食物及飲品請在貴賓室內享用。',
            '如貴賓室已滿，職員或會請賓客稍候，會員及商務客位乘客優先。',
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
              question: '乘搭商務客位抵達後，可以使用貴賓室嗎？',
              answer: ['不可以，貴賓室只供出發及轉機乘客使用。'],
            },
            {
              question: '出發機場沒有貴賓室，有其他安排嗎？',
              answer: [
                '很抱歉，該機場暫時沒有其他安排。如您的票價或會員卡包括優先辦理登機手續及優先登機，仍可享用。',
              ],
            },
            {
              question: '航班延誤，貴賓室卻要關閉，怎麼辦？',
              answer: [
                '本公司的貴賓室會開放至我們最後一班航班起飛。合作航空公司的貴賓室按時關閉；如須長時間等候，我們會在閘口派發餐飲。',
              ],
            },
            {
              question: '持有合作航空公司的會員卡，可以使用嗎？',
              answer: [
                `不可以，除非您購買商務票價。合作航空公司的會員計劃如何適用，請參閱${say.page('/memberIntro/partners')}。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
