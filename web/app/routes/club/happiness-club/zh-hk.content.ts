import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { digits, tries } = LIMITS.consumptionPassword;
const worth = say.money(LIMITS.pointValueMinorUnits);
const months = say.span(QUALIFYING_MONTHS, 'month');

export const zhHk: Content = {
  title: `認識${say.club}`,
  description: '會員計劃簡介：三步了解如何入會、賺取及使用積分，以及入會資格和常見問題。',
  lead: `${say.club}是${say.airline}的會員計劃。免費入會，由首程航班起賺取積分，每分日後可抵${worth}。`,
  keywords: ['會員', '常客計劃', '里數', '入會', '積分'],
  sections: [
    {
      id: 'steps',
      title: '三步開始',
      blocks: [
        {
          kind: 'steps',
          items: [
            say.online(
              'SIGN_IN',
              `**入會。**在本網站登記護照所示姓名、出生日期、手提電話號碼及電郵地址，即可獲發會員號碼及${say.firstCard}。`,
              `**入會。**致電${say.phone}或電郵至${say.email}，提供護照所示姓名、出生日期、手提電話號碼及電郵地址，即可獲發會員號碼及${say.firstCard}。`,
            ),
            `**乘搭航班。**預訂時於乘客資料填寫會員號碼，或於登機櫃位出示。積分於乘搭航班後${say.number(LIMITS.pointsCreditWorkingDays)}個工作天內存入帳戶，數目視乎[票價及會員卡](/memberIntro/flyWithUs)而定。`,
            say.online(
              'PAY_WITH_POINTS',
              '**享用禮遇。**以積分支付票價、優選座位及加購服務。累積級別積分及航段可[升級會員卡](/memberIntro/vipMemberSystem)，享用[貴賓室、額外行李等禮遇](/membershipBenefits)。',
              `**享用禮遇。**致電${say.phone}，以積分支付票價、優選座位及加購服務。累積級別積分及航段可[升級會員卡](/memberIntro/vipMemberSystem)，享用[貴賓室、額外行李等禮遇](/membershipBenefits)。`,
            ),
          ],
        },
      ],
    },
    {
      id: 'three-counts',
      title: '積分、級別積分及航段',
      blocks: [
        '會員帳戶分三項計算，只有積分可用來付款。',
        {
          kind: 'table',
          caption: '積分、級別積分及航段的分別',
          columns: ['項目', '如何賺取', '用途', '有效期'],
          rows: [
            [
              '積分',
              '乘搭本公司航班、會員卡額外積分，以及合作航空公司和其他合作夥伴',
              '支付票價、優選座位及加購服務',
              say.span(EARNING.pointsValidMonths, 'month'),
            ],
            ['級別積分', '按本公司航班票價計算，不計額外積分', '升級及續期', `按連續${months}計算`],
            ['航段', '每乘搭一班本公司航班計算，不論票價', '升級及續期', `按連續${months}計算`],
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: '使用積分付款',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: '價值', value: `每分積分可抵${worth}` },
            { term: '可用於', value: '基本票價、優選座位及加購服務，可抵部分或全數' },
            { term: '不可用於', value: '稅項、附加費及手續費' },
            { term: '零數', value: '積分只可支付整數元，餘額須另行付款' },
            {
              term: '付款確認',
              value: say.online(
                'PAY_WITH_POINTS',
                `須輸入${say.number(digits)}位數字的積分消費密碼（與登入密碼不同）`,
                `須輸入${say.number(digits)}位數字的積分消費密碼；本網站暫未接受積分付款`,
              ),
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '請勿向他人透露積分消費密碼',
          text: `我們不會以電話或電郵查問此密碼。連續輸入錯誤${say.number(tries)}次，積分便會鎖定，直至您重設密碼。如需協助，請致電${say.phone}。`,
        },
        '退款時先退回積分，再退回款項；積分的到期日維持不變。',
      ],
    },
    {
      id: 'who',
      title: '入會資格',
      blocks: [
        {
          kind: 'list',
          items: [
            `年滿${say.number(EARNING.memberFromAge)}歲即可入會，未滿${say.number(MEMBERSHIP_TERMS.aloneFromAge)}歲者須經父母或監護人同意。未滿${say.number(EARNING.memberFromAge)}歲的兒童，請由父母或監護人致電${say.phone}代為登記。詳見${say.page('/userRegistrationAgreement')}。`,
            '每人只可持有一個會籍，姓名須與旅遊證件相符。公司不可入會，其僱員可以個人名義加入。',
            '不佔座的嬰兒不會賺取積分。',
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
            { question: '會籍需要繳費嗎？', answer: ['不需要。入會、保留會籍及升級均不收費。'] },
            {
              question: '積分會到期嗎？',
              answer: [
                `會。積分於存入${say.span(EARNING.pointsValidMonths, 'month')}後的月底到期，使用時先扣最早到期的積分。`,
              ],
            },
            {
              question: '入會前乘搭的航班可以計算嗎？',
              answer: [
                `入會前${say.span(EARNING.daysBeforeJoining, 'day')}內的航班可以補登，請按[補登積分](/memberIntro/flyWithUs#missing)辦理。`,
              ],
            },
            {
              question: '同一航班可以同時累積合作夥伴的里數嗎？',
              answer: [
                `不可以。每程航班只可計入一個計劃：本會，或您在預訂填寫的${say.page('/memberIntro/partners')}計劃。`,
              ],
            },
            {
              question: '家人可以使用我的積分嗎？',
              answer: [
                say.online(
                  'PAY_WITH_POINTS',
                  '可以。只要您輸入積分消費密碼，便可以積分為任何人支付機票。積分不可轉移至其他帳戶，亦不可出售。',
                  '可以。請致電我們，以積分為任何人支付機票。積分不可轉移至其他帳戶，亦不可出售。',
                ),
              ],
            },
            {
              question: '我改了姓名或換了護照，怎麼辦？',
              answer: [
                `請致電${say.phone}。為保障帳戶安全，證件核實後，姓名、出生日期及證件資料只可經電話更改。`,
              ],
            },
            {
              question: '如何退出會員計劃？',
              answer: [
                `${say.online('SIGN_IN', `可於帳戶內的「${say.label('account-edit-info.title')}」辦理。`, `請電郵至${say.email}。`)}我們會於${say.number(MEMBERSHIP_TERMS.closingWorkingDays)}個工作天內關閉帳戶，尚餘積分同時失效，請先行使用。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
