import { QUALIFYING_MONTHS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { SILVER, GOLD, SPECIAL_SILVER, VISA_PLATINUM } = TIER_CARDS;
const months = say.span(QUALIFYING_MONTHS, 'month');
const validity = (card: { validMonths: number | null }) => say.span(card.validMonths ?? 0, 'month');

export const zhHk: Content = {
  title: '會員卡及級別',
  description: '八款會員卡一表比較：升級及續期所需的級別積分或航段、有效期，以及各級禮遇。',
  lead: `四個級別，八款會員卡。乘搭航班可由${say.firstCard}升至白金卡，另有四款會員卡以其他方式獲得。`,
  keywords: ['級別', '銀卡', '金卡', '白金卡', '升級', '續期', '保級'],
  sections: [
    {
      id: 'ladder',
      title: '會員級別一覽',
      blocks: [
        { kind: 'figure', name: 'ladder' },
        `級別積分或航段，任何一項達標即可升級。計算期為任何連續${months}，沒有固定的會員年度。計算方法請參閱${say.page('/memberIntro/flyWithUs')}。`,
      ],
    },
    {
      id: 'compare',
      title: '會員卡比較',
      blocks: [{ kind: 'figure', name: 'comparison' }],
    },
    {
      id: 'moving-up',
      title: '升級',
      blocks: [
        {
          kind: 'list',
          items: [
            '令您達標的航班存入帳戶當日，新會員卡即時生效，毋須申請。',
            `會員卡由當日起有效${validity(GOLD)}，其後的航班均可享用新禮遇，包括升級前已訂購的航班。`,
            `可以越級升級：${say.firstCard}會員一旦達到金卡條件，即成為金卡會員。已累積的級別積分及航段會繼續計算。`,
          ],
        },
      ],
    },
    {
      id: 'keeping',
      title: '續期',
      blocks: [
        `續期所需比升級為少，按會員卡到期前${months}的紀錄計算。`,
        {
          kind: 'table',
          caption: `${months}內所需的級別積分或航段`,
          columns: ['會員卡', '升級', '續期'],
          rows: (['SILVER', 'GOLD', 'PLATINUM'] as const).map((tier) => {
            const { toReach, toRenew } = TIER_CARDS[tier];
            const words = (target: typeof toReach) =>
              target
                ? `${say.number(target.points)}分級別積分或${say.number(target.segments)}個航段`
                : '';
            const name = { SILVER: '銀卡', GOLD: '金卡', PLATINUM: '白金卡' }[tier];
            return [name, words(toReach), words(toRenew)];
          }),
        },
        {
          kind: 'list',
          items: [
            `任何一項達標，會員卡由到期當日起續期${validity(GOLD)}。`,
            '未達現有級別的續期條件時，會員卡會調整至低一級；每次最多下調一級。',
            '以上安排均不影響可用來付款的積分。',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: '以其他方式獲得的會員卡',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '特別銀卡、特別金卡',
              value: `適用於持有其他航空公司同等級別會籍的人士，或與我們訂有合約的公司的僱員。請將證明電郵至${say.email}。會員卡有效${validity(SPECIAL_SILVER)}，期內達到續期條件即轉為同級的一般會員卡。`,
            },
            {
              term: '特別VIP白金卡',
              value: '由本公司邀請對公司有卓越貢獻的人士，不設申請。',
            },
            {
              term: 'Visa白金卡',
              value: `隨本會與銀行聯名發行的Visa信用卡附送，有效${validity(VISA_PLATINUM)}，持有信用卡期間自動續期。銀行或會收取年費。查詢請致電${say.phone}。`,
            },
          ],
        },
        '特別銀卡及特別金卡的禮遇與同級會員卡相同。特別VIP白金卡的禮遇較白金卡優厚，Visa白金卡則較少，詳見上表。',
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
              question: '酒店或信用卡積分可計入級別嗎？',
              answer: [
                '不可以。級別按乘搭本公司航班所得的級別積分及航段計算；[合作夥伴](/memberIntro/takePartners)給予的積分只可用來付款。',
              ],
            },
            {
              question: '乘搭合作航空公司的航班可計入級別嗎？',
              answer: [
                `可賺取積分，但不計級別積分及航段。請參閱${say.page('/memberIntro/partners')}。`,
              ],
            },
            {
              question: `在${say.city}轉機，算一個航段還是兩個？`,
              answer: ['兩個。每次由起飛至降落為一個航段，即使同屬一張機票。'],
            },
            {
              question: '放產假或侍產假，或長期患病，會失去會員卡嗎？',
              answer: [
                `請於會員卡到期前致電${say.phone}。提交證明後，會員卡最多可保留${validity(SILVER)}，以一次為限。`,
              ],
            },
            {
              question: '如何查看還欠多少才可升級或續期？',
              answer: [
                say.online(
                  'SIGN_IN',
                  `登入後可於帳戶查閱，亦可致電${say.phone}。`,
                  `請致電${say.phone}，或於任何登機櫃位出示會員號碼及身份證明文件查詢。`,
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};
